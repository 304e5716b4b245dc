import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CsvRow } from './csv.ts'
import { csvOf } from './csv.ts'

const row: CsvRow = {
  id: 'payout_one',
  type: 'onRamp',
  status: 'succeeded',
  created: '2026-01-15T12:00:00.000Z',
  updated: '2026-01-15T12:00:01.000Z',
  sourceAmount: '100.00',
  sourceCurrency: 'usd',
  sourceNetwork: 'wire',
  destinationAmount: '79.40',
  destinationCurrency: 'usdc',
  destinationNetwork: 'ethereum',
  fees: '20.60',
  wireMessage: '',
}

/** A reader of RFC 4180 written from its grammar. */
function read(text: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  let rest = text
  while (rest !== '') {
    const [whole, quoted, plain, end] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest)!
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    rest = rest.slice(whole.length)
    if (end === '\r\n') rows.push(cells)
    if (end === '\r\n') cells = []
  }
  return rows
}

test('the columns, the byte order mark and the line ends are those of the contract [API-26] [CSV-02]', () => {
  expect(csvOf([row])).toBe(
    '\uFEFFid,type,status,created,updated,sourceAmount,sourceCurrency,sourceNetwork,destinationAmount,destinationCurrency,destinationNetwork,fees,wireMessage\r\n' +
      'payout_one,onRamp,succeeded,2026-01-15T12:00:00.000Z,2026-01-15T12:00:01.000Z,100.00,usd,wire,79.40,usdc,ethereum,20.60,\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@a', '\t=1', '\r=1', '\0x', '＝1', '＋1', '－1', '＠a', ' =1', '"=1', "'=1", '\n=1'])(
  'the cell %j cannot run as a formula [SAFE-R1]',
  (wireMessage) => {
    const [, [, , , , , , , , , , , , message = ''] = []] = read(csvOf([{ ...row, wireMessage }]).slice(1))
    expect(message).toBe(`'${wireMessage}`)
  },
)

test('every text is read back unchanged, or with an apostrophe before a formula [SAFE-R1]', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(fc.constantFrom(...'=+-@"\',\r\n\t\0 ＝a😀'), { maxLength: 8 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, (wireMessage) => {
      const rows = read(csvOf([{ ...row, wireMessage }, row]).slice(1))
      expect(rows).toHaveLength(3)
      const message = rows[1]![12]!
      expect([wireMessage, `'${wireMessage}`]).toContain(message)
      expect(message).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/)
    }),
    { numRuns: 5_000 },
  )
})
