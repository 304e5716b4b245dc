import { useState, type ChangeEvent, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import type { AmountRefusal } from '../../../lib/amount-input.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { forwardAll } from '../../forward.ts'
import { useFieldAttributes } from '../Field.tsx'
import { readPastedText, plainText, textFor, readTypedText, type Draft } from './draft.ts'
import { useFittedFigure } from './use-fitted-figure.ts'

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** A decimal string such as "1234.50". */
  readonly value: string | null
  /** Null while there is no readable amount. */
  readonly onChange: (amount: string | null) => void
  /** Reports why a text is not an amount, and null once it is. `value` is the amount of the input at that time. */
  readonly onRefuse: (refusal: AmountRefusal | null, value: string | null) => void
}

const Figure = styled('input', forwardAll)`
  flex: 1 1 auto;
  inline-size: 100%;
  min-inline-size: 0;
  margin-inline-start: -2px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--sr-text);
  font-size: clamp(26px, 8.2cqi, 34px);
  line-height: 44px;
  letter-spacing: -0.03em;
  font-weight: var(--sr-weight-semibold);
  font-variant-numeric: tabular-nums;
  &,
  &:focus-visible {
    outline: 0;
  }
  &::placeholder {
    color: var(--sr-text-subtle);
    opacity: 1;
  }
  &:dir(rtl) {
    direction: ltr;
    text-align: right;
  }
  &:disabled {
    color: var(--sr-text-subtle);
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }
`

const isKey = ({ nativeEvent }: ChangeEvent) =>
  /^(insertText|insertComp|delete)/.test((nativeEvent as InputEvent).inputType ?? '')

/** Undoes the last input and restores the caret. */
function restore(input: HTMLInputElement, text: string) {
  const caret = Math.max(0, (input.selectionStart ?? 0) - (input.value.length - text.length))
  input.value = text
  input.setSelectionRange(caret, caret)
}

/** The amount of a money panel. It is plain while it is edited and formatted in the language on blur, and never rounded. */
export function AmountInput({ value, onChange, onRefuse, onFocus, onBlur, ...rest }: Props) {
  const { i18n } = useLingui()
  const language = i18n.locale
  const attributes = useFieldAttributes(rest)
  const [draft, setDraft] = useState<Draft>({ text: '', amount: null })
  const [isFocused, setFocused] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const text = textFor(draft, value, { language, isFocused })
  const ref = useFittedFigure()

  const report = (refusal: AmountRefusal | null, at: string | null) => {
    if (refusal === null && !isRefused) return
    setRefused(refusal !== null)
    onRefuse(refusal, at)
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event
    const edit = (isKey(event) ? readTypedText : readPastedText)(target.value, language)
    if (edit.outcome === 'refused') {
      restore(target, text)
      return report(edit.refusal, value)
    }
    setDraft(edit.draft)
    // Any other text may be the beginning of an amount, and is judged when the customer leaves the field.
    if (isRefused || edit.refusal === 'tooManyDecimals') report(edit.refusal, edit.draft.amount)
    if (edit.draft.amount !== value) onChange(edit.draft.amount)
  }

  /** The plain text replaces the formatted one, which would drop the selection that Tab has made. */
  const focus = (input: HTMLInputElement) => {
    const isAllSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length
    flushSync(() => {
      setFocused(true)
      if (value !== null) setDraft({ text: plainText(value, language), amount: value })
    })
    if (isAllSelected) input.select()
  }

  return (
    <Figure
      ref={ref}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      placeholder={formatAmount('0', language)}
      {...rest}
      {...attributes}
      value={text}
      onChange={change}
      onFocus={(event) => {
        focus(event.currentTarget)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setFocused(false)
        const unfinished = readTypedText(draft.text, language)
        if (draft.amount === null && value === null) report(unfinished.refusal, value)
        onBlur?.(event)
      }}
    />
  )
}
