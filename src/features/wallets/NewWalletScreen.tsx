import { QueryView } from '../../components/QueryView.tsx'
import { useApplication } from '../../queries/application.ts'
import { Page } from '../../ui/frame/Page.tsx'
import { useText } from '../../ui/text.tsx'
import { NewWalletForm } from './NewWalletForm.tsx'

interface Params {
  readonly network?: string
}

/** `network` comes from the route or is passed directly. */
export function NewWalletScreen({ network }: Params) {
  const t = useText()
  return (
    <Page width="form">
      <QueryView query={useApplication()} failure={{ title: t('wallets.form.loadError') }}>
        {({ access }) => <NewWalletForm network={network} access={access} />}
      </QueryView>
    </Page>
  )
}
