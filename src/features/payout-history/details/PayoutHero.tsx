import { MoneyAmount } from '../../../components/money/MoneyAmount.tsx'
import { partiesOf } from '../../../domain/payout-history/parties.ts'
import { lineOf } from '../../../domain/payout-history/texts/status-texts.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { Hero } from '../../../ui/data/money/Hero.tsx'
import { PartyMark } from './PartyMark.tsx'
import { PayoutText } from './PayoutText.tsx'
import { StatusBadge } from './StatusBadge.tsx'

export function PayoutHero({ payout }: { readonly payout: Payout }) {
  const { from, to } = partiesOf(payout)
  const { source, destination, amount } = payout
  return (
    <Hero
      from={<PartyMark party={from} currency={source.currency} />}
      to={<PartyMark party={to} currency={destination.currency} />}
      amount={<MoneyAmount amount={amount} currency={source.currency} />}
      status={<StatusBadge payout={payout} />}
    >
      <PayoutText payout={payout} id={lineOf(payout) ?? 'payouts.line.to'} />
    </Hero>
  )
}
