import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'

interface Toasts {
  readonly shown: string[]
  arePaused: boolean
}

/**
 * Runs in the page before its own scripts. Keeps the text of each toast, which a slow machine may look for when its five seconds are
 * over, and lets the pointer rest on toasts that are paused.
 */
export function keepToasts(): void {
  const toasts: Toasts = { shown: [], arePaused: false }
  Object.assign(globalThis, { toasts })
  const read = (toast: Element) => {
    // In an amount is a space at which no line ends.
    toasts.shown.push(toast.textContent.replaceAll('\u00A0', ' '))
    if (toasts.arePaused) toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
  }
  const look = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element)
    for (const node of added)
      for (const toast of [node, ...node.querySelectorAll('*')])
        if (toast.matches('[part=toast], [data-line]')) read(toast)
  })
  const seen = new WeakSet<ShadowRoot>()
  const follow = () => {
    for (const { shadowRoot } of document.querySelectorAll('sphere-ramp')) {
      if (!shadowRoot || seen.has(shadowRoot)) continue
      seen.add(shadowRoot)
      look.observe(shadowRoot, { childList: true, subtree: true })
    }
  }
  new MutationObserver(follow).observe(document, { childList: true, subtree: true })
  void customElements.whenDefined('sphere-ramp').then(follow)
}

/** From now on toasts stay until they are closed. */
export const pauseToasts = (page: Page): Promise<void> =>
  page.evaluate(() => void ((globalThis as unknown as { toasts: Toasts }).toasts.arePaused = true))

/** Takes a toast that the page showed, and may have dismissed since. */
const takeToast = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const { shown } = (globalThis as unknown as { toasts: Toasts }).toasts
    const index = shown.findIndex((toast) => toast.includes(wanted))
    if (index >= 0) shown.splice(index, 1)
    return index >= 0
  }, text)

const LONGEST_MS = 30_000

/** Not `expect.poll`, which tests that run side by side cannot use. */
async function until(isThere: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + LONGEST_MS
  while (!(await isThere())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`)
    await wait(50)
  }
}

export const toastShown = (page: Page, text: string): Promise<void> =>
  until(() => takeToast(page, text), `the toast “${text}”`)

/** Closes a toast, which may be dismissed by itself at any moment. */
export async function closeToast(toast: Locator): Promise<void> {
  const close = toast.getByRole('button', { name: 'Close' })
  const isGone = async () => {
    if ((await toast.count()) > 0) await close.click({ timeout: 1000 }).catch(() => {})
    return (await toast.count()) === 0
  }
  await until(isGone, 'a toast to close')
}
