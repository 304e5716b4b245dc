import { describe, expect, test } from 'vitest'
import type { BankAccount } from '../domain/bank-accounts/bank-account.ts'
import { chase } from '../domain/bank-accounts/bank-account.fixture.ts'
import type { BankAccountPayload } from '../domain/bank-accounts/form/payload.ts'
import type { Wallet } from '../domain/wallets/wallet.ts'
import { account, ADDRESS, link, linkRow } from '../operations/intents/account-samples.fixture.ts'
import { callHook, settled } from './hook.fixture.ts'
import { keys } from './keys.ts'
import { WALLET, WIRE_ACCOUNT } from './saved-accounts.fixture.ts'
import { openServices, refusal, type ServedAnswers } from './services.fixture.ts'
import {
  bankAccountsQuery,
  useCreateBankAccount,
  useCreateWalletLink,
  useDeleteBankAccount,
} from './bank-accounts/bank-accounts.ts'
import { bankIdsQuery } from './bank-accounts/bank-ids.ts'
import {
  useCreateWallet,
  useDeleteWallet,
  useIsSavingWallet,
  useUpdateWallet,
  walletQuery,
  walletsQuery,
} from './wallets/wallets.ts'

const OTHER_ACCOUNT = { ...WIRE_ACCOUNT, id: 'bankAccount_2', last4: '1111' }
const OTHER_WALLET = { ...WALLET, id: 'wallet_2', address: '0x9a', nickname: 'Other' }
const PAYLOAD = { network: 'base', address: ADDRESS, nickname: 'Spending', consent: true, isConnected: false } as const

type Page = ReturnType<typeof openServices>

/** The names of the callbacks that were called. */
function heard() {
  const log: string[] = []
  const hears = (name: string) => () => void log.push(name)
  return { log, callbacks: { onMade: hears('made'), onUpdated: hears('updated'), onFailed: hears('failed') } }
}

/** An element that has read its lists, and is answered to no more. */
async function listing(answers: ServedAnswers) {
  const page = openServices({
    answers: {
      'GET bankAccounts': () => ({ bankAccounts: [WIRE_ACCOUNT, OTHER_ACCOUNT] }),
      'GET wallets': () => ({ wallets: [WALLET, OTHER_WALLET] }),
      'GET wallets/wallet_1': () => ({ wallet: WALLET }),
      ...answers,
    },
  })
  const { api, queryClient } = page.services
  await queryClient.fetchQuery(bankAccountsQuery(api))
  await queryClient.fetchQuery(walletsQuery(api))
  await queryClient.fetchQuery(walletQuery(api, 'wallet_1'))
  const before = page.calls.length
  // What is refetched is not answered, so that what was known before shows.
  for (const list of ['GET bankAccounts', 'GET wallets']) page.answers[list] = () => new Promise(() => {})
  const idsIn = (queryKey: readonly unknown[]) =>
    (queryClient.getQueryData<readonly { id: string }[]>(queryKey) ?? []).map(({ id }) => id)
  const isOld = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated ?? null
  const readSince = () => page.calls.slice(before).filter(({ method }) => method === 'GET')
  return { ...page, queryClient, idsIn, isOld, readSince }
}

/** Presses twice, as an impatient customer does. */
async function press<Variables>(mutate: (variables: Variables) => void, variables: Variables): Promise<void> {
  mutate(variables)
  mutate(variables)
  await settled()
}

