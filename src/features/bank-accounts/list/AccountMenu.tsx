import type { AccountAction } from '../../../domain/bank-accounts/account-row.ts'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { accountDetails, accountTypeLabel } from '../../../domain/bank-accounts/account-details.ts'
import { useServices } from '../../../queries/services.ts'
import { useCopied } from '../../../ui/code/use-copied.ts'
import { moreIcon, trashIcon } from '../../../ui/icons/actions.ts'
import { copyIcon } from '../../../ui/icons/basic.ts'
import { Menu, type MenuAction } from '../../../ui/overlay/Menu.tsx'
import { useText, type Translate } from '../../../ui/text.tsx'

interface Props {
  readonly account: BankAccount
  readonly title: string
  readonly actions: readonly AccountAction[]
  readonly disabled: boolean
  readonly onDelete: () => void
}

/** The details as text, one per line, for pasting into a message. */
function detailsText(account: BankAccount, t: Translate): string {
  const type = accountTypeLabel(account)
  const lines = accountDetails(account).map(({ label, value }) => `${t(label)}: ${value}`)
  if (type) lines.push(`${t('bankAccounts.detail.accountType')}: ${type.label ? t(type.label) : type.word}`)
  return lines.join('\n')
}

export function AccountMenu({ account, title, actions, disabled, onDelete }: Props) {
  const t = useText()
  const { toasts } = useServices()
  const { copy } = useCopied()
  // The menu is closed by then, so a toast confirms the copy.
  const copyDetails = async () => {
    if (await copy(detailsText(account, t))) toasts.show({ tone: 'success', title: t('bankAccounts.detailsCopied') })
  }
  // The dialogs of wallet links do not exist yet, so their actions have no menu item.
  const items: Readonly<Partial<Record<AccountAction, MenuAction>>> = {
    copyDetails: {
      key: 'copy',
      label: t('bankAccounts.copyDetails'),
      icon: copyIcon,
      onSelect: () => void copyDetails(),
    },
    delete: { key: 'delete', label: t('bankAccounts.delete'), icon: trashIcon, danger: true, onSelect: onDelete },
  }
  return (
    <Menu
      label={t('bankAccounts.actions', { name: title })}
      icon={moreIcon}
      disabled={disabled}
      groups={actions.flatMap((action) => (items[action] ? [[items[action]]] : []))}
    />
  )
}
