import { useWalletName } from '../../components/wallet/use-wallet-name.ts'
import { WalletModal } from '../../components/wallet/WalletModal.tsx'
import type { ApplicationAccess } from '../../domain/application.ts'
import { displayNameOf } from '../../domain/networks.ts'
import { startWallet } from '../../domain/wallets/wallet-form.ts'
import { useConnection } from '../../components/wallet/use-connection.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { HeaderTitle } from '../../ui/frame/HeaderTitle.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { useText } from '../../ui/text.tsx'
import { WalletFields } from './fields/WalletFields.tsx'
import { useConnectedWallet, withPresentWallet } from './use-connected-wallet.ts'
import { useSaveWallet } from './use-save-wallet.ts'
import { useWalletForm } from './use-wallet-form.ts'
import { WalletForm } from './WalletForm.tsx'

interface Props {
  readonly network: string | undefined
  readonly access: ApplicationAccess
}

const FORM_ID = 'wallet'

/** The form of a new wallet, whose address is typed or comes from a connected wallet. */
export function NewWalletForm({ network, access }: Props) {
  const t = useText()
  const router = useRouter()
  const { session: present, connection } = useConnection()
  const entry = useWalletForm('wallet', (draft) =>
    draft ? withPresentWallet(draft, present) : startWallet(network, access),
  )
  const connected = useConnectedWallet(entry)
  const nameOf = useWalletName()
  const { leave, save, isSaving } = useSaveWallet(entry, connected.prove)
  const { session, isSigning } = connected
  const signing = isSigning && session ? t('wallets.form.sign', { wallet: nameOf(session) }) : undefined
  const note = entry.isComplete ? signing : t(entry.note)
  return (
    <WalletForm
      id={FORM_ID}
      isSaving={isSaving}
      canSave={entry.isComplete && connection.status !== 'switching'}
      canLeave={!isSaving || isSigning}
      note={note}
      saveLabel={t('wallets.form.add')}
      onSave={save}
      onLeave={() => router.back() || leave()}
    >
      <HeaderTitle>{t('wallets.new.title', { network: displayNameOf(entry.form.network) })}</HeaderTitle>
      <Stack gap={20}>
        <WalletFields entry={entry} connected={connected} access={access} busy={isSaving} />
      </Stack>
      <WalletModal />
    </WalletForm>
  )
}
