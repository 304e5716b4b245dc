import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TRANSITION_MS } from './transition.ts'

test('the cancel panel slides and a modal fades in 200 ms, the same duration as in the tokens [CONST-21, S11]', () => {
  const tokens = readFileSync(new URL('../../styles/tokens.ts', import.meta.url), 'utf8')
  expect(TRANSITION_MS).toBe(200)
  expect(tokens).toContain(`--sr-dur-base: ${TRANSITION_MS}ms;`)
})
