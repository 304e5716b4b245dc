import { describe, expect, test } from 'vitest'
import { APTOS_ANSWERS } from './answers/aptos.ts'
import { EVM_ANSWERS } from './answers/evm.ts'
import { RANGE_REFUSALS } from './answers/log-ranges.ts'
import { SOLANA_ANSWERS } from './answers/solana.ts'
import { SUI_ERRORS } from './answers/sui-errors.ts'
import { SUI_ANSWERS } from './answers/sui.ts'
import { TRON_ANSWERS } from './answers/tron.ts'

const RANGES = RANGE_REFUSALS.map((row) => ({ ...row, to: 'a range of logs' }))

describe.each([
  ['EVM networks', [...EVM_ANSWERS, ...RANGES]],
  ['Solana', SOLANA_ANSWERS],
  ['Sui', [...SUI_ANSWERS, ...SUI_ERRORS]],
  ['Aptos', APTOS_ANSWERS],
  ['TRON', TRON_ANSWERS],
])('the answers of %s', (_, answers) => {
  test('are thirty and more, no two for the same', () => {
    const titles = answers.map(({ to, what }) => `${to}: ${what}`)
    expect(titles.length).toBeGreaterThanOrEqual(30)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  test('each have a source and its day', () => {
    expect(answers.filter(({ source }) => !URL.canParse(source))).toEqual([])
    expect(answers.filter(({ day }) => !/^20\d\d-\d\d-\d\d$/.test(day) || day > '2026-11-29')).toEqual([])
  })
})
