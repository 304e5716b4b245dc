import { useState } from 'react'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { knownAfter, knownNow } from '../../../operations/intents/earlier-payouts.ts'
import type { Press } from '../../../domain/payouts/form/press.ts'
import { journalOf } from '../../../operations/journal/journal-of.ts'
import { useServices } from '../../../queries/services.ts'
import { deviceTime } from '../../../lib/timing/clock.ts'

/** What the customer of a form knew when it was filled in (decisions.md E18). `draft`: when it was filled in before it was left. */
export function useFilledIn(draft: ReadonlySet<string> | undefined) {
  const journal = journalOf(useServices())
  const [known, setKnown] = useState(() => draft ?? knownNow({ journal }))
  return {
    known,
    fillIn: () => setKnown(knownNow({ journal })),
    press: (): Press => ({ at: deviceTime(), known }),
    /** The customer was asked about these payouts, and wants another one: the press that means it. */
    pressKnowing(found: readonly Payout[], press: Press): Press {
      const after = knownAfter({ journal }, found, press)
      setKnown(after)
      return { at: deviceTime(), known: after }
    },
  }
}
