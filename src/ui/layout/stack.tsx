import type { ComponentProps, CSSProperties } from 'react'
import styled from '@emotion/styled'

interface Props extends ComponentProps<'div'> {
  /** Pixels between the children. */
  readonly gap?: number
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--gap);
  min-inline-size: 0;
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--gap);
  min-inline-size: 0;

  &[data-wrap] {
    flex-wrap: wrap;
  }
`

const gapOf = (px: number, style?: CSSProperties) => ({ '--gap': `${px}px`, ...style }) as CSSProperties

export function Stack({ gap = 16, style, ...rest }: Props) {
  return <Column style={gapOf(gap, style)} {...rest} />
}

export function Inline({ gap = 8, wrap, style, ...rest }: Props & { readonly wrap?: boolean }) {
  return <Line data-wrap={wrap || undefined} style={gapOf(gap, style)} {...rest} />
}

/** A line whose children are at its two ends. */
export const Between = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-inline-size: 0;
`

/** Content and, in a wide widget, a sticky side column of 300 px. */
export const Split = styled.div`
  display: grid;
  gap: 20px;

  & > * {
    min-inline-size: 0;
  }
  @container sr (min-width: 720px) {
    --copy-label: 124px;
    grid-template-columns: minmax(0, 1fr) 300px;
    gap: 28px;
    align-items: start;
  }
`

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;

  @container sr (min-width: 720px) {
    position: sticky;
    inset-block-start: 28px;
  }
`
