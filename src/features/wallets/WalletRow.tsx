import { useWalletTitle } from '../../components/wallet/use-wallet-title.ts'
import { displayNameOf, markOf } from '../../domain/networks.ts'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import { LIST_ENDS, shortAddress } from '../../lib/format/short-address.ts'
import { rawValue } from '../../lib/open-enum.ts'
import { walletIcon } from '../../ui/icons/things.ts'
import { DotList } from '../../ui/layout/DotSeparated.tsx'
import { Row } from '../../ui/layout/rows/Row.tsx'
import { NetworkMark } from '../../ui/marks/NetworkMark.tsx'
import { Tile } from '../../ui/marks/Tile.tsx'
import { WalletMenu } from './WalletMenu.tsx'

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
