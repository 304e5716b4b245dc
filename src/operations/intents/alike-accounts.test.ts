import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/error.ts'
import type { BankAccountPayload } from '../../domain/bank-accounts/form/payload.ts'
import { submitBankAccount, submitWallet, submitWalletLink, type WalletSubmission } from './account-intents.ts'
import { listBankAccounts } from '../../api/bank-accounts.ts'
import { ADDRESS, SOLANA, account, accountRow, link, linkRow, wallet, walletRow } from './account-samples.fixture.ts'
import { createAccountServer, keysOf } from './account-server.fixture.ts'
import { createStorage, openPage, settled } from './payout-server.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the search for the bank account that was asked for [E18]', () => {
  const found = async (row: object, payload: Partial<BankAccountPayload> = {}) => {
    const server = createAccountServer(() => accountRow)
    server.faults.push('lost', [422, 'duplicate'])
    server.rows.push({ ...accountRow, id: 'bankAccount_listed', ...row })
    const end = await settled(submitBankAccount(openPage(server), { ...account, ...payload }, []))
    return !(end instanceof ApiError) && end.id === 'bankAccount_listed'
  }
  const { accountNumber: _, ...without } = account
  const numberless = { last4: null, accountNumber: undefined }

  test('an account with the same details is the one that was asked for', async () => {
    expect(await found({})).toBe(true)
    expect(await found({ last4: null, accountNumber: '000123456789' })).toBe(true)
    expect(await found({ accountNumber: '******6789', routingNumber: '021000021' })).toBe(true)
    expect(await found({ accountNumber: 'XXXXXXXX6789' })).toBe(true)
    expect(await found({ accountNumber: '123456789' })).toBe(true)
  })

  test.each([
    ['deleted', { deleted: '2026-11-20T00:00:00Z' }],
    ['of another bank', { bankName: 'Wells Fargo' }],
    ['of another holder', { accountHolderName: 'Bo Silva' }],
    ['in another currency', { currency: 'eur' }],
    ['with another number', { last4: '6780' }],
    ['without a number', numberless],
    ['with another number that ends in the same digits', { accountNumber: '000999996789' }],
    ['of another branch', { routingNumber: '026009593' }],
  ])('an account %s is not the one that was asked for', async (_, row) => {
    expect(await found(row)).toBe(false)
  })

  test.each([
    ['IBAN', { bankType: 'europe', iban: 'DE89370400440532013000' }, { iban: 'DE89370400440532013000' }],
    ['CLABE', { bankType: 'mexico', mxnClabeNumber: '032180000118359719' }, { clabe: '032180000118359719' }],
    ['Pix key', { bankType: 'brazil', pixKey: 'ana@example.com' }, { pixKey: 'ana@example.com' }],
  ] as const)('the %s of an account counts as its number', async (_, sent, row) => {
    const server = createAccountServer(() => accountRow)
    server.faults.push('lost', [422, 'duplicate'])
    server.rows.push({ ...accountRow, ...numberless, ...row })
    expect(await settled(submitBankAccount(openPage(server), { ...without, ...sent }, []))).toMatchObject({
      id: 'bankAccount_1',
    })
  })

  test.each([
    ['IBAN', { bankType: 'europe', iban: 'DE89 3704 0044 0532 0130 00' }, 'iban', 'DE02370400440532123000'],
    ['CLABE', { bankType: 'mexico', mxnClabeNumber: '032180000118359719' }, 'clabe', '012180015555559719'],
    ['Pix key', { bankType: 'brazil', pixKey: 'ana@example.com' }, 'pixKey', 'bo@example.com'],
    ['IFSC', { bankType: 'india', accountNumber: '000123456789', inrIfsc: 'HDFC0000001' }, 'ifsc', 'ICIC0000001'],
    ['number', { bankType: 'philippines', accountNumber: '001234567890' }, 'philippinesAccountNumber', '991114567890'],
  ] as const)('an account of another %s that ends in the same digits is another', async (_, sent, field, other) => {
    const number = 'accountNumber' in sent ? sent.accountNumber : Object.values(sent)[1]!
    const shown = { accountNumber: null, last4: number.slice(-4), [field]: other }
    expect(await found(shown, { ...without, ...sent })).toBe(false)
    const same = 'inrIfsc' in sent ? sent.inrIfsc : number
    expect(await found({ ...shown, [field]: same }, { ...without, ...sent })).toBe(true)
  })

  test('an account that was listed before the first call is not what it made, also after a reload', async () => {
    const server = createAccountServer(() => ({ ...accountRow, id: 'bankAccount_new' }))
    server.rows.push(accountRow)
    const [storage, lost] = [createStorage(), ['lost', 'lost', 'lost', 'lost'] as const]
    const page = openPage(server, storage)
    const before = await listBankAccounts(page.api)
    server.faults.push(...lost)
    expect(await settled(submitBankAccount(page, account, before))).toMatchObject({ outcome: 'unknown' })
    const reloaded = openPage(server, storage)
    expect(await settled(submitBankAccount(reloaded, account, before))).toMatchObject({ outcome: 'unknown' })
    server.rows.push({ ...accountRow, id: 'bankAccount_new' })
    expect(await settled(submitBankAccount(reloaded, account, server.rows as never))).toMatchObject({
      id: 'bankAccount_new',
    })
  })

  test('an account that was requested without a number matches none of the list', async () => {
    const server = createAccountServer(() => accountRow)
    server.faults.push('lost', [422, 'duplicate'])
    server.rows.push({ ...accountRow, last4: 'here' }, { ...accountRow, ...numberless, id: 'bankAccount_2' })
    expect(await settled(submitBankAccount(openPage(server), without, []))).toMatchObject({ status: 422 })
  })
})

