import type { SnsWebSdk } from '@sumsub/websdk'
import { frameAllowance } from '../../../domain/onboarding/frames/verification-origin.ts'

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

/** The vendor's own package, in production and in the sandbox alike. It is downloaded with the first verification. */
export function createVerificationWidget(origin: string | null): VerificationWidget {
  let sdk: SnsWebSdk | null = null
  let isGone = false
  return {
    async mount(container, { accessToken, language, title, onMessage, onTokenExpired }) {
      const { default: vendor } = await import('@sumsub/websdk')
      if (isGone) return
      const builder = vendor
        .init(accessToken, onTokenExpired)
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
