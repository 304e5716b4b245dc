import { detailsSections } from '../../../../domain/payout-history/details.ts'
import { depositOf } from '../../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { FundingInstructions } from '../facts/FundingInstructions.tsx'
import { ArrivalBanner } from './ArrivalBanner.tsx'
import { EndBanner } from './EndBanner.tsx'
import { LateTokens } from './LateTokens.tsx'
import { Steps } from './Steps.tsx'
import { SurplusBanner } from './SurplusBanner.tsx'
import { WaitingForWallet } from './WaitingForWallet.tsx'

/** Shows what the customer must know and do now before what happens next. */
export function PayoutProgress({ payout }: { readonly payout: Payout }) {
  const sections = detailsSections(payout)
  const isCancelled = payout.type === 'offRamp' && payout.status === 'cancelled' && depositOf(payout) !== null
  return (
    <>
      <ArrivalBanner payout={payout} />
      {isCancelled ? <LateTokens payout={payout} /> : <EndBanner payout={payout} />}
      <SurplusBanner payout={payout} />
      <WaitingForWallet payout={payout} />
      {sections.includes('fundingInstructions') && <FundingInstructions payout={payout} />}
      {sections.includes('timeline') && <Steps payout={payout} />}
    </>
  )
}
