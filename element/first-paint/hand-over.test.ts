import { expect, test } from 'vitest'
import {
  handOverReducer,
  isSamePicture,
  NOTHING_DRAWN,
  type HandOver,
  type HandOverEvent,
  type Picture,
} from './hand-over.ts'
import { isHydratable, isWaiting } from '../app/hydration.ts'
import type { Appearance } from './appearance.ts'

const SIGN_IN: Appearance = {
  screen: 'signIn',
  restoredRoute: null,
  idToken: null,
  color: 'default',
  locale: 'en',
  brand: 'Sphere',
  values: { heading: 'h2' },
}
const DARK: Appearance = { ...SIGN_IN, values: { heading: 'h2', mode: 'dark' } }
const RESTORED: Appearance = { ...SIGN_IN, screen: 'waiting', restoredRoute: '/my-accounts' }
const frame = { snapshot: 'a frame', texts: {} }
const restoredScene = { snapshot: 'the accounts', texts: {}, css: '.a{}' }

const asked = (appearance: Appearance): HandOverEvent => ({ type: 'appearanceAsked', appearance })
const loaded = (appearance: Appearance, scene: Picture['scene'] = frame): HandOverEvent => ({
  type: 'sceneLoaded',
  picture: { appearance, scene },
})
const submitted: HandOverEvent = { type: 'submitted' }
const downloadFailed: HandOverEvent = { type: 'downloadFailed', isGone: false }
const isGone: HandOverEvent = { type: 'downloadFailed', isGone: true }
const mounted: HandOverEvent = { type: 'mounted' }
const removed: HandOverEvent = { type: 'removed' }

const after = (...events: readonly HandOverEvent[]): HandOver => events.reduce(handOverReducer, NOTHING_DRAWN)
const drawn = [asked(SIGN_IN), loaded(SIGN_IN)] as const

test.each<[string, HandOver['state'], readonly HandOverEvent[]]>([
  ['an appearance that is asked for', 'none', [asked(SIGN_IN)]],
  ['its scene', 'drawn', drawn],
  ['a submit while the download is under way', 'drawn', [...drawn, submitted]],
  ['a failed download', 'failed', [...drawn, downloadFailed]],
  ['a download that failed before anything was drawn', 'failed', [asked(SIGN_IN), downloadFailed]],
  ['a scene that comes after the failed download', 'failed', [asked(SIGN_IN), downloadFailed, loaded(SIGN_IN)]],
  ['another appearance after a failed download', 'failed', [...drawn, downloadFailed, asked(DARK), loaded(DARK)]],
  ['a submit after a failed download', 'drawn', [...drawn, downloadFailed, submitted]],
  ['a second failure', 'failed', [...drawn, downloadFailed, submitted, downloadFailed]],
  ['a download whose files are gone', 'gone', [...drawn, isGone]],
  ['a scene that comes after the files are gone', 'gone', [asked(SIGN_IN), isGone, loaded(SIGN_IN)]],
  ['a submit and another failure after the files are gone', 'gone', [...drawn, isGone, submitted, downloadFailed]],
  ['React that comes after the files were gone', 'mounted', [...drawn, isGone, mounted]],
  ['React that hydrates a drawn screen', 'mounted', [...drawn, mounted]],
  ['React that comes after a failed download', 'mounted', [...drawn, downloadFailed, mounted]],
  ['React that comes before anything was drawn', 'mounted', [mounted]],
  ['an appearance that is asked for after React', 'mounted', [...drawn, mounted, asked(DARK), loaded(DARK)]],
  ['a failure and a submit after React', 'mounted', [...drawn, mounted, downloadFailed, submitted]],
  ['the removal of the element', 'none', [...drawn, mounted, removed]],
  ['an element that is put in place again', 'drawn', [...drawn, mounted, removed, ...drawn]],
])('after %s the state is “%s”', (_, state, events) => {
  expect(after(...events).state).toBe(state)
})

test('the scene of an earlier appearance is not drawn', () => {
  expect(after(asked(SIGN_IN), asked(DARK), loaded(SIGN_IN)).picture).toBeNull()
  expect(after(...drawn, asked(DARK), loaded(SIGN_IN)).picture?.appearance).toBe(SIGN_IN)
})

test('no scene is drawn after React is mounted in the element or the page has removed it', () => {
  expect(after(asked(SIGN_IN), mounted, loaded(SIGN_IN)).picture).toBeNull()
  expect(after(asked(SIGN_IN), removed, loaded(SIGN_IN)).picture).toBeNull()
})

test('React hydrates only a sign-in screen that is drawn in the requested appearance [S18]', () => {
  expect(isHydratable(after(asked(SIGN_IN)))).toBe(false)
  expect(isHydratable(after(...drawn))).toBe(true)
  expect(isHydratable(after(...drawn, downloadFailed))).toBe(true)
  expect(isHydratable(after(...drawn, asked(DARK)))).toBe(false)
  expect(isHydratable(after(...drawn, asked(DARK), loaded(DARK)))).toBe(true)
  expect(isHydratable(after(...drawn, mounted))).toBe(false)
  expect(isHydratable(after(asked(RESTORED), loaded(RESTORED, restoredScene)))).toBe(false)
})

test('React waits only for a restored session in which it is not mounted', () => {
  expect(isWaiting(NOTHING_DRAWN)).toBe(false)
  expect(isWaiting(after(...drawn))).toBe(false)
  expect(isWaiting(after(asked(RESTORED)))).toBe(true)
  expect(isWaiting(after(asked(RESTORED), loaded(RESTORED, restoredScene), mounted))).toBe(false)
})

test('the screen of a restored session replaces its frame, never the reverse', () => {
  const scenes = (...events: readonly HandOverEvent[]) => after(asked(RESTORED), ...events).picture?.scene
  expect(scenes(loaded(RESTORED, frame), loaded(RESTORED, restoredScene))).toBe(restoredScene)
  expect(scenes(loaded(RESTORED, restoredScene), loaded(RESTORED, frame))).toBe(restoredScene)
  const elsewhere = { ...RESTORED, restoredRoute: '/payouts/new' }
  expect(scenes(loaded(RESTORED, restoredScene), asked(elsewhere), loaded(elsewhere, frame))).toBe(frame)
})

test('other values, another brand or another scene make another picture', () => {
  const picture = { appearance: SIGN_IN, scene: frame }
  expect(isSamePicture(picture, { appearance: { ...SIGN_IN }, scene: { ...frame } })).toBe(true)
  expect(isSamePicture(picture, { appearance: { ...SIGN_IN, brand: 'Altamar' }, scene: frame })).toBe(false)
  expect(isSamePicture(picture, { appearance: DARK, scene: frame })).toBe(false)
  expect(isSamePicture(picture, { appearance: SIGN_IN, scene: restoredScene })).toBe(false)
})
