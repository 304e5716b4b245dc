import { latinDigits } from '../fields/latin-digits.ts'

export const CODE_LENGTH = 6

export const digitsOf = (text: string) => latinDigits(text).replace(/\D/g, '')

/** The slot that typing goes to: the next empty one, and the last of a full code. */
export const lastSlot = (code: string) => Math.min(code.length, CODE_LENGTH - 1)

const within = (code: string, slot: number) => Math.max(0, Math.min(slot, lastSlot(code)))

/** A filled slot is selected whole, so that typing replaces its digit. */
export const selectionAt = (code: string, slot: number) => [slot, Math.min(slot + 1, code.length)] as const

/** Where a key takes the active slot; null leaves the key to the browser. */
export function slotAfterKey(key: string, code: string, slot: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return within(code, slot - 1)
    case 'ArrowRight':
      return within(code, slot + 1)
    case 'Home':
      return 0
    case 'End':
      return lastSlot(code)
    default:
      return null
  }
}

interface Typed {
  readonly text: string
  readonly caret: number
  readonly deletedBackward: boolean
}

export interface CodeEdit {
  readonly code: string
  readonly slot: number
}

/** What the input's text means as a code, and the slot that comes next. */
export function readTyped({ text, caret, deletedBackward }: Typed): CodeEdit {
  const code = digitsOf(text).slice(0, CODE_LENGTH)
  const after = digitsOf(text.slice(0, caret)).length
  // A selected digit was deleted: the next press of the key must take the one before it, not the one that moved in.
  const slot = deletedBackward && after < code.length ? after - 1 : after
  return { code, slot: within(code, slot) }
}

/** A pasted code takes the place of all digits, a shorter piece that of the slot. */
export function readPasted(code: string, slot: number, text: string): CodeEdit | null {
  const digits = digitsOf(text)
  if (digits === '') return null
  if (digits.length >= CODE_LENGTH) return { code: digits.slice(0, CODE_LENGTH), slot: CODE_LENGTH - 1 }
  const merged = (code.slice(0, slot) + digits + code.slice(slot + digits.length)).slice(0, CODE_LENGTH)
  return { code: merged, slot: within(merged, slot + digits.length) }
}
