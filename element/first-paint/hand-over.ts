import { writeJson } from '../../src/lib/json.ts'
import type { Look } from './look.ts'
import type { Scene } from './scenes.ts'

export interface Picture {
  readonly look: Look
  readonly scene: Scene
}

/** How an element hands its first screen over to React. `failed` lasts until the customer submits the form again. */
export interface HandOver {
  readonly state: 'none' | 'drawn' | 'adopted' | 'failed'
  /** The look that is asked for; null when none is, or when React has adopted the element. */
  readonly look: Look | null
  readonly picture: Picture | null
}

export type HandOverEvent =
  | { readonly type: 'lookAsked'; readonly look: Look }
  | { readonly type: 'sceneLoaded'; readonly picture: Picture }
  | { readonly type: 'submitted' }
  | { readonly type: 'downloadFailed' }
  | { readonly type: 'adopted' }
  | { readonly type: 'removed' }

export const NOTHING_DRAWN: HandOver = { state: 'none', look: null, picture: null }

/** Whether the frame comes after the screen of a restored session that it surrounds. */
const isFrameOf = ({ look, scene }: Picture, drawn: Picture | null) =>
  look.home !== null && !scene.css && drawn?.scene.css !== undefined && drawn.look.home === look.home

/** Ignores the scenes of an earlier look, and everything but the removal of the element once React has adopted it. */
export function handOverReducer(before: HandOver, event: HandOverEvent): HandOver {
  if (event.type === 'removed') return NOTHING_DRAWN
  if (before.state === 'adopted') return before
  switch (event.type) {
    case 'lookAsked':
      return { ...before, look: event.look }
    case 'sceneLoaded':
      if (event.picture.look !== before.look || isFrameOf(event.picture, before.picture)) return before
      return { ...before, state: before.state === 'failed' ? 'failed' : 'drawn', picture: event.picture }
    case 'submitted':
      return before.state === 'failed' ? { ...before, state: 'drawn' } : before
    case 'downloadFailed':
      return { ...before, state: 'failed' }
    case 'adopted':
      return { state: 'adopted', look: null, picture: null }
  }
}

/** Whether React finds its own markup of the look that is asked for. */
export const isAdoptable = ({ look, picture }: HandOver): boolean => look?.screen === 'signIn' && picture?.look === look

/** Whether the element only waits for the session to lead to a screen. */
export const isWaiting = ({ look }: HandOver): boolean => look?.screen === 'waiting'

/** Whether two pictures look the same, though the host has set something meanwhile. */
export const isSamePicture = (one: Picture, other: Picture): boolean => seenIn(one) === seenIn(other)

const seenIn = ({ look: { values, brand }, scene }: Picture) => writeJson([scene, values, brand])
