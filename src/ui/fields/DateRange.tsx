import { useId, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { useText } from '../text.tsx'
import { FieldError, Hint } from './Field.tsx'
import { bareControl, InputBox } from './InputBox.tsx'

/** Days in the format of a date input: "2025-11-12", or "" for no day. */
interface DateSpan {
  readonly from: string
  readonly to: string
}

interface Props {
  readonly value: DateSpan
  readonly onChange: (value: DateSpan) => void
  /** The earliest and the latest selectable day. */
  readonly bounds: DateSpan
}

const Row = styled.div`
  flex: 1 1 100%;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 8px;
  color: var(--sr-text-muted);

  /* Two dates and their icons don't fit side by side, least of all beside a classic scrollbar. */
  @container sr (max-width: 479.98px) {
    grid-template-columns: minmax(0, 1fr);

    > span {
      display: none;
    }
  }
`

const Box = styled(InputBox)`
  && {
    min-block-size: 44px;
    padding-inline: 10px;
  }
`

const Input = styled.input`
  ${bareControl}
  appearance: none;
  min-block-size: 42px;
  text-align: start;

  &::-webkit-date-and-time-value {
    text-align: start;
  }
  &::-webkit-calendar-picker-indicator {
    margin-inline-start: 0;
    cursor: pointer;
  }
`

/** A line below both fields. */
const Line = styled.div`
  grid-column: 1 / -1;
`

interface DayProps extends Pick<ComponentProps<'input'>, 'aria-label' | 'aria-describedby' | 'min' | 'max'> {
  readonly value: string
  readonly onChange: (day: string) => void
  /** Is called with each whole date. Of a date that it refuses the text stays. */
  readonly refuses: (day: string) => boolean
  readonly refused: boolean
}

const isWhole = (day: string) => day >= '1000'
const yearOf = (day: string) => Number(day.slice(0, 4))

/** Years of another calendar are further off: 2569 is 2026 of the Buddhist era, and 1448 of the Islamic one. */
const isFarFrom = (now: string, day: string) => now !== '' && Math.abs(yearOf(day) - yearOf(now)) > 100

/** Where people count years of another era every day. Date fields have Gregorian years everywhere. */
const hasOwnEra = (language: string) => new Intl.Locale(language).maximize().region === 'TH'

/**
 * The text belongs to the browser while it is edited: Firefox has no value while a year is being typed, and a controlled input would lose
 * the day and the month. What is not a whole date changes nothing, and the last whole one is back when the field is left.
 */
function Day({ value, onChange, refuses, refused, ...rest }: DayProps) {
  const input = useRef<HTMLInputElement>(null)
  const show = () => {
    if (input.current!.value !== value) input.current!.value = value
  }
  useLayoutEffect(show, [value])

  const edit = ({ value: day, validity }: HTMLInputElement) => {
    if (day === '' ? !validity.badInput : isWhole(day) && !refuses(day)) onChange(day)
  }
  return (
    <Box>
      <Input
        ref={input}
        type="date"
        aria-invalid={refused || undefined}
        {...rest}
        onChange={({ target }) => edit(target)}
        onBlur={refused ? undefined : show}
      />
    </Box>
  )
}

const earlier = (one: string, other: string) => (one !== '' && one < other ? one : other)
const later = (one: string, other: string) => (one > other ? one : other)

interface Refusal {
  readonly side: keyof DateSpan
  readonly day: string
  /** What was chosen then. Once it changes, the refused text is gone. */
  readonly beside: string
}

/** Two native date inputs. The first day cannot be after the second. */
export function DateRange({ value, onChange, bounds }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const id = useId()
  const [last, setRefusal] = useState<Refusal | null>(null)
  const refusal = last?.beside === value[last?.side ?? 'from'] ? last : null
  const hint = hasOwnEra(i18n.locale)
  const year = bounds.to.slice(0, 4)
  const sideOf = (side: keyof DateSpan) => {
    const refused = refusal?.side === side
    return {
      value: value[side],
      refused,
      'aria-describedby': [refused && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
      onChange: (day: string) => {
        if (refused) setRefusal(null)
        onChange({ ...value, [side]: day })
      },
      refuses: (day: string) => {
        const isFar = isFarFrom(bounds.to, day)
        if (isFar) setRefusal({ side, day, beside: value[side] })
        return isFar
      },
    }
  }
  return (
    <Row>
      <Day
        aria-label={t('ui.dateRange.from')}
        min={bounds.from}
        max={earlier(value.to, bounds.to)}
        {...sideOf('from')}
      />
      <span aria-hidden="true">–</span>
      <Day
        aria-label={t('ui.dateRange.until')}
        min={later(value.from, bounds.from)}
        max={bounds.to}
        {...sideOf('to')}
      />
      {refusal && (
        <Line>
          <FieldError
            id={`${id}-error`}
            field={t(refusal.side === 'from' ? 'ui.dateRange.from' : 'ui.dateRange.until')}
          >
            {t('ui.dateRange.far', { typed: refusal.day.slice(0, 4), year })}
          </FieldError>
        </Line>
      )}
      {hint && (
        <Line>
          <Hint id={`${id}-hint`}>{t('ui.dateRange.era', { year })}</Hint>
        </Line>
      )}
    </Row>
  )
}
