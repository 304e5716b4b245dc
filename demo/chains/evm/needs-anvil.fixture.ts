import type { TestContext } from 'vitest'
import { type Anvil, findAnvil } from './anvil.ts'

let isSaid = false

/** Skips a test of an EVM network where anvil cannot run, and prints the reason once. */
export function needsAnvil({ skip }: Pick<TestContext, 'skip'>, anvil: Anvil = findAnvil()): void {
  if (!('missing' in anvil)) return
  if (!isSaid) console.log(`Tests of EVM networks are skipped: ${anvil.missing}.`)
  isSaid = true
  skip(anvil.missing)
}
