import { isProvider, type Provider } from '../injected/provider.ts'
import type { WalletPage } from '../wallet-page.ts'
import { ACCOUNT_MESSAGES } from './facts.ts'
import { signingAddress } from './provider.ts'

function actionOf(event: Event): unknown {
  try {
    return (event as MessageEvent<{ message?: { action?: unknown } }>).data.message?.action
  } catch {
    return undefined
  }
}

interface Injection {
  readonly page: WalletPage
  read(): unknown
}

/**
 * A wallet that injects itself, as it is at each use: TronLink puts another object in its place when its account changes, and the first one
 * keeps the earlier account. Any script may send its messages, so the account is read from the wallet itself.
 */
export function liveProvider(first: Provider, { page, read }: Injection): Provider & { readonly tronWeb: unknown } {
  const present = (): Provider => {
    const provider = read()
    return isProvider(provider) ? provider : first
  }
  const stops = new Map<(value: unknown) => void, () => void>()
  return {
    get tronWeb() {
      return (present() as { readonly tronWeb?: unknown }).tronWeb
    },
    request: (call) => present().request(call),
    on(event, listener) {
      const heard = present()
      heard.on?.(event, listener)
      if (event !== 'accountsChanged') return
      const onMessage = (message: Event) => {
        if (ACCOUNT_MESSAGES.includes(actionOf(message))) listener([signingAddress(present())])
      }
      page.events.addEventListener('message', onMessage)
      stops.set(listener, () => {
        page.events.removeEventListener('message', onMessage)
        heard.removeListener?.(event, listener)
      })
    },
    removeListener(event, listener) {
      const stop = stops.get(listener)
      stops.delete(listener)
      if (stop) stop()
      else present().removeListener?.(event, listener)
    },
  }
}
