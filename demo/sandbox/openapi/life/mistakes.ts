import { createFakeChain } from '../../payouts/fake-chain.ts'
import { createTestSandbox, type TestSandbox } from '../../testing.ts'
import { testKey } from '../../wallets/test-keys.ts'
import { accountBody, type AddressBook, SOLANA, walletBody } from './address-book.ts'
import { RECORDED_KEY } from '../recorded.ts'
import type { Customer } from './begin.ts'
import type { Caller, Recorder } from './recorder.ts'
import { payoutBody, quoteBody, solanaTransfer } from './transfers.ts'

const us = accountBody('us')
const wallet = walletBody('base', 'Ledger')

/** What any call may be refused with. */
export async function refuseCallers({ box, refused }: Recorder): Promise<void> {
  await refused('malformed_json', 'POST auth/login', { body: '{"email":' })
  await refused('application_not_found', 'GET applications/{id}', { at: { id: 'application_x' } })
  await refused('unauthorized', 'GET me')
  await refused('token_invalid', 'GET me', { token: 'expired' })
  await refused('customer_unknown', 'POST auth/otp/verify', { customerId: 'customer_x', body: { code: '000000' } })
  await refused('too_many_requests', 'POST auth/login', { body: { email: 'login-429@example.com' } })
  const { customerId } = await box.signIn('login@example.com')
  await refused('internal', 'POST auth/operating-residency', { customerId, body: { countryCode: 'ATA' } })
  await refused('region_invalid', 'POST auth/operating-residency', { customerId, body: { countryCode: 'XXX' } })
}

/** What a customer may not do yet, or at this merchant's. */
export async function refuseStanding({ box, refused }: Recorder): Promise<void> {
  const person = await box.signIn('tos-start@example.com')
  await refused('terms_required', 'POST bankAccounts', { ...person, body: us })
  await refused('verification_required', 'POST kyc/sepa', { ...(await box.signIn('kyc-start@example.com')), body: {} })
  const applicationId = 'application_basic'
  const shopper = { ...(await box.signIn('existing@example.com', { applicationId })), applicationId }
  await refused('capability_missing', 'POST bankAccounts', { ...shopper, body: accountBody('mexico') })
  const bank = await idOf(box, shopper, ['bankAccounts', { ...us, accountNumber: '000111222333' }])
  await box.advance()
  const [solana, sui] = await Promise.all(
    (['solana', 'sui'] as const).map((network) =>
      idOf(box, shopper, ['wallets', { ...wallet, network, address: testKey(network, 7).address }]),
    ),
  )
  const sale = { from: 'usdc sui', to: 'usd wire', source: sui!, destination: bank, amount: '100.00' }
  await refused('sui_not_allowed', 'POST payouts', { ...shopper, body: payoutBody(sale) })
  const bought = { from: 'usd wire', to: 'usdc sol', source: 'usd', destination: solana!, amount: '100.00' }
  await refused('source_account_required', 'POST payouts', { ...shopper, body: payoutBody(bought) })
}

async function idOf(box: TestSandbox, caller: Caller, [path, body]: readonly [string, unknown]): Promise<string> {
  const { data } = await box.request('POST', path, { ...caller, body })
  return (data.bankAccount ?? data.wallet).id
}

/** What is wrong with an account or a wallet. */
export async function refuseAccounts(recorder: Recorder, ada: Customer, book: AddressBook): Promise<void> {
  const { box, refused } = recorder
  await refused('issues', 'POST bankAccounts', { ...ada, body: { ...us, routingNumber: '12', accountHolderName: '' } })
  await refused('bank_type_unsupported', 'POST bankAccounts', { ...ada, body: { ...us, bankType: 'moon' } })
  const business = { ...us, accountOwner: 'third_party' }
  await refused('third_party_unsupported', 'POST bankAccounts', { ...ada, body: business })
  await refused('holder_required', 'POST bankAccounts', { ...ada, body: { ...business, accountHolderName: ' ' } })
  await refused('bank_account_exists', 'POST bankAccounts', { ...ada, body: us })
  await refused('not_found', 'GET wallets/{id}', { ...ada, at: { id: 'wallet_x' } })
  await refused('wallet_exists', 'POST wallets', { ...ada, body: walletBody('base', 'Again') })
  const forged = {
    ...walletBody('solana', 'Forged'),
    address: testKey('solana', 1).address,
    signature: '1',
    nonce: '1',
  }
  await refused('challenge_invalid', 'POST wallets', { ...ada, body: forged })
  const moved = { ...walletBody('base', 'Moved'), address: testKey('evm', 1).address }
  await refused('wallet_address_immutable', 'PATCH wallets/{id}', { ...ada, at: { id: book.base }, body: moved })
  const other = await box.signIn('level2@example.com')
  const { data } = await box.request('GET', 'bankAccounts', other)
  const accounts = data.bankAccounts as { id: string; currency: string }[]
  const link = {
    bankAccount: accounts.find(({ currency }) => currency === 'mxn')!.id,
    source: { network: 'sol', currency: 'usdc' },
    destination: { currency: 'usd', network: 'ach' },
  }
  await refused('offloader_not_allowed', 'POST walletBankAccounts', { ...other, body: link })
}

