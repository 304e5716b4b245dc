import { createContext, useContext, useId, useMemo, useRef, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { type } from '../../../styles/type.ts'
import { forwardAll } from '../forward.ts'
import { Icon } from '../icons/Icon.tsx'
import { alertIcon } from '../icons/basic.ts'
import { useText } from '../text.tsx'
import { useAnnouncedError } from './FieldErrors.tsx'

interface FieldContextValue {
  readonly label: ReactNode
  readonly id: string | undefined
  readonly labelId: string | undefined
  readonly describedBy: string | undefined
  readonly invalid: boolean
}

/** Provided directly by a control with its own frame, such as a money panel. Other controls use `Field`. */
export const FieldContext = createContext<FieldContextValue>({
  label: undefined,
  id: undefined,
  labelId: undefined,
  describedBy: undefined,
  invalid: false,
})

/** Returns the ids that name and describe a control inside a field. */
export const useField = () => useContext(FieldContext)

/** Returns the attributes of a native control inside a field. The control's own attributes take precedence. */
export function useFieldAttributes(given: { id?: string | undefined; 'aria-describedby'?: string | undefined }) {
  const { id, describedBy, invalid } = useField()
  return {
    id: given.id ?? id,
    'aria-describedby': [given['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': invalid || undefined,
  }
}

interface Props {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Shown between the control and the hint, which stays visible. */
  readonly error?: ReactNode
  readonly optional?: boolean | undefined
  /** Content at the end of the label's line. */
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

export const Hint = styled.p`
  ${type.small}
  color: var(--sr-text-muted);
  text-wrap: pretty;
`

/** A message with an icon before it. */
export const messageLine = `
  ${type.small}
  display: flex;
  gap: 6px;

  svg {
    margin-block-start: 1px;
  }
`

const ErrorLine = styled.p`
  ${messageLine}
  color: var(--sr-destructive-text);
  font-weight: var(--sr-weight-medium);
`

interface ErrorProps {
  readonly id?: string | undefined
  /** The label of the field, which screen readers hear before the error. */
  readonly field?: ReactNode
  readonly children: ReactNode
}

/** The id is that of the words alone, because the control that they describe already has its name. */
export function FieldError({ id, field, children }: ErrorProps) {
  const t = useText()
  const words = useRef<HTMLSpanElement>(null)
  const name = typeof field === 'string' ? field : undefined
  const isAnnounced = useAnnouncedError(name, words)
  return (
    <ErrorLine role={isAnnounced ? undefined : 'alert'}>
      <Icon shape={alertIcon} size={16} />
      <span>
        {name && <span className="sr-vh">{t('ui.fieldError', { field: name, error: '' })}</span>}
        <span id={id} ref={words}>
          {children}
        </span>
      </span>
    </ErrorLine>
  )
}

/** A control with its label, error and hint, which name and describe it. */
export function Field({ label, hint, error, optional, end, className, children }: Props) {
  const t = useText()
  const id = useId()
  const [hintId, errorId] = [`${id}hint`, `${id}error`]
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  const invalid = Boolean(error)
  const field = useMemo(
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
      <FieldContext value={field}>{children}</FieldContext>
      {error && (
        <FieldError id={errorId} field={label}>
          {error}
        </FieldError>
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Root>
  )
}
