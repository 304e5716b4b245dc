import type { BankAccount, BankAccountStatus } from './bank-account.ts'
import type { Tone } from '../../lib/tone.ts'
import { rawValue } from '../../lib/open-enum.ts'
import { statusOf } from './account-list.ts'
import { canGenerateWallet, linkCount } from './wallet-link.ts'

const TONES: Readonly<Record<BankAccountStatus, Tone>> = {
  active: 'success',
  pending: 'warning',
  invalid: 'destructive',
  inactive: 'default',
}

interface StatusBadge {
  readonly tone: Tone
  /** Null for a status that this version does not know; the screen then shows the server's text. */
  readonly label: `bankAccounts.status.${BankAccountStatus}` | null
  readonly raw: string
}

export function accountBadge(account: Pick<BankAccount, 'status' | 'deletedAt'>): StatusBadge {
  const status = statusOf(account)
  return typeof status === 'string'
    ? { tone: TONES[status], label: `bankAccounts.status.${status}`, raw: status }
    : { tone: 'default', label: null, raw: rawValue(status) }
}

export type AccountAction = 'linkedWallets' | 'generateWallet' | 'copyDetails' | 'delete'

interface AccountRow {
  readonly isInactive: boolean
  readonly actions: readonly AccountAction[]
  readonly areActionsDisabled: boolean
}

export function accountRow(
  account: BankAccount,
  { offloaderWallets }: { readonly offloaderWallets: boolean },
): AccountRow {
  const isInactive = statusOf(account) === 'inactive'
  const actions: readonly (AccountAction | null)[] = [
    linkCount(account) > 0 ? 'linkedWallets' : null,
    canGenerateWallet(account, offloaderWallets) ? 'generateWallet' : null,
    'copyDetails',
    'delete',
  ]
  return {
    isInactive,
    actions: actions.filter((action) => action !== null),
    areActionsDisabled: isInactive,
  }
}
