import { useId, type ComponentProps, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { Icon } from '../icons/Icon.tsx'
import { tickIcon } from '../icons/controls.ts'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode
  /** An explanation in a second line. */
  readonly detail?: ReactNode
  readonly invalid?: boolean | undefined
}

const Root = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 12px;
  padding-block: 12px;
  cursor: pointer;

  &:has(input:disabled) {
    cursor: not-allowed;
  }
`

// The native input covers the whole line, so that a press anywhere on it toggles the checkbox.
const Native = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`

const Box = styled.span`
  display: grid;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  border: 1.5px solid var(--sr-border-control);
  border-radius: var(--sr-r-xs);
  background: var(--sr-surface);
  color: var(--sr-on-accent);
  transition:
    background-color var(--sr-dur-instant) var(--sr-ease),
    border-color var(--sr-dur-instant) var(--sr-ease);

  svg {
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 2.6;
    opacity: 0;
  }
  [aria-invalid='true'] + & {
    border-color: var(--sr-destructive-solid);
  }
  input:checked + & {
    background: var(--sr-accent);
    border-color: var(--sr-accent);
  }
  input:checked + & svg {
    opacity: 1;
  }
  input:focus-visible + & {
    outline: 2px solid var(--sr-ring);
    outline-offset: 2px;
  }
  input:disabled + & {
    background: var(--sr-surface-sunken);
    border-color: var(--sr-border-strong);
    color: var(--sr-text-subtle);
  }
  @media (forced-colors: active) {
    input:checked + & {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
  }
`

const Words = styled.span`
  text-wrap: pretty;

  input:disabled ~ & {
    color: var(--sr-text-subtle);
  }
`

const Detail = styled.span`
  display: block;
  margin-block-start: 2px;
  font-size: 13px;
  line-height: var(--sr-text-small-line);
  color: var(--sr-text-muted);
`

/** A checkbox whose hit area is the whole line. The detail is its description and not part of its name. */
export function Checkbox({ label, detail, invalid, ...rest }: Props) {
  const detailId = useId()
  const describedBy = [detail && detailId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined
  const labelId = useId()
  return (
    <Root>
      <Native
        type="checkbox"
        {...rest}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
      />
      <Box aria-hidden="true">
        <Icon shape={tickIcon} />
      </Box>
      <Words>
        <span id={labelId}>{label}</span>
        {detail && <Detail id={detailId}>{detail}</Detail>}
      </Words>
    </Root>
  )
}
