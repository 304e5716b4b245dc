import type { ReactNode } from 'react'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { Spinner } from '../buttons/Spinner.tsx'
import { useText } from '../text.tsx'

const appear = keyframes`from { opacity: 0 }`

// A wait of less than 150 ms shows no spinner.
const Box = styled.div`
  flex: 1 1 auto;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 20px;
  padding: 40px 20px;
  color: var(--sr-text-muted);
  text-align: center;
  animation: ${appear} var(--sr-dur-fast) var(--sr-ease) var(--sr-loader-delay, 150ms) backwards;
`

/** A spinner, for content whose layout is unknown. Screen readers announce its text even without visible text. */
export function Loader({ children }: { readonly children?: ReactNode }) {
  const t = useText()
  return (
    <Box role="status">
      <Spinner data-size="lg" />
      {children ? <p>{children}</p> : <span className="sr-vh">{t('ui.loading')}</span>}
    </Box>
  )
}
