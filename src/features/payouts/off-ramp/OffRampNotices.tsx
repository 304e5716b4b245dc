import { UnfinishedTransfers } from '../../../components/sending/unfinished/UnfinishedTransfers.tsx'
import { RefusedSource } from '../../../components/wallet/RefusedSource.tsx'
import { ScrollIntoView } from '../form/ScrollIntoView.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import { OpenPayout } from '../submission/OpenPayout.tsx'
import type { OffRampSending } from './use-send-off-ramp.ts'

interface Props {
  readonly payout: PayoutFormState
  readonly sending: OffRampSending
}

/** Earlier transfers that need an answer. */
export function OffRampNotices({ sending: { submission, sendFound } }: Pick<Props, 'sending'>) {
  return (
    <>
      <UnfinishedTransfers />
      {/* A payout found by polling is asked about above: no wallet is asked without a press. */}
      <OpenPayout submission={submission} onFound={sendFound} onListed={() => {}} />
    </>
  )
}

/** The connected wallet is not the one that the payout names as its source. */
export function SourceRefusal({ payout: { chosenWallet }, sending: { source } }: Props) {
  return (
    source.refusal && (
      <ScrollIntoView key={chosenWallet?.wallet.id}>
        <RefusedSource refusal={source.refusal} source={source} />
      </ScrollIntoView>
    )
  )
}
