import { CustomerGate } from '../../../components/customer/CustomerGate.tsx'
import { SupportButton } from '../../../components/support/SupportButton.tsx'
import { bankTypeSelector } from '../../../domain/bank-accounts/form/availability.ts'
import { isBusiness } from '../../../domain/me.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { TaskPage } from '../../../ui/frame/TaskPage.tsx'
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

/** `hidden` and `intent` come from the route or are passed directly. */
export function NewBankAccountScreen(params: Params) {
  const t = useText()
  return (
    <TaskPage title={t('bankAccounts.new.title')} width="wide">
      <Content {...params} />
    </TaskPage>
  )
}

function Content({ hidden = NOTHING, intent }: Params) {
  const t = useText()
  return (
    <CustomerGate failureTitle={t('bankAccounts.new.loadError')}>
      {(customer) => {
        const selector = bankTypeSelector(customer)
        if (selector.isEmpty) return <Unavailable />
        return (
          <NewBankAccountForm
            selector={selector}
            intent={intent ?? null}
            hidden={hidden}
            isBusiness={isBusiness(customer.me)}
          />
        )
      }}
    </CustomerGate>
  )
}

function Unavailable() {
  const t = useText()
  return (
    <EmptyState
      fill
      illustration={<Tile icon={clockIcon} tone="warning" large />}
      title={t('bankAccounts.unavailable.title')}
      action={
        <SupportButton variant="secondary" icon={chatIcon}>
          {t('bankAccounts.unavailable.support')}
        </SupportButton>
      }
    >
      {t('bankAccounts.unavailable.text')}
    </EmptyState>
  )
}
