import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { ActionFooter } from '../../ui/frame/ActionFooter.tsx'
import { useText } from '../../ui/text.tsx'

interface Props {
  readonly id: string
  readonly isSaving: boolean
  readonly canSave: boolean
  readonly canLeave: boolean
  /** Says what is missing, or what a save asks of the customer. */
  readonly note: ReactNode
  readonly saveLabel: string
  readonly onSave: () => void
  readonly onLeave: () => void
  readonly children: ReactNode
}

/** A form for a wallet with its buttons, which the frame shows in the footer. */
export function WalletForm({ id, isSaving, canSave, canLeave, note, saveLabel, onSave, onLeave, children }: Props) {
  const t = useText()
  return (
    <form
      id={id}
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave && !isSaving) onSave()
      }}
    >
      {children}
      <ActionFooter note={note}>
        <Button variant="secondary" size="lg" disabled={!canLeave} onClick={onLeave}>
          {t('wallets.form.cancel')}
        </Button>
        <Button type="submit" form={id} size="lg" loading={isSaving} disabled={!canSave}>
          {saveLabel}
        </Button>
      </ActionFooter>
    </form>
  )
}
