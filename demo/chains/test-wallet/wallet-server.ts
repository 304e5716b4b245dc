import type { WalletState } from '../../start/test-wallet/test-wallet.ts'
import { rpc } from '../json-rpc.ts'
import type { Question } from './approval.ts'
import type { Payment } from './payment.ts'

/** Asks the demo's server, which has the keys of the Test Wallet. */
export const askServer = <Result>(method: string, ...params: readonly unknown[]): Promise<Result> =>
  rpc<Result>('/test-wallet', method, params)

export const readState = (): Promise<WalletState> => askServer('state')

export const connectQuestion = (address: string, network: string): Question => ({
  title: 'Connect to this page?',
  facts: [
    ['Page', location.host],
    ['Account', address],
    ['Network', network],
  ],
  note: 'The page sees this address. Each signature is asked for here.',
})

export const messageQuestion = (address: string, message: string): Question => ({
  title: 'Sign this message?',
  facts: [
    ['Page', location.host],
    ['Account', address],
  ],
  signed: message,
})

interface Asked {
  readonly payment: Payment | null
  readonly from: string
  readonly network: string
  /** The transaction as it is, for one that moves something else than a stablecoin. */
  readonly transaction: string
}

export function transactionQuestion({ payment, from, network, transaction }: Asked): Question {
  const source = [
    ['From', from],
    ['Network', network],
  ] as const
  if (payment)
    return { title: `Send ${grouped(payment.amount)} ${payment.coin}?`, facts: [['To', payment.to], ...source] }
  const note = 'This is no plain transfer: the wallet cannot say what it does.'
  return { title: 'Sign this transaction?', facts: source, signed: transaction, note }
}

const grouped = (amount: string) => amount.replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

export const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (each) => each.charCodeAt(0))
