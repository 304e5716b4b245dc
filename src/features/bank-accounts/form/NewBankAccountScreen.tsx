import { bankTypeSelector } from '../../../domain/bank-accounts/form/availability.ts'
import { useApplication } from '../../../queries/application.ts'
import { useShownFailure } from '../../../queries/failures.ts'
import { useMe } from '../../../queries/customer/me.ts'
import { useSupport } from '../../../queries/support.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Loader } from '../../../ui/feedback/Loader.tsx'
import { HeaderTitle } from '../../../ui/frame/HeaderTitle.tsx'
import { Page } from '../../../ui/frame/Page.tsx'
import { clockIcon } from '../../../ui/icons/status.ts'
import { chatIcon } from '../../../ui/icons/things.ts'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { useText } from '../../../ui/text.tsx'
import { NewBankAccountForm } from './NewBankAccountForm.tsx'

interface Params {
  readonly hidden?: readonly string[]
  readonly intent?: string
}

const NOTHING: readonly string[] = []

/** `hidden` and `intent` come from the route or directly. */
export function NewBankAccountScreen(params: Params) {
  const t = useText()
  return (
    <Page width="wide">
      <HeaderTitle>{t('bankAccounts.new.title')}</HeaderTitle>
      <Content {...params} />
    </Page>
  )
}

function Content({ hidden = NOTHING, intent }: Params) {
  const t = useText()
  const me = useMe()
  const application = useApplication()
  const failed = [me, application].find(({ isError, data }) => isError && !data)
  const failure = useShownFailure(failed?.error ?? null)

  if (failure)
    return (
      <ErrorState
        title={t('bankAccounts.new.loadError')}
        message={failure.message}
        reference={failure.reference}
        onRetry={() => void Promise.all([me.refetch(), application.refetch()])}
      />
    )
  if (!me.data || !application.data) return <Loader />
  const selector = bankTypeSelector({ me: me.data, access: application.data.access })
  if (selector.isEmpty) return <Unavailable />
  return <NewBankAccountForm selector={selector} intent={intent ?? null} hidden={hidden} />
}

function Unavailable() {
  const t = useText()
  const contactSupport = useSupport()
  return (
    <EmptyState
      fill
      drawing={<Tile icon={clockIcon} tone="warning" large />}
      title={t('bankAccounts.unavailable.title')}
      action={
        <Button variant="secondary" icon={chatIcon} onClick={contactSupport}>
          {t('bankAccounts.unavailable.support')}
        </Button>
      }
    >
      {t('bankAccounts.unavailable.text')}
    </EmptyState>
  )
}
