const QUOTED = /"[^"]*"/g

/** The lines of a CSV file (RFC 4180) as they stand in it, the header first. A quoted cell may hold line breaks. */
function recordsOf(csv: string): readonly string[] {
  // The same length, so that a place in the one is a place in the other.
  const plain = csv.replaceAll(QUOTED, (cell) => 'x'.repeat(cell.length))
  const ends = [...plain.matchAll(/\r?\n/g)].map(({ index, 0: mark }) => index + mark.length)
  return [...ends, csv.length]
    .map((end, at) => csv.slice(at === 0 ? 0 : ends[at - 1], end))
    .filter((line) => line.trim() !== '')
}

/** The number of rows under the header. */
export const countCsvRows = (csv: string): number => Math.max(0, recordsOf(csv).length - 1)

const idOf = (record: string) => /^(?:"([^"]*)"|([^",\r\n]*))/.exec(record)?.slice(1).join('')

/** The header and the rows with these ids in their first column, each as the server wrote it. */
export function csvRowsOf(csv: string, ids: readonly string[]): string {
  const [header = '', ...rows] = recordsOf(csv)
  const wanted = new Set(ids)
  return [header, ...rows.filter((row) => wanted.has(idOf(row) ?? ''))].join('')
}
