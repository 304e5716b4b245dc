import type { Wallet } from '../../domain/wallets/wallet.ts'
import { useServices } from '../../queries/services.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { ManualCopyDialog } from '../../ui/code/ManualCopyDialog.tsx'
import { useCopied } from '../../ui/code/use-copied.ts'
import { moreIcon, pencilIcon, trashIcon } from '../../ui/icons/actions.ts'
import { copyIcon } from '../../ui/icons/controls.ts'
import { Menu } from '../../ui/overlay/menu/Menu.tsx'
import { useText } from '../../ui/text.tsx'

interface Props {
  readonly wallet: Wallet
  readonly title: string
  readonly onDelete: () => void
}

/** Edit, copy, delete (decisions.md A2). A wallet on a network without a name here cannot be edited. */
export function WalletMenu({ wallet: { id, address, network }, title, onDelete }: Props) {
  const t = useText()
  const router = useRouter()
  const { toasts } = useServices()
  const copied = useCopied()
  // The menu is closed by then, so a toast confirms the copy.
  const copyAddress = async () => {
    if (await copied.copy(address)) toasts.show({ tone: 'success', title: t('wallets.addressCopied') })
  }
  const edit = {
    key: 'edit',
    label: t('wallets.edit'),
    icon: pencilIcon,
    onSelect: () => router.push('/my-accounts/wallets/edit', { walletId: id }),
  }
  return (
    <>
      <Menu
        label={t('wallets.actions', { name: title })}
        icon={moreIcon}
        groups={[
          [
            ...(typeof network === 'string' ? [edit] : []),
            { key: 'copy', label: t('wallets.copyAddress'), icon: copyIcon, onSelect: () => void copyAddress() },
          ],
          [{ key: 'delete', label: t('wallets.delete'), icon: trashIcon, danger: true, onSelect: onDelete }],
        ]}
      />
      <ManualCopyDialog title={t('wallets.copyAddress')} copied={copied} />
    </>
  )
}
