import { ACCESSIBILITY } from './accessibility.ts'
import { ACCOUNTS } from './accounts.ts'
import { ANSWER_BREAKS } from './answers.ts'
import { APTOS } from './aptos.ts'
import { BANK_ACCOUNT_FORM } from './bank-account-form.ts'
import { BANK_ACCOUNT_RULES } from './bank-account-rules.ts'
import { BROWSER } from './browser.ts'
import { BURN } from './burn.ts'
import { CANCELS } from './cancels.ts'
import { CONNECTIONS } from './connections.ts'
import { DETAILS } from './details.ts'
import { DOUBLES } from './doubles.ts'
import type { Break } from './entry.ts'
import { HAND_OVER } from './hand-over.ts'
import { HOSTS } from './hosts.ts'
import { INPUTS } from './inputs.ts'
import { ISSUER_STOPS } from './issuer-stops.ts'
import { JOURNAL_BREAKS } from './journal.ts'
import { LANGUAGES } from './languages.ts'
import { LEFT_TRANSFERS } from './left-transfers.ts'
import { WALLET_LINKS } from './links.ts'
import { NEVER_TWICE } from './never-twice.ts'
import { NODES } from './nodes.ts'
import { OFF_RAMP } from './off-ramp.ts'
import { OFFLINE } from './offline.ts'
import { QUERIES } from './queries.ts'
import { REDEMPTION } from './redemption.ts'
import { SAID_ONCE } from './said-once.ts'
import { SENDING } from './sending.ts'
import { SIMULATION } from './simulation.ts'
import { SUI } from './sui.ts'
import { UNDECIDED } from './undecided.ts'
import { UNIT } from './unit.ts'
import { UNKNOWN_WORDS } from './unknown-words.ts'
import { WALLET_PLUGINS } from './wallet-plugins.ts'
import { WALLETS } from './wallets.ts'
import { WORDS } from './words.ts'

export const BREAKS: readonly Break[] = [
  ...CONNECTIONS,
  ...WALLET_PLUGINS,
  ...NODES,
  ...OFF_RAMP,
  ...REDEMPTION,
  ...BURN,
  ...CANCELS,
  ...LANGUAGES,
  ...LEFT_TRANSFERS,
  ...NEVER_TWICE,
  ...OFFLINE,
  ...SAID_ONCE,
  ...SENDING,
  ...ANSWER_BREAKS,
  ...APTOS,
  ...HAND_OVER,
  ...ISSUER_STOPS,
  ...SUI,
  ...UNDECIDED,
  ...UNIT,
  ...JOURNAL_BREAKS,
  ...BANK_ACCOUNT_RULES,
  ...INPUTS,
  ...BROWSER,
  ...ACCESSIBILITY,
  ...ACCOUNTS,
  ...BANK_ACCOUNT_FORM,
  ...WALLETS,
  ...DETAILS,
  ...DOUBLES,
  ...WALLET_LINKS,
  ...HOSTS,
  ...WORDS,
  ...UNKNOWN_WORDS,
  ...QUERIES,
  ...SIMULATION,
]

export const KINDS = ['unit', 'browser', 'simulation'] as const

/** What catches a break. */
export function kindOf({ test: { file } }: Break): (typeof KINDS)[number] {
  if (file.startsWith('test/simulation/')) return 'simulation'
  return file.startsWith('test/browser/') ? 'browser' : 'unit'
}
