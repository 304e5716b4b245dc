import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { QueryWait } from '../../queries/wait-for-queries.ts'
import type { ParamKind } from '../../router/path.ts'
import type { IconShape } from '../../ui/icons/Icon.tsx'
import type { MessageId } from '../../ui/text.tsx'
import type { Area } from '../language/i18n.ts'

/**
 * The layout around a screen: sign-in screens have a side panel, onboarding and its two frames have no navigation, tasks have a back
 * button, and roots have the navigation.
 */
export type ScreenKind = 'signIn' | 'onboarding' | 'terms' | 'verification' | 'task' | 'root'

/** What the guard and the frame know of a route from the start. */
export interface Route {
  readonly params: Readonly<Record<string, ParamKind>>
  readonly access: 'public' | 'user'
  /** The required parameters. A missing one redirects to its step. */
  readonly needs?: Readonly<Record<string, string>>
  /** The destination of Back when there is no history. */
  readonly parent?: string
  /** A task when it is absent. */
  readonly kind?: ScreenKind
  /** The screen has a Back of its own, and the header none. */
  readonly ownBack?: true
}

/** Screens take the parameters of their route as properties, so that they can also be passed directly. */
type Screen = ComponentType<never>

/** The screen of a route, and its translations. The first screen has none of it, because it comes with the widget. */
export interface ScreenRow {
  readonly areas: readonly Area[]
  readonly load: () => Promise<Screen>
  /** What the screen waits for besides its code. */
  readonly awaits?: (known: QueryContext) => QueryWait
}

export interface QueryContext {
  readonly queryClient: QueryClient
  readonly applicationId: string
}

export interface MenuEntry {
  readonly key: string
  readonly label: MessageId
  readonly icon: IconShape
  /** Hidden when the host shows the ramp's own functions only. */
  readonly beyondRamp: boolean
  /** Its order in the main navigation. */
  readonly order?: number
}

/** Everything that one route has. */
export interface Row extends Route, Partial<ScreenRow> {
  /** Where the customer may go next: downloaded while the customer is on the screen, and so is what follows. */
  readonly next?: readonly string[]
  /** Its item in the navigation. */
  readonly menu?: MenuEntry
  /** The stage of the journey in which its code is loaded, for the build: what the same stages need is one chunk (`.build/routes/stages.mjs`). */
  readonly stage?: 'code' | 'residency' | 'home' | 'transfer'
  /** The calls of its lists: a session that is restored here makes them while the widget is being downloaded. */
  readonly firstCalls?: readonly string[]
  /** What the README of the element says of its parameters besides the required ones' names. */
  readonly hints?: Readonly<Record<string, string>>
}