/** What is wrong with a transfer, and what a pending one forbids. */
export async function refuseTransfers(recorder: Recorder, ada: Customer, book: AddressBook): Promise<void> {
  const { box, refused } = recorder
  const sale = { from: 'usdc sol', to: 'usd wire', source: book.solana, destination: book.us, amount: '100.00' }
  const small = { ...sale, amount: '5.00' }
  await refused('amount_below_fees', 'POST payouts/amountAdjustments', {
    ...ada,
    body: quoteBody(small, ada.customerId),
  })
  const strange = quoteBody({ ...sale, to: 'usd swift' }, ada.customerId)
  await refused('network_invalid', 'POST payouts/amountAdjustments', { ...ada, body: strange })
  const bought = { from: 'usd achPush', to: 'usdc sol', source: book.us, destination: book.solana }
  await refused('amount_below_min', 'POST payouts', { ...ada, body: payoutBody({ ...bought, amount: '0.50' }) })
  await refused('amount_above_max', 'POST payouts', { ...ada, body: payoutBody({ ...bought, amount: '900000000.00' }) })

  const pending = await box.request('POST', 'payouts', { ...ada, body: payoutBody({ ...sale, delivered: '79.90' }) })
  const { id } = pending.data.payout
  await refused('bank_account_in_use', 'DELETE bankAccounts/{id}', { ...ada, at: { id: book.us } })
  await refused('wallet_in_use', 'DELETE wallets/{id}', { ...ada, at: { id: book.solana } })
  await box.request('DELETE', `payouts/${id}`, ada)
  await refused('payout_not_cancellable', 'DELETE payouts/{id}', { ...ada, at: { id } })
  const poor = solanaTransfer(SOLANA.address, 900_000_000_000n)
  const query = { skipPreflight: 'false' }
  await refused('preflight_failed', 'POST relay/solana', { ...ada, query, body: { transaction: poor, maxRetries: 1 } })
  await refuseRegistrations(recorder, ada)
}

async function refuseRegistrations({ box, refused }: Recorder, ada: Customer): Promise<void> {
  const insert = async (network: string) => {
    const payout = {
      type: 'offRamp',
      source: { type: 'wallet', amount: '100.00', currency: 'usdc', network: 'aptos' },
      destination: { type: 'bankAccount', currency: 'usd', network: 'wire' },
      instructions: { memo: null, resource: { type: 'wallet', address: testKey('aptos', 0).address, network } },
    }
    const body = { customerId: ada.customerId, payout }
    return String((await box.request('POST', '/sandbox/payouts', { body })).data.payout.id)
  }
  const registered = { sourceChain: 'aptos', sourceTransactionHash: `0x${'ab'.repeat(32)}` }
  const register = async (network: string) => ({ ...ada, body: { ...registered, transferId: await insert(network) } })
  await refused('cctp_domain_missing', 'POST cctp/off-ramp', await register('tron'))
  const first = await register('aptos')
  await box.request('POST', 'cctp/off-ramp', first)
  await refused('cctp_conflict', 'POST cctp/off-ramp', await register('aptos'))
}

/** What a key that was used before is refused with, and a network that does not answer. */
export async function refuseRepeats(recorder: Recorder, ada: Customer): Promise<void> {
  const { box, refused } = recorder
  const repeated = { ...ada, key: RECORDED_KEY, body: {} }
  await refused('idempotency_conflict', 'POST payouts', repeated)
  const { token } = ada
  const headers = { 'X-Sandbox-Delay': '300' }
  const slow = box.request('POST', 'kyc/sepa', { token, key: 'slow', body: {}, headers })
  await untilClaimed(box)
  await refused('idempotency_in_progress', 'POST kyc/sepa', { ...ada, key: 'slow', body: {} })
  await slow
  for (const [mode, code] of [
    ['refuse', 'idempotency_key_used'],
    ['unprocessable', 'idempotency_key_reused'],
  ] as const) {
    const other = await createTestSandbox({ db: box.db, clock: box.clock, settings: { idempotency: mode } })
    await recorder.on(other).refused(code, 'POST payouts', repeated)
    await other.close()
  }
  const chains = { sol: { ...createFakeChain('sol'), rpcUrl: null } }
  const away = await createTestSandbox({ db: box.db, clock: box.clock, chains })
  await recorder.on(away).refused('unavailable', 'POST relay/solana', { ...ada, body: { transaction: 'AQ==' } })
  await away.close()
}

/** The slow call waits with its key. */
async function untilClaimed({ db }: TestSandbox): Promise<void> {
  const running = () => db.query('select id from idempotency_keys where sealed_answer is null')
  while ((await running()).length === 0) await new Promise((resolve) => setImmediate(resolve))
}
