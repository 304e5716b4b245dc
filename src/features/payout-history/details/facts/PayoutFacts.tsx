import { useLingui } from '@lingui/react'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { fromLabelOf, payoutTypeLabel } from '../../../../domain/payout-history/details.ts'
import { partiesOf } from '../../../../domain/payout-history/parties.ts'
import { visibleText } from '../../../../lib/format/visible-text.ts'
import { formatMoment } from '../../../../lib/format/format-date.ts'
import { useIsByHand } from '../../../../queries/payouts/transfer-state.ts'
import { Moment } from '../../../../ui/data/Moment.tsx'
import { rawValue } from '../../../../lib/open-enum.ts'
import { Ledger, LedgerLine } from '../../../../ui/data/Ledger.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'
import { useText } from '../../../../ui/text.tsx'
import { NetworkName } from '../NetworkName.tsx'
import { PartyName } from '../PartyName.tsx'

export function PayoutFacts({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const { i18n } = useLingui()
  const { from, to } = partiesOf(payout)
  const type = payoutTypeLabel(payout.type)
  const moment = (date: Date) => <Moment at={date}>{formatMoment(date, i18n.locale)}</Moment>
  const { bank, wallet } = sidesOf(payout)
  const isByHand = useIsByHand(payout)
  return (
    <Card padded>
      <Subhead>{t('payouts.details.facts')}</Subhead>
      <Ledger>
        <LedgerLine label={t('payouts.details.type')}>{type ? t(type) : <bdi>{rawValue(payout.type)}</bdi>}</LedgerLine>
        <LedgerLine label={t(fromLabelOf(payout))}>
          {isByHand ? t('payouts.details.otherWallet') : <PartyName party={from} />}
        </LedgerLine>
        <LedgerLine label={t('payouts.details.toLabel')}>
          <PartyName party={to} />
        </LedgerLine>
        {bank && (
          <LedgerLine label={t('payouts.form.method')}>
            <NetworkName network={bank.network} />
          </LedgerLine>
        )}
        {wallet && (
          <LedgerLine label={t('payouts.details.network')}>
            <NetworkName network={wallet.network} />
          </LedgerLine>
        )}
        {payout.wireMessage && (
          <LedgerLine label={t('payouts.details.wireMessage')}>
            <bdi>{visibleText(payout.wireMessage)}</bdi>
          </LedgerLine>
        )}
        <LedgerLine label={t('payouts.details.created')}>{moment(payout.created)}</LedgerLine>
        <LedgerLine label={t('payouts.details.updated')}>{moment(payout.updated)}</LedgerLine>
      </Ledger>
    </Card>
  )
}

const sidesOf = ({ source, destination }: Payout) => ({
  bank: [source, destination].find(({ type }) => type === 'bankAccount'),
  wallet: [source, destination].find(({ type }) => type === 'wallet'),
})
