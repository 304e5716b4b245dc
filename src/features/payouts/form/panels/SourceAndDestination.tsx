import type { ComponentProps } from 'react'
import type { ApplicationAccess } from '../../../../domain/application.ts'
import type { AccountChoice } from '../../../../domain/bank-accounts/account-list.ts'
import { currencyCode, flagOf } from '../../../../domain/currency.ts'
import { walletSideOf, bankSideOf } from '../../../../domain/payouts/form/payout-form.ts'
import { FromTo } from '../../../../ui/data/money/FromTo.tsx'
import { CurrencyLabel } from '../../../../ui/data/money/picker-styles.ts'
import { Flag } from '../../../../ui/marks/Flag.tsx'
import type { PayoutFormStart, PayoutFormState } from '../use-payout-form.ts'
import { AccountPicker } from './AccountPicker.tsx'
import { AmountPanel } from './AmountPanel.tsx'
import { BalanceLine, BalanceShares } from './BalanceLine.tsx'
import { TokenPicker } from './TokenPicker.tsx'
import { WalletPicker, type WalletPickerProps } from './WalletPicker.tsx'

interface BankPanelProps {
  readonly payout: PayoutFormState
  readonly accounts: readonly AccountChoice[]
}

/** The side of the bank account, with its fixed currency. */
function BankPanel({ payout, accounts }: BankPanelProps) {
  const { currency, rampType } = payout.form
  return (
    <AmountPanel
      payout={payout}
      side={bankSideOf(rampType)}
      currency={
        <CurrencyLabel>
          <Flag code={flagOf(currency)} size={28} />
          {currencyCode(currency)}
        </CurrencyLabel>
      }
      account={<AccountPicker payout={payout} accounts={accounts} />}
    />
  )
}

interface WalletPanelProps extends WalletPickerProps {
  readonly access: ApplicationAccess
}

/** The side of the wallet, with its token. */
function WalletPanel({ payout, wallets, access, unsaved }: WalletPanelProps) {
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

interface Props extends Pick<ComponentProps<typeof WalletPanel>, 'payout' | 'unsaved'> {
  readonly start: PayoutFormStart
}

/** The panel that the money comes from, and the one that it goes to. */
export function SourceAndDestination({ payout, start: { rampType, accounts, wallets, access }, unsaved }: Props) {
  const bank = <BankPanel payout={payout} accounts={accounts} />
  const wallet = <WalletPanel payout={payout} wallets={wallets} access={access} unsaved={unsaved} />
  return rampType === 'on-ramp' ? <FromTo from={bank} to={wallet} /> : <FromTo from={wallet} to={bank} />
}
