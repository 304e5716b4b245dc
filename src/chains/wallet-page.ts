import type { HostWindow } from '../lib/world.ts'

/** What the wallets of the browser have to do with the host page. */
export interface WalletPage {
  /** Where wallets announce themselves. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>
  /** What a wallet has put on the window under this name. */
  injected(name: string): unknown
  /** The address of the page, which a wallet's own browser can open. */
  url(): string
  /** True on a phone or a tablet, whose wallets are apps. */
  isMobile(): boolean
}

// An iPad calls itself a Mac, and has a touch screen.
const isMobile = ({ userAgent, maxTouchPoints }: HostWindow['navigator']) =>
  /Android|iPhone|iPad/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1)

export const walletPageOf = (host: HostWindow): WalletPage => ({
  events: host,
  injected(name) {
    try {
      return Reflect.get(host, name)
    } catch {
      // The property of a wallet may throw.
      return undefined
    }
  },
  url: () => host.location.href,
  isMobile: () => isMobile(host.navigator),
})
