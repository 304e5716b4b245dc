import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChainError } from '../../chains/chain-error.ts'
import { createOffRamp, scripted, settled } from './send-payout.fixture.ts'
import { offRampEntry } from './send-payout.ts'
import { calledAgain } from '../journal/news.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(['failed', 'expired'] as const)('a transaction that has %s', (state) => {
  test('a transfer that another device has sent since the payout was created is followed, and nothing is cancelled [C4, C20, SAFE-C4]', async () => {
    const { page, id, send, status, phase, events } = await createOffRamp()
    const { createdAt } = offRampEntry(page.journal, id)!
    const { adapter, searchedSince } = scripted(['unseen', state], undefined, { sent: ['noAnswer', 'elsewhere'] })
    expect(await settled(send(adapter(page, id)))).toEqual({ status: 'sent', hash: 'elsewhere' })
    expect([status(), phase()]).toEqual(['pending', 'sent'])
    expect(events).toContainEqual({ type: 'hashLearned', hash: 'elsewhere' })
    expect(searchedSince).toEqual([new Date(createdAt), new Date(createdAt)])
  })

  test('a network that does not answer cancels nothing, and a later page asks again [C19, C20]', async () => {
    const { page, id, send, status, phase } = await createOffRamp()
    const { adapter } = scripted([state], undefined, { sent: ['noAnswer'] })
    const end = await settled(send(adapter(page, id)))
    expect(end).toMatchObject({ status: 'unknown', error: { code: 'network/unfinished' } })
    expect([status(), phase()]).toEqual(['pending', 'sent'])
  })

  test('a network that names this very transaction as sent contradicts itself, and cancels nothing [C19]', async () => {
    const { page, id, send, status } = await createOffRamp()
    const end = await settled(send(scripted([state], undefined, { sent: ['hash'] }).adapter(page, id)))
    expect([end.status, status()]).toEqual(['unknown', 'pending'])
  })
})

test.each([
  [
    'has tokens of any sender is not cancelled',
    '0.000001',
    { status: 'unknown', error: { code: 'network/tokens-held' } },
    'pending',
  ],
  ['is empty is cancelled', '0.000000', { status: 'notSent', isCancelled: true }, 'cancelled'],
] as const)(
  'a payout whose address %s when its wallet declines [C19, C20, SAFE-C2]',
  async (_, atAddress, end, left) => {
    const { page, id, send, status } = await createOffRamp()
    const { adapter } = scripted([], new ChainError('wallet/send-declined'), { atAddress })
    expect(await settled(send(adapter(page, id)))).toMatchObject(end)
    expect(status()).toBe(left)
  },
)

describe('a payout that another device has made', () => {
  const sendElsewhere = async (sent: readonly (string | null)[], atAddress: string) => {
    const { page, id, send, ...rest } = await createOffRamp()
    const { adapter, phases } = scripted(['confirmed'], undefined, { sent, atAddress, isThereBefore: true })
    const end = await settled(send(adapter(page, id), page, { since: new Date(Date.now() - 60_000) }))
    return { end, phases, ...rest }
  }

  test('tokens at the payout’s own address, from any wallet, are not sent again [H11, E18, SAFE-B1]', async () => {
    const { end, phases, status } = await sendElsewhere([null], '0.000001')
    expect([end, phases, status()]).toMatchObject([
      { status: 'unknown', error: { code: 'network/tokens-held' } },
      [],
      'pending',
    ])
  })

  test('an address that has nothing is sent to [H11]', async () => {
    const { end, phases } = await sendElsewhere([null], '0.000000')
    expect([end, phases]).toEqual([{ status: 'sent', hash: 'hash' }, ['signing', 'sent']])
  })
})

describe.each([
  ['that this very press has made', []],
  ['that an earlier press may have made, because its answer was lost', [calledAgain]],
] as const)('a payout %s', (_, repeated) => {
  const resumed = async (sent: readonly (string | null)[], since?: Date) => {
    const { page, id, send, status } = await createOffRamp()
    const { opId, createdAt } = offRampEntry(page.journal, id)!
    page.journal.record(opId, ...repeated)
    const { adapter, phases, searchedSince } = scripted(['confirmed'], undefined, { sent, isThereBefore: true })
    const end = await settled(send(adapter(page, id), page, since && { since }))
    return { end, phases, status, searches: searchedSince.map((since) => Number(since) - createdAt) }
  }

  test('tokens that another device has sent since are followed, and no wallet is asked [E18, H11, SAFE-B1]', async () => {
    const { end, phases, searches } = await resumed(['elsewhere'])
    expect([end, phases, searches]).toEqual([{ status: 'sent', hash: 'elsewhere' }, [], [0]])
  })

  test('the search begins when the server made it, though the clock of this machine is an hour ahead [E18]', async () => {
    const { searches } = await resumed(['elsewhere'], new Date(Date.now() - 3_600_000))
    expect(searches).toEqual([-3_600_000])
  })

  test('a network that does not answer asks no wallet, and cancels nothing [E18, C19]', async () => {
    const { end, phases, status } = await resumed(['noAnswer'])
    expect([end, phases, status()]).toMatchObject([{ status: 'notSent', isCancelled: false }, [], 'pending'])
  })

  test('a wallet is asked where nothing was sent, after one look [C19, E18]', async () => {
    expect(await resumed([null])).toMatchObject({ end: { status: 'sent', hash: 'hash' }, searches: [0] })
  })
})
