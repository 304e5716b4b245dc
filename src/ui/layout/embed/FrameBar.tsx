import type { MouseEvent, ReactNode } from 'react'
import styled from '@emotion/styled'
import { ExternalLink } from '../../buttons/InlineLink.tsx'
import { Spinner } from '../../buttons/Spinner.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { lockIcon } from '../../icons/status.ts'

interface Props {
  /** The owner of the embedded page. */
  readonly children: ReactNode
  readonly linkText?: ReactNode
  /** Null while the address is unknown, which disables the link. */
  readonly href?: string | null | undefined
  readonly isLoading?: boolean
  readonly onOpen?: (event: MouseEvent) => void
}

const Bar = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 44px;
  padding-inline: var(--gut, 16px);
  background: var(--sr-surface-sunken);
  border-block-end: 1px solid var(--sr-border);
  color: var(--sr-text-muted);
  font-size: var(--sr-text-small-size);
  line-height: var(--sr-text-small-line);
`

const Owner = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
`

const Link = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;

  &[aria-disabled] {
    color: var(--sr-text-subtle);
    text-decoration: none;
    cursor: not-allowed;
  }
`

/** A bar above an embedded page that names its owner and links to the page itself. */
export function FrameBar({ children, linkText, href, isLoading, onOpen }: Props) {
  return (
    <Bar>
      <Owner>
        <Icon shape={lockIcon} size={16} />
        <span>{children}</span>
      </Owner>
      {linkText && (
        <Link
          role="link"
          href={href ?? undefined}
          aria-disabled={href ? undefined : true}
          aria-busy={isLoading || undefined}
          onClick={onOpen}
        >
          {isLoading && <Spinner aria-hidden="true" />}
          {linkText}
        </Link>
      )}
    </Bar>
  )
}
