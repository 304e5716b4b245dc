import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { Page } from './Page.tsx'

interface Props {
  /** Only when wide: what the product does, for who has not signed in yet. */
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

/** Sign-in screens: one narrow column, and a side panel where there is room. Goes with a header of the look `over`. */
export function AuthLayout({ aside, asideLabel, children }: Props) {
  return (
    <Grid data-aside={aside ? '' : undefined}>
      <Column width="auth">{children}</Column>
      {aside && <Aside aria-label={asideLabel}>{aside}</Aside>}
    </Grid>
  )
}
