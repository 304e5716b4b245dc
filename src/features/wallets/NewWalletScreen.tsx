import type { FormEvent } from 'react'
import { QueryView } from '../../components/QueryView.tsx'
import { useWalletName } from '../../components/wallet/use-wallet-name.ts'
import { WalletModal } from '../../components/wallet/WalletModal.tsx'
import type { ApplicationAccess } from '../../domain/application.ts'
import { displayNameOf } from '../../domain/networks.ts'
import { startWallet } from '../../domain/wallets/wallet-form.ts'
import { useApplication } from '../../queries/application.ts'
import { useConnection } from '../../queries/wallets/use-connection.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ActionFooter } from '../../ui/frame/ActionFooter.tsx'
import { HeaderTitle } from '../../ui/frame/HeaderTitle.tsx'
import { Page } from '../../ui/frame/Page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { useText } from '../../ui/text.tsx'
import { useConnectedWallet, withPresentWallet } from './use-connected-wallet.ts'
import { useSaveWallet } from './use-save-wallet.ts'
import { useWalletForm, type WalletEntry } from './use-wallet-form.ts'
import { WalletFields } from './WalletFields.tsx'

interface Params {
  readonly network?: string
}

/** `network` comes from the route or is passed directly. */
export function NewWalletScreen({ network }: Params) {
  const t = useText()
  return (
    <Page width="form">
      <QueryView query={useApplication()} failure={{ title: t('wallets.form.loadError') }}>
        {({ access }) => <Form network={network} access={access} />}
      </QueryView>
    </Page>
  )
}

interface Props {
  readonly network: string | undefined
  readonly access: ApplicationAccess
}

const FORM_ID = 'wallet'

function Form({ network, access }: Props) {
  const t = useText()
  const router = useRouter()
  const { session: present, connection } = useConnection()
  const entry = useWalletForm('wallet', (draft) =>
    draft ? withPresentWallet(draft, present) : startWallet(network, access),
  )
  const connected = useConnectedWallet(entry)
  const nameOf = useWalletName()
  const { leave, save, isSaving } = useSaveWallet(entry, connected.prove)
  const isSwitching = connection.status === 'switching'
  const canSave = entry.isComplete && !isSwitching
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSave && !isSaving) save()
  }
  const { session, isSigning } = connected
  const signing = isSigning && session ? t('wallets.form.sign', { wallet: nameOf(session) }) : undefined
  const note = entry.isComplete ? signing : t(noteOf(entry))
  return (
    <form id={FORM_ID} noValidate aria-busy={isSaving} onSubmit={submit}>
      <HeaderTitle>{t('wallets.new.title', { network: displayNameOf(entry.form.network) })}</HeaderTitle>
      <Stack gap={20}>
        <WalletFields entry={entry} connected={connected} access={access} busy={isSaving} />
      </Stack>
      <ActionFooter note={note}>
        <Button
          variant="secondary"
          size="lg"
          disabled={isSaving && !isSigning}
          onClick={() => router.back() || leave()}
        >
          {t('wallets.form.cancel')}
        </Button>
        <Button type="submit" form={FORM_ID} size="lg" loading={isSaving} disabled={!canSave}>
          {t('wallets.form.add')}
        </Button>
      </ActionFooter>
      <WalletModal />
    </form>
  )
}

/** The reason why the wallet cannot be saved yet. */
function noteOf({ errors }: WalletEntry) {
  if (errors.address === 'validation.invalidWalletAddress') return 'wallets.form.fixAddress'
  if (errors.nickname === 'validation.maxLength.walletNickname') return 'wallets.form.fixNickname'
  return 'wallets.form.fill'
}
