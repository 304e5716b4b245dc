import { detailsSections } from '../../../../domain/payout-history/details.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { FundingInstructions } from '../facts/FundingInstructions.tsx'
import { ArrivalBanner } from './ArrivalBanner.tsx'
import { EndBanner } from './EndBanner.tsx'
import { Steps } from './Steps.tsx'
import { WaitingForWallet } from './WaitingForWallet.tsx'

/** Shows what the customer must know and do now before what happens next. */
export function PayoutProgress({ payout }: { readonly payout: Payout }) {
  const sections = detailsSections(payout)
  return (
    <>
      <ArrivalBanner payout={payout} />
      <EndBanner payout={payout} />
      <WaitingForWallet payout={payout} />
      {sections.includes('fundingInstructions') && <FundingInstructions payout={payout} />}
      {sections.includes('timeline') && <Steps payout={payout} />}
    </>
  )
}
