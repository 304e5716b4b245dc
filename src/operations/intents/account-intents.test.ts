import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { submitBankAccount, submitWallet, submitWalletLink } from './account-intents.ts'
import { account, accountRow, link, linkRow, wallet, walletRow } from './account-samples.fixture.ts'
import { createAccountServer, keysOf, type Meets } from './account-server.fixture.ts'
import { openPage, settled } from './payout-server.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const KINDS = {
  bankAccount: {
    row: accountRow as object,
    listed: accountRow as object,
    submit: (page: ReturnType<typeof openPage>) => submitBankAccount(page, account, []),
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

describe.each(kinds)('one form makes one %s [E18]', (kind) => {
  test('the answer is what was made, and the journal has its end', async () => {
    const { server, page, submit } = setup(kind)
    expect(await submit()).toMatchObject({ id: (KINDS[kind].row as { id: string }).id })
    expect(page.journal.entries()).toMatchObject([{ kind, phase: 'done' }])
    expect(server.posts).toHaveLength(1)
  })

  test('a refusal after a lost answer ends with what the list has', async () => {
    const { server, page, submit } = setup(kind, 'lost', [422, 'duplicate'])
    server.rows.push({ ...KINDS[kind].listed })
    expect(await submit()).toMatchObject({ id: (KINDS[kind].row as { id: string }).id })
    expect(page.journal.entries()).toMatchObject([{ phase: 'done' }])
    expect(keysOf(server).size).toBe(1)
  })

  test('a refusal after a lost answer ends the intent where the list has nothing of it', async () => {
    const { server, page, submit } = setup(kind, 'lost', [403, 'capability_missing'])
    expect(await submit()).toMatchObject({ outcome: 'definite', status: 403, code: 'capability_missing' })
    expect(page.journal.entries()).toMatchObject([{ phase: 'refused' }])
    await submit()
    expect(keysOf(server).size).toBe(2)
  })

  test('a refusal after a lost answer keeps the key while the list cannot be read', async () => {
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

  test('an answer that stays lost has the list say what was made', async () => {
    const { server, submit } = setup(kind, 'lost', 'lost', 'lost', 'lost')
    server.rows.push({ ...KINDS[kind].listed })
    expect(await submit()).toMatchObject({ id: (KINDS[kind].row as { id: string }).id })
    expect(server.posts).toHaveLength(4)
  })

  test('an answer that stays lost leaves the next try the same key, where the list has nothing of it', async () => {
    const { server, submit } = setup(kind, 'lost', 'lost', 'lost', 'lost')
    expect(await submit()).toMatchObject({ outcome: 'unknown', kind: 'network' })
    expect(await submit()).toMatchObject({ id: (KINDS[kind].row as { id: string }).id })
    expect(keysOf(server).size).toBe(1)
  })

  test('a conflict in the first answer is a refusal, because the server knows a duplicate', async () => {
    const { server, page, submit } = setup(kind, [409, 'duplicate'])
    server.rows.push({ ...KINDS[kind].listed })
    expect(await submit()).toMatchObject({ outcome: 'definite', status: 409 })
    expect(page.journal.entries()).toMatchObject([{ phase: 'refused' }])
  })

  test('a used key in the first answer has the list read, because a browser may repeat a call', async () => {
    const { server, submit } = setup(kind, [409, 'idempotency_conflict'])
    server.rows.push({ ...KINDS[kind].listed })
    expect(await submit()).toMatchObject({ id: (KINDS[kind].row as { id: string }).id })
    expect(server.posts).toHaveLength(1)
  })

  test('a refusal without a code in the first answer ends the intent', async () => {
    const { server } = setup(kind)
    const page = openPage({ ...server, fetch: async () => Response.json({ message: 'too large' }, { status: 413 }) })
    const refused = await settled<unknown>(KINDS[kind].submit(page))
    expect(refused).toMatchObject({ outcome: 'definite', status: 413 })
    expect(page.journal.entries()).toMatchObject([{ phase: 'refused' }])
  })

  test('a page of a gateway keeps the key: it may stand where the server said yes', async () => {
    const { server } = setup(kind)
    const page = openPage({ ...server, fetch: async () => new Response('<html>413</html>', { status: 413 }) })
    expect(await settled<unknown>(KINDS[kind].submit(page))).toMatchObject({ outcome: 'unknown', status: 413 })
    expect(page.journal.entries()).toMatchObject([{ phase: 'started' }])
  })
})