describe('a bank account', () => {
  const create = ({ services }: Page) => {
    const { log, callbacks } = heard()
    return { log, mutate: callHook(services, () => useCreateBankAccount(callbacks)).mutate }
  }

  test('an account that is made is listed at once, announced to the host once, and the list is refetched [E18]', async () => {
    const made = { ...WIRE_ACCOUNT, id: 'bankAccount_3' }
    const page = await listing({ 'POST bankAccounts': () => ({ bankAccount: made }) })
    const { log, mutate } = create(page)
    await press<BankAccountPayload>(mutate, account)
    expect([log, page.emitted]).toEqual([['made'], [['ramp-bank-account-created', { id: 'bankAccount_3' }]]])
    expect(page.pathsOf('POST')).toEqual(['bankAccounts'])
    expect(page.idsIn(keys.bankAccounts)).toEqual(['bankAccount_1', 'bankAccount_2', 'bankAccount_3'])
    // Also where no screen shows the list.
    expect(page.readSince().map(({ path }) => path)).toEqual(['bankAccounts'])
  })

  test('an account that is refused is reported as a failure, and the list is refetched', async () => {
    const page = await listing({ 'POST bankAccounts': () => refusal(422, 'invalid') })
    const { log, mutate } = create(page)
    mutate(account)
    await settled()
    expect([log, page.emitted, page.readSince()]).toMatchObject([['failed'], [], [{ path: 'bankAccounts' }]])
  })

  test('an account that is deleted is announced to the host once, and the list is refetched', async () => {
    const page = await listing({ 'DELETE bankAccounts/bankAccount_1': () => ({ ok: true }) })
    await press(callHook(page.services, useDeleteBankAccount).mutate, 'bankAccount_1')
    expect(page.emitted).toEqual([['ramp-bank-account-deleted', { id: 'bankAccount_1' }]])
    expect([page.pathsOf('DELETE'), page.isOld(keys.bankAccounts)]).toEqual([['bankAccounts/bankAccount_1'], true])
  })

  test('an account that the server does not delete is reported as not deleted, and the list is refetched', async () => {
    const page = await listing({ 'DELETE bankAccounts/bankAccount_1': () => refusal(403, 'forbidden') })
    callHook(page.services, useDeleteBankAccount).mutate('bankAccount_1')
    await settled()
    expect([page.emitted, page.isOld(keys.bankAccounts)]).toEqual([[], true])
  })

  test('an account that gets a wallet counts it at once, and the link is announced to the host once', async () => {
    const page = await listing({ 'POST walletBankAccounts': () => ({ walletBankAccount: linkRow }) })
    const { log, callbacks } = heard()
    const { mutate } = callHook(page.services, () => useCreateWalletLink(callbacks))
    const form = { network: 'sol', coin: 'usdc', destination: 'ach' } as const
    await press(mutate, { account: { ...chase, id: link.bankAccount }, form })
    expect([log, page.emitted]).toEqual([['made'], [['ramp-wallet-linked', { id: 'link_1' }]]])
    expect(page.pathsOf('POST')).toEqual(['walletBankAccounts'])
    const accounts = page.queryClient.getQueryData<readonly BankAccount[]>(keys.bankAccounts)!
    expect(accounts.map(({ walletBankAccounts }) => walletBankAccounts.length)).toEqual([1, 0])
    expect(page.readSince().map(({ path }) => path)).toEqual(['bankAccounts'])
  })

  test('the banks of a country are asked for once', async () => {
    const page = openServices({
      answers: { 'GET bankIds?countryCode=IND': () => ({ bankIds: [{ id: '1', name: 'SBI' }] }) },
    })
    const { api, queryClient } = page.services
    for (const country of ['IND', 'IND']) await queryClient.ensureQueryData(bankIdsQuery(api, country))
    expect(page.calls).toHaveLength(1)
  })
})

