import type { HostWindow } from '../lib/world.ts'

export interface WalletPage {
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>
  injected(name: string): unknown
  url(): string
  isMobile(): boolean
}

// An iPad calls itself a Mac, but has a touch screen.
const isMobile = ({ userAgent, maxTouchPoints }: HostWindow['navigator']) =>
  /Android|iPhone|iPad/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1)

export const walletPageOf = (host: HostWindow): WalletPage => ({
  events: host,
  injected(name) {
    try {
      return Reflect.get(host, name)
    } catch {
      // A wallet's property may throw.
      return undefined
    }
  },
  url: () => host.location.href,
  isMobile: () => isMobile(host.navigator),
})
