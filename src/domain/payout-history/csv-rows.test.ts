import { expect, test } from 'vitest'
import { countCsvRows } from './csv-rows.ts'

test.each([
  ['\uFEFFid,type\r\n', 0],
  ['', 0],
  ['id,type\r\na,onRamp\r\nb,offRamp\r\n', 2],
  ['id,type\na,onRamp', 1],
  ['id,wireMessage\r\na,"two\r\nlines, and ""quotes"""\r\nb,""\r\n', 2],
])('the rows under the header of %j are %i [CSV-02]', (csv, count) => {
  expect(countCsvRows(csv)).toBe(count)
})
