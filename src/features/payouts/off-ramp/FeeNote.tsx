import { displayNameOf } from '../../../domain/networks.ts'
import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import { useMissingFeeCoin } from '../../../queries/wallets/network-fee.ts'
import { useConnection } from '../../../components/wallet/use-connection.ts'
import { boltIcon } from '../../../ui/icons/status.ts'
import { Note } from '../../../ui/layout/Note.tsx'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'

/** The wallet has too little of the coin that its network takes for a transaction. Some wallets pay in another way, so it stops nothing. */
export function FeeNote({ payout: { form, chosenWallet } }: { readonly payout: PayoutFormState }) {
  const t = useText()
  const { session } = useConnection()
  const { network } = form
  const address = chosenWallet?.wallet.address ?? null
  const isConnected = session !== null && address !== null && isSameAddress(network, session.address, address)
  const coin = useMissingFeeCoin(address === null ? null : { network, address, session: isConnected ? session : null })
  if (coin === null) return null
  return <Note icon={boltIcon}>{t('payouts.form.missingFeeCoin', { coin, network: displayNameOf(network) })}</Note>
}
