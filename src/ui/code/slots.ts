import { latinDigits, pastedOneTimeCode, typedOneTimeCode } from '../../lib/typed-code.ts'

export const CODE_LENGTH = 6

const digitsOf = (text: string) => latinDigits(text).replace(/\D/g, '')

const isFull = (code: string) => code.length === CODE_LENGTH

/** The next digit replaces one slot, or the whole code. */
export type Target = number | 'all'

/** The slot that the next digit goes to: the first empty one, or the last one of a full code. */
export const lastSlot = (code: string) => Math.min(code.length, CODE_LENGTH - 1)

const clampSlot = (code: string, slot: number) => Math.max(0, Math.min(slot, lastSlot(code)))

/** The target when the input gets the focus. */
export const targetAtFocus = (code: string): Target => (isFull(code) ? 'all' : lastSlot(code))

/** The selection range of a target. A filled slot is selected, so that typing replaces its digit. */
export const selectionOf = (code: string, target: Target) =>
  target === 'all' ? ([0, code.length] as const) : ([target, Math.min(target + 1, code.length)] as const)

/** The slot that is active after a key; null leaves the key to the browser. Arrow keys leave a selected code at its ends. */
export function slotAfterKey(key: string, code: string, target: Target): number | null {
  switch (key) {
    case 'ArrowLeft':
      return target === 'all' ? 0 : clampSlot(code, target - 1)
    case 'ArrowRight':
      return target === 'all' ? lastSlot(code) : clampSlot(code, target + 1)
    case 'Home':
      return 0
    case 'End':
      return lastSlot(code)
    default:
      return null
  }
}

interface InputChange {
  readonly text: string
  readonly caret: number
  readonly deletedBackward: boolean
}

export interface CodeEdit {
  readonly code: string
  readonly target: Target
  /** The last slot of a full code was entered. A digit that is corrected in the middle does not complete a code. */
  readonly isComplete: boolean
}

/** A complete code is selected as a whole, so that typing another one replaces it if it turns out to be wrong. */
function afterEntry(code: string, slot: number): CodeEdit {
  const isComplete = isFull(code) && slot >= CODE_LENGTH
  return { code, target: isComplete ? 'all' : clampSlot(code, slot), isComplete }
}

/** Converts the input's text to a code and the next target. */
export function applyInput({ text, caret, deletedBackward }: InputChange): CodeEdit {
  const code = typedOneTimeCode(text)
  const after = digitsOf(text.slice(0, caret)).length
  // After Backspace the previous digit becomes active, or the next press would delete the digit that moved into the slot.
  return afterEntry(code, deletedBackward && after < code.length ? after - 1 : after)
}

/** A complete pasted code replaces all digits; fewer digits replace those from the active slot on. */
export function applyPaste(code: string, target: Target, text: string): CodeEdit | null {
  const digits = pastedOneTimeCode(text)
  if (digits === '') return null
  if (isFull(digits)) return afterEntry(digits, CODE_LENGTH)
  if (target === 'all') return afterEntry(digits, digits.length)
  const merged = (code.slice(0, target) + digits + code.slice(target + digits.length)).slice(0, CODE_LENGTH)
  return afterEntry(merged, target + digits.length)
}
