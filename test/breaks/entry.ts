/** One small break of the product, and the test that must fail for it. */
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
