import styled from '@emotion/styled'
import { Skeleton } from '../feedback/skeleton/Skeleton.tsx'
import { Card } from '../layout/Card.tsx'

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  block-size: 38px;
`

/** Per cent. Labels differ in length, so their placeholders do too. */
const WIDTHS = [64, 48, 72, 56]

/** The placeholder of a card with a heading and a ledger. */
export function LedgerSkeleton({ lines }: { readonly lines: number }) {
  return (
    <Card padded>
      <Line>
        <Skeleton width="104px" height="14px" />
      </Line>
      {Array.from({ length: lines }, (_, index) => {
        const width = WIDTHS[index % WIDTHS.length]!
        return (
          <Line key={index}>
            <Skeleton width={`${width}px`} />
            <Skeleton width={`${width * 1.5}px`} />
          </Line>
        )
      })}
    </Card>
  )
}
