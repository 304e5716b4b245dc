import { expect, test } from 'vitest'
import { countCsvRows, csvRowsOf } from './csv-rows.ts'

test.each([
  ['\uFEFFid,type\r\n', 0],
  ['', 0],
  ['id,type\r\na,onRamp\r\nb,offRamp\r\n', 2],
  ['id,type\na,onRamp', 1],
  ['id,wireMessage\r\na,"two\r\nlines, and ""quotes"""\r\nb,""\r\n', 2],
])('the rows under the header of %j are %i [CSV-02]', (csv, count) => {
  expect(countCsvRows(csv)).toBe(count)
})

test('the rows of some transfers are the lines of the server, byte for byte [CSV-02, H10]', () => {
  const csv = '\uFEFFid,wireMessage\r\na,"two\r\nlines, and ""quotes"""\r\n"b",\'=1\r\nab,""\r\n'
  expect(csvRowsOf(csv, ['b', 'a'])).toBe(csv.replace('ab,""\r\n', ''))
  expect(csvRowsOf(csv, ['ab'])).toBe('\uFEFFid,wireMessage\r\nab,""\r\n')
  expect(csvRowsOf(csv, [])).toBe('\uFEFFid,wireMessage\r\n')
})

test('columns that the server adds behind its own are kept with their rows [CSV-02, H10]', () => {
  const csv = 'id,fees,wireMessage,feesCurrency,rate,to\r\na,0.60,,usd,0.92,"Rivera, Sam"\r\nb,1.06,x,usdc,1.00,Ana\r\n'
  expect(csvRowsOf(csv, ['a'])).toBe(csv.replace('b,1.06,x,usdc,1.00,Ana\r\n', ''))
})
