import { canConnect } from '../../../chains/load-adapter.ts'
import { UnfinishedTransfers } from '../../../components/sending/UnfinishedTransfers.tsx'
import { RefusedSource } from '../../../components/wallet/RefusedSource.tsx'
import { displayNameOf } from '../../../domain/networks.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useText } from '../../../ui/text.tsx'
import { ScrollIntoView } from '../form/ScrollIntoView.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import { OpenPayout } from '../submission/OpenPayout.tsx'
import type { OffRampSending } from './use-send-off-ramp.ts'

interface Props {
  readonly payout: PayoutFormState
  readonly sending: OffRampSending
}

/** Earlier transfers that need an answer, and a network whose wallets cannot be connected. */
export function OffRampNotices({ payout, sending: { submission, sendFound, toDetails } }: Props) {
  const t = useText()
  const network = displayNameOf(payout.form.network)
  return (
    <>
      <UnfinishedTransfers />
      {/* What a look finds by itself is asked about above: no wallet is asked without a press. */}
      <OpenPayout submission={submission} onFound={sendFound} onListed={() => {}} onGoOn={toDetails} />
      {!canConnect(payout.form.network) && (
        <Banner tone="info" title={t('sending.unsupported.title', { network })}>
          {t('sending.unsupported.text', { network })}
        </Banner>
      )}
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
