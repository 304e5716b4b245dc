interface Chunk {
  readonly type: string
  readonly modules: Readonly<Record<string, unknown>>
  code: string
  readonly map: { mappings: string }
}

export function compileHints(): {
  readonly name: string
  generateBundle(options: object, bundle: Readonly<Record<string, Chunk>>): void
}
