/** The number of rows of a CSV file (RFC 4180) under its header. A quoted cell may hold line breaks. */
export function countCsvRows(csv: string): number {
  const lines = csv.replaceAll(/"[^"]*"/g, 'x').split(/\r?\n/)
  return Math.max(0, lines.filter((line) => line !== '').length - 1)
}
