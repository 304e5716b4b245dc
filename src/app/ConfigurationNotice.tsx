import type { ReactNode } from 'react'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Frame } from '../ui/frame/Frame.tsx'
import { Page } from '../ui/frame/Page.tsx'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A frame with one message, for a widget that cannot start. */
export function ConfigurationNotice({ title, children }: Props) {
  return (
    <Frame label={title}>
      <Page width="form" centered>
        <Banner tone="warning" title={title}>
          {/* English in a page of any direction. */}
          <bdi lang="en">{children}</bdi>
        </Banner>
      </Page>
    </Frame>
  )
}
