import { useEffect, useMemo } from 'react'
import { areInstructionsUnsafe } from '../../domain/payout-history/instructions.ts'
import { inconsistenciesOf, type Difference } from '../../domain/payouts/differences.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { isAsRequested } from '../../operations/intents/payout-intent.ts'
import { useWallets } from '../wallets/wallets.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { REMEDIES } from '../failures/host-failures.ts'
import { useServices } from '../services.ts'

/**
 * Whether the screen may show where to send money. `different`: the payout is not what was asked for, names another address
 * for the customer's wallet, or contradicts itself. `unsafe`: the instructions contain invisible characters.
 */
export type InstructionsCheck = 'checking' | 'different' | 'unsafe' | 'good'

/** Compares a payout that waits for its money with what the journal and the wallets know of it (decisions.md E18). */
export function useInstructionsCheck(payout: Payout | undefined): InstructionsCheck {
  const services = useServices()
  const wallets = useWallets()
  const isRequested = useMemo(() => !payout || isAsRequested(journalOf(services), payout), [services, payout])
  if (!payout) return 'checking'
  if (!isRequested || inconsistenciesOf(payout, wallets.data ?? []).length > 0) return 'different'
  if (areInstructionsUnsafe(payout)) return 'unsafe'
  // Wallets that cannot be read do not keep the customer from paying.
  return wallets.isPending ? 'checking' : 'good'
}

/** Where a payout contradicts itself or the customer's wallets. Its form is not known any more: what was asked for is not guessed. */
export function useKnownDifferences(payout: Payout): readonly Difference[] {
  const { data: wallets = [] } = useWallets()
  return inconsistenciesOf(payout, wallets)
}

const CODES = { different: 'payout_different', unsafe: 'instructions_unsafe' } as const

/** Reports stopped instructions to the host: once for each payout and reason. */
export function useReportStopped(
  reason: keyof typeof CODES,
  { message, reference }: { readonly message: string; readonly reference: string },
): void {
  const { emit } = useServices()
  useEffect(() => {
    const code = CODES[reason]
    emit('ramp-error', { code, message, remedy: REMEDIES[code], reference })
    // eslint-disable-next-line react/exhaustive-deps -- a change of language is not a new error
  }, [emit, reason, reference])
}
