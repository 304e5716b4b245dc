import type { ComponentProps } from 'react'
import { FromTo } from '../../../../ui/data/money/FromTo.tsx'
import type { PayoutFormStart } from '../use-payout-form.ts'
import { BankPanel } from './BankPanel.tsx'
import { WalletPanel } from './WalletPanel.tsx'

interface Props extends Pick<ComponentProps<typeof WalletPanel>, 'payout' | 'unsaved'> {
  readonly start: PayoutFormStart
}

/** The panel that the money comes from, and the one that it goes to. */
export function SourceAndDestination({ payout, start: { rampType, accounts, wallets, access }, unsaved }: Props) {
  const bank = <BankPanel payout={payout} accounts={accounts} />
  const wallet = <WalletPanel payout={payout} wallets={wallets} access={access} unsaved={unsaved} />
  return rampType === 'on-ramp' ? <FromTo from={bank} to={wallet} /> : <FromTo from={wallet} to={bank} />
}
