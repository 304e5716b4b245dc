import { linkCount } from '../../../domain/bank-accounts/wallet-link.ts'
import type { AccountAction } from '../../../domain/bank-accounts/account-row.ts'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { accountDetails, accountTypeLabel } from '../../../domain/bank-accounts/account-details.ts'
import { plainText } from '../../../lib/format/plain-text.ts'
import { useServices } from '../../../queries/services.ts'
import { ManualCopyDialog } from '../../../ui/code/ManualCopyDialog.tsx'
import { useCopied } from '../../../ui/code/use-copied.ts'
import { linkIcon, moreIcon, plusIcon, trashIcon } from '../../../ui/icons/actions.ts'
import { copyIcon } from '../../../ui/icons/controls.ts'
import { Menu, type MenuAction } from '../../../ui/overlay/menu/Menu.tsx'
import { useText, type MessageId, type Translate } from '../../../ui/text.tsx'
import type { OpenDialog } from './AccountDialogs.tsx'

interface Props {
  readonly account: BankAccount
  readonly title: string
  readonly actions: readonly AccountAction[]
  readonly disabled: boolean
  readonly onOpen: (dialog: OpenDialog) => void
}

/** The details as text, one per line, for pasting into a message. */
function detailsText(account: BankAccount, t: Translate): string {
  const type = accountTypeLabel(account)
  const line = (label: MessageId, value: string) => t('ui.copiedLine', { label: plainText(t(label)), value })
  const lines = accountDetails(account).map(({ label, value }) => line(label, value))
  if (type) lines.push(line('bankAccounts.detail.accountType', type.label ? plainText(t(type.label)) : type.raw))
  return lines.join('\n')
}

export function AccountMenu({ account, title, actions, disabled, onOpen }: Props) {
  const t = useText()
  const { toasts } = useServices()
  const copied = useCopied()
  // The menu is closed by then, so a toast confirms the copy.
  const copyDetails = async () => {
    if (await copied.copy(detailsText(account, t)))
      toasts.show({ tone: 'success', title: t('bankAccounts.detailsCopied') })
  }
  const items: Readonly<Record<AccountAction, Omit<MenuAction, 'key'>>> = {
    linkedWallets: {
      label: t('bankAccounts.links.count', { count: linkCount(account) }),
      icon: linkIcon,
      onSelect: () => onOpen({ action: 'linkedWallets', account, made: null }),
    },
    generateWallet: {
      label: t('bankAccounts.links.generate'),
      icon: plusIcon,
      onSelect: () => onOpen({ action: 'generateWallet', account }),
    },
    copyDetails: { label: t('bankAccounts.copyDetails'), icon: copyIcon, onSelect: () => void copyDetails() },
    delete: {
      label: t('bankAccounts.delete'),
      icon: trashIcon,
      danger: true,
      onSelect: () => onOpen({ action: 'delete', account }),
    },
  }
  const group = (isDanger: boolean) =>
    actions.flatMap((key) => (Boolean(items[key].danger) === isDanger ? [{ key, ...items[key] }] : []))
  return (
    <>
      <Menu
        label={t('bankAccounts.actions', { name: title })}
        icon={moreIcon}
        disabled={disabled}
        groups={[group(false), group(true)]}
      />
      <ManualCopyDialog title={t('bankAccounts.copyDetails')} copied={copied} />
    </>
  )
}
