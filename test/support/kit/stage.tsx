import { CacheProvider } from '@emotion/react'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { messages } from '../../../locales/en/ui.ts'
import { messages as later } from '../../../locales/en/ui-lazy.ts'
import { followPresses } from '../../../src/ui/focus.ts'
import { UiRoot } from '../../../src/ui/root.ts'
import { createRootWidth, UiRootWidth } from '../../../src/ui/root-width.ts'
import { adoptBase, adoptPreset } from '../../../element/sheets.ts'
import { styleCache } from '../../../element/app/style-cache.ts'
import type { Mode, Radius, ThemeColor } from '../../../styles/theme.ts'

export interface StageOptions {
  readonly mode?: Mode
  readonly theme?: ThemeColor
  readonly radius?: Radius
  readonly dir?: 'ltr' | 'rtl'
  readonly lang?: string
  /** The width of the host element in pixels. Without it the host fills its container. */
  readonly width?: number
}

function rootIn(shadow: ShadowRoot, options: StageOptions): HTMLElement {
  const root = document.createElement('div')
  root.className = 'sr-root'
  root.dir = options.dir ?? 'ltr'
  root.lang = options.lang ?? 'en'
  root.dataset.mode = options.mode ?? 'light'
  root.dataset.theme = options.theme ?? 'default'
  root.dataset.radius = options.radius ?? 'default'
  root.style.background = 'var(--sr-canvas)'
  return shadow.appendChild(root)
}

/** Renders components as the element does, in an open shadow root with base sheet and messages, but without services. */
export async function stage(host: HTMLElement, content: ReactNode, options: StageOptions = {}) {
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = adoptBase(shadow)
  await adoptPreset(shadow, options.theme ?? 'default')
  if (options.width) host.style.inlineSize = `${options.width}px`
  const root = rootIn(shadow, options)
  const app = root.appendChild(document.createElement('div'))
  app.style.display = 'contents'

  const i18n = setupI18n({
    locale: options.lang ?? 'en',
    messages: { [options.lang ?? 'en']: { ...messages, ...later } },
  })
  const react = createRoot(app)
  const width = createRootWidth()
  const stops = [followPresses(shadow), width.follow(root)]
  react.render(
    <CacheProvider value={styleCache(sheet)}>
      <I18nProvider i18n={i18n}>
        <UiRoot value={shadow}>
          <UiRootWidth value={width}>{content}</UiRootWidth>
        </UiRoot>
      </I18nProvider>
    </CacheProvider>,
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  return {
    root: shadow,
    unmount: () => {
      react.unmount()
      for (const stop of stops) stop()
    },
  }
}
