import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { AmountRefusal } from '../../../lib/amount-input.ts'
import { typedText, readTypedText, textFor, type Draft, type Edit } from './draft.ts'

/** What a person typed or pasted, and why it is no amount. */
export interface RefusedText {
  readonly code: AmountRefusal
  readonly text: string
}

export interface AmountValue {
  /** A decimal string such as "1234.50". */
  readonly value: string | null
  /** Null while there is no readable amount. */
  readonly onChange: (amount: string | null) => void
  /** Reports which text is not an amount and why, and null once it is one. `value` is the amount of the input at that time. */
  readonly onRefuse: (refused: RefusedText | null, value: string | null) => void
}

const refusedText = (code: AmountRefusal | null, text: string): RefusedText | null => code && { code, text }

/** The text of an amount while it is edited, and what is said of it. */
export function useAmountDraft({ value, onChange, onRefuse }: AmountValue, language: string) {
  const [draft, setDraft] = useState<Draft>({ text: '', amount: null })
  const [isFocused, setFocused] = useState(false)
  const [isRefused, setRefused] = useState(false)

  const report = (refused: RefusedText | null, at = value) => {
    if (refused === null && !isRefused) return
    setRefused(refused !== null)
    onRefuse(refused, at)
  }

  return {
    text: textFor(draft, value, { language, isFocused }),
    refuse: (code: AmountRefusal, text: string) => report({ code, text }),
    accept({ draft: next, refusal }: Extract<Edit, { outcome: 'accepted' }>) {
      setDraft(next)
      // Any other text may be the beginning of an amount, and is judged when the customer leaves the field.
      if (isRefused || refusal === 'tooManyDecimals') report(refusedText(refusal, next.text), next.amount)
      if (next.amount !== value) onChange(next.amount)
    },
    /**
     * The plain text replaces the formatted one, and keeps the selection that Tab or a script has made. Chromium's `select()` gives the
     * focus first and selects then, so that the text is replaced when that is over.
     */
    focus(input: HTMLInputElement) {
      queueMicrotask(() => {
        if (!input.matches(':focus')) return
        const isAllSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length
        flushSync(() => {
          setFocused(true)
          if (value !== null) setDraft({ text: typedText(value, language), amount: value })
        })
        if (isAllSelected) input.select()
      })
    },
    leave() {
      setFocused(false)
      if (draft.amount !== null || value !== null) return
      const left = readTypedText(draft.text, language)
      // Another language may read an amount in what was refused, which the customer did not mean.
      if (left.outcome === 'accepted' && left.draft.amount !== null) return
      report(refusedText(left.refusal, draft.text))
    },
  }
}
