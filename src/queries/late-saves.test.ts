import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chase } from '../domain/bank-accounts/bank-account.fixture.ts'
import { account, ADDRESS, link, linkRow } from '../operations/intents/account-samples.fixture.ts'
import { callHook } from './hook.fixture.ts'
import { keys } from './keys.ts'
import { journalOf } from '../operations/journal/journal-of.ts'
import { WALLET, WIRE_ACCOUNT } from './saved-accounts.fixture.ts'
import { openServices } from './services.fixture.ts'
import { bankAccountsQuery, useCreateBankAccount, useCreateWalletLink } from './bank-accounts/bank-accounts.ts'
import { lateSavesOf } from './late-saves.ts'
import { useCreateWallet } from './wallets/wallets.ts'

const PAYLOAD = { network: 'base', address: ADDRESS, nickname: 'Savings', consent: true, isConnected: false } as const

type Page = ReturnType<typeof openServices>
type Callbacks = Pick<Parameters<typeof useCreateBankAccount>[0], 'onMade' | 'onFailed'>

const KINDS = {
  wallet: {
    post: 'POST wallets',
    list: 'GET wallets',
    absent: { wallets: [] },
    listed: { wallets: [WALLET] },
    emitted: ['ramp-wallet-created', { id: 'wallet_1' }],
    hook: ({ services }: Page, callbacks: Callbacks) => {
      const { mutate } = callHook(services, () => useCreateWallet(callbacks))
      return () => mutate({ payload: PAYLOAD })
    },
  },
  'bank account': {
    post: 'POST bankAccounts',
    list: 'GET bankAccounts',
    absent: { bankAccounts: [] },
    listed: { bankAccounts: [WIRE_ACCOUNT] },
    emitted: ['ramp-bank-account-created', { id: 'bankAccount_1' }],
    hook: ({ services }: Page, callbacks: Callbacks) => {
      const { mutate } = callHook(services, () => useCreateBankAccount(callbacks))
      return () => mutate(account)
    },
  },
  'deposit address': {
    post: 'POST walletBankAccounts',
    list: 'GET bankAccounts',
    absent: { bankAccounts: [WIRE_ACCOUNT] },
    listed: { bankAccounts: [{ ...WIRE_ACCOUNT, walletBankAccounts: [linkRow] }] },
    emitted: ['ramp-wallet-linked', { id: linkRow.id }],
    hook: ({ services }: Page, callbacks: Callbacks) => {
      const { mutate } = callHook(services, () => useCreateWalletLink(callbacks))
      const form = { network: 'sol', coin: 'usdc', destination: 'ach' } as const
      return () => mutate({ account: { ...chase, id: link.bankAccount }, form })
    },
  },
}
const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[]
const UNREADABLE = {
  HTML: () => new Response('<html>Bad gateway</html>'),
  null: () => Response.json(null),
  nothing: () => new Response(''),
  'another thing': () => Response.json({ data: { pong: true } }),
}

/** A form whose call gets this answer, and whose list has nothing of it yet. */
async function sent(kind: keyof typeof KINDS, answer: () => Response) {
  const { post, list, absent, listed, hook } = KINDS[kind]
  const page = openServices({ answers: { [post]: answer, [list]: () => absent } })
  const log: string[] = []
  const press = hook(page, { onMade: () => void log.push('made'), onFailed: () => void log.push('failed') })
  press()
  await vi.advanceTimersByTimeAsync(20_000)
  const show = () => (page.answers[list] = () => listed)
  return { ...page, log, press, show }
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(kinds)('a %s whose answer could not be read', (kind) => {
  test.each(Object.keys(UNREADABLE) as (keyof typeof UNREADABLE)[])(
    'a save whose answer is %s ends as made once its list has it [E18, W16]',
    async (name) => {
      const { log, emitted, services, show } = await sent(kind, UNREADABLE[name])
      expect([log, emitted]).toEqual([['failed'], []])
      show()
      await vi.advanceTimersByTimeAsync(5000)
      expect([log, emitted]).toEqual([['failed', 'made'], [KINDS[kind].emitted]])
      expect(journalOf(services).entries()).toMatchObject([{ phase: 'done' }])
      await vi.advanceTimersByTimeAsync(60_000)
      expect(log).toEqual(['failed', 'made'])
    },
  )

  test('a save that is sent again with success is announced once [E18]', async () => {
    const { log, answers, press, show } = await sent(kind, UNREADABLE.HTML)
    const name = KINDS[kind].post.replace('POST ', '').replace(/s$/, '')
    const [row] = kind === 'deposit address' ? [linkRow] : Object.values(KINDS[kind].listed).flat()
    answers[KINDS[kind].post] = () => ({ [name]: row })
    show()
    press()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(log).toEqual(['failed', 'made'])
  })

  test('a save whose customer signs out is waited for no longer', async () => {
    const { log, services, show, calls } = await sent(kind, UNREADABLE.HTML)
    lateSavesOf(services).stopAll()
    show()
    const before = calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect([log, calls.length]).toEqual([['failed'], before])
  })
})

test('an account that the list had before is no save that ended', async () => {
  const answers = { 'POST wallets': UNREADABLE.HTML, 'GET wallets': () => ({ wallets: [] as object[] }) }
  const page = openServices({ answers })
  page.services.queryClient.setQueryData(keys.wallets, [WALLET])
  const log: string[] = []
  const { mutate } = callHook(page.services, () =>
    useCreateWallet({ onMade: () => void log.push('made'), onFailed: () => void log.push('failed') }),
  )
  mutate({ payload: PAYLOAD })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(log).toEqual(['failed'])
})

test('a bank account that was listed before the save, and ends in the same digits, is not what it made [E18]', async () => {
  const other = { ...WIRE_ACCOUNT, id: 'bankAccount_2' }
  const rows: object[] = [WIRE_ACCOUNT]
  const answers = { 'POST bankAccounts': UNREADABLE.HTML, 'GET bankAccounts': () => ({ bankAccounts: rows }) }
  const page = openServices({ answers })
  await page.services.queryClient.fetchQuery(bankAccountsQuery(page.services.api))
  const log: string[] = []
  const { mutate } = callHook(page.services, () =>
    useCreateBankAccount({ onMade: () => void log.push('made'), onFailed: () => void log.push('failed') }),
  )
  mutate(account)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(log).toEqual(['failed'])
  rows.push(other)
  await vi.advanceTimersByTimeAsync(5000)
  expect([log, page.emitted]).toEqual([['failed', 'made'], [['ramp-bank-account-created', { id: other.id }]]])
})
