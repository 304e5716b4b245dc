import { keyframes } from '@emotion/react'

/** One turn of a ring takes `--sr-dur-turn`, which is longer with reduced motion instead of none, because it must still show activity. */
export const turn = keyframes`to { transform: rotate(1turn) }`

/** A ring with a gap, which shows that it turns. Forced colours would close the gap. */
export const ringStyles = `
  inline-size: 18px;
  block-size: 18px;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  opacity: 0.9;

  @media (forced-colors: active) {
    border-color: CanvasText;
    border-block-start-color: Canvas;
  }
`
