import { isPayableElsewhere } from '../../../../components/sending/states/payable.ts'
import { hashesOf } from '../../../../components/sending/states/shown-transfer.ts'
import { TransferBanner } from '../../../../components/sending/states/TransferBanner.tsx'
import { WalletModal } from '../../../../components/wallet/WalletModal.tsx'
import { isOffloader } from '../../../../domain/payout-history/parties.ts'
import { depositOf, type Deposit } from '../../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { isRegisteredNetwork } from '../../../../domain/payouts/transaction-id.ts'
import { useFollowUnknownTransfer } from '../../../../queries/payouts/find-unknown-transfer.ts'
import { useInstructionsCheck } from '../../../../queries/payouts/instructions.ts'
import { useShownTransfer, useTransferState } from '../../../../queries/payouts/transfer-state.ts'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { useUndecidedFor } from '../../../../queries/payouts/open-payouts.ts'
import { BurnCard } from './BurnCard.tsx'
import { DepositCard } from './DepositCard.tsx'
import { PerhapsThisOne } from './PerhapsThisOne.tsx'
import { TransactionCard } from './TransactionCard.tsx'

/** For an off-ramp that waits for tokens: its state, where the tokens go, and who sends them (decisions.md H11). */
export function WaitingForWallet({ payout }: { readonly payout: Payout }) {
  const { state, ...known } = useTransferState(payout)
  // A wallet still asks for its tokens, and the payout itself may read as ended by now.
  if (state?.kind === 'declineIt') return <TransferBanner shown={{ ...known, state, payout, isSendable: false }} />
  const isWaiting = payout.type === 'offRamp' && payout.status === 'pending' && !isOffloader(payout)
  const deposit = isWaiting ? depositOf(payout) : null
  return deposit && <Waiting payout={payout} deposit={deposit} />
}

interface Props {
  readonly payout: Payout
  readonly deposit: Deposit
}

function Waiting({ payout, deposit }: Props) {
  const { network, redemption } = deposit
  const check = useInstructionsCheck(payout)
  const shown = useShownTransfer(payout)
  // This device registers its own transaction.
  const isKnown = shown !== null && hashesOf(shown.state).length > 0
  const isPossible = shown?.state.kind !== 'unpayable'
  const undecided = useUndecidedFor(payout)
  // No address is shown for a payout that differs from the request.
  if (check === 'different') return null
  // Nobody knows whose it is: neither a wallet nor a hand pays it before the customer has said.
  if (shown?.state.ask === 'afterAnswer' && undecided) return <PerhapsThisOne payout={payout} {...undecided} />
  return (
    <Stack gap={16}>
      <WalletModal />
      {shown?.entry === null && <UnknownTransfer payout={payout} />}
      {shown && <TransferBanner shown={shown} />}
      {redemption === undefined ? (
        <DepositCard payout={payout} deposit={deposit} isPayable={shown !== null && isPayableElsewhere(shown)} />
      ) : (
        isPossible && <BurnCard payout={payout} />
      )}
      {isRegisteredNetwork(network) && isPossible && !isKnown && <TransactionCard payout={payout} network={network} />}
    </Stack>
  )
}

/** Looks for the tokens of a payout that this browser does not know. */
function UnknownTransfer({ payout }: { readonly payout: Payout }) {
  useFollowUnknownTransfer(payout)
  return null
}
