import { useId, useMemo, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../../forward.ts'
import { FieldError, FieldContext } from '../../fields/Field.tsx'
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx'

interface Props {
  /** "You send". */
  readonly label: string
  /** A `CurrencyLabel`, or a `Picker` of the variant `pill`. */
  readonly currency: ReactNode
  /** "Balance 2,418.60 USDC". */
  readonly help?: ReactNode
  /** The buttons Half and Max. */
  readonly shares?: ReactNode
  readonly error?: ReactNode
  /** A `Picker` of the variant `row`. */
  readonly account?: ReactNode
  /** The amount is being calculated, so a placeholder of the same height replaces it. */
  readonly updating?: boolean
  /** An `AmountInput`. */
  readonly children: ReactNode
}

const Pane = styled('section', forwardAll)`
  min-inline-size: 0;
  background: var(--sr-surface);
  border: 1px solid var(--sr-border);
  border-radius: var(--sr-r-lg);
  transition: border-color var(--sr-dur-fast) var(--sr-ease);

  &:has(input:focus-visible) {
    outline: 2px solid var(--sr-ring);
    outline-offset: -1px;
  }
  &[data-invalid] {
    border-color: var(--sr-destructive-solid);
    box-shadow: inset 0 0 0 1px var(--sr-destructive-solid);
  }
  &[data-invalid]:has(input:focus-visible) {
    border-color: transparent;
    outline-color: var(--sr-destructive-solid);
    box-shadow: 0 0 0 4px color-mix(in srgb, var(--sr-destructive-solid) 16%, transparent);
  }
`

const Top = styled.div`
  display: grid;
  gap: 2px;
  padding: 14px 16px 12px;
`

const Label = styled.label`
  justify-self: start;
  color: var(--sr-text-muted);
`

const Line = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 44px;

  &[data-stacked] {
    flex-wrap: wrap;
  }
  &[data-stacked] > input {
    flex-basis: 100%;
  }
  &[data-updating] input {
    position: absolute;
    inset: 0;
    opacity: 0;
    pointer-events: none;
  }
`

const Help = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 28px;
  margin-block-start: 6px;
  color: var(--sr-text-muted);
  font-size: 13px;
  line-height: var(--sr-text-small-line);

  /* A sentence with figures, which has the direction of its words. */
  & bdi {
    direction: inherit;
  }
`

const Shares = styled.span`
  display: flex;
  gap: 6px;
  margin-inline-start: auto;
`

/** One side of a transfer with its amount, currency and account. */
export function MoneyPanel(props: Props) {
  const { label, currency, help, shares, error, account, updating, children } = props
  const id = useId()
  const [helpId, errorId] = [`${id}help`, `${id}error`]
  const invalid = Boolean(error)
  // An error takes the place of the help.
  const describedBy = error ? errorId : help ? helpId : undefined
  const field = useMemo(
    () => ({ label, id, labelId: `${id}label`, describedBy, invalid }),
    [label, id, describedBy, invalid],
  )
  return (
    <Pane part="card" aria-label={label} data-invalid={invalid || undefined}>
      <Top>
        <Label htmlFor={id} id={`${id}label`}>
          {label}
        </Label>
        <Line data-updating={updating || undefined}>
          <FieldContext value={field}>{children}</FieldContext>
          {updating && <Skeleton width="min(132px, 40%)" height="26px" />}
          {currency}
        </Line>
        {(help || shares || error) && (
          <Help>
            {error ? (
              <FieldError id={errorId} field={label}>
                {error}
              </FieldError>
            ) : (
              <span id={helpId}>{help}</span>
            )}
            {shares && <Shares>{shares}</Shares>}
          </Help>
        )}
      </Top>
      {account}
    </Pane>
  )
}
