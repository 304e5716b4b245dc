import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { currencyCode } from '../../../domain/currency.ts'
import { receivedOf } from '../../../domain/payout-history/details.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { Amount } from '../../../ui/data/Amount.tsx'
import { DotSeparated } from '../../../ui/layout/DotSeparated.tsx'

/** The space before it, at which a line may end, is distance enough. */
const Arriving = styled(DotSeparated)`
  &::before {
    margin-inline-start: 1px;
  }
`

/** What the other side receives, after a dot; nothing for a transfer that delivers nothing. */
export function ArrivingAmount({ payout }: { readonly payout: Payout }) {
  const { i18n } = useLingui()
  const { money } = receivedOf(payout)
  if (!money) return null
  return (
    <>
      {/* A line may end here: an amount itself does not wrap. */}{' '}
      <Arriving>
        <Amount value={formatAmount(money.amount, i18n.locale)} code={currencyCode(money.currency)} />
      </Arriving>
    </>
  )
}
