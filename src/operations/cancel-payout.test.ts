import { expect, test } from 'vitest'
import { makePayout } from './intents/made.fixture.ts'
import { offRamp } from './intents/payout-server.fixture.ts'
import { createOffRampWorld } from './off-ramp/off-ramp-world.fixture.ts'
import { cancelPayout } from './cancel-payout.ts'

async function made() {
  const world = createOffRampWorld('evm', 'approves')
  const page = world.open()
  const { id } = await makePayout(page, offRamp)
  const status = () => world.server.payouts[0]!['status']
  return { world, page, id, status }
}

test('a cancel whose answer is lost is read from the payout itself [SAFE-B10, C19]', async () => {
  const { world, page, id } = await made()
  world.deleteFaults.push(...Array.from({ length: 10 }, () => 'answerLost' as const))
  expect(await cancelPayout(page.api, id)).toMatchObject({ id, status: 'cancelled' })
})

test.each(['funded', 'pending', 'failed'])(
  'a cancel that fails is a failure while the server says that the payout is %s [SAFE-B10, STATE-CANC-04]',
  async (status) => {
    const { world, page, id } = await made()
    world.deleteFaults.push(...Array.from({ length: 10 }, () => 'requestLost' as const))
    world.server.payouts[0]!['status'] = status
    await expect(cancelPayout(page.api, id)).rejects.toMatchObject({ kind: 'network' })
  },
)
