import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { Page } from './Page.tsx'

interface Props {
  /** A description of the product, shown in a wide widget only. */
  readonly aside?: ReactNode
  readonly asideLabel?: string
  readonly children: ReactNode
}

const Grid = styled.div`
  flex: 1 1 auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @container sr (min-width: 720px) {
    &[data-aside] {
      grid-template-columns: minmax(0, 1fr) 348px;
    }
  }
`

const Column = styled(Page)`
  justify-content: flex-start;

  @container sr (min-width: 720px) {
    justify-content: center;
    padding-block: 64px;
  }
`

const Aside = styled.aside`
  display: none;

  @container sr (min-width: 720px) {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 28px;
    padding: 64px 32px 32px;
    background: var(--sr-surface-sunken);
    border-inline-start: 1px solid var(--sr-border);
  }
`

/** The layout of sign-in screens: a narrow column and, in a wide widget, a side panel. It needs a header of the variant `over`. */
export function AuthLayout({ aside, asideLabel, children }: Props) {
  return (
    <Grid data-aside={aside ? '' : undefined}>
      <Column width="auth">{children}</Column>
      {aside && <Aside aria-label={asideLabel}>{aside}</Aside>}
    </Grid>
  )
}
