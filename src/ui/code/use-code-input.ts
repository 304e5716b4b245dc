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
import { CODE_LENGTH, lastSlot, applyPaste, applyInput, selectionAt, slotAfterKey, type CodeEdit } from './slots.ts'

export type CodeState = 'editing' | 'checking' | 'mismatch' | 'invalid'

export interface CodeEntry {
  readonly value: string
  /** `invalid` masks and locks the code. `mismatch` keeps it editable and focuses it again. */
  readonly state: CodeState
  readonly onChange: (code: string) => void
  /** Called each time the sixth digit is entered. */
  readonly onComplete: (code: string) => void
}

/** Finds the slot under the pointer by its rendered position. */
function slotAt({ currentTarget, clientX }: MouseEvent<HTMLInputElement>, code: string): number {
  const slots = [...currentTarget.parentElement!.querySelectorAll('[data-slot]')]
  const hit = slots.findIndex((slot) => clientX <= slot.getBoundingClientRect().right)
  return hit === -1 ? lastSlot(code) : Math.min(hit, lastSlot(code))
}

const isPlain = (event: KeyboardEvent) => !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)

/** Keeps the selection of the text input on the active slot below it. */
export function useCodeInput({ value, state, onChange, onComplete }: CodeEntry) {
  const input = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState<number | null>(null)

  // The browser moves the caret when the value changes, so the selection is set again after each change.
  useLayoutEffect(() => {
    if (active !== null) input.current?.setSelectionRange(...selectionAt(value, active))
  }, [value, active])

  // A code that did not match can be corrected without another press.
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
      edit(applyInput({ text: target.value, caret, deletedBackward }))
    },
    onPaste(event: ClipboardEvent) {
      event.preventDefault()
      const pasted = applyPaste(value, active ?? 0, event.clipboardData.getData('text'))
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
