import type { ChangeEvent, ComponentProps } from 'react'
import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { forwardAll } from '../../forward.ts'
import { useFieldAttributes } from '../Field.tsx'
import { readPastedText, readTypedText } from './draft.ts'
import { useAmountDraft, type AmountValue } from './use-amount-draft.ts'
import { useFittedFigure } from './use-fitted-figure.ts'
import { useTypedHistory } from './use-typed-history.ts'

type Props = AmountValue & Omit<ComponentProps<'input'>, keyof AmountValue>

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
export function AmountInput({ value, onChange, onRefuse, onFocus, onBlur, onKeyDown, ...rest }: Props) {
  const { i18n } = useLingui()
  const language = i18n.locale
  const attributes = useFieldAttributes(rest)
  const draft = useAmountDraft({ value, onChange, onRefuse }, language)
  const ref = useFittedFigure()
  const history = useTypedHistory(ref, (before) => {
    const edit = readTypedText(before, language)
    if (edit.outcome === 'accepted') draft.accept(edit)
  })
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event
    const typed = target.value
    const edit = (isKey(event) ? readTypedText : readPastedText)(typed, language)
    if (edit.outcome === 'refused') {
      restore(target, draft.text)
      return draft.refuse(edit.refusal, typed)
    }
    history.remember(draft.text)
    draft.accept(edit)
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
      value={draft.text}
      onChange={change}
      onKeyDown={(event) => {
        history.keyDown(event)
        onKeyDown?.(event)
      }}
      onFocus={(event) => {
        history.begin()
        draft.focus(event.currentTarget)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        draft.leave()
        onBlur?.(event)
      }}
    />
  )
}
