import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CUSTOMER, KEY, OTHER_KEY, scriptedNode, scriptedWallet, STRANGER } from './scripted.fixture.ts'
import { tronAdapter } from './tron-adapter.ts'

const SOURCE = { network: 'tron', coin: 'usdt', amount: '5', from: CUSTOMER } as const
const refusal = Object.assign(new Error('User rejected'), { code: 4001 })

// The adapter loads it, which takes no fake time.
beforeAll(() => import('./funds.ts'))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Lock {
  /** Null: it stays locked. */
  readonly key?: string | null
  readonly afterMs?: number
  /** In place of the account. */
  readonly answer?: unknown
  readonly method?: string
}

/** A wallet that has locked itself without an event, and is unlocked by what it is asked. */
function locked({ key = KEY, afterMs = 0, answer, method = 'eth_requestAccounts' }: Lock = {}) {
  const scripted = scriptedWallet({
    key: null,
    answers: {
      [method]() {
        if (key !== null) setTimeout(() => (scripted.provider.tronWeb = scripted.tronWebOf(key)), afterMs)
        return answer ?? [key === OTHER_KEY ? STRANGER : CUSTOMER]
      },
    },
  })
  const check = async () => {
    const checked = tronAdapter.check(scripted.session, SOURCE, scriptedNode().node)
    const end = checked.then(
      () => 'ready',
      (error: unknown) => error,
    )
    await vi.advanceTimersByTimeAsync(130_000)
    return end
  }
  const prompts = () => scripted.asked.filter((asked) => asked.endsWith('requestAccounts'))
  return { ...scripted, check, prompts }
}

describe('a wallet of TRON that has locked itself [W12, C21, CHAIN-23]', () => {
  test.each<[string, Lock]>([
    ['is ready', {}],
    ['puts its tronweb there a second later', { afterMs: 1000 }],
  ])('is asked again before a payout exists, and %s once it is unlocked', async (_, lock) => {
    const { check, prompts } = locked(lock)
    expect(await check()).toBe('ready')
    expect(prompts()).toEqual(['eth_requestAccounts'])
  })

  test('from before TIP-1193 is asked in its own way', async () => {
    const { check, prompts } = locked({ method: 'tron_requestAccounts', answer: { code: 200 } })
    expect(await check()).toBe('ready')
    expect(prompts()).toEqual(['eth_requestAccounts', 'tron_requestAccounts'])
  })

  test.each<[string, Lock, object]>([
    ['and stays locked is to be connected', { key: null }, { code: 'wallet/locked', family: 'tron' }],
    ['and is not unlocked says so', { key: null, answer: refusal }, { code: 'wallet/rejected' }],
    ['and opens with another account is refused', { key: OTHER_KEY }, { code: 'wallet/wrong-address' }],
    ['and never answers is to be unlocked', { key: null, answer: new Promise(() => {}) }, { code: 'wallet/locked' }],
  ])('%s', async (_, lock, error) => {
    expect(await locked(lock).check()).toMatchObject(error)
  })

  test('is never asked to connect the account that it has, though its tronweb remains', async () => {
    const { check, provider, tronWebOf } = locked({ key: null, answer: [] })
    const web = tronWebOf(KEY)
    provider.tronWeb = { ...web, ready: undefined, defaultAddress: { base58: false } }
    expect(await check()).toMatchObject({ code: 'wallet/locked', family: 'tron' })
  })
})
