import { LinguiContext } from '@lingui/react'
import { useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { modeOf, PREFERS_DARK, type Theme } from '../../styles/theme.ts'
import { followPresses } from '../ui/focus.ts'
import { HeadingLevel } from '../ui/heading-level.ts'
import { UiRoot } from '../ui/root.ts'
import { createRootWidth, UiRootWidth } from '../ui/root-width.ts'
import { useMedia } from '../ui/use-media.ts'
import type { ColorScheme } from './host-config.ts'
import { directionOf, interfaceLanguage } from './language/language.ts'

interface Props {
  readonly shadow: ShadowRoot | null
  readonly theme: Theme
  readonly colorScheme: ColorScheme
  readonly language: string
  readonly headingLevel: number
  readonly children: ReactNode
}

/** The inner root, which carries the reset, the tokens and the text direction. The styles of the host element belong to the host. */
export function Surface({ shadow, theme, colorScheme, language, headingLevel, children }: Props) {
  // A catalogue that is still loading, or could not be, leaves the words of before: they keep their language and direction.
  const shown = useContext(LinguiContext)?.i18n.locale ?? interfaceLanguage(language)
  const root = useRef<HTMLDivElement>(null)
  const [width] = useState(createRootWidth)
  useLayoutEffect(() => (shadow ? followPresses(shadow) : undefined), [shadow])
  useLayoutEffect(() => width.follow(root.current!), [width])
  return (
    <UiRoot value={shadow}>
      <div
        ref={root}
        className="sr-root"
        data-theme={theme.color}
        data-radius={theme.radius}
        data-mode={modeOf(colorScheme, useMedia(PREFERS_DARK))}
        lang={shown}
        dir={directionOf(shown)}
      >
        <UiRootWidth value={width}>
          <HeadingLevel value={headingLevel}>{children}</HeadingLevel>
        </UiRootWidth>
      </div>
    </UiRoot>
  )
}
