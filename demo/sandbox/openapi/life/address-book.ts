import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { sampleBusiness } from '../../bank-accounts/seed-bank-accounts.ts'
import { BANK_TYPES, bankTypeRow, type BankType } from '../../tables/bank-types.ts'
import { testKey } from '../../wallets/test-keys.ts'
import type { Customer } from './begin.ts'
import type { Caller, Recorder } from './recorder.ts'

export const SOLANA = testKey('solana', 0)
export const EVM = testKey('evm', 0)

/** What the transfers need. */
export interface AddressBook {
  readonly us: string
  readonly solana: string
  readonly base: string
}

/** A valid body of `POST bankAccounts`. */
export function accountBody(bankType: BankType) {
  const { currency, sampleAddress, sample } = bankTypeRow(bankType)
  const { bankAddress: _, ...details } = sample
  const own = { accountOwner: 'personal', accountHolderName: 'Ada Lovelace', nickname: `My ${currency} account` }
  return { bankType, currency, ...own, ...details, beneficiaryAddress: sampleAddress }
}

const businessBody = () => ({ ...accountBody('us'), ...sampleBusiness, accountNumber: '000987654321' })

const OF_LEVEL_ONE: readonly BankType[] = ['us', 'europe']

export async function fillAddressBook(recorder: Recorder, ada: Customer): Promise<AddressBook> {
  const { box, call } = recorder
  const add = (as: BankType, who: Caller) => call('POST bankAccounts', { as, ...who, body: accountBody(as) })
  const us = (await add('us', ada)).text('bankAccount', 'id')
  await add('europe', ada)
  await call('POST bankAccounts', { as: 'thirdParty', ...ada, body: businessBody() })
  const other = await box.signIn('empty@example.com')
  await call('GET bankIds', { ...other, query: { countryCode: 'IND' } })
  for (const type of BANK_TYPES.filter((type) => !OF_LEVEL_ONE.includes(type))) await add(type, other)
  await box.advance()
  const wallets = await addWallets(recorder, ada)
  const link = {
    bankAccount: us,
    source: { network: 'sol', currency: 'usdc' },
    destination: { currency: 'usd', network: 'ach' },
  }
  await call('POST walletBankAccounts', { ...ada, body: link })
  await call('GET bankAccounts', ada)
  await call('GET wallets', ada)
  return { us, ...wallets }
}

export const walletBody = (network: 'solana' | 'base', nickname: string) => ({
  network,
  address: (network === 'solana' ? SOLANA : EVM).address,
  nickname,
  consent: true,
  isConnected: network === 'solana',
})

async function addWallets({ call }: Recorder, ada: Customer) {
  const evm = { address: EVM.address, network: 'base', chainId: '8453' }
  await call('GET wallets/authMessage/evm', { ...ada, query: evm })
  const query = { address: SOLANA.address, network: 'solana' }
  const challenge = await call('GET wallets/authMessage/solana', { ...ada, query })
  const message = new TextEncoder().encode(challenge.text('message'))
  const signature = base58.encode(ed25519.sign(message, SOLANA.secret))
  const signed = { ...walletBody('solana', 'Phantom'), signature, nonce: challenge.text('nonce') }
  const solana = (await call('POST wallets', { as: 'signed', ...ada, body: signed })).text('wallet', 'id')
  const unsigned = await call('POST wallets', { as: 'unsigned', ...ada, body: walletBody('base', 'Exchange') })
  const base = unsigned.text('wallet', 'id')
  await call('PATCH wallets/{id}', { ...ada, at: { id: base }, body: walletBody('base', 'My exchange') })
  await call('GET wallets/{id}', { ...ada, at: { id: base } })
  return { solana, base }
}

export async function clearAddressBook({ call }: Recorder, ada: Customer, { us, base }: AddressBook): Promise<void> {
  await call('DELETE bankAccounts/{id}', { ...ada, at: { id: us } })
  await call('DELETE wallets/{id}', { ...ada, at: { id: base } })
}
