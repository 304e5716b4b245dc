export type Row = Readonly<Record<string, string>>

const cell = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows under the names of their columns. */
export const csvOf = (columns: readonly string[], rows: readonly Row[]) =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.map(cell).join(',')}\n`)
    .join('')

const CELL = /(?:"((?:[^"]|"")*)"|([^",\n\r]*))(,|\r?\n|$)/y

function linesOf(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]]
  CELL.lastIndex = 0
  while (CELL.lastIndex < text.length) {
    const at = CELL.lastIndex
    const found = CELL.exec(text)
    if (!found) throw new Error(`a quote that is not closed, or not alone in its cell: ${text.slice(at, at + 60)}`)
    lines.at(-1)!.push(found[1]?.replaceAll('""', '"') ?? found[2]!)
    if (found[3] !== ',') lines.push([])
  }
  return lines.filter((line) => line.length > 0)
}

/** The rows of a table, whose first line names its columns. */
export function rowsOfCsv(text: string): readonly Row[] {
  const [columns = [], ...lines] = linesOf(text.replace(/^\u{FEFF}/u, ''))
  return lines.map((line) => Object.fromEntries(columns.map((column, at) => [column, line[at] ?? ''])))
}
