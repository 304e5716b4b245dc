import { CacheProvider, type EmotionCache } from '@emotion/react'
import { I18nProvider } from '@lingui/react'
import { Suspense, useLayoutEffect } from 'react'
import { App } from '../../src/app/App.tsx'
import { Surface } from '../../src/app/Surface.tsx'
import { ConfigurationScreen } from '../../src/app/lazy-configuration-screen.ts'
import type { ConfigurationProblem } from '../../src/app/ramp-config.ts'
import type { Emit } from '../../src/domain/ramp-events.ts'
import type { Ramp } from '../../src/app/ramp.ts'
import type { ColorScheme } from '../../src/app/host-config.ts'
import type { Theme } from '../../styles/theme.ts'

export interface Content {
  readonly ramp: Ramp | null
  /** Numbers the ramps of an element, so that React does not reuse the screens of an earlier one. */
  readonly mount: number
  readonly problem: ConfigurationProblem | null
  readonly theme: Theme
  readonly colorScheme: ColorScheme
  readonly language: string
  readonly headingLevel: number
  readonly emit: Emit
  readonly onReady: () => void
}

interface Props {
  readonly cache: EmotionCache
  /** Null in the build, which renders the first screen to markup. */
  readonly shadow: ShadowRoot | null
  readonly content: Content
  readonly onDrawn?: () => void
}

/** The component of an element's shadow root. All styles are adopted sheets, so it creates no style element. */
export function Root({ cache, shadow, content, onDrawn }: Props) {
  const { ramp, mount, problem, theme, colorScheme, language, headingLevel, emit, onReady } = content
  useLayoutEffect(() => onDrawn?.(), [onDrawn])
  const surface = (
    <Surface shadow={shadow} {...{ theme, colorScheme, language, headingLevel }}>
      {ramp && <App key={mount} ramp={ramp} onReady={onReady} />}
      {problem && (
        <Suspense>
          <ConfigurationScreen code={problem} emit={emit} onReady={onReady} />
        </Suspense>
      )}
    </Surface>
  )
  return (
    <CacheProvider value={cache}>
      {ramp ? <I18nProvider i18n={ramp.translations.i18n}>{surface}</I18nProvider> : surface}
    </CacheProvider>
  )
}
