import { MoneyAmount } from '../../../components/money/MoneyAmount.tsx'
import { FIAT_CURRENCIES, flagOf, isStablecoin, type Currency } from '../../../domain/currency.ts'
import { markOf } from '../../../domain/networks.ts'
import { networkLabel } from '../../../domain/payout-history/network-label.ts'
import { partiesOf, type Party } from '../../../domain/payout-history/parties.ts'
import { lineOf } from '../../../domain/payout-history/texts/status-texts.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import type { OpenEnum } from '../../../lib/open-enum.ts'
import { usePayment } from '../../../queries/payouts/transfer-state.ts'
import { Hero } from '../../../ui/data/money/Hero.tsx'
import { bankIcon, walletIcon } from '../../../ui/icons/things.ts'
import { BankTile } from '../../../ui/marks/BankTile.tsx'
import { Coin } from '../../../ui/marks/Coin.tsx'
import { Flag } from '../../../ui/marks/Flag.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { PayoutText } from './PayoutText.tsx'
import { StatusBadge } from './StatusBadge.tsx'

interface Props {
  readonly party: Party
  readonly currency: OpenEnum<Currency>
}

function PartyMark({ party, currency }: Props) {
  const fiat = FIAT_CURRENCIES.find((known) => known === currency)
  const flag = fiat && <Flag code={flagOf(fiat)} size={18} />
  if (party.kind === 'bank') return <BankTile name={party.name} size={40} sub={flag} />
  if (party.kind === 'anyBank' || party.kind === 'unknownBank') return <Tile icon={bankIcon} size={40} />
  const label = networkLabel(party.network as never)
  if (!isStablecoin(currency)) return <Tile icon={walletIcon} size={40} />
  return <Coin code={currency} size={40} {...('network' in label && { network: markOf(label.network) })} />
}

export function PayoutHero({ payout }: { readonly payout: Payout }) {
  const { from, to } = partiesOf(payout)
  const { source, destination, amount } = payout
  const paymentOf = usePayment([payout])
  return (
    <Hero
      from={<PartyMark party={from} currency={source.currency} />}
      to={<PartyMark party={to} currency={destination.currency} />}
      amount={<MoneyAmount amount={amount} currency={source.currency} />}
      status={<StatusBadge payout={payout} />}
    >
      <PayoutText payout={payout} id={lineOf(payout, paymentOf(payout)) ?? 'payouts.line.to'} />
    </Hero>
  )
}
