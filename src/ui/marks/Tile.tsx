import type { CSSProperties, ReactNode } from 'react'
import styled from '@emotion/styled'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import { toneStyles } from '../feedback/tone-styles.ts'
import { Sub } from './RoundMark.tsx'

export type TileTone = 'neutral' | 'brand' | 'success' | 'warning' | 'destructive'

interface Props {
  readonly icon?: IconShape
  /** One to three letters instead of an icon. */
  readonly letters?: string
  readonly tone?: TileTone
  readonly size?: number
  readonly large?: boolean
  /** A background colour for white letters, as of a bank. */
  readonly ground?: string
  readonly sub?: ReactNode
}

const Square = styled.span`
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: var(--sz);
  block-size: var(--sz);
  border-radius: calc(var(--sr-r-md) * 1.1);
  ${toneStyles}
  font-size: calc(var(--sz) * 0.375);
  line-height: 1;
  letter-spacing: calc(-0.2px * var(--sr-tight));
  font-weight: var(--sr-weight-semibold);

  &[data-tone='brand'] {
    background: var(--sr-primary-subtle);
    color: var(--sr-primary-text);
  }
  &[data-ground] {
    background: var(--ground);
    color: #fff;
    forced-color-adjust: none;
  }
  &[data-large] {
    border-radius: var(--sr-r-lg);
  }
`

/** A square mark at the start of a row or a card. */
export function Tile({ icon, letters, tone = 'neutral', size, large, ground, sub }: Props) {
  const side = size ?? (large ? 56 : 40)
  const style = { '--sz': `${side}px`, '--ground': ground, '--sub': '18px' } as CSSProperties
  return (
    <Square
      aria-hidden="true"
      data-tone={tone}
      data-large={large || undefined}
      data-ground={ground ? '' : undefined}
      style={style}
    >
      {icon ? <Icon shape={icon} size={large ? 24 : 20} /> : letters}
      {sub && <Sub>{sub}</Sub>}
    </Square>
  )
}
