import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand/react'
import type { Payout } from '../../domain/payouts/payout.ts'
import { depositStatusOf } from '../../operations/off-ramp/deposit-status.ts'
import { searchedEntries } from '../../operations/off-ramp/look/searches.ts'
import { offRampEntry } from '../../operations/off-ramp/send-payout.ts'
import { isAsRequested } from '../../operations/intents/payout-intent.ts'
import { isUnregistered } from '../../operations/registration/registration-state.ts'
import { isAskable, type BurnCheck } from '../../operations/off-ramp/burn-check.ts'
import { canSendUnfinished } from '../../operations/off-ramp/send-unfinished.ts'
import { isWalletAsked, type Sending } from '../../operations/off-ramp/sending.ts'
import { returningEntries, unfinishedEntries, type Unfinished } from '../../operations/off-ramp/unfinished.ts'
import { keys } from '../keys.ts'
import type { Fact, FactTime } from '../../operations/journal/facts.ts'
import type { Journal } from '../../operations/journal/journal.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { useServices } from '../services.ts'
import { useBurnChecks } from '../wallets/burn-checks.ts'
import { payoutsQuery } from './payouts.ts'
import { sendingsOf } from './sendings.ts'

const JOURNAL_EVERY_MS = 1000

export interface UnfinishedTransfer extends Unfinished {
  readonly facts: readonly Fact[]
  /** Ages are measured by the server's clock (decisions.md E23). */
  readonly now: FactTime
  /** What this element has found out of it since; null where it follows nothing. */
  readonly sending: Sending | null
  /** No wallet was asked for it, and it is what the customer asked for: it may be sent now. */
  readonly canSend: boolean
  /** Whether it is what this browser asked for, as far as is known. */
  readonly isRequested: boolean
  /** Whether another tab has its wallet asked. */
  readonly isAskedElsewhere: boolean
  /** Whether this page can burn its tokens. */
  readonly burn: BurnCheck
}

interface Seen {
  readonly journal: Journal
  /** What this element has found out of the sendings that it follows. */
  readonly known: ReadonlyMap<string, Sending>
  /** Those whose wallet another tab asks. */
  readonly askedElsewhere?: ReadonlySet<string>
  readonly listed: readonly Payout[]
  readonly burns: ReadonlyMap<string, BurnCheck>
}

const NONE: ReadonlySet<string> = new Set()

/** Those of what was read that every screen speaks of now. */
export function transfersShown(
  { journal, known, listed, burns, askedElsewhere = NONE }: Seen,
  read: readonly Unfinished[],
): readonly UnfinishedTransfer[] {
  const unfinished = new Set(unfinishedEntries({ journal }).map(({ opId }) => opId))
  const movedOn = new Set(listed.filter(({ status }) => depositStatusOf(status) !== 'waiting').map(({ id }) => id))
  const isShown = ({ entry, payout: { id } }: Unfinished) =>
    unfinished.has(entry.opId) &&
    (!movedOn.has(id) || isUnregistered(journal.knownOf(entry)) || isWalletAsked(known.get(id)))
  return read.filter(isShown).map((found) => {
    const sending = known.get(found.payout.id) ?? null
    const isRequested = isAsRequested(journal, found.payout)
    // What this page or another tab has written since overrides the last result.
    const entry = journal.presentOf(found.entry)
    const facts = journal.factsOf(entry)
    const burn = burns.get(found.payout.id) ?? 'none'
    const canSend = isAskable(burn) && canSendUnfinished({ journal }, found)
    const isAskedElsewhere = askedElsewhere.has(found.payout.id)
    return { ...found, entry, facts, now: journal.now(), sending, isRequested, isAskedElsewhere, burn, canSend }
  })
}

/** Whether there are any. Another tab may send one of them meanwhile: only the journal says so. */
export function useUnfinishedEntries(): boolean {
  const journal = journalOf(useServices())
  const isAny = unfinishedEntries({ journal }).length > 0
  useQuery({
    queryKey: keys.unfinishedEntries,
    queryFn: async () => unfinishedEntries({ journal }),
    enabled: isAny,
    refetchInterval: JOURNAL_EVERY_MS,
    networkMode: 'always',
    notifyOnChangeProps: ['data'],
  })
  return isAny
}

/**
 * The off-ramps that earlier pages of this device left behind, but for those that this element sends itself. What could not be read
 * is read again; what the list shows to have moved on is not read once more, and is shown only while a wallet still asks for it.
 */
export function useUnfinishedTransfers() {
  const services = useServices()
  const sendings = sendingsOf(services)
  const known = useStore(sendings.store)
  const askedElsewhere = useStore(sendings.askedElsewhere)
  const journal = journalOf(services)
  const isAny = useUnfinishedEntries()
  const {
    data = [],
    refetch,
    isFetching,
  } = useQuery({
    queryKey: keys.unfinished,
    queryFn: sendings.resume,
    enabled: isAny,
    staleTime: 0,
    refetchInterval: sendings.resumeAfter,
  })
  const { data: listed = [] } = useQuery({ ...payoutsQuery(services), enabled: false })
  const burns = useBurnChecks(data.map(({ payout }) => payout))
  const transfers = transfersShown({ journal, known, listed, burns, askedElsewhere }, data)
  return { transfers, refetch, isFetching }
}

/** What this device knows of a pending off-ramp: `madeElsewhere` where nothing here has made it; `ended` where nothing is left to be said. */
type KnownTransfer = UnfinishedTransfer | 'madeElsewhere' | 'ended'

interface Known {
  readonly journal: Pick<Journal, 'entries' | 'knownOf'>
  readonly transfers: readonly UnfinishedTransfer[]
}

export function knownTransferOf({ journal, transfers }: Known, { id }: Payout): KnownTransfer {
  const entry = offRampEntry(journal, id)
  const otherwise = entry && !journal.knownOf(entry).isLeft ? 'ended' : 'madeElsewhere'
  return transfers.find(({ payout }) => payout.id === id) ?? otherwise
}

export function useKnownTransfer(payout: Payout) {
  const journal = journalOf(useServices())
  const { transfers, refetch, isFetching } = useUnfinishedTransfers()
  return { known: knownTransferOf({ journal, transfers }, payout), refetch, isFetching }
}

/** Off-ramps of this device that were cancelled, and whose tokens came anyway: the server sends them back. */
export function useReturningTransfers(): readonly Unfinished[] {
  const services = useServices()
  const journal = journalOf(services)
  const isAny = [...returningEntries({ journal }), ...searchedEntries({ journal })].length > 0
  const { resumeReturning } = sendingsOf(services)
  const { data = [] } = useQuery({
    queryKey: keys.returning,
    queryFn: resumeReturning,
    enabled: isAny,
    staleTime: 0,
  })
  return data
}