describe('the search for the wallet that was asked for [E18]', () => {
  const found = async (row: object, payload: Partial<WalletSubmission> = {}) => {
    const server = createAccountServer(() => walletRow)
    server.faults.push('lost', [422, 'duplicate'])
    server.rows.push({ ...walletRow, id: 'wallet_listed', ...row })
    const end = await settled(submitWallet(openPage(server), { ...wallet, ...payload }))
    return !(end instanceof ApiError) && end.id === 'wallet_listed'
  }

  test('a wallet with the address in another letter case is the one, where case says nothing', async () => {
    expect(await found({ address: ADDRESS.toLowerCase() })).toBe(true)
    expect(await found({ network: 'solana', address: SOLANA }, { network: 'solana', address: SOLANA })).toBe(true)
    const other = SOLANA.toLowerCase()
    expect(await found({ network: 'solana', address: other }, { network: 'solana', address: SOLANA })).toBe(false)
  })

  test('a wallet on another network or with another address is not the one', async () => {
    expect(await found({ network: 'polygon' })).toBe(false)
    expect(await found({ address: ADDRESS.replace(/1$/, '2') })).toBe(false)
  })

  test('a second try has a new signature and the same key', async () => {
    const server = createAccountServer(() => walletRow)
    server.faults.push('lost', 'lost', 'lost', 'lost')
    const page = openPage(server)
    const signed = (nonce: string) => ({ ...wallet, proof: { signature: `signature of ${nonce}`, nonce } })
    expect(await settled(submitWallet(page, signed('first')))).toMatchObject({ outcome: 'unknown' })
    expect(await settled(submitWallet(page, signed('second')))).toMatchObject({ id: 'wallet_1' })
    expect(keysOf(server).size).toBe(1)
    expect(server.posts.at(-1)!.sent).toEqual({ ...wallet, signature: 'signature of second', nonce: 'second' })
    await settled(submitWallet(page, { ...signed('third'), nickname: 'Other' }))
    expect(keysOf(server).size).toBe(2)
  })
})

describe('the search for the link that was asked for [E18]', () => {
  const found = async (row: object, ofAccount: object = {}) => {
    const server = createAccountServer(() => linkRow)
    server.faults.push('lost', [422, 'duplicate'])
    const listed = { ...linkRow, id: 'link_listed', ...row }
    server.rows.push(
      { ...accountRow, id: 'bankAccount_0', walletBankAccounts: [] },
      { ...accountRow, walletBankAccounts: [listed], ...ofAccount },
    )
    const end = await settled(submitWalletLink(openPage(server), link))
    return !(end instanceof ApiError) && end.id === 'link_listed'
  }

  test('a link with the same details is the one that was asked for', async () => {
    expect(await found({})).toBe(true)
  })

  test.each([
    ['from another network', { wallet: { address: ADDRESS, network: 'ethereum' } }, {}],
    ['of another coin', { sourceCurrency: 'usdt' }, {}],
    ['to another rail', { destinationNetwork: 'wire' }, {}],
    ['of another account', {}, { id: 'bankAccount_2' }],
  ])('a link %s is not the one that was asked for', async (_, row, ofAccount) => {
    expect(await found(row, ofAccount)).toBe(false)
  })
})
