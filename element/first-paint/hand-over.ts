import { writeJson } from '../../src/lib/json.ts'
import type { Appearance } from './appearance.ts'
import type { Scene } from './scenes.ts'

export interface Picture {
  readonly appearance: Appearance
  readonly scene: Scene
}

/**
 * How an element hands its first screen over to React. `failed` lasts until the customer submits the form again, `gone` until the element
 * is removed: the files of its version are no longer served.
 */
export interface HandOver {
  readonly state: 'none' | 'drawn' | 'mounted' | 'failed' | 'gone'
  /** The appearance that is asked for; null when none is, or once React is mounted in the element. */
  readonly appearance: Appearance | null
  readonly picture: Picture | null
}

export type HandOverEvent =
  | { readonly type: 'appearanceAsked'; readonly appearance: Appearance }
  | { readonly type: 'sceneLoaded'; readonly picture: Picture }
  | { readonly type: 'submitted' }
  | { readonly type: 'downloadFailed'; readonly isGone: boolean }
  | { readonly type: 'mounted' }
  | { readonly type: 'removed' }

export const NOTHING_DRAWN: HandOver = { state: 'none', appearance: null, picture: null }

const isFrameOf = ({ appearance, scene }: Picture, drawn: Picture | null) =>
  appearance.restoredRoute !== null &&
  !scene.css &&
  drawn?.scene.css !== undefined &&
  drawn.appearance.restoredRoute === appearance.restoredRoute

/** Ignores the scenes of an earlier appearance, and everything but the removal of the element once React is mounted in it. */
export function handOverReducer(before: HandOver, event: HandOverEvent): HandOver {
  if (event.type === 'removed') return NOTHING_DRAWN
  if (before.state === 'mounted') return before
  switch (event.type) {
    case 'appearanceAsked':
      return { ...before, appearance: event.appearance }
    case 'sceneLoaded':
      if (event.picture.appearance !== before.appearance || isFrameOf(event.picture, before.picture)) return before
      return { ...before, state: before.state === 'none' ? 'drawn' : before.state, picture: event.picture }
    case 'submitted':
      return before.state === 'failed' ? { ...before, state: 'drawn' } : before
    case 'downloadFailed':
      return { ...before, state: event.isGone || before.state === 'gone' ? 'gone' : 'failed' }
    case 'mounted':
      return { state: 'mounted', appearance: null, picture: null }
  }
}

export const isSamePicture = (one: Picture, other: Picture): boolean => seenIn(one) === seenIn(other)

const seenIn = ({ appearance: { values, brand }, scene }: Picture) => writeJson([scene, values, brand])
