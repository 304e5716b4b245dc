import styled from '@emotion/styled'
import { Skeleton } from '../feedback/skeleton/Skeleton.tsx'
import { Card } from '../layout/Card.tsx'

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  block-size: 38px;
`

/** Labels differ in length, so do their stand-ins. */
const WIDTHS = [64, 48, 72, 56]

/** A card with a heading and so many lines of figures. */
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
