import { useLingui } from '@lingui/react'
import { merchantName } from '../../../../domain/application.ts'
import { referencesOf } from '../../../../domain/payout-history/references/references.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { formatInFull } from '../../../../lib/format/format-date.ts'
import { visibleText } from '../../../../lib/format/visible-text.ts'
import { useApplication } from '../../../../queries/application.ts'
import { useIsByHand } from '../../../../queries/payouts/transfer-state.ts'
import { useServices } from '../../../../queries/services.ts'
import { Ledger, LedgerLine } from '../../../../ui/data/Ledger.tsx'
import { Moment } from '../../../../ui/data/Moment.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { PrintSheet } from '../../../../ui/print/PrintSheet.tsx'
import { useText } from '../../../../ui/text.tsx'
import { BankDetails } from '../facts/BankDetails.tsx'
import { PaymentDetails } from '../facts/PaymentDetails.tsx'
import { PayoutFacts } from '../facts/PayoutFacts.tsx'
import { PayoutHero } from '../PayoutHero.tsx'

/** The payout's references at banks and networks. */
function References({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const isByHand = useIsByHand(payout)
  return (
    <Card padded>
      <Subhead>{t('payouts.details.references')}</Subhead>
      <Ledger>
        {referencesOf(payout, isByHand).map(({ label, value, network = '' }) => (
          <LedgerLine key={label} label={t(label, { network })}>
            <bdi className="sr-mono">{visibleText(value)}</bdi>
          </LedgerLine>
        ))}
      </Ledger>
    </Card>
  )
}

/** Whose customer was paid, and when. */
function ReceiptHeader({ payout }: { readonly payout: Payout }) {
  const { i18n } = useLingui()
  const { settings } = useServices()
  const { data: application } = useApplication()
  return (
    <Stack gap={2}>
      <Subhead>
        <bdi>{application && merchantName(application, settings.brand.nickname)}</bdi>
      </Subhead>
      <Moment at={payout.updated}>{formatInFull(payout.updated, i18n.locale)}</Moment>
    </Stack>
  )
}

/** Says what a payout moved, between whom and when. Nothing on it can be pressed. */
export function Receipt({ payout, onClose }: { readonly payout: Payout; readonly onClose: () => void }) {
  const t = useText()
  const title = t('payouts.receipt.title')
  return (
    <PrintSheet title={title} fileName={`${title} ${payout.id}`} onClose={onClose}>
      <ReceiptHeader payout={payout} />
      <PayoutHero payout={payout} />
      <PaymentDetails payout={payout} />
      <PayoutFacts payout={payout} />
      <BankDetails payout={payout} />
      <References payout={payout} />
    </PrintSheet>
  )
}
