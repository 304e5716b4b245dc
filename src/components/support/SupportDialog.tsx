import { LinkButton } from '../../ui/buttons/LinkButton.tsx'
import { CopyRow } from '../../ui/data/CopyRow.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useText } from '../../ui/text.tsx'

interface Props {
  readonly email: string
  /** The id of what the customer asks about. */
  readonly about?: string | undefined
  readonly onClose: () => void
}

/** The address of support. A mail link alone does nothing where no mail program is set up. */
export function SupportDialog({ email, about, onClose }: Props) {
  const t = useText()
  const mail = (
    <LinkButton
      variant="primary"
      size="lg"
      target={undefined}
      href={`mailto:${email}${about ? `?subject=${encodeURIComponent(about)}` : ''}`}
    >
      {t('support.write')}
    </LinkButton>
  )
  return (
    <Dialog title={t('support.title')} footer={mail} onClose={onClose}>
      <p>{t('support.text')}</p>
      <Card>
        <CopyRow label={t('support.email')} value={email} stacked />
        {about && <CopyRow label={t('ui.reference')} value={about} stacked />}
      </Card>
    </Dialog>
  )
}
