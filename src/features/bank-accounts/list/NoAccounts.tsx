import { Button } from '../../../ui/buttons/Button.tsx'
import { FirstRowIllustration } from '../../../ui/feedback/illustrations.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { plusIcon } from '../../../ui/icons/actions.ts'
import { useText } from '../../../ui/text.tsx'

export interface NoAccountsProps {
  /** The style of the button for the first account. */
  readonly emphasis: 'primary' | 'secondary'
  readonly onAdd: () => void
}

/** Offers to add the first account. */
export function NoAccounts({ emphasis, onAdd }: NoAccountsProps) {
  const t = useText()
  return (
    <EmptyState
      fill
      illustration={<FirstRowIllustration />}
      title={t('bankAccounts.empty.title')}
      action={
        <Button icon={plusIcon} variant={emphasis} onClick={onAdd}>
          {t('bankAccounts.add')}
        </Button>
      }
    >
      {t('bankAccounts.empty.text')}
    </EmptyState>
  )
}
