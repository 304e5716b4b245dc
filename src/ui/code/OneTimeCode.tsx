import { useId, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { keyframes } from '@emotion/react'
import { FieldError } from '../fields/Field.tsx'
import { useText } from '../text.tsx'
import { Slots } from './Slots.tsx'
import { useCodeInput, type CodeEntry, type CodeState } from './use-code-input.ts'

export type { CodeState }

interface Props extends CodeEntry {
  readonly error?: ReactNode
  readonly autoFocus?: boolean | undefined
}

const Root = styled.div`
  display: grid;
  gap: 10px;
`

const nudge = keyframes`20%, 60% { transform: translateX(-4px) } 40%, 80% { transform: translateX(4px) }`

const Box = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) 12px repeat(3, minmax(0, 1fr));
  gap: 8px;
  max-inline-size: 368px;

  @media (prefers-reduced-motion: no-preference) {
    &[data-state='mismatch'] {
      animation: ${nudge} 280ms var(--sr-ease);
    }
  }
`

// The input is almost transparent, because some keyboards offer the code of a message only to a visible input.
const Input = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  padding: 0;
  opacity: 0.01;
  background: none;
  color: transparent;
  font-size: 16px;
  cursor: text;

  &:disabled {
    cursor: not-allowed;
  }
`

/** A single text input over six slots, so that pasting, autofill and screen readers work as in any text field. */
export function OneTimeCode({ error, autoFocus, ...entry }: Props) {
  const t = useText()
  const errorId = useId()
  const { input, active, handlers } = useCodeInput(entry)
  const { value, state } = entry
  const isMasked = state === 'invalid'

  return (
    <Root>
      <Box data-state={state} dir="ltr">
        <Input
          {...handlers}
          ref={input}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="one-time-code"
          aria-label={t('ui.code.label')}
          aria-invalid={state === 'mismatch' || undefined}
          aria-describedby={error ? errorId : undefined}
          aria-busy={state === 'checking' || undefined}
          autoFocus={autoFocus}
          disabled={isMasked}
          readOnly={state === 'checking'}
          value={isMasked ? '•'.repeat(value.length) : value}
        />
        <Slots code={value} active={active} masked={isMasked} />
      </Box>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Root>
  )
}
