import styled from '@emotion/styled'
import { epcCode } from '../domain/payout-history/epc-code.ts'
import type { Payout } from '../domain/payouts/payout.ts'
import { useQrCode } from '../queries/qr-code.ts'
import { ExactCopy } from '../ui/data/ExactCopy.tsx'
import { QrCode } from '../ui/data/QrCode.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { Subhead } from '../ui/layout/Subhead.tsx'
import { PrintInstructionsButton, useInstructionLines, useInstructionRules } from './InstructionsSheet.tsx'
import { useText } from '../ui/text.tsx'

/** The details that the customer enters at their own bank; amount and memo must match exactly. */
export function BankInstructions({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const lines = useInstructionLines(payout)
  const rules = useInstructionRules(payout)
  const code = epcCode(payout)
  return (
    <>
      <ExactCopy
        lines={lines}
        exactLabel={t('payouts.instructions.exact')}
        plainLabel={t('payouts.instructions.bank')}
        warnings={rules}
      />
      {code !== null && <ScanToPay text={code} />}
      <div>
        <PrintInstructionsButton payout={payout} />
      </div>
    </>
  )
}

const Split = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 20px;

  & > :first-child {
    flex: 0 0 168px;
  }
  & > :last-child {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
`

const Words = styled.p`
  color: var(--sr-text-muted);
`

/** The same details for a banking app. Without the code nothing is missing, so a failed download shows nothing. */
function ScanToPay({ text }: { readonly text: string }) {
  const t = useText()
  const { code, isFailed } = useQrCode(text)
  if (isFailed) return null
  return (
    <Card padded>
      <Split>
        <QrCode
          code={code}
          label={t('payouts.instructions.scan.code')}
          loading={t('payouts.instructions.scan.loading')}
        />
        <Stack gap={6}>
          <Subhead>{t('payouts.instructions.scan.title')}</Subhead>
          <Words>{t('payouts.instructions.scan.text')}</Words>
        </Stack>
      </Split>
    </Card>
  )
}
