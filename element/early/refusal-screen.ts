import { refusal } from 'built:early/refusal'
import type { RampEvents } from '../../src/domain/ramp-events.ts'
import type { createEarlyRoot } from './early-root.ts'

type Replace = ReturnType<typeof createEarlyRoot>['replace']

/**
 * Draws that the page lacks a function, and returns what is told to the page. A chunk of its own, which is given what the entry has:
 * with code of the entry it would be two.
 */
export function drawRefusal(name: string, replace: Replace, adopt: () => void): RampEvents['ramp-error'] {
  const { drawing, sentence } = refusal
  const message = sentence.join(name)
  let { css } = refusal
  try {
    adopt()
  } catch {
    // Adopted sheets may be what is missing. The words are there without them.
    css = ''
  }
  replace({ drawing, css, texts: {} }, { message })
  return { code: 'configuration/function-missing', message, reference: null }
}
