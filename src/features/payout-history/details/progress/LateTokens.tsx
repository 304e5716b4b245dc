import { TransferBanner } from '../../../../components/sending/states/TransferBanner.tsx'
import { senderOf } from '../../../../domain/payout-history/parties.ts'
import { depositOf } from '../../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { isRegisteredNetwork } from '../../../../domain/payouts/transaction-id.ts'
import type { OffRampState } from '../../../../operations/off-ramp/state/state.ts'
import { useLateTokens } from '../../../../queries/payouts/late/late-tokens.ts'
import { useTransferState } from '../../../../queries/payouts/transfer-state.ts'
import { PartyName } from '../PartyName.tsx'
import { EndBanner } from './EndBanner.tsx'
import { TransactionCard } from './TransactionCard.tsx'

/** By the end itself, and above it while a wallet still asks. */
const SAID_ELSEWHERE: readonly OffRampState['kind'][] = ['ended', 'declineIt']

/** The end of a cancelled off-ramp, whose tokens may still come, or be there. */
export function LateTokens({ payout }: { readonly payout: Payout }) {
  const late = useLateTokens(payout)
  const { state, entry } = useTransferState(payout, late)
  const network = depositOf(payout)?.network
  // A hash that is known need not be the one that brought the tokens, and an ID may have been mistyped.
  const isFound = state?.kind === 'willComeBack' && state.cause === 'came'
  const from = late.status === 'comesBack' ? late.from : null
  return (
    <>
      {state && !SAID_ELSEWHERE.includes(state.kind) ? (
        <TransferBanner
          shown={{ state, payout, entry, sending: null, isSendable: false }}
          sender={from !== null && <PartyName party={senderOf(payout, from)} />}
        />
      ) : (
        <EndBanner payout={payout} />
      )}
      {network && isRegisteredNetwork(network) && !isFound && <TransactionCard payout={payout} network={network} />}
    </>
  )
}
