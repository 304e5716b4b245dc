import { UnknownTransfer } from '../../../../components/sending/unfinished/UnknownTransfer.tsx'
import { hashOf, isPayableElsewhere } from '../../../../components/sending/unfinished/open-transfers.ts'
import { StatusChangedTransfer } from '../../../../components/sending/unfinished/StatusChangedTransfer.tsx'
import { UnfinishedTransferBanner } from '../../../../components/sending/unfinished/UnfinishedTransfers.tsx'
import { WalletModal } from '../../../../components/wallet/WalletModal.tsx'
import { isOffloader } from '../../../../domain/payout-history/parties.ts'
import { depositOf, type Deposit } from '../../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { isRegisteredNetwork } from '../../../../domain/payouts/transaction-id.ts'
import { useInstructionsCheck } from '../../../../queries/payouts/instructions.ts'
import { useSending } from '../../../../queries/payouts/send-payout.ts'
import { useOwnTransfer } from '../../../../queries/payouts/unfinished.ts'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { DepositCard } from './DepositCard.tsx'
import { TransactionCard } from './TransactionCard.tsx'

/** For an off-ramp that waits for tokens: its state, where the tokens go, and who sends them (decisions.md H11). */
export function WaitingForWallet({ payout }: { readonly payout: Payout }) {
  const { moved } = useSending(payout.id)
  // The payout itself may read as ended by now.
  if (moved) return <StatusChangedTransfer payout={payout} moved={moved} />
  const isWaiting = payout.type === 'offRamp' && payout.status === 'pending' && !isOffloader(payout)
  const deposit = isWaiting ? depositOf(payout) : null
  return deposit && !deposit.redemption && <Waiting payout={payout} deposit={deposit} />
}

interface Props {
  readonly payout: Payout
  readonly deposit: Deposit
}

function Waiting({ payout, deposit }: Props) {
  const { network } = deposit
  const check = useInstructionsCheck(payout)
  const { own, refetch, isFetching } = useOwnTransfer(payout)
  // This device registers its own transaction.
  const isKnown = typeof own === 'object' && hashOf(own) !== undefined
  // No address is shown for a payout that differs from the request.
  if (check === 'different') return null
  return (
    <Stack gap={16}>
      <WalletModal />
      {own === 'foreign' && <UnknownTransfer payout={payout} deposit={deposit} />}
      {typeof own === 'object' && (
        <UnfinishedTransferBanner transfer={own} busy={isFetching} onCheck={() => void refetch()} />
      )}
      <DepositCard payout={payout} deposit={deposit} isPayable={own === 'foreign' || isPayableElsewhere(own)} />
      {isRegisteredNetwork(network) && !isKnown && <TransactionCard payout={payout} network={network} />}
    </Stack>
  )
}
