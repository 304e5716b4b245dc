import { useLingui } from '@lingui/react'
import { sentAmount } from '../../../../components/sending/sent-amount.ts'
import { displayNameOf } from '../../../../domain/networks.ts'
import type { Deposit } from '../../../../domain/payouts/deposit.ts'
import { isRegisteredNetwork } from '../../../../domain/payouts/transaction-id.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { CopyRow } from '../../../../ui/data/CopyRow.tsx'
import { alertIcon, infoIcon } from '../../../../ui/icons/basic.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Note } from '../../../../ui/layout/Note.tsx'
import { Rows } from '../../../../ui/layout/rows/Rows.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'
import { useText } from '../../../../ui/text.tsx'
import { DepositCode } from './DepositCode.tsx'

interface Props {
  readonly payout: Payout
  readonly deposit: Deposit
  /** False where its tokens may be on their way: the address stays, and nothing that pays it again (decisions.md H11). */
  readonly isPayable: boolean
}

/** Where the tokens of an off-ramp go, to the letter. */
export function DepositCard({ payout, deposit, isPayable }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const { to, memo } = deposit
  const amount = sentAmount(payout, i18n.locale)
  const network = displayNameOf(deposit.network) ?? deposit.network
  return (
    <Card padded>
      <Stack gap={16}>
        <Subhead>{t('sending.deposit.title')}</Subhead>
        <Rows label={t('sending.deposit.title')}>
          <CopyRow
            label={t('sending.deposit.amount')}
            copyLabel={t('sending.deposit.amount.copy')}
            value={deposit.amount}
            exact
          >
            <bdi className="sr-num">{amount}</bdi>
          </CopyRow>
          <CopyRow label={t('sending.deposit.network')} copyLabel={t('sending.deposit.network.copy')} value={network}>
            {network}
          </CopyRow>
          <CopyRow label={t('sending.deposit.address')} copyLabel={t('sending.deposit.address.copy')} value={to} exact>
            <span className="sr-mono">{to}</span>
          </CopyRow>
          {memo && (
            <CopyRow label={t('sending.deposit.memo')} copyLabel={t('sending.deposit.memo.copy')} value={memo} exact>
              <bdi className="sr-num">{memo}</bdi>
            </CopyRow>
          )}
        </Rows>
        {isPayable && (
          <>
            <DepositCode deposit={deposit} network={network} />
            <Note icon={alertIcon}>{t('sending.deposit.only', { amount, network })}</Note>
            <Note icon={infoIcon}>
              <bdi>
                {t(isRegisteredNetwork(deposit.network) ? 'sending.deposit.otherById' : 'sending.deposit.other', {
                  amount,
                })}
              </bdi>
            </Note>
          </>
        )}
      </Stack>
    </Card>
  )
}
