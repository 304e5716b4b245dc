import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { Icon } from '../icons/Icon.tsx'
import { infoIcon } from '../icons/basic.ts'
import { useText } from '../text.tsx'
import { messageLine } from './Field.tsx'

interface Props {
  /** The control is described by it. */
  readonly id: string
  /** The label of the field, which screen readers hear before the warning. */
  readonly field: string
  /** One or two sentences, or nothing. */
  readonly children: ReactNode
}

const Line = styled.p`
  ${messageLine}
  color: var(--sr-warning-text);
  text-wrap: pretty;
`

/**
 * Names a possible mistake in a valid field, below its control. It is read when the reader is idle and never as an error. The
 * live region is mounted before it has words, because otherwise they would not be read.
 */
export function FieldWarning({ id, field, children }: Props) {
  const t = useText()
  return (
    <>
      {children && (
        <Line>
          <Icon shape={infoIcon} size={16} />
          <span id={id}>{children}</span>
        </Line>
      )}
      <span role="status" className="sr-vh">
        {children && (
          <>
            {t('ui.fieldError', { field, error: '' })}
            {children}
          </>
        )}
      </span>
    </>
  )
}
