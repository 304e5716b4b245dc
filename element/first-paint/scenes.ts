import { first, restored } from 'built:first-paint'
import type { RampConfig } from '../../src/app/ramp-config.ts'
import type { World } from '../../src/lib/world.ts'
import type { Snapshot } from './snapshot.ts'
import { textsOf } from './snapshots.ts'
import type { Appearance } from './appearance.ts'
import type { Texts } from './texts.ts'

export interface Scene {
  readonly snapshot: Snapshot
  readonly texts: Texts
  /** The styles of a screen that a session opens, which no other first paint has. */
  readonly css?: string
}

export const firstScene = ({ screen, words }: Appearance, texts: Texts = first.english): Scene => ({
  snapshot: first.screens[screen],
  texts: { ...texts, ...words },
})

export const translatedFirstScene = async (appearance: Appearance): Promise<Scene> =>
  firstScene(appearance, await textsOf(first, appearance.locale))

async function restoredScreen({ restoredRoute }: Appearance) {
  const { restored: snapshots, ahead } = await restored()
  // Every script of the page can write the route.
  if (restoredRoute === null || !Object.hasOwn(snapshots.screens, restoredRoute)) return null
  return { snapshot: snapshots.screens[restoredRoute]!, snapshots, begin: ahead[restoredRoute]! }
}

/** Starts the downloads and the first calls of a restored session before its screen is drawn, while the page is still being parsed. */
export const downloadRestoredScreen = (appearance: Appearance, config: RampConfig, world: World): void =>
  void (
    appearance.restoredRoute !== null &&
    restoredScreen(appearance).then(
      (found) => found?.begin(appearance, config, world),
      () => undefined,
    )
  )

/** The screen that a restored session opens; null when it cannot be drawn, and the frame stays. */
export async function restoredScene(appearance: Appearance): Promise<Scene | null> {
  try {
    const found = await restoredScreen(appearance)
    if (!found) return null
    const { snapshot, snapshots } = found
    return {
      snapshot,
      texts: { ...(await textsOf(snapshots, appearance.locale)), ...appearance.words },
      css: snapshots.css,
    }
  } catch {
    return null
  }
}
