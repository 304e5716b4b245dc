import type { SnsWebSdk } from '@sumsub/websdk'
import { permissionsPolicyOf } from '../../../domain/onboarding/frames/verification-origin.ts'
import { readMethodMessage } from '../../../lib/frame-message.ts'
import { retryDownload } from '../../../lib/timing/retry-download.ts'

interface Launch {
  readonly accessToken: string
  readonly language: string
  /** Names the frame for screen readers; the vendor's package does not. */
  readonly title: string
  onMessage(type: string, payload: unknown): void
  /** Resolves with the token that replaces the expired one. */
  onTokenExpired(): Promise<string>
}

export interface VerificationWidget {
  mount(container: HTMLElement, launch: Launch): Promise<void>
  setLanguage(language: string): void
  unmount(): void
}

/** The package appends its frame before it sets the address, so attributes set in between apply from the first page on. */
function tuneFrames(container: HTMLElement, tune: (frame: HTMLIFrameElement) => void) {
  container.appendChild = (node) => {
    if (node instanceof HTMLIFrameElement) tune(node)
    return Node.prototype.appendChild.call(container, node) as typeof node
  }
}

interface MessageListener {
  onMessage(event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>): void
}

/**
 * The package handles messages of every window of its page's origin, throws at messages that are not objects, and deletes fields of the
 * object, which the host page's listeners receive too. So it gets messages of its own frame only, and a copy of each.
 */
function restrictMessages(sdk: SnsWebSdk, windowOf: () => Window | null) {
  const listener = sdk as unknown as MessageListener
  const handleMessage = listener.onMessage
  listener.onMessage = (event) => {
    const data = readMethodMessage(event, windowOf())
    if (data) handleMessage({ origin: event.origin, source: event.source, data })
  }
}

/** The package posts the reason to its page, which must not receive our server's messages. */
const withoutReason = (renew: Launch['onTokenExpired']) => () =>
  renew().catch(() => {
    throw new Error('unavailable')
  })

/** Wraps the vendor's package, which is downloaded with the first verification, in production and in the sandbox alike. */
export function createVerificationWidget(origin: string | null): VerificationWidget {
  let sdk: SnsWebSdk | null = null
  let isGone = false
  return {
    async mount(container, { accessToken, language, title, onMessage, onTokenExpired }) {
      const { default: vendor } = await retryDownload(() => import('@sumsub/websdk'))
      if (isGone) return
      const builder = vendor
        .init(accessToken, withoutReason(onTokenExpired))
        .withConf({ lang: language })
        // The package must not change the host page.
        .withOptions({ addViewportTag: false, enableScrollIntoView: false })
        .onMessage(onMessage)
      if (origin !== null) builder.withBaseUrl(origin)
      sdk = builder.build()
      tuneFrames(container, (frame) => {
        frame.title = title
        frame.allow = permissionsPolicyOf(frame.allow, origin ?? "'src'")
      })
      restrictMessages(sdk, () => container.querySelector('iframe')?.contentWindow ?? null)
      sdk.launch(container)
    },
    setLanguage: (language) => sdk?.setLanguage(language),
    unmount() {
      isGone = true
      sdk?.destroy()
      sdk = null
    },
  }
}
