import { SupportButton } from '../../../components/support/SupportButton.tsx'
import { detailsSections, payoutTypeLabel } from '../../../domain/payout-history/details.ts'
import { isMoving } from '../../../domain/payout-history/status-badge.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { rawValue } from '../../../lib/open-enum.ts'
import { Page } from '../../../ui/frame/Page.tsx'
import { chatIcon } from '../../../ui/icons/things.ts'
import { Side, Split, Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { AgainButton } from './AgainButton.tsx'
import { CancelButton } from './CancelButton.tsx'
import { EndActions } from './EndActions.tsx'
import { BankDetails } from './facts/BankDetails.tsx'
import { FundingInstructions } from './facts/FundingInstructions.tsx'
import { Identity } from './facts/Identity.tsx'
import { PaymentDetails } from './facts/PaymentDetails.tsx'
import { PayoutFacts } from './facts/PayoutFacts.tsx'
import { VirtualAccount } from './facts/VirtualAccount.tsx'
import { PayoutHero } from './PayoutHero.tsx'
import { ArrivalBanner } from './progress/ArrivalBanner.tsx'
import { EndBanner } from './progress/EndBanner.tsx'
import { StatusAnnouncement } from './progress/StatusAnnouncement.tsx'
import { Steps } from './progress/Steps.tsx'
import { WaitingForWallet } from './progress/WaitingForWallet.tsx'
import { ReceiptButton } from './receipt/Receipt.tsx'

export function DetailsView({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const label = payoutTypeLabel(payout.type)
  const sections = detailsSections(payout)
  const has = (section: (typeof sections)[number]) => sections.includes(section)
  return (
    <Page title={label ? t(label) : <bdi>{rawValue(payout.type)}</bdi>} width="wide">
      <StatusAnnouncement status={payout.status} />
      <Split>
        <Stack gap={24}>
          <PayoutHero payout={payout} />
          <ArrivalBanner payout={payout} />
          <EndBanner payout={payout} />
          <WaitingForWallet payout={payout} />
          {/* What the customer must do now stands before what happens after it. */}
          {has('fundingInstructions') && <FundingInstructions payout={payout} />}
          {has('timeline') && <Steps payout={payout} />}
          {has('virtualAccount') && <VirtualAccount payout={payout} />}
          {has('bankDetails') && <BankDetails payout={payout} />}
        </Stack>
        <Side>
          <PaymentDetails payout={payout} />
          <PayoutFacts payout={payout} />
          <Identity payout={payout} />
          <ReceiptButton payout={payout} />
          <AgainButton payout={payout} />
          {isMoving(payout.status) && (
            <SupportButton about={payout.id} variant="secondary" block icon={chatIcon}>
              {t('payouts.details.support')}
            </SupportButton>
          )}
          <CancelButton payout={payout} />
        </Side>
      </Split>
      <EndActions payout={payout} />
    </Page>
  )
}
