import type { ReactNode } from 'react'
import styled from '@emotion/styled'

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  align-content: start;
  gap: 28px 24px;
  padding: 20px;
  @container sr (min-width: 760px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Label = styled.p`
  margin-block-end: 8px;
  font-size: 12px;
  line-height: 16px;
  letter-spacing: 0;
  color: var(--sr-text-subtle);
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
`

export const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Label>{label}</Label>
    {children}
  </div>
)

export const RowCell = ({ label, children }: { label: string; children: ReactNode }) => (
  <Cell label={label}>
    <Row>{children}</Row>
  </Cell>
)
