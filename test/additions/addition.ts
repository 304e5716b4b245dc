/** What is found in a file, and what is written for it. */
export type Change = readonly [file: string, find: string, replacement: string]

/** In place of what is found: the text goes to the end of its file, which may be a new one. */
export const END = ''

export type Read = (file: string) => string
export type Made = readonly [file: string, make: (read: Read) => string]

/** What the compiler says of a file in which a part of the row was replaced. */
export type Without = readonly [...Change, says: string]

/** One row of the table “Where to put things” in src/README.md, carried out on something that the product doesn’t have. */
export interface Addition {
  /** What the row calls it. */
  readonly thing: string
  /** Tells by a line of a check whether it is about this one. */
  readonly mark: RegExp
  /** What the widget needs of it. */
  readonly product: readonly Change[]
  /** Files that are made from what others say, once the rest is there. */
  readonly made?: readonly Made[]
  /** What else the row asks for: the sandbox’s side, the specification’s lists, and what is written for people. */
  readonly elsewhere?: readonly Change[]
  /** What the checks say until `elsewhere` is done. */
  readonly missing?: readonly string[]
  /** What somebody may write who looks at one side alone, and what the checks say of it. */
  readonly planted?: readonly Change[]
  readonly wrong?: readonly string[]
  /** What may not be left out of a row, and the files of which the compiler says so, where it is not the same. */
  readonly without?: readonly Without[]
  readonly users?: readonly string[]
  /** The body of an async function that reads the finished tables, and what it returns. */
  readonly read?: string
  readonly reads?: unknown
  /** How the README writes files whose names depend on what is added. */
  readonly written?: Readonly<Record<string, string>>
}

/** The files that somebody writes by hand for it, in order, as the README names them. */
export function filesOf({ product, made = [], elsewhere = [], written = {} }: Addition): readonly string[] {
  const files = [...product, ...made, ...elsewhere].map(([file]) => {
    const [, name] = Object.entries(written).find(([start]) => file.startsWith(start)) ?? []
    return name ?? file
  })
  return [...new Set(files)]
}
