import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/error.ts'
import type { BankAccountPayload } from '../../domain/bank-accounts/form/payload.ts'
import type { WalletLinkPayload } from '../../domain/bank-accounts/bank-account.ts'
import { submitBankAccount, submitWallet, submitWalletLink, type WalletSubmission } from './account-intents.ts'
import { createAccountServer, type Meets } from './account-server.fixture.ts'
import { openPage, settled } from './payout-server.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const ADDRESS = '0xAbCdEf0123456789aBcDeF0123456789abcdef01'
const SOLANA = 'So11111111111111111111111111111111111111112'

const account: BankAccountPayload = {
  accountOwner: 'personal',
  bankType: 'us',
  currency: 'usd',
  bankName: 'Chase',
  accountHolderName: 'Ana Silva',
  accountNumber: '000123456789',
  routingNumber: '021000021',
  accountType: 'checking',
  beneficiaryAddress: { country: 'US', addressLine1: '1 Main St', city: 'Austin', state: 'TX', postalCode: '73301' },
}
const accountRow = {
  id: 'bankAccount_1',
  bankName: 'Chase',
  accountHolderName: 'Ana Silva',
  last4: '6789',
  status: 'active',
  deleted: null as string | null,
  currency: 'usd',
  owner: 'customer_abc',
}
const wallet: WalletSubmission = {
  network: 'base',
  address: ADDRESS,
  nickname: 'Savings',
  consent: true,
  isConnected: false,
}
const walletRow = { id: 'wallet_1', network: 'base', address: ADDRESS, nickname: 'Savings' }
const link: WalletLinkPayload = {
  bankAccount: 'bankAccount_1',
  source: { network: 'sol', currency: 'usdc' },
  destination: { currency: 'usd', network: 'ach' },
}
const linkRow = {
  id: 'link_1',
  wallet: { address: SOLANA, network: 'solana' },
  sourceCurrency: 'usdc',
  destinationNetwork: 'ach',
}

const KINDS = {
  bankAccount: {
    row: accountRow as object,
    listed: accountRow as object,
    submit: (page: ReturnType<typeof openPage>) => submitBankAccount(page, account),
  },
  wallet: {
    row: walletRow,
    listed: walletRow,
    submit: (page: ReturnType<typeof openPage>) => submitWallet(page, wallet),
  },
  walletBankAccount: {
    row: linkRow,
    listed: { ...accountRow, walletBankAccounts: [linkRow] },
    submit: (page: ReturnType<typeof openPage>) => submitWalletLink(page, link),
  },
}
const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[]

function setup(kind: keyof typeof KINDS, ...faults: Meets[]) {
  const { row, submit } = KINDS[kind]
  const server = createAccountServer(() => ({ ...row }))
  server.faults.push(...faults)
  const page = openPage(server)
  return { server, page, submit: () => settled<unknown>(submit(page)) }
}
const keysOf = ({ posts }: ReturnType<typeof createAccountServer>) => new Set(posts.map(({ key }) => key))

describe.each(kinds)('one form makes one %s [E18]', (kind) => {
  test('its answer is what was made, and the journal has its end', async () => {
    const { server, page, submit } = setup(kind)
    expect(await submit()).toMatchObject({ id: (KINDS[kind].row as { id: string }).id })
    expect(page.journal.entries()).toMatchObject([{ kind, phase: 'done' }])
    expect(server.posts).toHaveLength(1)
  })

  test('a refusal after a lost answer: what the list has is what was made', async () => {
    const { server, page, submit } = setup(kind, 'lost', [422, 'duplicate'])
    server.rows.push({ ...KINDS[kind].listed })
    expect(await submit()).toMatchObject({ id: (KINDS[kind].row as { id: string }).id })
    expect(page.journal.entries()).toMatchObject([{ phase: 'done' }])
    expect(keysOf(server).size).toBe(1)
  })

  test('a refusal after a lost answer: where the list has nothing of it, the refusal ends it', async () => {
    const { server, page, submit } = setup(kind, 'lost', [403, 'capability_missing'])
    expect(await submit()).toMatchObject({ outcome: 'definite', status: 403, code: 'capability_missing' })
    expect(page.journal.entries()).toMatchObject([{ phase: 'refused' }])
    await submit()
    expect(keysOf(server).size).toBe(2)
  })

  test('a refusal after a lost answer: while the list cannot be read, the key stays', async () => {
    const { server, page, submit } = setup(kind, 'lost', [422, 'duplicate'])
    server.listing.fails = true
    const error = await submit()
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ outcome: 'unknown', status: 422, code: 'duplicate', message: 'duplicate' })
    expect(page.journal.entries()).toMatchObject([{ phase: 'started' }])
    server.listing.fails = false
    await submit()
    expect(keysOf(server).size).toBe(1)
  })

  test('an answer that stays lost: the list is asked, and says what was made', async () => {
    const { server, submit } = setup(kind, 'lost', 'lost', 'lost', 'lost')
    server.rows.push({ ...KINDS[kind].listed })
    expect(await submit()).toMatchObject({ id: (KINDS[kind].row as { id: string }).id })
    expect(server.posts).toHaveLength(4)
  })

  test('an answer that stays lost, and a list that has nothing of it: the next try has the same key', async () => {
    const { server, submit } = setup(kind, 'lost', 'lost', 'lost', 'lost')
    expect(await submit()).toMatchObject({ outcome: 'unknown', kind: 'network' })
    expect(await submit()).toMatchObject({ id: (KINDS[kind].row as { id: string }).id })
    expect(keysOf(server).size).toBe(1)
  })

  test('a conflict at first sight is a refusal: the server knows a duplicate', async () => {
    const { server, page, submit } = setup(kind, [409, 'duplicate'])
    server.rows.push({ ...KINDS[kind].listed })
    expect(await submit()).toMatchObject({ outcome: 'definite', status: 409 })
    expect(page.journal.entries()).toMatchObject([{ phase: 'refused' }])
  })

  test('a used key at first sight is looked up: a browser repeats by itself', async () => {
    const { server, submit } = setup(kind, [409, 'idempotency_conflict'])
    server.rows.push({ ...KINDS[kind].listed })
    expect(await submit()).toMatchObject({ id: (KINDS[kind].row as { id: string }).id })
    expect(server.posts).toHaveLength(1)
  })

  test('a refusal without a code at first sight ends it', async () => {
    const { server } = setup(kind)
    const page = openPage({ ...server, fetch: async () => new Response('<html>413</html>', { status: 413 }) })
    const refused = await settled<unknown>(KINDS[kind].submit(page))
    expect(refused).toMatchObject({ outcome: 'definite', status: 413 })
    expect(page.journal.entries()).toMatchObject([{ phase: 'refused' }])
  })
})

