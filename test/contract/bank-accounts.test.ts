import type { BankAccountPayload } from '../../src/domain/bank-accounts/form/payload.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createBankAccount,
  createWalletLink,
  deleteBankAccount,
  listBankAccounts,
} from '../../src/api/bank-accounts.ts'
import { listBankIds } from '../../src/api/bank-ids.ts'
import { submitBankAccount, submitWalletLink } from '../../src/operations/intents/account-intents.ts'
import { openContract, type Contract, type Customer } from './support.ts'

let contract: Contract
let person: Customer
beforeAll(async () => {
  contract = await openContract()
  person = await contract.customer('empty@example.com')
})
afterAll(() => contract.close())

const chase = (accountNumber: string, more: object = {}): BankAccountPayload => ({
  bankType: 'us',
  accountOwner: 'personal',
  currency: 'usd',
  bankName: 'Chase',
  accountType: 'checking',
  accountHolderName: 'Ada Lovelace',
  routingNumber: '021000021',
  accountNumber,
  beneficiaryAddress: {
    country: 'USA',
    addressLine1: '1 Main St',
    city: 'Austin',
    state: 'US-TX',
    postalCode: '73301',
  },
  ...more,
})

const call = () => ({ key: crypto.randomUUID() })

describe('bank accounts', () => {
  test('a customer without accounts has an empty list [API-07]', async () => {
    const { api } = await contract.customer('tos-start@example.com')
    expect(await listBankAccounts(api)).toEqual([])
  })

  test('a new account is masked and pending, and active one step later [API-08, API-07]', async () => {
    const { api } = person
    const made = await createBankAccount(api, chase('000123456789', { nickname: 'Rent' }), call())
    expect(made).toMatchObject({
      bankName: 'Chase',
      accountName: 'Rent',
      accountHolderName: 'Ada Lovelace',
      accountNumber: '******6789',
      accountType: 'checking',
      last4: '6789',
      routingNumber: '021000021',
      currency: 'usd',
      status: 'pending',
      deletedAt: null,
      hasOwner: true,
      isThirdParty: false,
      walletBankAccounts: [],
      walletBankAccountsAllowed: true,
      beneficiaryAddress: { country: 'USA', addressLine2: null, state: 'US-TX' },
    })
    await contract.box.advance(1)
    expect(await listBankAccounts(api)).toContainEqual({ ...made, status: 'active' })
  })

  test('the sandbox receives exactly the payload, with nothing added [API-08]', async () => {
    const body = chase('000123450001')
    await createBankAccount(person.api, body, call())
    const [sent] = (await contract.requests('/v1/ramp/bankAccounts')).filter(({ method }) => method === 'POST')
    expect(sent).toMatchObject({ status: 201 })
    const seen = (await contract.requests('/v1/ramp/bankAccounts')).filter(({ method }) => method === 'POST')
    expect(seen.map((request) => request.body)).toContainEqual(body)
  })

  test('a deleted account stays in the list as inactive [API-09]', async () => {
    const { api } = person
    const { id } = await createBankAccount(api, chase('000123450002'), call())
    expect(await deleteBankAccount(api, id)).toBeUndefined()
    const kept = (await listBankAccounts(api)).find((account) => account.id === id)
    expect(kept).toMatchObject({ status: 'inactive', deletedAt: expect.any(Date) })
    await expect(deleteBankAccount(api, 'bankAccount_nowhere')).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
      message: 'Bank account not found',
    })
  })

  test('every kind of account is read [API-07, API-02]', async () => {
    const { api, log } = await contract.customer('many@example.com')
    const accounts = await listBankAccounts(api)
    expect(accounts.length).toBeGreaterThanOrEqual(12)
    expect(accounts.some(({ isThirdParty }) => isThirdParty)).toBe(true)
    expect(accounts.some(({ hasOwner }) => !hasOwner)).toBe(true)
    expect(accounts.some(({ deletedAt }) => deletedAt !== null)).toBe(true)
    expect(new Set(accounts.map(({ status }) => status))).toEqual(new Set(['active', 'pending', 'invalid', 'inactive']))
    expect(log.filter(({ error }) => error)).toEqual([])
  })

  test.each([
    [
      'a field that is no number',
      chase('1'),
      { kind: 'validation', fields: { accountNumber: 'validation.invalidAccountNumber' } },
    ],
    ['an unknown key', chase('000123450003', { accountHolderEmail: 'a@b.c' }), { kind: 'validation' }],
    [
      'a type that does not exist',
      chase('000123450004', { bankType: 'atlantis' }),
      { code: 'bank_type_unsupported', message: 'Unsupported bank type' },
    ],
    ['FAIL 422', chase('000123450005', { nickname: 'FAIL 422' }), { status: 422, outcome: 'definite' }],
    ['FAIL SOURCE', chase('000123450006', { nickname: 'FAIL SOURCE' }), { kind: 'field', outcome: 'definite' }],
    ['FAIL STRING', chase('000123450007', { nickname: 'FAIL STRING' }), { kind: 'message', outcome: 'definite' }],
  ])('%s is refused with a message [API-08]', async (_, body, expected) => {
    await expect(createBankAccount(person.api, body, call())).rejects.toMatchObject(expected)
  })

  test('the same account twice is refused [API-08]', async () => {
    await createBankAccount(person.api, chase('000999999999'), call())
    await expect(createBankAccount(person.api, chase('000999999999'), call())).rejects.toMatchObject({
      status: 409,
      code: 'bank_account_exists',
    })
  })

  test('an account whose answer was lost is created once [E18]', async () => {
    const before = (await listBankAccounts(person.api)).length
    await contract.failNext('POST', 'bankAccounts', { status: 500, shape: 'drop', when: 'after' })
    const made = await submitBankAccount(person, chase('000123450008'), [])
    expect(made.last4).toBe('0008')
    expect(await listBankAccounts(person.api)).toHaveLength(before + 1)
  })
})

