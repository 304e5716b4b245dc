import { expect, test } from 'vitest'
import { journalOf } from '../../../operations/journal/journal-of.ts'
import { callHook } from '../../../queries/hook.fixture.ts'
import { openOffRamp } from '../../../queries/payouts/off-ramp.fixture.ts'
import { useFilledIn } from './use-filled-in.ts'

test('what a customer knows who fills in a form are the payouts of this moment, or those of the draft [E18]', async () => {
  const page = openOffRamp()
  await page.make()
  const [{ opId } = { opId: '' }] = journalOf(page.services).entries()
  const known = (draft?: ReadonlySet<string>) => [...callHook(page.services, () => useFilledIn(draft)).press().known]
  expect([known(), known(new Set())]).toEqual([[opId], []])
})
