import styled from '@emotion/styled'
import { LedgerSkeleton } from '../../../ui/data/LedgerSkeleton.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Side, Split, Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'

const Marks = styled.div`
  display: flex;
  gap: 36px;
`

const STEPS = [150, 130, 160, 110]

const Step = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  align-items: center;
  gap: 14px;
  block-size: 44px;
`

/** Placeholders for the amount, the progress and the details of a payout that is loading. */
export function DetailsSkeleton() {
  const t = useText()
  return (
    <Split role="status" aria-busy="true">
      <span className="sr-vh">{t('ui.loading')}</span>
      <Stack gap={24}>
        <Stack gap={12}>
          <Marks>
            <Skeleton width="40px" height="40px" />
            <Skeleton width="40px" height="40px" round />
          </Marks>
          <Skeleton width="min(220px, 70%)" height="36px" />
          <Skeleton width="min(160px, 50%)" height="20px" />
        </Stack>
        <Card padded>
          {STEPS.map((width) => (
            <Step key={width}>
              <Skeleton width="24px" height="24px" round />
              <Skeleton width={`${width}px`} />
            </Step>
          ))}
        </Card>
      </Stack>
      <Side>
        <LedgerSkeleton lines={4} />
        <LedgerSkeleton lines={6} />
      </Side>
    </Split>
  )
}
