import styled from '@emotion/styled'
import type { documentBadge } from '../../../domain/onboarding/overview.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { useText } from '../../../ui/text.tsx'

const List = styled.dl`
  display: grid;

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 4px 8px;
    padding-block: 8px;
  }
  & > div + div {
    border-block-start: 1px solid var(--sr-border);
  }
  & > :first-of-type {
    padding-block-start: 0;
  }
  & > :last-of-type {
    padding-block-end: 0;
  }
  dt {
    color: var(--sr-text-muted);
  }
`

interface Document {
  readonly key: string
  readonly name: string
  readonly badge: ReturnType<typeof documentBadge>
}

/** The two documents that a business accepts, with their statuses. */
export function Documents({ documents }: { readonly documents: readonly Document[] }) {
  const t = useText()
  return (
    <List>
      {documents.map(({ key, name, badge }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            <Badge tone={badge.tone}>{t(badge.label)}</Badge>
          </dd>
        </div>
      ))}
    </List>
  )
}
