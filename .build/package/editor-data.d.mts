interface Named {
  readonly name: string
}

export interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly attributes: readonly Named[]
      readonly members: readonly Named[]
      readonly events: readonly Named[]
    }[]
  }[]
}

export function publicManifest(manifest: unknown): Manifest
