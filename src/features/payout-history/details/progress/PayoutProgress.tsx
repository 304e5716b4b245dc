import { BankInstructions } from '../../../../components/BankInstructions.tsx'
import { MissingInstructions, StoppedInstructions } from '../../../../components/StoppedInstructions.tsx'
import { SurplusNote } from '../../../../components/sending/late/SurplusNote.tsx'
import { detailsSections } from '../../../../domain/payout-history/details.ts'
import { depositOf } from '../../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { useInstructionsCheck } from '../../../../queries/payouts/instructions.ts'
import { useSurplus } from '../../../../queries/payouts/late/surplus.ts'
import { SkeletonRows } from '../../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { useText } from '../../../../ui/text.tsx'
import { ArrivalBanner } from './ArrivalBanner.tsx'
import { EndBanner } from './EndBanner.tsx'
import { LateTokens } from './LateTokens.tsx'
import { Steps } from './Steps.tsx'
import { WaitingForWallet } from './WaitingForWallet.tsx'

function FundingInstructions({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const check = useInstructionsCheck(payout)
  if (check === 'checking') return <SkeletonRows count={5} />
  if (check !== 'good') return <StoppedInstructions payout={payout} reason={check} />
  if (!payout.instructions) return <MissingInstructions payout={payout} />
  return (
    <Stack gap={12}>
      <Subhead>{t('payouts.details.funding')}</Subhead>
      <BankInstructions payout={payout} />
    </Stack>
  )
}

function SurplusBanner({ payout }: { readonly payout: Payout }) {
  const surplus = useSurplus(payout)
  return surplus && <SurplusNote payout={payout} surplus={surplus} />
}

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