describe('which bank account is the one that was asked for [E18]', () => {
  const found = async (row: object, payload: Partial<BankAccountPayload> = {}) => {
    const server = createAccountServer(() => accountRow)
    server.faults.push('lost', [422, 'duplicate'])
    server.rows.push({ ...accountRow, id: 'bankAccount_listed', ...row })
    const end = await settled(submitBankAccount(openPage(server), { ...account, ...payload }))
    return !(end instanceof ApiError) && end.id === 'bankAccount_listed'
  }
  const numberless = { last4: null, accountNumber: undefined }

  test('one that says the same is', async () => {
    expect(await found({})).toBe(true)
    expect(await found({ last4: null, accountNumber: '000123456789' })).toBe(true)
  })

  test.each([
    ['deleted', { deleted: '2026-11-20T00:00:00Z' }],
    ['of another bank', { bankName: 'Wells Fargo' }],
    ['of another holder', { accountHolderName: 'Bo Silva' }],
    ['in another currency', { currency: 'eur' }],
    ['with another number', { last4: '6780' }],
    ['without a number', numberless],
  ])('one %s is not', async (_, row) => {
    expect(await found(row)).toBe(false)
  })

  const { accountNumber: _, ...without } = account
  test.each([
    ['IBAN', { iban: 'DE89370400440532013000' }, { iban: 'DE89370400440532013000' }],
    ['CLABE', { mxnClabeNumber: '032180000118359719' }, { clabe: '032180000118359719' }],
    ['Pix key', { pixKey: 'ana@example.com' }, { pixKey: 'ana@example.com' }],
  ] as const)('its number may be its %s', async (_, sent, row) => {
    const server = createAccountServer(() => accountRow)
    server.faults.push('lost', [422, 'duplicate'])
    server.rows.push({ ...accountRow, ...numberless, ...row })
    expect(await settled(submitBankAccount(openPage(server), { ...without, ...sent }))).toMatchObject({
      id: 'bankAccount_1',
    })
  })

  test('an account that was asked for without a number is none of the list', async () => {
    const server = createAccountServer(() => accountRow)
    server.faults.push('lost', [422, 'duplicate'])
    server.rows.push({ ...accountRow, last4: 'here' }, { ...accountRow, ...numberless, id: 'bankAccount_2' })
    expect(await settled(submitBankAccount(openPage(server), without))).toMatchObject({ status: 422 })
  })
})

describe('which wallet is the one that was asked for [E18]', () => {
  const found = async (row: object, payload: Partial<WalletSubmission> = {}) => {
    const server = createAccountServer(() => walletRow)
    server.faults.push('lost', [422, 'duplicate'])
    server.rows.push({ ...walletRow, id: 'wallet_listed', ...row })
    const end = await settled(submitWallet(openPage(server), { ...wallet, ...payload }))
    return !(end instanceof ApiError) && end.id === 'wallet_listed'
  }

  test('one with the address in another case is, where case says nothing', async () => {
    expect(await found({ address: ADDRESS.toLowerCase() })).toBe(true)
    expect(await found({ network: 'solana', address: SOLANA }, { network: 'solana', address: SOLANA })).toBe(true)
    const other = SOLANA.toLowerCase()
    expect(await found({ network: 'solana', address: other }, { network: 'solana', address: SOLANA })).toBe(false)
  })

  test('one on another network or with another address is not', async () => {
    expect(await found({ network: 'polygon' })).toBe(false)
    expect(await found({ address: ADDRESS.replace(/1$/, '2') })).toBe(false)
  })

  test('a second try is signed anew and has the same key', async () => {
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

describe('which link is the one that was asked for [E18]', () => {
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

  test('one that says the same is', async () => {
    expect(await found({})).toBe(true)
  })

  test.each([
    ['from another network', { wallet: { address: ADDRESS, network: 'ethereum' } }, {}],
    ['of another coin', { sourceCurrency: 'usdt' }, {}],
    ['to another rail', { destinationNetwork: 'wire' }, {}],
    ['of another account', {}, { id: 'bankAccount_2' }],
  ])('one %s is not', async (_, row, ofAccount) => {
    expect(await found(row, ofAccount)).toBe(false)
  })
})
