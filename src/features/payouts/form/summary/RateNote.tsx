import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { clockIcon } from '../../../../ui/icons/status.ts'
import { Note } from '../../../../ui/layout/Note.tsx'

const Below = styled.div`
  margin-block-start: 16px;
`

/** How long the rate of a summary holds. */
export const RateNote = ({ children }: { readonly children: ReactNode }) => (
  <Below>
    <Note icon={clockIcon}>{children}</Note>
  </Below>
)
