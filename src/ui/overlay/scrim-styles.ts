import { css, keyframes } from '@emotion/react'

const fade = keyframes`from { opacity: 0 }`

/** The styles of a `<dialog>` element that covers the frame with a scrim. */
export const scrimStyles = css`
  position: fixed;
  inset: 0 auto auto 0;
  margin: 0;
  padding: 0;
  border: 0;
  max-inline-size: none;
  max-block-size: none;
  overflow: clip;
  background: none;
  color: var(--sr-text);

  &::before {
    content: '';
    position: absolute;
    inset: var(--scrim-top, 0) 0 var(--scrim-bottom, 0);
    z-index: -1;
    border-radius: inherit;
    background: var(--sr-scrim);
    animation: ${fade} var(--sr-dur-base) var(--sr-ease);
  }
  &::backdrop {
    background: none;
  }
`
