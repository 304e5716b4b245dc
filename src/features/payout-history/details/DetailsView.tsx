import { detailsSections } from '../../../domain/payout-history/details.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { TaskPage } from '../../../ui/frame/TaskPage.tsx'
import { Side, Split, Stack } from '../../../ui/layout/stack.tsx'
import { DetailsActions } from './DetailsActions.tsx'
import { EndActions } from './EndActions.tsx'
import { BankDetails } from './facts/BankDetails.tsx'
import { Identity } from './facts/Identity.tsx'
import { PaymentDetails } from './facts/PaymentDetails.tsx'
import { PayoutFacts } from './facts/PayoutFacts.tsx'
import { VirtualAccount } from './facts/VirtualAccount.tsx'
import { PayoutHero } from './PayoutHero.tsx'
import { PayoutTypeName } from './PayoutTypeName.tsx'
import { PayoutProgress } from './progress/PayoutProgress.tsx'
import { StatusAnnouncement } from './progress/StatusAnnouncement.tsx'

export function DetailsView({ payout }: { readonly payout: Payout }) {
  const sections = detailsSections(payout)
  return (
    <TaskPage title={<PayoutTypeName type={payout.type} />} width="wide">
      <StatusAnnouncement payout={payout} />
      <Split>
        <Stack gap={24}>
          <PayoutHero payout={payout} />
          <PayoutProgress payout={payout} />
          {sections.includes('virtualAccount') && <VirtualAccount payout={payout} />}
          {sections.includes('bankDetails') && <BankDetails payout={payout} />}
        </Stack>
        <Side>
          <PaymentDetails payout={payout} />
          <PayoutFacts payout={payout} />
          <Identity payout={payout} />
          <DetailsActions payout={payout} />
        </Side>
      </Split>
      <EndActions payout={payout} />
    </TaskPage>
  )
}
