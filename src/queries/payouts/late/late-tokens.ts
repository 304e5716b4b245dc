import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { depositOf } from '../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { chainNodeOf } from '../../../operations/chain-node.ts'
import { customerWork, type CustomerWork } from '../../../operations/customer-work.ts'
import { journalOf } from '../../../operations/journal/journal-of.ts'
import {
  findSender,
  knownLateTokens,
  lateDepositOf,
  lookForLateTokens,
  type LateTokens,
} from '../../../operations/registration/late-tokens.ts'
import { offRampEntry } from '../../../operations/off-ramp/send-payout.ts'
import { lazyAdapter } from '../../../operations/sendings/lazy-adapter.ts'
import { freshFor } from '../../fresh-for.ts'
import { keys } from '../../keys.ts'
import { useServices, type Services } from '../../services.ts'
import { sendingsOf } from '../sendings.ts'

export type { LateTokens }

export const LOOK_EVERY_MS = 60_000

async function lookFor(services: Services, payout: Payout, { api, journal }: CustomerWork): Promise<LateTokens> {
  const deposit = lateDepositOf(payout)
  if (!deposit) return { status: 'none' }
  return lookForLateTokens(
    {
      api,
      journal,
      node: chainNodeOf(services),
      registrar: sendingsOf(services).registrar,
      adapter: lazyAdapter(deposit.network),
      isAttended: () => api.isOpen(),
    },
    payout,
  )
}

interface Turns {
  last: Promise<unknown>
}

const turnsOf = (services: Services): Turns => services.lazy(makeTurns)
const makeTurns = (): Turns => ({ last: Promise.resolve() })

/** One after the other: public nodes take few calls in a second. By its turn the customer who asked may be gone, and the work with them. */
export function inTurn<T>(services: Services, work: (own: CustomerWork) => Promise<T>): Promise<T> {
  const turns = turnsOf(services)
  const own = customerWork(services)
  const begin = () => (own.api.isOpen() ? work(own) : Promise.reject(new Error('The customer is gone')))
  const done = turns.last.then(begin, begin)
  turns.last = done
  return done
}

const lateTokensQuery = (services: Services, payout: Payout) =>
  queryOptions({
    queryKey: keys.lateTokens(payout.id),
    queryFn: () =>
      inTurn(services, async (own) => {
        const late = await lookFor(services, payout, own)
        // Nobody polls a cancelled payout, and the server may have sent its tokens back by now.
        if (late.status === 'comesBack')
          void services.queryClient.invalidateQueries({ queryKey: keys.payout(payout.id) })
        return late
      }),
    enabled: lateDepositOf(payout) !== null,
    staleTime: 0,
  })

const NONE: LateTokens = { status: 'none' }

/** Looks when the payout is opened, and each minute while it is. */
export function useLateTokens(payout: Payout): LateTokens {
  const services = useServices()
  const { data } = useQuery({ ...lateTokensQuery(services, payout), refetchInterval: LOOK_EVERY_MS })
  const journal = journalOf(services)
  const entry = offRampEntry(journal, payout.id)
  return data ?? (entry ? knownLateTokens(journal.knownOf(entry)) : NONE)
}

interface LateTransfer {
  readonly payout: Payout
  readonly late: Extract<LateTokens, { readonly status: 'stranded' }>
}

/** Looks once a page of the list. Returns those whose tokens the server cannot send back. */
export function useStrandedTransfers(visible: readonly Payout[]): readonly LateTransfer[] {
  const services = useServices()
  const ended = visible.filter((payout) => lateDepositOf(payout) !== null)
  const looks = useQueries({
    queries: ended.map((payout) => ({ ...lateTokensQuery(services, payout), staleTime: freshFor(LOOK_EVERY_MS) })),
  })
  return ended.flatMap((payout, at) => {
    const late = looks[at]?.data
    return late?.status === 'stranded' ? [{ payout, late }] : []
  })
}

/** The account that the tokens of a refunded off-ramp came from; null until it is known. */
export function useSender(payout: Payout): string | null {
  const services = useServices()
  const deposit = payout.status === 'refunded' ? depositOf(payout) : null
  const { data = null } = useQuery({
    queryKey: [...keys.lateTokens(payout.id), 'sender'],
    queryFn: () =>
      findSender(
        { journal: journalOf(services), node: chainNodeOf(services), adapter: lazyAdapter(deposit!.network) },
        payout,
      ),
    enabled: deposit !== null,
  })
  return data
}
