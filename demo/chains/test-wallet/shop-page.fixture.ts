import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { fundTestWallet } from '../../start/test-wallet/funding.ts'
import { createTestWallet } from '../../start/test-wallet/test-wallet.ts'
import type { LocalNetwork } from '../local-network.ts'

interface Person {
  choice: 'approve' | 'decline'
  /** What the person was asked. */
  asked: string[]
}

const elementOf = (person: Person) =>
  class {
    returnValue = ''
    readonly #texts: string[] = []
    #closed = () => {}

    setAttribute() {}
    remove() {}
    append(...children: unknown[]) {
      this.#texts.push(...children.map(String))
    }
    addEventListener(_: string, closed: () => void) {
      this.#closed = closed
    }
    showModal() {
      person.asked.push(String(this))
      this.returnValue = person.choice
      queueMicrotask(() => this.#closed())
    }
    toString() {
      return this.#texts.join(' ')
    }
  }

/** A page of the shop around the Test Wallet, whose server is the demo's. Its person approves unless the test says otherwise. */
export function openShopPage(network: LocalNetwork & { stop(): Promise<void> }): Person {
  const person: Person = { choice: 'approve', asked: [] }
  const realFetch = globalThis.fetch

  async function answerOfServer(body: string) {
    const { method, params } = JSON.parse(body) as { method: string; params: unknown[] }
    const methods = createTestWallet({ [network.network]: network.rpcUrl })
    return { jsonrpc: '2.0', id: 1, result: await methods[method]!(...params) }
  }

  beforeAll(async () => {
    await fundTestWallet(network)
    const Element = elementOf(person)
    vi.stubGlobal('location', { host: 'shop.example', origin: 'https://shop.example' })
    vi.stubGlobal('document', { createElement: () => new Element(), body: new Element() })
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
      url === '/test-wallet' ? Response.json(await answerOfServer(String(init.body))) : realFetch(url, init),
    )
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await network.stop()
  })
  beforeEach(() => Object.assign(person, { choice: 'approve', asked: [] }))
  return person
}
