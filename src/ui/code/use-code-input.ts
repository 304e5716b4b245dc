import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { CODE_LENGTH, lastSlot, readPasted, readTyped, selectionAt, slotAfterKey, type CodeEdit } from './slots.ts'

export type CodeState = 'editing' | 'checking' | 'mismatch' | 'invalid'

export interface CodeEntry {
  readonly value: string
  /** `invalid` masks and locks the code; `mismatch` leaves it editable and takes the focus back. */
  readonly state: CodeState
  readonly onChange: (code: string) => void
  /** Called at each sixth digit. */
  readonly onComplete: (code: string) => void
}

/** The slot under the pointer, by its drawn place. */
function slotAt({ currentTarget, clientX }: MouseEvent<HTMLInputElement>, code: string): number {
  const slots = [...currentTarget.parentElement!.querySelectorAll('[data-slot]')]
  const hit = slots.findIndex((slot) => clientX <= slot.getBoundingClientRect().right)
  return hit === -1 ? lastSlot(code) : Math.min(hit, lastSlot(code))
}

const isPlain = (event: KeyboardEvent) => !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)

/** Keeps the caret of one text input on the slots that are drawn under it. */
export function useCodeInput({ value, state, onChange, onComplete }: CodeEntry) {
  const input = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState<number | null>(null)

  // The caret belongs to the browser; it is put back after each change of the digits.
  useLayoutEffect(() => {
    if (active !== null) input.current?.setSelectionRange(...selectionAt(value, active))
  }, [value, active])

  // Focus belongs to the browser too; a code that did not match is corrected at once.
  useEffect(() => {
    if (state === 'mismatch') input.current?.focus()
  }, [state])

  const edit = ({ code, slot }: CodeEdit) => {
    setActive(slot)
    if (code === value) return
    onChange(code)
    if (code.length === CODE_LENGTH) onComplete(code)
  }
  const handlers = {
    onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      const caret = target.selectionStart ?? target.value.length
      const deletedBackward = (nativeEvent as InputEvent).inputType === 'deleteContentBackward'
      edit(readTyped({ text: target.value, caret, deletedBackward }))
    },
    onPaste(event: ClipboardEvent) {
      event.preventDefault()
      const pasted = readPasted(value, active ?? 0, event.clipboardData.getData('text'))
      if (pasted && state !== 'checking') edit(pasted)
    },
    onKeyDown(event: KeyboardEvent) {
      const slot = isPlain(event) ? slotAfterKey(event.key, value, active ?? 0) : null
      if (slot === null) return
      event.preventDefault()
      setActive(slot)
    },
    onFocus: () => setActive(lastSlot(value)),
    onClick: (event: MouseEvent<HTMLInputElement>) => setActive(slotAt(event, value)),
    onBlur: () => setActive(null),
  }
  const isEditable = state === 'editing' || state === 'mismatch'
  return { input, active: isEditable ? active : null, handlers }
}
