import { useShownValues } from '../../../../components/sending/states/use-shown-values.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { Ledger, LedgerLine } from '../../../../ui/data/Ledger.tsx'
import { alertIcon, infoIcon } from '../../../../ui/icons/basic.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Note } from '../../../../ui/layout/Note.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'
import { useText } from '../../../../ui/text.tsx'

/** How the tokens of an off-ramp get to another network. No hand can pay it, so it names no address (decisions.md C3, H11). */
export function BurnCard({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const values = useShownValues(payout)
  const { amount, network, redemption } = values
  return (
    <Card padded>
      <Stack gap={16}>
        <Subhead>{t('sending.deposit.title')}</Subhead>
        <Ledger>
          <LedgerLine label={t('sending.burn.amount')}>
            <bdi className="sr-num">{amount}</bdi>
          </LedgerLine>
          <LedgerLine label={t('sending.burn.from')}>{network}</LedgerLine>
          <LedgerLine label={t('sending.burn.to')}>{redemption}</LedgerLine>
        </Ledger>
        <Note icon={infoIcon}>
          <bdi>{t('sending.burn.how', values)}</bdi>
        </Note>
        <Note icon={alertIcon}>{t('sending.burn.only', values)}</Note>
      </Stack>
    </Card>
  )
}
