import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { currencyCode } from '../../../domain/currency.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { networkLabel } from '../../../domain/payout-history/network-label.ts'
import { partiesOf } from '../../../domain/payout-history/parties.ts'
import { instructionAmount } from '../../../domain/payout-history/instructions.ts'
import { rawValue } from '../../../lib/open-enum.ts'
import { FORM_ENDS, shortAddress } from '../../../lib/format/short-address.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { usePayoutFees } from '../../../queries/payouts/quotes.ts'
import { useIsMultisig } from '../../../queries/wallets/multisigs.ts'
import { Amount } from '../../../ui/data/Amount.tsx'
import { Ledger, LedgerLine } from '../../../ui/data/Ledger.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton/Skeleton.tsx'
import { clockIcon } from '../../../ui/icons/status.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Note } from '../../../ui/layout/Note.tsx'
import { Subhead } from '../../../ui/layout/Subhead.tsx'
import { useText } from '../../../ui/text.tsx'

const Below = styled.div`
  margin-block-start: 16px;
`

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
        {name && <bdi>{name} </bdi>}
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
  const { data: quote, isError } = usePayoutFees(payout.id)
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
          <Amount
            value={formatAmount(payout.destination.amount, i18n.locale)}
            code={currencyCode(payout.destination.currency)}
          />
        </LedgerLine>
      </Ledger>
      <Below>
        <Note icon={clockIcon}>{t('payouts.rate.fixed')}</Note>
      </Below>
    </Card>
  )
}
