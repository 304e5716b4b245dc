import styled from '@emotion/styled'
import { LedgerSkeleton } from '../../../ui/data/LedgerSkeleton.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Side, Split, Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'

const Pane = styled.div`
  display: grid;
  align-content: space-between;
  block-size: 156px;
  padding: 16px;
`

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`

const PaneSkeleton = () => (
  <Card>
    <Pane>
      <Skeleton width="72px" />
      <Line>
        <Skeleton width="132px" height="28px" />
        <Skeleton width="92px" height="36px" />
      </Line>
      <Line>
        <Skeleton width="36px" height="36px" />
        <Skeleton height="14px" />
      </Line>
    </Pane>
  </Card>
)

/** The form's two panels and its summary, before the accounts and wallets are there. */
export function FormSkeleton() {
  const t = useText()
  return (
    <Split role="status" aria-busy="true">
      <span className="sr-vh">{t('ui.loading')}</span>
      <Stack gap={16}>
        <PaneSkeleton />
        <PaneSkeleton />
      </Stack>
      <Side>
        <LedgerSkeleton lines={5} />
      </Side>
    </Split>
  )
}
