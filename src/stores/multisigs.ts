import { createStore } from 'zustand/vanilla'
import type { LazyParts } from './lazy-parts.ts'
import { customerIdOf, type SessionStore } from './session.ts'
import { storedJson, type TabStorageParts } from './stored-json.ts'

/** Hexadecimal addresses compare without letter case; base58 ones compare with it. */
const fold = (address: string) => (/^0x/i.test(address) ? address.toLowerCase() : address)

/** Whether an address is among the known ones. */
export const isAmong = (known: readonly string[], address: string): boolean => known.includes(fold(address))

/** What was kept for this customer. Every script of the page can write there, so it is checked. */
function readAddresses(kept: unknown, customer: string | null): readonly string[] {
  const { customer: owner, addresses } = (kept ?? {}) as Record<string, unknown>
  if (owner !== customer || !Array.isArray(addresses)) return []
  return addresses.filter((address) => typeof address === 'string')
}

interface Parts extends TabStorageParts {
  readonly session: SessionStore
}

function createMultisigs(parts: Parts) {
  const stored = storedJson(parts, ':multisigs')
  const customer = () => customerIdOf(parts.session.getState())
  const store = createStore<readonly string[]>(() => readAddresses(stored.read(), customer()))
  return {
    store,
    add(address: string) {
      const known = store.getState()
      if (isAmong(known, address)) return
      store.setState([...known, fold(address)], true)
      stored.write({ customer: customer(), addresses: store.getState() })
    },
    clear() {
      store.setState([], true)
      stored.clear()
    },
  }
}

/**
 * The addresses whose connected wallet was a multisig. The list of wallets does not say it, so it is kept with the session until a
 * sign-out (decisions.md W3).
 */
export const multisigsOf = (owner: LazyParts<Parts>) => owner.lazy(createMultisigs)
