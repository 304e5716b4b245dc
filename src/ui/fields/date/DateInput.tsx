import { Fragment, useRef, type ClipboardEvent, type CSSProperties, type FocusEvent, type KeyboardEvent } from 'react'
import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { useText } from '../../text.tsx'
import { useField } from '../Field.tsx'
import { bareControl, InputBox } from '../InputBox.tsx'
import {
  dateOrderOf,
  digitsOf,
  finished,
  LENGTH_OF,
  partsOf,
  readPastedDate,
  valueOf,
  type DatePart,
} from './date-text.ts'

interface Props {
  readonly name?: string
  /** "2025-11-12", an unfinished date such as "1990--7", or "" for no day. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly ref?: (first: HTMLInputElement | null) => void
}

const Digits = styled.input`
  ${bareControl}
  flex: none;
  inline-size: calc(var(--length) * 1ch + 14px);
  min-block-size: 44px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`

const Separator = styled.span`
  color: var(--sr-text-subtle);
`

const Box = styled(InputBox)`
  && {
    gap: 2px;
  }
`

/** A day that the customer knows, such as a birthday: three short inputs in the order of the language, inside a `Field`. */
export function DateInput({ name, value, onChange, onBlur, ref }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const { id, labelId, describedBy, invalid } = useField()
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({})
  const order = dateOrderOf(i18n.locale)
  const parts = partsOf(value)
  const focusBeside = (part: DatePart, step: 1 | -1) => {
    const next = order.parts[order.parts.indexOf(part) + step]
    if (next) inputs.current[next]?.select()
  }
  const type = (part: DatePart, text: string) => {
    const digits = digitsOf(text, part)
    onChange(valueOf({ ...parts, [part]: digits }))
    if (digits.length === LENGTH_OF[part] && digits.length > parts[part].length) focusBeside(part, 1)
  }
  const paste = (event: ClipboardEvent) => {
    const whole = readPastedDate(event.clipboardData.getData('text'), order)
    if (!whole) return
    event.preventDefault()
    onChange(finished(whole))
  }
  const goBack = (part: DatePart) => (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || parts[part] !== '') return
    event.preventDefault()
    focusBeside(part, -1)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    onChange(finished(parts))
    onBlur?.()
  }

  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      invalid={invalid}
      onPaste={paste}
      onBlur={leave}
    >
      {order.parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <Separator aria-hidden>{order.separator}</Separator>}
          <Digits
            ref={(input) => {
              inputs.current[part] = input
              if (index === 0) ref?.(input)
            }}
            id={index === 0 ? id : undefined}
            name={index === 0 ? name : undefined}
            style={{ '--length': LENGTH_OF[part] } as CSSProperties}
            inputMode="numeric"
            autoComplete="off"
            aria-label={t(`ui.date.${part}`)}
            aria-invalid={invalid || undefined}
            placeholder={t(`ui.date.${part}Placeholder`)}
            value={parts[part]}
            onChange={({ target }) => type(part, target.value)}
            onKeyDown={goBack(part)}
          />
        </Fragment>
      ))}
    </Box>
  )
}
