import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Payout } from '../../domain/payouts/payout.ts'
import { claimPayout, recordNotThatOne, undecidedFor } from '../../operations/intents/claim-payout.ts'
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
      claimPayout({ journal, by: 'word' }, entry, payout)
      services.emit('ramp-payout-created', { id: payout.id, type: kind })
      refresh()
    },
    /** The customer says that it is none of these. */
    refuse: (payout: Payout) => recordNotThatOne(journal, payout),
    giveUp(entry: OpenPayout) {
      giveUpPayout({ journal }, entry)
      refresh()
    },
  }
}

const JOURNAL_EVERY_MS = 1000

/** Whether this off-ramp may be one whose creation is undecided, and what the customer says of that. Null: it is not. */
export function useUndecidedFor(payout: Payout) {
  const services = useServices()
  const journal = journalOf(services)
  const queryKey = [...keys.unfinishedEntries, payout.id]
  // The form or another tab may find out meanwhile: only the journal says so.
  useQuery({
    queryKey,
    queryFn: async () => undecidedFor(journal, payout)?.opId ?? null,
    refetchInterval: JOURNAL_EVERY_MS,
    networkMode: 'always',
    notifyOnChangeProps: ['data'],
  })
  const entry = undecidedFor(journal, payout)
  if (!entry) return null
  const refresh = () =>
    Promise.all([queryKey, keys.unfinished].map((each) => services.queryClient.invalidateQueries({ queryKey: each })))
  return {
    isIt() {
      claimPayout({ journal, by: 'word' }, entry, payout)
      services.emit('ramp-payout-created', { id: payout.id, type: 'offRamp' })
      void refresh()
    },
    isNotIt() {
      recordNotThatOne(journal, payout)
      void refresh()
    },
  }
}

interface Check {
  readonly entry: OpenPayout
  /** Whether the customer has asked, and waits for it. */
  readonly isAsked: boolean
}

/** Looks for one of them in the server's list, refetched. */
export function useCheckPayout() {
  const services = useServices()
  return useMutation({
    mutationFn: ({ entry }: Check) => checkPayout(customerWork(services), entry),
    onSettled: () =>
      Promise.all(
        [keys.payouts, keys.unfinished].map((queryKey) => services.queryClient.invalidateQueries({ queryKey })),
      ),
  })
}
