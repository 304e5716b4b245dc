import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Payout } from '../../domain/payouts/payout.ts'
import { claimPayout } from '../../operations/intents/claim-payout.ts'
import { checkPayout, giveUpPayout, openPayouts, type OpenPayout } from '../../operations/intents/payout-intent.ts'
import { keys } from '../keys.ts'
import { customerWork } from '../../operations/customer-work.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { useServices } from '../services.ts'

export type { OpenPayout }

/** The payouts of a kind that may or may not have been made: an earlier page, another tab or this form began them. */
export function useOpenPayouts(kind: 'onRamp' | 'offRamp') {
  const services = useServices()
  const journal = journalOf(services)
  const [open, setOpen] = useState(() => openPayouts(journal, kind))
  const refresh = () => {
    const present = openPayouts(journal, kind)
    setOpen(present)
    return present
  }
  return {
    open,
    /** Reads the journal anew, for what other tabs have written, and returns what is open now. */
    refresh,
    /** The customer says which payout it was, or that it is to be forgotten. */
    claim(entry: OpenPayout, payout: Payout) {
      claimPayout({ journal }, entry, payout)
      services.emit('ramp-payout-created', { id: payout.id, type: kind })
      refresh()
    },
    giveUp(entry: OpenPayout) {
      giveUpPayout({ journal }, entry)
      refresh()
    },
  }
}

/** Looks for one of them in the server's list, refetched. */
export function useCheckPayout() {
  const services = useServices()
  return useMutation({
    mutationFn: (entry: OpenPayout) => checkPayout(customerWork(services), entry),
    onSettled: () =>
      Promise.all(
        [keys.payouts, keys.unfinished].map((queryKey) => services.queryClient.invalidateQueries({ queryKey })),
      ),
  })
}
