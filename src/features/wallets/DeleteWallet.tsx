import styled from '@emotion/styled'
import { useDeletion } from '../../components/use-deletion.ts'
import { useWalletTitle } from '../../components/wallet/use-wallet-title.ts'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import { visibleText } from '../../lib/format/visible-text.ts'
import { useDeleteWallet } from '../../queries/wallets/wallets.ts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { useText } from '../../ui/text.tsx'

interface Props {
  readonly wallet: Wallet
  readonly onClose: () => void
}

const Address = styled.bdi`
  overflow-wrap: anywhere;
`

/** Shows the whole address, as two wallets may look alike when they are shortened (SAFE-W4). */
export function DeleteWallet({ wallet, onClose }: Props) {
  const t = useText()
  const title = useWalletTitle(wallet)
  const { isPending, confirm } = useDeletion({
    id: wallet.id,
    remove: useDeleteWallet(),
    deleted: t('wallets.deleted'),
    notDeleted: t('wallets.notDeleted'),
    describe: (message) => t('wallets.notSaved', { message }),
    onClose,
  })
  return (
    <ConfirmDialog
      title={<RichText id="wallets.delete.question" values={{ name: title }} components={[<bdi key="name" />]} />}
      keep={t('wallets.delete.keep')}
      confirm={t('wallets.delete.confirm')}
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <RichText
          id="wallets.delete.text"
          values={{ address: visibleText(wallet.address) }}
          components={[<Address key="address" className="sr-mono" />]}
        />
      </p>
    </ConfirmDialog>
  )
}
