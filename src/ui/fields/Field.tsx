import { createContext, useContext, useId, useMemo, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { type } from '../../../styles/type.ts'
import { forwardAll } from '../forward.ts'
import { Icon } from '../icons/Icon.tsx'
import { alertIcon } from '../icons/basic.ts'
import { useText } from '../text.tsx'

interface FieldWiring {
  readonly label: ReactNode
  readonly id: string | undefined
  readonly labelId: string | undefined
  readonly describedBy: string | undefined
  readonly invalid: boolean
}

/** For a control with a frame of its own, such as a money panel; others use `Field`. */
export const Wiring = createContext<FieldWiring>({
  label: undefined,
  id: undefined,
  labelId: undefined,
  describedBy: undefined,
  invalid: false,
})

/** What a control inside a field needs to be named and described by it. */
export const useField = () => useContext(Wiring)

/** The attributes of a native control inside a field; its own win. */
export function useFieldAttributes(own: { id?: string | undefined; 'aria-describedby'?: string | undefined }) {
  const { id, describedBy, invalid } = useField()
  return {
    id: own.id ?? id,
    'aria-describedby': [own['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': invalid || undefined,
  }
}

interface Props {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Stands between the control and the hint, which stays. */
  readonly error?: ReactNode
  readonly optional?: boolean | undefined
  /** Across from the label. */
  readonly end?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

const Root = styled('div', forwardAll)`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-inline-size: 0;
`

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 12px;
`

const Label = styled.label`
  ${type.body}
  font-weight: var(--sr-weight-medium);
`

const Optional = styled.span`
  font-weight: var(--sr-weight-regular);
  color: var(--sr-text-subtle);
`

const Hint = styled.p`
  ${type.small}
  color: var(--sr-text-muted);
  text-wrap: pretty;
`

const ErrorLine = styled.p`
  ${type.small}
  display: flex;
  gap: 6px;
  color: var(--sr-destructive-text);
  font-weight: var(--sr-weight-medium);

  svg {
    margin-block-start: 1px;
  }
`

export function FieldError({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) {
  return (
    <ErrorLine id={id} role="alert">
      <Icon shape={alertIcon} size={16} />
      <span>{children}</span>
    </ErrorLine>
  )
}

/** Label above, then the control, its error and its hint; names and describes whatever control it holds. */
export function Field({ label, hint, error, optional, end, className, children }: Props) {
  const t = useText()
  const id = useId()
  const [hintId, errorId] = [`${id}hint`, `${id}error`]
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  const invalid = Boolean(error)
  const wiring = useMemo(
    () => ({ label, id, labelId: `${id}label`, describedBy, invalid }),
    [label, id, describedBy, invalid],
  )

  return (
    <Root part="field" className={className}>
      <Top>
        <Label htmlFor={id} id={`${id}label`}>
          {label}
          {optional && <Optional> {t('ui.optional')}</Optional>}
        </Label>
        {end}
      </Top>
      <Wiring value={wiring}>{children}</Wiring>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Root>
  )
}
