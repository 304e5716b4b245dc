import type { ApplicationAccess } from '../../../../domain/application.ts'
import { walletSideOf } from '../../../../domain/payouts/form/payout-form.ts'
import { AmountPanel } from './AmountPanel.tsx'
import { BalanceLine, BalanceShares } from './BalanceLine.tsx'
import { TokenPicker } from './TokenPicker.tsx'
import { WalletPicker, type WalletPickerProps } from './WalletPicker.tsx'

interface Props extends WalletPickerProps {
  readonly access: ApplicationAccess
}

/** The side of the wallet, with its token. */
export function WalletPanel({ payout, wallets, access, unsaved }: Props) {
  const side = walletSideOf(payout.form.rampType)
  const hasBalance = side === 'source' && payout.chosenWallet !== null
  return (
    <AmountPanel
      payout={payout}
      side={side}
      {...(hasBalance && { help: <BalanceLine payout={payout} />, shares: <BalanceShares payout={payout} /> })}
      currency={<TokenPicker payout={payout} access={access} />}
      account={<WalletPicker payout={payout} wallets={wallets} unsaved={unsaved} />}
    />
  )
}
