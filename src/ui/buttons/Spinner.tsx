import styled from '@emotion/styled'
import { keyframes } from '@emotion/react'

const turn = keyframes`to { transform: rotate(1turn) }`

/** With reduced motion the spinner turns slowly instead of stopping, because it must still show activity. */
export const Spinner = styled.span`
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  opacity: 0.9;
  animation: ${turn} 800ms linear infinite;

  &[data-size='sm'] {
    inline-size: 14px;
    block-size: 14px;
  }
  &[data-size='lg'] {
    inline-size: 28px;
    block-size: 28px;
    border-width: 2.5px;
    color: var(--sr-accent);
  }
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 2400ms;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    border-block-start-color: Canvas;
  }
`
