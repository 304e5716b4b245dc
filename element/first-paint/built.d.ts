// The output of .build/first-paint/first-paint.mjs for the first screen.
declare module 'built:first-paint' {
  import type { RampConfig } from '../../src/app/ramp-config.ts'
  import type { World } from '../../src/lib/world.ts'
  import type { Appearance } from './appearance.ts'
  import type { Snapshots } from './snapshots.ts'

  export const first: Snapshots<'signIn' | 'waiting'>
  /** The screens that a restored session opens, by route, in a chunk of their own. */
  export const restored: () => Promise<RestoredScreens>

  interface RestoredScreens {
    readonly restored: Snapshots<string>
    /** Begins the first calls of a session, and the downloads of the widget's files on its way to a restored route. */
    readonly ahead: Readonly<Record<string, (appearance: Appearance, config: RampConfig, world: World) => void>>
  }
}

declare module 'built:first-paint/refusal' {
  import type { Snapshot } from './snapshot.ts'

  export const refusal: {
    readonly css: string
    readonly snapshot: Snapshot
    /** The text before the name of the function, and the text after it. */
    readonly sentence: readonly string[]
  }
}
