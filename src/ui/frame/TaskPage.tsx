import type { ReactNode } from 'react'
import { HeaderTitle } from './HeaderTitle.tsx'
import { Page, type Props as PageProps } from './Page.tsx'

interface Props extends PageProps {
  readonly title: ReactNode
}

/** The column of a task screen, whose title is in the header. */
export function TaskPage({ title, children, ...page }: Props) {
  return (
    <Page {...page}>
      <HeaderTitle>{title}</HeaderTitle>
      {children}
    </Page>
  )
}
