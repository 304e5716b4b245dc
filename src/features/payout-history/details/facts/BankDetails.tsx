import type { Payout } from '../../../../domain/payouts/payout.ts'
import { lastFourOf } from '../../../../domain/bank-accounts/account-list.ts'
import { bankAccountOf, hasInstructions } from '../../../../domain/payout-history/details.ts'
import { visibleText } from '../../../../lib/format/visible-text.ts'
import { Ledger, LedgerLine } from '../../../../ui/data/Ledger.tsx'
import { Masked } from '../../../../ui/data/Masked.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'
import { useText } from '../../../../ui/text.tsx'

export function BankDetails({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const account = bankAccountOf(payout)
  if (!account) return null
  const lastFour = lastFourOf(account)
  return (
    <Card padded>
      <Subhead>{t(hasInstructions(payout) ? 'payouts.details.ownBank' : 'payouts.details.bank')}</Subhead>
      <Ledger>
        <LedgerLine label={t('payouts.instructions.accountHolder')}>
          <bdi>{visibleText(account.accountHolderName)}</bdi>
        </LedgerLine>
        <LedgerLine label={t('payouts.instructions.bankName')}>
          <bdi>{visibleText(account.bankName)}</bdi>
        </LedgerLine>
        {lastFour && (
          <LedgerLine label={t('payouts.details.account')}>
            <Masked last4={lastFour} />
          </LedgerLine>
        )}
        {account.routingNumber && (
          <LedgerLine label={t('payouts.instructions.routingNumber')}>
            <span className="sr-num">{visibleText(account.routingNumber)}</span>
          </LedgerLine>
        )}
      </Ledger>
    </Card>
  )
}
