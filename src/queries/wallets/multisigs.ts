import { useStore } from 'zustand/react'
import { createStore } from 'zustand/vanilla'
import { customerIdOf } from '../../stores/session.ts'
import { useServices, type Services } from '../services.ts'
import { storedJson } from '../stored-json.ts'

/** Hexadecimal addresses compare without letter case; base58 ones compare with it. */
const fold = (address: string) => (/^0x/i.test(address) ? address.toLowerCase() : address)

/** What was kept for this customer. Every script of the page can write there, so it is checked. */
function readAddresses(kept: unknown, customer: string | null): readonly string[] {
  const { customer: owner, addresses } = (kept ?? {}) as Record<string, unknown>
  if (owner !== customer || !Array.isArray(addresses)) return []
  return addresses.filter((address) => typeof address === 'string')
}

function createMultisigs(services: Services) {
  const stored = storedJson(services, ':multisigs')
  const customer = () => customerIdOf(services.session.getState())
  const store = createStore<readonly string[]>(() => readAddresses(stored.read(), customer()))
  return {
    store,
    add(address: string) {
      const known = store.getState()
      if (known.includes(fold(address))) return
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
export const multisigsOf = (services: Services) => services.own(createMultisigs)

/** Says whether the wallet at an address is known as a multisig. */
export function useIsMultisig(): (address: string | null) => boolean {
  const known = useStore(multisigsOf(useServices()).store)
  return (address) => address !== null && known.includes(fold(address))
}
