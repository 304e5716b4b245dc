import type { SnsWebSdk } from '@sumsub/websdk'
import { frameAllowance } from '../../../domain/onboarding/frames/verification-origin.ts'
import { readMethodMessage } from '../../../lib/frame-message.ts'

export interface Launch {
  readonly accessToken: string
  readonly language: string
  /** Names the frame for screen readers; the vendor's package does not. */
  readonly title: string
  onMessage(type: string, payload: unknown): void
  /** Answers with the token that the widget goes on with. */
  onTokenExpired(): Promise<string>
}

export interface VerificationWidget {
  mount(container: HTMLElement, launch: Launch): Promise<void>
  setLanguage(language: string): void
  unmount(): void
}

/** The package appends its frame and then gives it an address: what is set between the two holds from the frame's first page on. */
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
 * The package hears every window of its page's origin, throws at a message that is no object, and takes fields out of the object, which the
 * host page's own listeners are given as well. So it hears its own frame alone, and a copy of what that says.
 */
function restrictMessages(sdk: SnsWebSdk, windowOf: () => Window | null) {
  const listener = sdk as unknown as MessageListener
  const handleMessage = listener.onMessage
  listener.onMessage = (event) => {
    const data = readMethodMessage(event, windowOf())
    if (data) handleMessage({ origin: event.origin, source: event.source, data })
  }
}

/** The package posts the reason to its page, which is told no word of our server. */
const withoutReason = (renew: Launch['onTokenExpired']) => () =>
  renew().catch(() => {
    throw new Error('unavailable')
  })

/** The vendor's own package, in production and in the sandbox alike. It is downloaded with the first verification. */
export function createVerificationWidget(origin: string | null): VerificationWidget {
  let sdk: SnsWebSdk | null = null
  let isGone = false
  return {
    async mount(container, { accessToken, language, title, onMessage, onTokenExpired }) {
      const { default: vendor } = await import('@sumsub/websdk')
      if (isGone) return
      const builder = vendor
        .init(accessToken, withoutReason(onTokenExpired))
        .withConf({ lang: language })
        // The page around us stays as it is.
        .withOptions({ addViewportTag: false, enableScrollIntoView: false })
        .onMessage(onMessage)
      if (origin !== null) builder.withBaseUrl(origin)
      sdk = builder.build()
      tuneFrames(container, (frame) => {
        frame.title = title
        frame.allow = frameAllowance(frame.allow, origin ?? "'src'")
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
