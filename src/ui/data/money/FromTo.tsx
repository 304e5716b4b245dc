import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { Icon } from '../../icons/Icon.tsx'
import { arrowDownIcon } from '../../icons/arrows.ts'

const Stack = styled.div`
  display: grid;
  gap: 8px;
`

const Seam = styled.div`
  position: relative;
  z-index: 1;
  block-size: 0;
`

const Disc = styled.span`
  position: absolute;
  inset-block-start: -18px;
  inset-inline-start: calc(50% - 18px);
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border: 1px solid var(--sr-border);
  border-radius: 50%;
  background: var(--sr-surface);
  color: var(--sr-text-muted);
  box-shadow: var(--sr-shadow-1);
  pointer-events: none;
`

/** The panels of source and destination, with an arrow between them. */
export function FromTo({ from, to }: { readonly from: ReactNode; readonly to: ReactNode }) {
  return (
    <Stack>
      {from}
      <Seam aria-hidden="true">
        <Disc>
          <Icon shape={arrowDownIcon} size={16} />
        </Disc>
      </Seam>
      {to}
    </Stack>
  )
}
