import { ReturningTransfer } from '../../../../components/sending/late/ReturningTransfer.tsx'
import { StrandedTransfer } from '../../../../components/sending/late/StrandedTransfer.tsx'
import { senderOf } from '../../../../domain/payout-history/parties.ts'
import { isRegisteredNetwork } from '../../../../domain/payouts/transaction-id.ts'
import type { Deposit } from '../../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { useLateTokens } from '../../../../queries/payouts/late-tokens.ts'
import { PartyName } from '../PartyName.tsx'
import { EndBanner } from './EndBanner.tsx'
import { TransactionCard } from './TransactionCard.tsx'

interface Props {
  readonly payout: Payout
  readonly deposit: Deposit
}

/** The end of a cancelled off-ramp whose tokens the server finds by their transaction alone: they may still come, or be there. */
export function LateTokens({ payout, deposit: { network } }: Props) {
  const late = useLateTokens(payout)
  if (late.status === 'comesBack') {
    const sender = late.from === null ? null : <PartyName party={senderOf(payout, late.from)} />
    return <ReturningTransfer payout={payout} late={late} sender={sender} />
  }
  return (
    <>
      {late.status === 'stranded' ? <StrandedTransfer payout={payout} late={late} /> : <EndBanner payout={payout} />}
      {isRegisteredNetwork(network) && !(late.status === 'stranded' && late.hash) && (
        <TransactionCard payout={payout} network={network} />
      )}
    </>
  )
}
