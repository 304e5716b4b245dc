import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { SignInScreen } from '../../features/sign-in/SignInScreen.tsx'
import type { Area, Translations } from '../language/i18n.ts'
import { lazy } from '../../ui/lazy.ts'
import type { QueryWait } from '../../queries/wait-for-queries.ts'
import { FullHeader } from '../header/ShellHeader.tsx'
import { routeOf, type RouteName } from '../routes/route-table.ts'
import type { ScreenKind } from '../routes/row.ts'

const ERRORS: Area = 'api-errors'

type AnyScreen = ComponentType<Record<string, unknown>>

interface Screen {
  readonly kind: ScreenKind
  readonly Component: AnyScreen
  /** Whether it may suspend. A boundary around the first screen would have React hydrate it in a second step. */
  readonly isLazy: boolean
  /** Whether its code, its words, its header and the queries that it waits for are there. */
  readonly isLoaded: () => boolean
  readonly load: () => Promise<unknown>
}

/** The first screen and its header are part of the first download. */
const FIRST: Screen = {
  kind: 'signIn',
  Component: SignInScreen as unknown as AnyScreen,
  isLazy: false,
  isLoaded: () => true,
  load: () => Promise.resolve(),
}

interface Parts {
  readonly translations: Translations
  readonly queryClient: QueryClient
  readonly applicationId: string
}

function laterScreen(parts: Parts, route: Exclude<RouteName, '/sign-in'>): Screen {
  const { translations } = parts
  let wait: QueryWait | undefined

  async function loadScreen(): Promise<AnyScreen> {
    const { areas, awaits, load } = (await import('../routes/lazy-screens.ts')).LAZY_SCREENS[route]
    wait = awaits?.(parts)
    // A screen's first call may fail before anything else asks for the words of the server's errors. Without them it is shown in general words.
    const errors = translations.loadArea(ERRORS).catch(() => undefined)
    const [screen] = await Promise.all([load(), errors, ...areas.map((area) => translations.loadArea(area))])
    return screen as unknown as AnyScreen
  }

  const Component = lazy(loadScreen)
  return {
    kind: routeOf(route).kind ?? 'task',
    Component,
    isLazy: true,
    isLoaded: () => Component.isLoaded() && FullHeader.isLoaded() && wait?.isOver() !== false,
    async load() {
      await Promise.all([Component.load(), FullHeader.load()])
      await wait?.end()
    },
  }
}

export type Screens = (route: RouteName) => Screen

/** The screens of one ramp, by their routes. */
export function createScreens(parts: Parts): Screens {
  const made = new Map<RouteName, Screen>()
  return (route) => {
    const screen = made.get(route) ?? (route === '/sign-in' ? FIRST : laterScreen(parts, route))
    made.set(route, screen)
    return screen
  }
}
