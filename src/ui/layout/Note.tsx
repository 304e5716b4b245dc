import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { Icon, type IconShape } from '../icons/Icon.tsx'

const Line = styled.p`
  display: flex;
  gap: 8px;
  font-size: var(--sr-text-small-size);
  line-height: var(--sr-text-small-line);
  color: var(--sr-text-muted);
  text-wrap: pretty;

  & > svg {
    margin-block-start: 1px;
  }
`

/** A small remark with an icon. */
export function Note({ icon, children }: { readonly icon: IconShape; readonly children: ReactNode }) {
  return (
    <Line>
      <Icon shape={icon} size={16} />
      <span>{children}</span>
    </Line>
  )
}
