import type { WalletBankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { currencyCode, isStablecoin } from '../../../domain/currency.ts'
import { displayNameOf, markOf } from '../../../domain/networks.ts'
import { LIST_ENDS, shortAddress } from '../../../lib/format/short-address.ts'
import { rawValue } from '../../../lib/open-enum.ts'
import { CopyButton } from '../../../ui/code/CopyButton.tsx'
import { Tag } from '../../../ui/feedback/Tag.tsx'
import { walletIcon } from '../../../ui/icons/things.ts'
import { DotSeparated } from '../../../ui/layout/DotSeparated.tsx'
import { ExpandableRow } from '../../../ui/layout/rows/ExpandableRow.tsx'
import { Coin } from '../../../ui/marks/Coin.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { useText, type MessageId } from '../../../ui/text.tsx'
import { DepositAddress } from '../../../components/DepositAddress.tsx'

interface Props {
  readonly link: WalletBankAccount
  readonly isNew: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
}

const METHODS: ReadonlyMap<string, MessageId> = new Map([
  ['sepa', 'bankAccounts.links.paidBy.sepa'],
  ['ach', 'bankAccounts.links.paidBy.ach'],
  ['wire', 'bankAccounts.links.paidBy.wire'],
])

export function LinkedWallet({ link, isNew, isOpen, onToggle }: Props) {
  const t = useText()
  const { wallet, sourceCurrency, destinationNetwork } = link
  const { network, address } = wallet
  const coin = currencyCode(sourceCurrency)
  const networkName = (typeof network === 'string' && displayNameOf(network)) || rawValue(network)
  const method = METHODS.get(destinationNetwork)
  const values = { coin, network: networkName }
  return (
    <ExpandableRow
      mark={
        isStablecoin(sourceCurrency) && typeof network === 'string' ? (
          <Coin code={sourceCurrency} network={markOf(network)} size={40} />
        ) : (
          <Tile icon={walletIcon} size={40} />
        )
      }
      title={<bdi>{t('bankAccounts.links.name', values)}</bdi>}
      tag={isNew && <Tag data-tone="success">{t('bankAccounts.links.new')}</Tag>}
      detail={
        <>
          <span className="sr-mono">{shortAddress(address, LIST_ENDS)}</span>
          <DotSeparated>
            {method ? t(method) : t('bankAccounts.links.paidBy.other', { method: destinationNetwork })}
          </DotSeparated>
        </>
      }
      end={<CopyButton value={address} label={t('bankAccounts.links.copy', values)} />}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <DepositAddress
        address={address}
        texts={{
          code: t('bankAccounts.links.code', values),
          loading: t('bankAccounts.links.codeLoading'),
          noCode: t('bankAccounts.links.noCode'),
          only: t('bankAccounts.links.only', values),
        }}
      />
    </ExpandableRow>
  )
}
