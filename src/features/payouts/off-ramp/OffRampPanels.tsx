import type { ReactNode } from 'react'
import { useConnection } from '../../../components/wallet/use-connection.ts'
import { displayNameOf } from '../../../domain/networks.ts'
import { hasWireMessage } from '../../../domain/payouts/form/wire-message.ts'
import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import { useMissingFeeCoin } from '../../../queries/wallets/network-fee.ts'
import { boltIcon } from '../../../ui/icons/status.ts'
import { Note } from '../../../ui/layout/Note.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { SourceAndDestination } from '../form/panels/SourceAndDestination.tsx'
import { SummarySide } from '../form/summary/SummarySide.tsx'
import type { PayoutFormStart, PayoutFormState } from '../form/use-payout-form.ts'
import type { ConnectedSource } from './use-connected-source.ts'
import { WireMessageCard } from './WireMessageCard.tsx'

/** The wallet has too little of the coin that its network takes for a transaction. Some wallets pay in another way, so it stops nothing. */
function FeeNote({ payout: { form, chosenWallet } }: { readonly payout: PayoutFormState }) {
  const t = useText()
  const { session } = useConnection()
  const { network } = form
  const address = chosenWallet?.wallet.address ?? null
  const isConnected = session !== null && address !== null && isSameAddress(network, session.address, address)
  const coin = useMissingFeeCoin(address === null ? null : { network, address, session: isConnected ? session : null })
  if (coin === null) return null
  return <Note icon={boltIcon}>{t('payouts.form.missingFeeCoin', { coin, network: displayNameOf(network) })}</Note>
}

interface PanelsProps {
  readonly payout: PayoutFormState
  readonly start: PayoutFormStart
  readonly connected: ConnectedSource | null
}

/** Where the tokens come from and go to, and the message to the bank. */
export function OffRampPanels({ payout, start, connected }: PanelsProps) {
  return (
    <Stack gap={16}>
      <SourceAndDestination payout={payout} start={start} unsaved={connected} />
      {hasWireMessage(payout.form.rampType, payout.form.rail) && <WireMessageCard payout={payout} />}
    </Stack>
  )
}

interface SideProps {
  readonly payout: PayoutFormState
  /** Another way to send. */
  readonly children: ReactNode
}

/** The destination of the tokens, and the cost of sending them. */
export function OffRampSide({ payout, children }: SideProps) {
  return (
    <SummarySide payout={payout}>
      <FeeNote payout={payout} />
      {children}
    </SummarySide>
  )
}
