import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { Button } from '../buttons/Button.tsx'
import { refreshIcon } from '../icons/arrows.ts'
import { useText } from '../text.tsx'
import { UnavailableIllustration, UnreachableIllustration } from './illustrations.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Reference } from './Reference.tsx'

interface Props {
  /** States what happened. */
  readonly title: ReactNode
  /** The server's own message. */
  readonly message?: string | undefined
  /** States whether money moved and what to do next. */
  readonly children?: ReactNode
  readonly onRetry?: () => void
  /** An action that is more likely to help, offered before the retry. */
  readonly before?: ReactNode
  readonly retrying?: boolean
  readonly reference?: string | null
  /** There was no connection, or no answer in time. */
  readonly unreachable?: boolean
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px;
`

const Support = styled.div`
  margin-block-start: 16px;
  color: var(--sr-text-subtle);
`

const Message = styled.bdi`
  display: block;
`

/** Replaces a screen, or a part of it, that could not be loaded. */
export function ErrorState({
  title,
  message,
  children,
  onRetry,
  before,
  retrying = false,
  reference,
  unreachable,
}: Props) {
  const t = useText()
  const retry = onRetry && (
    <Button variant={before ? 'ghost' : 'secondary'} icon={refreshIcon} loading={retrying} onClick={onRetry}>
      {t('ui.retry')}
    </Button>
  )
  const action = (before || retry || reference) && (
    <>
      {before ? (
        <Ways>
          {before}
          {retry}
        </Ways>
      ) : (
        retry
      )}
      {reference && (
        <Support>
          <Reference value={reference} />
        </Support>
      )}
    </>
  )
  return (
    <div role="alert" style={{ display: 'contents' }}>
      <EmptyState
        fill
        illustration={unreachable ? <UnreachableIllustration /> : <UnavailableIllustration />}
        title={title}
        action={action}
      >
        {message && <Message>{message}</Message>}
        {children}
      </EmptyState>
    </div>
  )
}
