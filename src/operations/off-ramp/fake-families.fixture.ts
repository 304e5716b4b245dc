import type { Family } from '../../domain/networks.ts'
import { OWNERS, WALLETS, type Wallet } from './fake-wallets.fixture.ts'

export interface FakeRules {
  readonly network: 'base' | 'sui' | 'aptos'
  readonly kind: string
  /** The families whose networks have these rules. */
  readonly of: readonly Family[]
  /** The wallet broadcasts; else the page does, and what it has signed expires. */
  readonly isDirect: boolean
  readonly expiresAfterMs?: number
}

const MINUTE_MS = 60_000
const TWO_DAYS_MS = 48 * 60 * MINUTE_MS

/** The kinds of networks, by the family whose rules a row has. */
export const FAKE_FAMILIES = {
  evm: { network: 'base', kind: 'broadcasts', of: ['evm'], isDirect: true },
  solana: {
    network: 'base',
    kind: 'signs and expires',
    of: ['solana', 'tron'],
    isDirect: false,
    expiresAfterMs: MINUTE_MS,
  },
  sui: {
    network: 'sui',
    kind: 'signs, expires in days and must register',
    of: ['sui'],
    isDirect: false,
    expiresAfterMs: TWO_DAYS_MS,
  },
  aptos: { network: 'aptos', kind: 'broadcasts and must register', of: ['aptos'], isDirect: true },
  aptosSigning: {
    network: 'aptos',
    kind: 'signs, expires and must register',
    of: ['aptos'],
    isDirect: false,
    expiresAfterMs: MINUTE_MS,
  },
} as const satisfies Readonly<Record<string, FakeRules>>
export type FakeFamily = keyof typeof FAKE_FAMILIES

/** What differs in kind from those that every family meets (test/wallets/kinds.ts), each where a family's rules let it happen. */
const ODD: Readonly<Partial<Record<FakeFamily, readonly Wallet[]>>> = {
  evm: [...OWNERS, 'sendsOtherAmount', 'sendsUnanswered', 'declinesAndSends', 'declinesWhatLanded'],
  solana: ['signsOther', 'neverAnswers'],
  aptos: ['neverAnswers'],
}

/** The wallets that the kill matrix gives to a family. */
export const walletsOf = (family: FakeFamily): readonly Wallet[] => [...WALLETS, ...(ODD[family] ?? [])]
