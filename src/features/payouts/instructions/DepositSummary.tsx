import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { MoneyAmount } from '../../../components/money/MoneyAmount.tsx'
import { useIsMultisig } from '../../../components/wallet/use-is-multisig.ts'
import { instructionAmount } from '../../../domain/payout-history/instructions.ts'
import { networkLabel } from '../../../domain/payout-history/network-label.ts'
import { partiesOf } from '../../../domain/payout-history/parties.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { FORM_ENDS, shortAddress } from '../../../lib/format/short-address.ts'
import { rawValue } from '../../../lib/open-enum.ts'
import { usePayoutFees } from '../../../queries/payouts/quotes.ts'
import { Ledger, LedgerLine } from '../../../ui/data/Ledger.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Subhead } from '../../../ui/layout/Subhead.tsx'
import { useText } from '../../../ui/text.tsx'
import { RateNote } from '../form/summary/RateNote.tsx'

/** Compared with the wallet's own, character by character: it stays in one line. */
const ShortAddress = styled.bdi`
  white-space: nowrap;
`

/** Where the tokens go: what the customer checks before sending money. */
function DestinationLines({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const isMultisig = useIsMultisig()
  const { to } = partiesOf(payout)
  const label = networkLabel(payout.destination.network)
  if (to.kind !== 'wallet') return null
  const name = to.nickname ?? (isMultisig(to.address) ? t('wallets.multisig') : null)
  return (
    <>
      <LedgerLine label={t('payouts.form.wallet')}>
        {name && <bdi>{name}</bdi>}{' '}
        {to.address && <ShortAddress className="sr-mono">{shortAddress(to.address, FORM_ENDS)}</ShortAddress>}
      </LedgerLine>
      <LedgerLine label={t('payouts.details.network')}>
        <bdi>{'name' in label ? label.name : rawValue(payout.destination.network)}</bdi>
      </LedgerLine>
    </>
  )
}

/** Amounts and fees carry the symbol of their currency here: the customer types them into another bank's form. */
export function DepositSummary({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const { i18n } = useLingui()
  const { data: quote, isError } = usePayoutFees(payout)
  const money = (amount: string | null, currency = payout.source.currency) => (
    <span className="sr-num">{instructionAmount(amount, currency, i18n.locale)}</span>
  )
  return (
    <Card padded>
      <Subhead>{t('payouts.form.summary')}</Subhead>
      <Ledger>
        <LedgerLine label={t('payouts.form.youSend')}>{money(payout.amount)}</LedgerLine>
        {!isError && (
          <LedgerLine label={t('payouts.form.fees')}>
            {quote ? money(quote.totalFee.amount, quote.totalFee.currency) : <Skeleton width="64px" height="16px" />}
          </LedgerLine>
        )}
        <DestinationLines payout={payout} />
        <LedgerLine kind="total" label={t('payouts.form.youReceive')}>
          <MoneyAmount amount={payout.destination.amount} currency={payout.destination.currency} />
        </LedgerLine>
      </Ledger>
      <RateNote>{t('payouts.rate.fixed')}</RateNote>
    </Card>
  )
}
