import type { FormEvent } from 'react'
import { QueryView } from '../../components/QueryView.tsx'
import type { ApplicationAccess } from '../../domain/application.ts'
import { displayNameOf } from '../../domain/networks.ts'
import { startWallet } from '../../domain/wallets/wallet-form.ts'
import { useApplication } from '../../queries/application.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ActionFooter } from '../../ui/frame/ActionFooter.tsx'
import { HeaderTitle } from '../../ui/frame/HeaderTitle.tsx'
import { Page } from '../../ui/frame/Page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { useText } from '../../ui/text.tsx'
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
  const entry = useWalletForm('wallet', () => startWallet(network, access))
  const { leave, save, isSaving } = useSaveWallet(entry)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (entry.isComplete && !isSaving) save()
  }
  return (
    <form id={FORM_ID} noValidate aria-busy={isSaving} onSubmit={submit}>
      <HeaderTitle>{t('wallets.new.title', { network: displayNameOf(entry.form.network) })}</HeaderTitle>
      <Stack gap={20}>
        <WalletFields entry={entry} access={access} busy={isSaving} />
      </Stack>
      <ActionFooter note={entry.isComplete ? undefined : t(noteOf(entry))}>
        <Button variant="secondary" size="lg" disabled={isSaving} onClick={() => router.back() || leave()}>
          {t('wallets.form.cancel')}
        </Button>
        <Button type="submit" form={FORM_ID} size="lg" loading={isSaving} disabled={!entry.isComplete}>
          {t('wallets.form.save')}
        </Button>
      </ActionFooter>
    </form>
  )
}

/** The reason why the wallet cannot be saved yet. */
function noteOf({ errors }: WalletEntry) {
  if (errors.address === 'validation.invalidWalletAddress') return 'wallets.form.fixAddress'
  if (errors.nickname === 'validation.maxLength.walletNickname') return 'wallets.form.fixNickname'
  return 'wallets.form.fill'
}
