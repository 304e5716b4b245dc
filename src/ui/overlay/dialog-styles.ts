import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { type } from '../../../styles/type.ts'
import { forwardAll } from '../forward.ts'
import { scrimStyles } from './scrim-styles.ts'

const rise = keyframes`from { transform: translateY(32px); opacity: 0 }`
const zoom = keyframes`from { transform: translateY(8px) scale(0.98); opacity: 0 }`

/** The `<dialog>` element is the scrim over the frame and contains the panel. A press outside the panel closes it. */
export const Scrim = styled('dialog', forwardAll)`
  ${scrimStyles}

  &[open] {
    display: flex;
    align-items: flex-end;
    justify-content: center;
  }
  &:focus-visible {
    outline: 0;
  }
  @container sr (min-width: 560px) {
    padding: 24px;

    &[open] {
      align-items: center;
    }
  }
`

// The panel is a container, so that its content adapts to the panel's width instead of the widget's.
export const Panel = styled('div', forwardAll)`
  --dialog-pad: 20px;
  --gut: var(--dialog-pad);
  --on: var(--sr-surface-raised);
  container: sr / inline-size;
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-block-size: calc(100% - 40px);
  background: var(--sr-surface-raised);
  border: 1px solid var(--sr-border);
  border-block-end: 0;
  border-radius: var(--sr-r-xl) var(--sr-r-xl) 0 0;
  box-shadow: var(--sr-shadow-4);
  overflow: clip;
  animation: ${rise} var(--sr-dur-slow) var(--sr-ease-out);

  &[data-tall] {
    block-size: 88%;
  }
  @container sr (min-width: 560px) {
    --dialog-pad: 24px;
    inline-size: 440px;
    max-block-size: 100%;
    border-block-end: 1px solid var(--sr-border);
    border-radius: var(--sr-r-xl);
    animation-name: ${zoom};

    &[data-size='md'] {
      inline-size: 520px;
    }
    &[data-tall] {
      block-size: min(640px, 100%);
    }
  }
`

export const Head = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 8px;
  padding-block: 12px 4px;
  padding-inline: var(--dialog-pad) calc(var(--dialog-pad) - 12px);
`

export const Heading = styled.h2`
  ${type.heading}
  flex: 1 1 auto;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &:focus {
    outline: 0;
  }
`

export const Body = styled.div`
  flex: 0 1 auto;
  min-block-size: 0;
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 4px var(--dialog-pad) 20px;
  overflow: auto;
  overscroll-behavior: contain;

  &:last-child {
    padding-block-end: max(20px, env(safe-area-inset-bottom));
  }
  [data-tall] > & {
    flex: 1 1 auto;
  }
`

export const Foot = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap-reverse;
  gap: 12px;
  padding: 4px var(--dialog-pad) max(20px, env(safe-area-inset-bottom));

  & > * {
    flex: 1 1 0;
  }
  &[data-ruled] {
    padding-block: 16px max(16px, env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--sr-border);
  }
`
