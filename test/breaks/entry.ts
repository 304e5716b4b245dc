/**
 * One small break of the product, and the test that must fail for it. What `test:deep -- mutation` changes by itself in src/operations, where it
 * demands that all is caught, needs none.
 */
export interface Break {
  /** The ids that the test names, and that the break takes away. */
  readonly ids: readonly string[]
  readonly file: string
  /** Stands in the file exactly once. */
  readonly find: string
  readonly replace: string
  readonly test: {
    readonly file: string
    /** A part of its title. */
    readonly title: string
  }
}

export type Row = readonly [ids: readonly string[], find: string, replace: string, title: string]

/** The breaks of one source file that one test file catches. `title` is a part of the title of the test that fails. */
export const breaksOf = (file: string, testFile: string, rows: readonly Row[]): readonly Break[] =>
  rows.map(([ids, find, replace, title]) => ({ ids, file, find, replace, test: { file: testFile, title } }))
