interface Chunk {
  readonly type: 'chunk'
  readonly modules: Readonly<Record<string, unknown>>
  readonly sourcemapFileName: string
  code: string
}

interface SourceMapFile {
  readonly type: 'asset'
  source: string
}

export function compileHints(): {
  readonly name: string
  generateBundle(options: object, bundle: Readonly<Record<string, Chunk | SourceMapFile>>): void
}
