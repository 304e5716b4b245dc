import type { HostWindow } from './world.ts'

/** The window of a page without wallets. */
export const emptyWindow = (): HostWindow =>
  Object.assign(new EventTarget(), {
    location: { href: 'https://merchant.test/pay', reload: () => undefined },
    navigator: { userAgent: 'Linux', maxTouchPoints: 0 },
  })
