import { useState } from 'react'
import { useLingui } from '@lingui/react'
import { epcCode } from '../domain/payout-history/epc-code.ts'
import { instructionLines } from '../domain/payout-history/instructions.ts'
import type { Payout } from '../domain/payouts/payout.ts'
import { visibleText } from '../lib/format/visible-text.ts'
import { useQrCode } from '../queries/qr-code.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { Ledger, LedgerLine } from '../ui/data/Ledger.tsx'
import { QrCode } from '../ui/data/QrCode.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { printerIcon } from '../ui/icons/things.ts'
import { Card } from '../ui/layout/Card.tsx'
import { PrintSheet } from '../ui/print/PrintSheet.tsx'
import { useText } from '../ui/text.tsx'

/** For a customer who goes to the bank, or pays from another device. */
export function PrintInstructionsButton({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" icon={printerIcon} onClick={() => setOpen(true)}>
        {t('payouts.instructions.print')}
      </Button>
      {isOpen && <InstructionsSheet payout={payout} onClose={() => setOpen(false)} />}
    </>
  )
}

function InstructionsSheet({ payout, onClose }: { readonly payout: Payout; readonly onClose: () => void }) {
  const t = useText()
  const { i18n } = useLingui()
  const title = t('payouts.instructions.question')
  const code = epcCode(payout)
  return (
    <PrintSheet title={title} fileName={`${title} ${payout.id}`} onClose={onClose}>
      <Card padded>
        <Ledger ruled>
          {instructionLines(payout, i18n.locale).map(({ label, value }) => (
            <LedgerLine key={label} label={t(label)}>
              <bdi className="sr-num">{visibleText(value)}</bdi>
            </LedgerLine>
          ))}
          <LedgerLine label={t('payouts.details.id')}>
            <bdi className="sr-mono">{payout.id}</bdi>
          </LedgerLine>
        </Ledger>
      </Card>
      <Banner tone="warning" title={t('payouts.instructions.memoTitle')}>
        {t('payouts.instructions.memoText')}
      </Banner>
      {code !== null && <PrintedCode text={code} />}
    </PrintSheet>
  )
}

function PrintedCode({ text }: { readonly text: string }) {
  const t = useText()
  const { code, isFailed } = useQrCode(text)
  if (isFailed) return null
  return (
    <QrCode code={code} label={t('payouts.instructions.scan.code')} loading={t('payouts.instructions.scan.loading')} />
  )
}
