import { useLingui } from '@lingui/react'
import { DepositAddress } from '../../../../components/DepositAddress.tsx'
import { ForeignTransfer } from '../../../../components/sending/ForeignTransfer.tsx'
import { sentAmount } from '../../../../components/sending/sent-amount.ts'
import { UnfinishedTransferBanner } from '../../../../components/sending/UnfinishedTransfers.tsx'
import { SupportButton } from '../../../../components/SupportButton.tsx'
import { WalletModal } from '../../../../components/wallet/WalletModal.tsx'
import { currencyCode } from '../../../../domain/currency.ts'
import { displayNameOf } from '../../../../domain/networks.ts'
import { isOffloader } from '../../../../domain/payout-history/parties.ts'
import { depositOf, type Deposit } from '../../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { useInstructionsCheck } from '../../../../queries/payouts/instructions.ts'
import { useOwnTransfer } from '../../../../queries/payouts/send-payout.ts'
import { CopyRow } from '../../../../ui/data/CopyRow.tsx'
import { chatIcon } from '../../../../ui/icons/things.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Rows } from '../../../../ui/layout/rows/Rows.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'
import { useText } from '../../../../ui/text.tsx'

/** An off-ramp that waits for tokens is no dead end: what is known of it, where they go, and who sends them (decisions.md H11). */
export function WaitingForWallet({ payout }: { readonly payout: Payout }) {
  const isWaiting = payout.type === 'offRamp' && payout.status === 'pending' && !isOffloader(payout)
  const deposit = isWaiting ? depositOf(payout) : null
  return deposit && <Waiting payout={payout} deposit={deposit} />
}

interface Props {
  readonly payout: Payout
  readonly deposit: Deposit
}

function Waiting({ payout, deposit }: Props) {
  const t = useText()
  const check = useInstructionsCheck(payout)
  const { own, refetch, isFetching } = useOwnTransfer(payout)
  // Nobody is told where to send tokens for what is not as it was asked for.
  if (check === 'different') return null
  return (
    <Stack gap={16}>
      <WalletModal />
      {own === 'foreign' && <ForeignTransfer payout={payout} deposit={deposit} />}
      {typeof own === 'object' && (
        <UnfinishedTransferBanner transfer={own} busy={isFetching} onCheck={() => void refetch()} />
      )}
      <DepositCard payout={payout} deposit={deposit} />
      <div>
        <SupportButton variant="secondary" size="sm" icon={chatIcon}>
          {t('sending.deposit.support')}
        </SupportButton>
      </div>
    </Stack>
  )
}

function DepositCard({ payout, deposit }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const { to, memo } = deposit
  const amount = sentAmount(payout, i18n.locale)
  const network = displayNameOf(deposit.network) ?? deposit.network
  const name = `${currencyCode(deposit.coin)}, ${network}`
  return (
    <Card padded>
      <Stack gap={16}>
        <Subhead>{t('sending.deposit.title')}</Subhead>
        <Rows label={t('sending.deposit.title')}>
          <CopyRow label={t('sending.deposit.amount')} value={deposit.amount} exact>
            <bdi className="sr-num">{amount}</bdi>
          </CopyRow>
          <CopyRow label={t('sending.deposit.network')} value={network}>
            {network}
          </CopyRow>
          <CopyRow label={t('sending.deposit.address')} value={to} exact>
            <span className="sr-mono">{to}</span>
          </CopyRow>
          {memo && (
            <CopyRow label={t('sending.deposit.memo')} value={memo} exact>
              <bdi className="sr-num">{memo}</bdi>
            </CopyRow>
          )}
        </Rows>
        <DepositAddress
          address={to}
          texts={{
            code: t('sending.deposit.code', { name }),
            loading: t('sending.deposit.loading'),
            noCode: t('sending.deposit.noCode'),
            only: t('sending.deposit.only', { amount, network }),
          }}
        />
      </Stack>
    </Card>
  )
}
