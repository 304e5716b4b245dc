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

/** The lines of the instructions in the customer's language. */
export function useInstructionLines(payout: Payout) {
  const t = useText()
  const { i18n } = useLingui()
  return instructionLines(payout, i18n.locale).map((line) => ({
    ...line,
    label: t(line.label),
    copyLabel: t(line.copyLabel),
    ...(line.word && { value: t(line.word), copied: t(line.word) }),
  }))
}

/** The rules for a deposit. A sender with another name is the most common cause of returned deposits. */
export function useInstructionRules({ instructions }: Payout) {
  const t = useText()
  const memo = { title: t('payouts.instructions.memoTitle'), text: t('payouts.instructions.memoText') }
  const name = { title: t('payouts.instructions.nameTitle'), text: t('payouts.instructions.nameText') }
  return instructions?.memo ? [memo, name] : [name]
}

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
  const lines = useInstructionLines(payout)
  const rules = useInstructionRules(payout)
  const title = t('payouts.instructions.question')
  const code = epcCode(payout)
  return (
    <PrintSheet title={title} fileName={`${title} ${payout.id}`} onClose={onClose}>
      <Card padded>
        <Ledger ruled>
          {lines.map(({ label, value }) => (
            <LedgerLine key={label} label={label}>
              <bdi className="sr-num">{visibleText(value)}</bdi>
            </LedgerLine>
          ))}
          <LedgerLine label={t('payouts.details.id')}>
            <bdi className="sr-mono">{payout.id}</bdi>
          </LedgerLine>
        </Ledger>
      </Card>
      {rules.map((rule) => (
        <Banner key={rule.title} tone="warning" title={rule.title}>
          {rule.text}
        </Banner>
      ))}
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
