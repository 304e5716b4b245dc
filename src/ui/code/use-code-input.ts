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
import { applyInput, applyPaste, lastSlot, selectionOf, slotAfterKey, targetAtFocus } from './slots.ts'
import type { CodeEdit, Target } from './slots.ts'

export type CodeState = 'editing' | 'checking' | 'mismatch' | 'invalid'

export interface CodeEntry {
  readonly value: string
  /** `invalid` masks and locks the code. `mismatch` keeps it editable, focuses it again and selects it, so that typing replaces it. */
  readonly state: CodeState
  readonly onChange: (code: string) => void
  /** Called after `onChange` when the last slot of a full code was typed, pasted or filled in. */
  readonly onComplete: (code: string) => void
}

/** Finds the slot under the pointer by its rendered position. */
function slotAt({ currentTarget, clientX }: MouseEvent<HTMLInputElement>, code: string): number {
  const slots = [...currentTarget.parentElement!.querySelectorAll('[data-slot]')]
  const hit = slots.findIndex((slot) => clientX <= slot.getBoundingClientRect().right)
  return hit === -1 ? lastSlot(code) : Math.min(hit, lastSlot(code))
}

const isPlain = (event: KeyboardEvent) => !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)

/** Keeps the selection of the text input on the target below it. */
export function useCodeInput({ value, state, onChange, onComplete }: CodeEntry) {
  const input = useRef<HTMLInputElement>(null)
  // A new object for each change: an edit that leaves the code as it was still needs the selection set again.
  const [active, setActive] = useState<{ readonly target: Target } | null>(null)
  const target = active?.target ?? 0

  // The browser moves the caret when the value changes, so the selection is set again after each change.
  useLayoutEffect(() => {
    if (active) input.current?.setSelectionRange(...selectionOf(value, active.target))
  }, [value, active])

  // A code that did not match is selected as a whole, also where a slot was clicked while it was checked.
  const [lastState, setLastState] = useState(state)
  if (state !== lastState) {
    setLastState(state)
    if (state === 'mismatch') setActive({ target: 'all' })
  }

  useEffect(() => {
    if (state === 'mismatch') input.current?.focus()
  }, [state])

  // A browser takes the focus from a disabled field a frame later, when nobody gives it to another element any more.
  useLayoutEffect(() => {
    if (state === 'invalid') input.current?.blur()
  }, [state])

  const edit = ({ code, target: next, isComplete }: CodeEdit) => {
    setActive({ target: next })
    if (code !== value) onChange(code)
    if (isComplete) onComplete(code)
  }
  const handlers = {
    onChange({ target: field, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      const caret = field.selectionStart ?? field.value.length
      const deletedBackward = (nativeEvent as InputEvent).inputType === 'deleteContentBackward'
      edit(applyInput({ text: field.value, caret, deletedBackward }))
    },
    onPaste(event: ClipboardEvent) {
      event.preventDefault()
      const pasted = applyPaste(value, target, event.clipboardData.getData('text'))
      if (pasted && state !== 'checking') edit(pasted)
    },
    onKeyDown(event: KeyboardEvent) {
      const slot = isPlain(event) ? slotAfterKey(event.key, value, target) : null
      if (slot === null) return
      event.preventDefault()
      setActive({ target: slot })
    },
    onFocus: () => setActive({ target: targetAtFocus(value) }),
    // After a click on selected text WebKit replaces the selection by a caret, also the selection that the click has made.
    onMouseDown({ currentTarget, button }: MouseEvent<HTMLInputElement>) {
      if (button === 0) currentTarget.setSelectionRange(0, 0)
    },
    onClick: (event: MouseEvent<HTMLInputElement>) => setActive({ target: slotAt(event, value) }),
    onBlur: () => setActive(null),
  }
  const isEditable = state === 'editing' || state === 'mismatch'
  return { input, active: isEditable ? (active?.target ?? null) : null, handlers }
}
