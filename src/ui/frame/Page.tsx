import type { ReactNode } from 'react'
import styled from '@emotion/styled'

export interface Props {
  /** 368, 560 or 796 px; the default is the width of the view. */
  readonly width?: 'auth' | 'form' | 'wide'
  /** Centres the column in the view, or in a wide view only. */
  readonly centered?: boolean | 'wide'
  readonly className?: string
  readonly children: ReactNode
}

const Column = styled.div`
  flex: 1 1 auto;
  display: flex;
  flex-direction: column;
  gap: 20px;
  inline-size: 100%;
  max-inline-size: calc(var(--col, 100%) + 2 * var(--gut));
  margin-inline: auto;
  padding: 20px var(--gut) 28px;

  &[data-width='auth'] {
    --col: var(--sr-col-auth);
  }
  &[data-width='form'] {
    --col: var(--sr-col-form);
  }
  &[data-width='wide'] {
    --col: var(--sr-col-wide);
  }
  &[data-centered='true'] {
    justify-content: center;
    text-align: center;
  }
  @container sr (min-width: 480px) {
    padding-block: 24px 32px;
    gap: 24px;
  }
  @container sr (min-width: 720px) {
    padding-block: 28px 40px;

    &[data-centered] {
      justify-content: center;
      text-align: center;
      padding-block-end: 72px;
    }
  }
`

/** The column of a screen's content. */
export function Page({ width, centered, className, children }: Props) {
  return (
    <Column className={className} data-width={width} data-centered={centered || undefined}>
      {children}
    </Column>
  )
}
