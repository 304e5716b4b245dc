import { useWalletTitle } from '../../components/wallet/use-wallet-title.ts'
import { useServices } from '../../queries/services.ts'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import { displayNameOf, markOf } from '../../domain/networks.ts'
import { LIST_ENDS, shortAddress } from '../../lib/format/short-address.ts'
import { rawValue } from '../../lib/open-enum.ts'
import { ByHandDialog } from '../../ui/code/ByHandDialog.tsx'
import { useCopied } from '../../ui/code/use-copied.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { moreIcon, pencilIcon, trashIcon } from '../../ui/icons/actions.ts'
import { copyIcon } from '../../ui/icons/basic.ts'
import { walletIcon } from '../../ui/icons/things.ts'
import { DotList } from '../../ui/layout/DotSeparated.tsx'
import { Row } from '../../ui/layout/rows/Row.tsx'
import { NetworkMark } from '../../ui/marks/NetworkMark.tsx'
import { Tile } from '../../ui/marks/Tile.tsx'
import { Menu } from '../../ui/overlay/menu/Menu.tsx'
import { useText } from '../../ui/text.tsx'

interface Props {
  readonly wallet: Wallet
  readonly onDelete: () => void
}

export function WalletRow({ wallet, onDelete }: Props) {
  const { network, address } = wallet
  const title = useWalletTitle(wallet)
  const name = typeof network === 'string' ? displayNameOf(network) : undefined
  return (
    <Row
      mark={
        typeof network === 'string' ? (
          <NetworkMark network={markOf(network)} size={40} />
        ) : (
          <Tile icon={walletIcon} size={40} />
        )
      }
      name={title}
      detail={
        <DotList>
          {/* A nickname may be the network's name. */}
          {title !== name && <bdi>{name ?? rawValue(network)}</bdi>}
          <span className="sr-mono">{shortAddress(address, LIST_ENDS)}</span>
        </DotList>
      }
      menu={<WalletMenu wallet={wallet} title={title} onDelete={onDelete} />}
    />
  )
}

interface MenuProps extends Props {
  readonly title: string
}

/** Edit, copy, delete (decisions.md A2). A wallet on a network without a name here cannot be edited. */
function WalletMenu({ wallet: { id, address, network }, title, onDelete }: MenuProps) {
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
      <ByHandDialog title={t('wallets.copyAddress')} copied={copied} />
    </>
  )
}
