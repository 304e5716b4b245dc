import { MoneyAmount } from '../../../../components/money/MoneyAmount.tsx'
import { arrivalOf, type Arrival } from '../../../../domain/payout-history/arrival.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { useExplorer } from '../../../../queries/wallets/explorer.ts'
import { LinkButton } from '../../../../ui/buttons/LinkButton.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { externalIcon } from '../../../../ui/icons/arrows.ts'
import { RichText } from '../../../../ui/RichText.tsx'
import { useText } from '../../../../ui/text.tsx'
import { PartyName } from '../PartyName.tsx'

function Title({ money }: Pick<Arrival, 'money'>) {
  const t = useText()
  if (!money) return t('payouts.arrived.titleOnly')
  return <RichText id="payouts.arrived.title" components={[<MoneyAmount key="amount" {...money} />]} />
}

/** The end of a transfer: what arrived, where it is, and its transaction. */
export function ArrivalBanner({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const known = useExplorer()
  const arrival = arrivalOf(payout)
  if (!arrival) return null
  const { money, to, network } = arrival
  const explorer = known(arrival.explorer)
  const party = <PartyName key="to" party={to} />
  const link = explorer && (
    <LinkButton size="sm" href={explorer.href} iconEnd={externalIcon}>
      {t('payouts.arrived.explorer', { explorer: explorer.name })}
    </LinkButton>
  )
  return (
    <Banner tone="success" title={<Title money={money} />} action={link}>
      {network === null ? (
        <RichText id="payouts.arrived.bank" components={[party]} />
      ) : (
        <RichText id="payouts.arrived.wallet" values={{ network }} components={[party]} />
      )}
    </Banner>
  )
}
