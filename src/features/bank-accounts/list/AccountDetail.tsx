import { accountTypeLabel } from '../../../domain/bank-accounts/account-details.ts'
import { lastFourOf, maskedMailKey, nicknameOf } from '../../../domain/bank-accounts/account-list.ts'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { visibleText } from '../../../lib/format/visible-text.ts'
import { Masked } from '../../../ui/data/Masked.tsx'
import { DotList } from '../../../ui/layout/DotSeparated.tsx'
import { useText } from '../../../ui/text.tsx'

/** The bank, unless the name above says it, the number and the type. */
export function AccountDetail({ account }: { readonly account: BankAccount }) {
  const t = useText()
  const { bankName, pixKey } = account
  const bank = nicknameOf(account) === null ? undefined : bankName
  const last4 = lastFourOf(account)
  const mail = maskedMailKey(account)
  const type = accountTypeLabel(account)
  const key = mail ? <bdi>{visibleText(mail)}</bdi> : <Masked last4={last4 ?? ''} />
  const number = last4 ? <Masked name={bank} last4={last4} /> : bank && <bdi>{visibleText(bank)}</bdi>
  return (
    <DotList>
      {pixKey && bank && <bdi>{visibleText(bank)}</bdi>}
      {pixKey ? (
        <>
          {t('bankAccounts.pixKey')} {key}
        </>
      ) : (
        number
      )}
      {type && (type.label ? t(type.label) : <bdi>{type.raw}</bdi>)}
    </DotList>
  )
}
