import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import { createServices } from '../../src/app/services.ts'
import { isHydratable, isWaiting } from './hydration.ts'
import { Root, type Content } from './mount.tsx'
import { styleCache } from './style-cache.ts'
import type { EarlyScreen } from '../first-paint/early-screen.ts'

export interface MountPoint {
  readonly shadow: ShadowRoot
  readonly early: EarlyScreen
  /** The sheet of the components in the element's document, and its first CSS. */
  readonly sheet: CSSStyleSheet
  readonly firstCss: string
}

export interface OpenRoot {
  render(mountPoint: MountPoint, content: Content): void
  unmount(): void
}

// React re-creates what it cannot hydrate and keeps the typed text, so the host's error handler is not called.
const options = { onRecoverableError: () => {} }

function untilReady(early: EarlyScreen, { ramp, language }: Content): Promise<void> | null {
  // React hydrates only what has the same words.
  if (ramp && isHydratable(early.handOver())) return ramp.translations.use(language)
  // A frame with a spinner would replace the screen that the session opens.
  if (ramp && isWaiting(early.handOver())) return ramp.arrival()
  return null
}

/** React in an element. It hydrates the markup of the early screen, with the field's text, caret and focus. */
function openRoot(): OpenRoot {
  let react: ReactRoot | null = null
  let wait: Promise<void> | null = null
  let screen: EarlyScreen
  let tree: React.JSX.Element
  let first: React.JSX.Element

  function onDrawn() {
    screen.mounted()
    if (tree !== first) react?.render(tree)
  }

  function begin({ shadow, early }: MountPoint) {
    if (react) return
    first = tree
    startTransition(() => {
      if (!isHydratable(early.handOver())) {
        react = createRoot(shadow)
        return react.render(first)
      }
      react = hydrateRoot(shadow as unknown as Element, first, options)
    })
  }

  return {
    render(mountPoint, content) {
      const { shadow, early, sheet, firstCss } = mountPoint
      screen = early
      tree = <Root cache={styleCache(sheet, firstCss)} shadow={shadow} content={content} onDrawn={onDrawn} />
      // A rendering during React's first one would restart it, so the last one is kept until then.
      if (react) return early.handOver().state === 'mounted' ? react.render(tree) : undefined
      const present = untilReady(early, content)
      wait = present
      if (present) void present.then(() => present === wait && begin(mountPoint))
      else begin(mountPoint)
    },
    unmount() {
      wait = null
      react?.unmount()
    },
  }
}

export const app = { createServices, openRoot }
export type App = typeof app
