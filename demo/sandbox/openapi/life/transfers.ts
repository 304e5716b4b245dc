import { Keypair, PublicKey, Transaction } from '@solana/web3.js'
import { transferTokens } from '../../../chains/solana/token-instructions.ts'
import { MINTS } from '../../payouts/networks/solana/signed-transaction.ts'
import { testKey } from '../../wallets/test-keys.ts'
import { type AddressBook, EVM, SOLANA } from './address-book.ts'
import { RECORDED_KEY } from '../recorded.ts'
import type { Customer } from './begin.ts'
import type { Recorder, Step } from './recorder.ts'

/** `usd wire` is a currency and a rail or a network. */
interface Wish {
  readonly from: string
  readonly to: string
  readonly source: string
  readonly destination: string
  readonly amount: string
  readonly delivered?: string
}

const endOf = (text: string) => {
  const [currency = '', network = ''] = text.split(' ')
  return { currency, network }
}

export function quoteBody({ from, to, amount }: Wish, customerId: string, received = false) {
  const [source, destination] = [endOf(from), endOf(to)]
  return {
    amount,
    received,
    customerId,
    sourceCurrency: source.currency,
    destinationCurrency: destination.currency,
    sourceNetwork: source.network,
    destinationNetwork: destination.network,
  }
}

const typeOf = (id: string) => (id.startsWith('wallet_') ? 'wallet' : 'bankAccount')

export const payoutBody = ({ from, to, source, destination, amount, delivered = amount }: Wish) => ({
  source: { type: typeOf(source), id: source, amount, ...endOf(from) },
  destination: { type: typeOf(destination), id: destination, amount: delivered, ...endOf(to) },
})

/** Asks for the price of what is to be delivered, and makes the transfer. */
async function transfer({ call }: Recorder, ada: Customer, step: Wish & Pick<Step, 'as' | 'key'>) {
  const { as, key, ...wish } = step
  const quote = await call('POST payouts/amountAdjustments', { as, ...ada, body: quoteBody(wish, ada.customerId) })
  const delivered = quote.text('amountAdjustments', 7, 'receive', 'amount')
  return call('POST payouts', { as, ...ada, key, body: payoutBody({ ...wish, delivered }) })
}

export async function pay(recorder: Recorder, ada: Customer, book: AddressBook): Promise<void> {
  const { box, call } = recorder
  const bought = { from: 'usd wire', to: 'usdc sol', source: book.us, destination: book.solana, amount: '250.00' }
  const onRamp = await transfer(recorder, ada, { as: 'onRamp', key: RECORDED_KEY, ...bought })
  const body = quoteBody({ ...bought, amount: '200.00' }, ada.customerId, true)
  await call('POST payouts/amountAdjustments', { as: 'toReceive', ...ada, body })
  const id = onRamp.text('payout', 'id')
  await call('GET payouts/{id}', { as: 'pending', ...ada, at: { id } })
  await box.request('POST', `/sandbox/payouts/${id}/fund`, { body: {} })
  await box.advance(2)
  await call('GET payouts/{id}', { as: 'succeeded', ...ada, at: { id } })
  await call('POST payouts/amountAdjustments/{payoutId}', { ...ada, at: { payoutId: id } })
  await sell(recorder, ada, book)
  await call('GET payouts', ada)
  await call('GET payouts/csv', { ...ada, query: { type: 'onRamp' } })
}

async function sell(recorder: Recorder, ada: Customer, book: AddressBook): Promise<void> {
  const { box, call } = recorder
  const wish = { to: 'usd achSameDay', destination: book.us, amount: '100.00' }
  await call('GET chains/{network}/balances', { ...ada, at: { network: 'base' }, query: { address: EVM.address } })
  const relayed = await transfer(recorder, ada, { as: 'offRamp', ...wish, from: 'usdc sol', source: book.solana })
  const transaction = solanaTransfer(relayed.text('payout', 'instructions', 'resource', 'address'), 100_000_000n)
  await call('POST relay/solana', { ...ada, query: { skipPreflight: 'false' }, body: { transaction, maxRetries: 1 } })
  await box.advance(2)

  const cancelled = await transfer(recorder, ada, {
    as: 'offRampOfBase',
    ...wish,
    from: 'usdc base',
    source: book.base,
  })
  await call('DELETE payouts/{id}', { ...ada, at: { id: cancelled.text('payout', 'id') } })

  const sui = { network: 'sui', address: testKey('sui', 0).address, nickname: 'Slush', consent: true }
  const source = (await call('POST wallets', { as: 'sui', ...ada, body: sui })).text('wallet', 'id')
  const burned = await transfer(recorder, ada, { as: 'offRampOfSui', ...wish, from: 'usdc sui', source })
  const registered = {
    sourceChain: 'sui',
    sourceTransactionHash: '5Hw3zuWNCWGuJ8ZqvHbUMLhU7bVsBZz8N9mAr4qWkXfR',
    transferId: burned.text('payout', 'id'),
  }
  await call('POST cctp/off-ramp', { ...ada, body: registered })
}

/** Signed by a key that everybody knows, for a network that only the sandbox has. */
export function solanaTransfer(to: string, units: bigint): string {
  const from = Keypair.fromSeed(SOLANA.secret)
  const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn'
  const transaction = new Transaction({ feePayer: from.publicKey, blockhash, lastValidBlockHeight: 1 })
  const owner = new PublicKey(to)
  transaction.add(
    transferTokens({ from: from.publicKey, to: owner, mint: new PublicKey(MINTS.usdc), units, decimals: 6 }),
  )
  transaction.sign(from)
  return transaction.serialize().toString('base64')
}
