import type { CSSProperties, ReactNode } from 'react'
import styled from '@emotion/styled'

interface Props {
  readonly size?: number
  /** A thin border around a mark that can be as light as its background. */
  readonly ring?: boolean
  /** A smaller second mark at the lower end: the network of a coin, the country of a bank. */
  readonly sub?: ReactNode
  readonly children: ReactNode
}

const Circle = styled.span`
  position: relative;
  flex: none;
  display: inline-block;
  inline-size: var(--sz);
  block-size: var(--sz);

  & > svg {
    border-radius: 50%;
  }
  &[data-ring]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px var(--sr-mark-ring);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`

/** The second mark has a border in the colour of the surface, which `--on` holds. */
export const Sub = styled.span`
  position: absolute;
  inset-block-end: -3px;
  inset-inline-end: -4px;
  inline-size: var(--sub);
  block-size: var(--sub);
  border-radius: 50%;
  background: var(--on, var(--sr-surface));
  box-shadow: 0 0 0 2px var(--on, var(--sr-surface));

  & > span {
    --sz: 100% !important;
    display: block;
  }
`

export function RoundMark({ size = 36, ring, sub, children }: Props) {
  const style = { '--sz': `${size}px`, '--sub': `${size / 2}px` } as CSSProperties
  return (
    <Circle data-ring={ring || undefined} style={style} aria-hidden="true">
      {children}
      {sub && <Sub>{sub}</Sub>}
    </Circle>
  )
}
