import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import styled from '@emotion/styled'
import { useText } from '../text.tsx'
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
    grid-template-columns: minmax(0, 1fr) auto;
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

interface DayProps extends Pick<ComponentProps<'input'>, 'aria-label' | 'min' | 'max'> {
  readonly value: string
  readonly onChange: (day: string) => void
}

const isWhole = (day: string) => day >= '1000'

/**
 * The text belongs to the browser while it is edited: Firefox has no value while a year is being typed, and a controlled input would lose
 * the day and the month. What is not a whole date changes nothing, and the last whole one is back when the field is left.
 */
function Day({ value, onChange, ...rest }: DayProps) {
  const input = useRef<HTMLInputElement>(null)
  const show = () => {
    if (input.current!.value !== value) input.current!.value = value
  }
  useLayoutEffect(show, [value])

  const edit = ({ value: day, validity }: HTMLInputElement) => {
    if (day === '' ? !validity.badInput : isWhole(day)) onChange(day)
  }
  return (
    <Box>
      <Input ref={input} type="date" {...rest} onChange={({ target }) => edit(target)} onBlur={show} />
    </Box>
  )
}

const earlier = (one: string, other: string) => (one !== '' && one < other ? one : other)
const later = (one: string, other: string) => (one > other ? one : other)

/** Two native date inputs. The first day cannot be after the second. */
export function DateRange({ value, onChange, bounds }: Props) {
  const t = useText()
  return (
    <Row>
      <Day
        aria-label={t('ui.dateRange.from')}
        value={value.from}
        min={bounds.from}
        max={earlier(value.to, bounds.to)}
        onChange={(from) => onChange({ ...value, from })}
      />
      {t('ui.dateRange.to')}
      <Day
        aria-label={t('ui.dateRange.until')}
        value={value.to}
        min={later(value.from, bounds.from)}
        max={bounds.to}
        onChange={(to) => onChange({ ...value, to })}
      />
    </Row>
  )
}
