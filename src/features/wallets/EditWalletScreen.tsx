import { QueryView } from '../../components/QueryView.tsx'
import type { Network } from '../../domain/networks.ts'
import { editWallet } from '../../domain/wallets/wallet-form.ts'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import { useWallet } from '../../queries/wallets/wallets.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { NoMatch } from '../../ui/feedback/NoMatch.tsx'
import { TaskPage } from '../../ui/frame/TaskPage.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { useText } from '../../ui/text.tsx'
import { SavedWalletFields } from './fields/SavedWalletFields.tsx'
import { useSaveChanges } from './use-save-wallet.ts'
import { useWalletForm } from './use-wallet-form.ts'
import { WalletForm } from './WalletForm.tsx'

/** Gives a saved wallet another nickname. Its network and address stay. */
export function EditWalletScreen({ walletId = '' }: { readonly walletId?: string }) {
  const t = useText()
  return (
    <TaskPage title={t('wallets.edit.title')} width="form">
      <QueryView
        query={useWallet(walletId)}
        failure={{ title: t('wallets.form.loadError') }}
        notFound={<NoSuchWallet text={t('wallets.edit.notFoundText')} />}
      >
        {(wallet) => {
          const { network } = wallet
          // A network of a later version has no name here.
          if (typeof network !== 'string') return <NoSuchWallet text={t('wallets.edit.unknownNetwork')} />
          return <Form key={wallet.id} wallet={wallet} network={network} />
        }}
      </QueryView>
    </TaskPage>
  )
}

function NoSuchWallet({ text }: { readonly text: string }) {
  const t = useText()
  const router = useRouter()
  return (
    <NoMatch
      fill
      title={t('wallets.edit.notFound')}
      action={
        <Button onClick={() => router.replace('/my-accounts', { type: 'wallets' })}>{t('wallets.edit.toList')}</Button>
      }
    >
      {text}
    </NoMatch>
  )
}

const FORM_ID = 'wallet-edit'

function Form({ wallet, network }: { readonly wallet: Wallet; readonly network: Network }) {
  const t = useText()
  const entry = useWalletForm(`wallet-edit:${wallet.id}`, (draft) => draft ?? editWallet(wallet, network))
  const { leave, save, isSaving } = useSaveChanges(entry, wallet.id)
  return (
    <WalletForm
      id={FORM_ID}
      isSaving={isSaving}
      canSave={entry.isComplete}
      canLeave={!isSaving}
      note={entry.isComplete ? undefined : t(entry.note)}
      saveLabel={t('wallets.edit.save')}
      onSave={save}
      onLeave={leave}
    >
      <Stack gap={20}>
        <SavedWalletFields entry={entry} busy={isSaving} />
      </Stack>
    </WalletForm>
  )
}
