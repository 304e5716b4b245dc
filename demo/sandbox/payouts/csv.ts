const COLUMNS = [
  'id',
  'type',
  'status',
  'created',
  'updated',
  'sourceAmount',
  'sourceCurrency',
  'sourceNetwork',
  'destinationAmount',
  'destinationCurrency',
  'destinationNetwork',
  'fees',
  'wireMessage',
] as const

export type CsvRow = Readonly<Record<(typeof COLUMNS)[number], string>>

/** A spreadsheet runs such a cell as a formula; some do so even after blanks and quotes. */
const FORMULA = /^[\s"']*[=+\-@＝＋－＠]|^[\t\r\0]/

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** RFC 4180, with a byte order mark so that spreadsheets read UTF-8. */
export function csvOf(rows: readonly CsvRow[]): string {
  const lines = rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(','))
  return `\uFEFF${[COLUMNS.join(','), ...lines].map((line) => `${line}\r\n`).join('')}`
}
