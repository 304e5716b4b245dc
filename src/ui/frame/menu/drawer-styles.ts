import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { forwardAll } from '../../forward.ts'
import { scrimStyles } from '../../overlay/scrim-styles.ts'
import { itemStyles } from '../../overlay/menu/item-styles.ts'

const slide = keyframes`from { transform: translateX(var(--from)); opacity: 0 }`
const drop = keyframes`from { transform: translateY(-6px); opacity: 0 }`

export const Scrim = styled('dialog', forwardAll)`
  ${scrimStyles}

  @container sr (min-width: 720px) {
    overflow: visible;

    &::before {
      content: none;
    }
  }
`

export const Drawer = styled('div', forwardAll)`
  --from: 32px;
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: min(312px, 86%);
  display: flex;
  flex-direction: column;
  padding: 6px 8px max(12px, env(safe-area-inset-bottom));
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--sr-surface-raised);
  border-inline-start: 1px solid var(--sr-border);
  box-shadow: var(--sr-shadow-4);
  animation: ${slide} var(--sr-dur-slow) var(--sr-ease-out);

  &:dir(rtl) {
    --from: -32px;
  }
  @container sr (min-width: 720px) {
    inset-block: 60px auto;
    inset-inline-end: 20px;
    inline-size: 288px;
    max-block-size: calc(100% - 72px);
    padding: 6px;
    border: 1px solid var(--sr-border);
    border-radius: var(--sr-r-lg);
    box-shadow: var(--sr-shadow-3);
    animation: ${drop} var(--sr-dur-base) var(--sr-ease-out);
  }
`

export const Top = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline-start: 10px;
  font-weight: var(--sr-weight-semibold);

  @container sr (min-width: 720px) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);

    & > button {
      display: none;
    }
  }
`

export const Account = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px;
`

export const Initials = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: calc(var(--sr-r-md) * 1.1);
  background: var(--sr-primary-subtle);
  color: var(--sr-primary-text);
  font-size: 15px;
  font-weight: var(--sr-weight-semibold);
`

export const Name = styled.p`
  font-weight: var(--sr-weight-medium);
`

export const Email = styled.p`
  font-size: var(--sr-text-small-size);
  line-height: var(--sr-text-small-line);
  color: var(--sr-text-muted);
`

export const Separator = styled.div`
  flex: none;
  block-size: 1px;
  margin: 6px 4px;
  background: var(--sr-border);
`

export const Item = styled.button`
  ${itemStyles}
  flex: none;
  min-block-size: 48px;

  &[aria-current] {
    background: var(--sr-popover-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @container sr (min-width: 720px) {
    min-block-size: 44px;
  }
`

export const End = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: var(--sr-text-subtle);
  font-size: 13px;
  white-space: nowrap;
`

/** Takes the free space above the sign-out item. */
export const Spacer = styled.div`
  flex: 1 1 auto;

  @container sr (min-width: 720px) {
    display: none;
  }
`
