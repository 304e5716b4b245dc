import { latinDigits } from '../fields/latin-digits.ts'

export const CODE_LENGTH = 6

export const digitsOf = (text: string) => latinDigits(text).replace(/\D/g, '')

/** The slot that the next digit goes to: the first empty one, or the last one of a full code. */
export const lastSlot = (code: string) => Math.min(code.length, CODE_LENGTH - 1)

const clampSlot = (code: string, slot: number) => Math.max(0, Math.min(slot, lastSlot(code)))

/** The selection range of a slot. A filled slot is selected, so that typing replaces its digit. */
export const selectionAt = (code: string, slot: number) => [slot, Math.min(slot + 1, code.length)] as const

/** The slot that is active after a key; null leaves the key to the browser. */
export function slotAfterKey(key: string, code: string, slot: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return clampSlot(code, slot - 1)
    case 'ArrowRight':
      return clampSlot(code, slot + 1)
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
  readonly slot: number
}

/** Converts the input's text to a code and the next active slot. */
export function applyInput({ text, caret, deletedBackward }: InputChange): CodeEdit {
  const code = digitsOf(text).slice(0, CODE_LENGTH)
  const after = digitsOf(text.slice(0, caret)).length
  // After Backspace the previous digit becomes active, or the next press would delete the digit that moved into the slot.
  const slot = deletedBackward && after < code.length ? after - 1 : after
  return { code, slot: clampSlot(code, slot) }
}

/** A complete pasted code replaces all digits; fewer digits replace those from the active slot on. */
export function applyPaste(code: string, slot: number, text: string): CodeEdit | null {
  const digits = digitsOf(text)
  if (digits === '') return null
  if (digits.length >= CODE_LENGTH) return { code: digits.slice(0, CODE_LENGTH), slot: CODE_LENGTH - 1 }
  const merged = (code.slice(0, slot) + digits + code.slice(slot + digits.length)).slice(0, CODE_LENGTH)
  return { code: merged, slot: clampSlot(merged, slot + digits.length) }
}