describe('bank ids', () => {
  test.each(['IND', 'CAN', 'COL', 'SGP', 'IDN', 'VNM', 'THA', 'GBR', 'BRA', 'MEX', 'PHL'])(
    '%s has its banks [API-10]',
    async (country) => {
      const banks = await listBankIds(person.api, country)
      expect(banks.length).toBeGreaterThanOrEqual(8)
      expect(banks[0]).toEqual({ id: expect.any(String), name: expect.any(String) })
    },
  )

  test('a country without banks has none [API-10]', async () => {
    expect(await listBankIds(person.api, 'USA')).toEqual([])
  })
})

describe('links', () => {
  test('a link has its own deposit address and is in the list [API-34]', async () => {
    const { id } = await createBankAccount(person.api, chase('000222222222'), call())
    await contract.box.advance(1)
    const link = await createWalletLink(
      person.api,
      {
        bankAccount: id,
        source: { network: 'sol', currency: 'usdc' },
        destination: { currency: 'usd', network: 'ach' },
      },
      call(),
    )
    expect(link).toMatchObject({
      id: expect.stringMatching(/^walletBankAccount_/),
      wallet: { network: 'solana', address: expect.any(String) },
      sourceCurrency: 'usdc',
      destinationNetwork: 'ach',
    })
    const account = (await listBankAccounts(person.api)).find((listed) => listed.id === id)
    expect(account?.walletBankAccounts).toEqual([link])
  })

  test('a link whose answer was lost is created once [E18]', async () => {
    const { id } = await createBankAccount(person.api, chase('000222222223'), call())
    await contract.box.advance(1)
    await contract.failNext('POST', 'walletBankAccounts', { status: 500, shape: 'drop', when: 'after' })
    const link = await submitWalletLink(person, {
      bankAccount: id,
      source: { network: 'optimism', currency: 'usdt' },
      destination: { currency: 'usd', network: 'wire' },
    })
    const account = (await listBankAccounts(person.api)).find((listed) => listed.id === id)
    expect(account?.walletBankAccounts).toEqual([link])
  })

  test('an inconsistent link is refused at its field [API-34]', async () => {
    const { id } = await createBankAccount(person.api, chase('000222222224'), call())
    const payload = {
      bankAccount: id,
      source: { network: 'sol', currency: 'usdc' },
      destination: { currency: 'eur', network: 'sepa' },
    } as const
    await expect(createWalletLink(person.api, payload, call())).rejects.toMatchObject({
      status: 422,
      kind: 'validation',
    })
  })
})