describe('a wallet', () => {
  const create = ({ services }: Page) => {
    const { log, callbacks } = heard()
    return { log, mutate: callHook(services, () => useCreateWallet(callbacks)).mutate }
  }

  test('a wallet that is saved is announced to the host once, and the list is refetched [E18]', async () => {
    const made = { ...WALLET, id: 'wallet_3' }
    const page = await listing({ 'POST wallets': () => ({ wallet: made }) })
    const { log, mutate } = create(page)
    await press(mutate, { payload: PAYLOAD })
    expect([log, page.emitted]).toEqual([['made'], [['ramp-wallet-created', { id: 'wallet_3' }]]])
    expect(page.pathsOf('POST')).toEqual(['wallets'])
    expect(page.idsIn(keys.wallets)).toEqual(['wallet_1', 'wallet_2', 'wallet_3'])
    expect(page.readSince().map(({ path }) => path)).toEqual(['wallets'])
  })

  test('a wallet that signs first is saved with its signature, and not saved where it does not sign [WAL-23]', async () => {
    const page = await listing({ 'POST wallets': () => ({ wallet: { ...WALLET, id: 'wallet_3' } }) })
    const { log, mutate } = create(page)
    mutate({ payload: PAYLOAD, prove: async () => ({ nonce: 'nonce_1', signature: '0x1b' }) })
    await settled()
    expect(page.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      nonce: 'nonce_1',
      signature: '0x1b',
    })
    const refused = create(page)
    refused.mutate({ payload: PAYLOAD, prove: () => Promise.reject(new Error('no')) })
    await settled()
    expect([log, refused.log, page.pathsOf('POST').length]).toEqual([['made'], ['failed'], 1])
  })

  test('a wallet that is changed is shown as the server has it, by itself and in the list, and refetched', async () => {
    const changed = { ...WALLET, nickname: 'Spending' }
    const page = await listing({ 'PATCH wallets/wallet_1': () => ({ wallet: changed }) })
    const { log, callbacks } = heard()
    await press(callHook(page.services, () => useUpdateWallet('wallet_1', callbacks)).mutate, PAYLOAD)
    expect([log, page.emitted]).toEqual([['updated'], [['ramp-wallet-updated', { id: 'wallet_1' }]]])
    expect(page.queryClient.getQueryData(keys.wallet('wallet_1'))).toMatchObject({ nickname: 'Spending' })
    expect(page.pathsOf('PATCH')).toEqual(['wallets/wallet_1'])
    const listed = page.queryClient.getQueryData<readonly Wallet[]>(keys.wallets)!
    expect(listed.map(({ nickname }) => nickname)).toEqual(['Spending', 'Other'])
    expect(page.readSince().map(({ path }) => path)).toEqual(['wallets'])
  })

  test('a wallet that is deleted is forgotten by itself, announced to the host once, and the list is refetched', async () => {
    const page = await listing({ 'DELETE wallets/wallet_1': () => ({ ok: true }) })
    await press(callHook(page.services, useDeleteWallet).mutate, 'wallet_1')
    expect(page.emitted).toEqual([['ramp-wallet-deleted', { id: 'wallet_1' }]])
    expect(page.queryClient.getQueryData(keys.wallet('wallet_1'))).toBeUndefined()
    expect([page.pathsOf('DELETE'), page.isOld(keys.wallets)]).toEqual([['wallets/wallet_1'], true])
  })

  test('a wallet that is not deleted stays, and is not announced', async () => {
    const page = await listing({ 'DELETE wallets/wallet_1': () => refusal(403, 'forbidden') })
    callHook(page.services, useDeleteWallet).mutate('wallet_1')
    await settled()
    expect([page.emitted, page.isOld(keys.wallets)]).toEqual([[], true])
    expect(page.queryClient.getQueryData(keys.wallet('wallet_1'))).toMatchObject({ id: 'wallet_1' })
  })

  test('a wallet that is being saved is known to a form that is opened meanwhile', async () => {
    const gate = Promise.withResolvers<object>()
    const page = await listing({ 'POST wallets': () => gate.promise, 'PATCH wallets/wallet_1': () => gate.promise })
    const isSaving = () => callHook(page.services, useIsSavingWallet)
    expect(isSaving()).toBe(false)
    create(page).mutate({ payload: PAYLOAD })
    expect(isSaving()).toBe(true)
    gate.resolve({ wallet: WALLET })
    await settled()
    expect(isSaving()).toBe(false)
  })
})
