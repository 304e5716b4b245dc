import { first, homes } from 'built:first-paint'
import type { Drawing } from './drawing.ts'
import { textsOf } from './drawings.ts'
import type { Look } from './look.ts'
import type { Texts } from './texts.ts'

export interface Scene {
  readonly drawing: Drawing
  readonly texts: Texts
  /** The styles of a screen that a session leads to, which no other screen before React has. */
  readonly css?: string
}

/** The sign-in screen, or the frame in which a session waits. */
export const firstScene = ({ screen }: Look, texts: Texts = first.english): Scene => ({
  drawing: first.screens[screen],
  texts,
})

export const translatedFirstScene = async (look: Look): Promise<Scene> =>
  firstScene(look, await textsOf(first, look.locale))

/** The screens whose files are asked for already, by any element of the page. */
const asked = new Set<string>()

/** The drawings of the screens that a session leads to, once the files behind the one of the look are asked for. */
async function homesFor({ home }: Look) {
  const { homes: drawings, ahead } = await homes()
  // Every script of the page can write the route.
  if (home === null || !Object.hasOwn(drawings.screens, home)) return null
  if (!asked.has(home)) for (const file of ahead[home]!()) file.catch(() => undefined)
  asked.add(home)
  return { drawing: drawings.screens[home]!, drawings }
}

/** Begins the downloads for a restored session before its screen is drawn, while the page is still being parsed. */
export const downloadHome = (look: Look): void => void (look.home !== null && homesFor(look).catch(() => undefined))

/** The screen that a restored session leads to; null when it cannot be drawn, and the frame stays. */
export async function homeScene(look: Look): Promise<Scene | null> {
  try {
    const found = await homesFor(look)
    if (!found) return null
    const { drawing, drawings } = found
    return { drawing, texts: await textsOf(drawings, look.locale), css: drawings.css }
  } catch {
    return null
  }
}
