import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { merchantName } from '../../../../domain/application.ts'
import { arrivalOf } from '../../../../domain/payout-history/arrival.ts'
import { referencesOf } from '../../../../domain/payout-history/references/references.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { formatInFull } from '../../../../lib/format/format-date.ts'
import { visibleText } from '../../../../lib/format/visible-text.ts'
import { useApplication } from '../../../../queries/application.ts'
import { useServices } from '../../../../queries/services.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Ledger, LedgerLine } from '../../../../ui/data/Ledger.tsx'
import { Moment } from '../../../../ui/data/Moment.tsx'
import { printerIcon } from '../../../../ui/icons/things.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'
import { PrintSheet } from '../../../../ui/print/PrintSheet.tsx'
import { useText } from '../../../../ui/text.tsx'
import { BankDetails } from '../facts/BankDetails.tsx'
import { PaymentDetails } from '../facts/PaymentDetails.tsx'
import { PayoutFacts } from '../facts/PayoutFacts.tsx'
import { PayoutHero } from '../PayoutHero.tsx'

/** A receipt exists once the money arrived. */
export function ReceiptButton({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (!arrivalOf(payout)) return null
  return (
    <>
      <Button variant="secondary" block icon={printerIcon} onClick={() => setOpen(true)}>
        {t('payouts.receipt.action')}
      </Button>
      {isOpen && <Receipt payout={payout} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What a payout moved, between whom and when; nothing on it can be pressed. */
function Receipt({ payout, onClose }: { readonly payout: Payout; readonly onClose: () => void }) {
  const t = useText()
  const { i18n } = useLingui()
  const { settings } = useServices()
  const { data: application } = useApplication()
  const title = t('payouts.receipt.title')
  return (
    <PrintSheet title={title} fileName={`${title} ${payout.id}`} onClose={onClose}>
      <Stack gap={2}>
        <Subhead>
          <bdi>{application && merchantName(application, settings.brand.nickname)}</bdi>
        </Subhead>
        <Moment at={payout.updated}>{formatInFull(payout.updated, i18n.locale)}</Moment>
      </Stack>
      <PayoutHero payout={payout} />
      <PaymentDetails payout={payout} />
      <PayoutFacts payout={payout} />
      <BankDetails payout={payout} />
      <Card padded>
        <Subhead>{t('payouts.details.references')}</Subhead>
        <Ledger>
          {referencesOf(payout).map(({ label, value }) => (
            <LedgerLine key={label} label={t(label)}>
              <bdi className="sr-mono">{visibleText(value)}</bdi>
            </LedgerLine>
          ))}
        </Ledger>
      </Card>
    </PrintSheet>
  )
}
