import { useState, type ReactNode } from 'react'
import { useServices } from '../../queries/services.ts'
import { openChat } from '../../queries/support.ts'
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
function SupportDialog({ email, about, onClose }: Props) {
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
        <CopyRow label={t('support.email')} copyLabel={t('support.email.copy')} value={email} stacked />
        {about && <CopyRow label={t('ui.reference')} copyLabel={t('ui.reference.copy')} value={about} stacked />}
      </Card>
    </Dialog>
  )
}

interface Support {
  /** Opens the host's chat, or the address of support if there is none. */
  readonly contact: () => void
  readonly dialog: ReactNode
}

/** Whether customers may ask for support in the widget; a host that has its own place for it says no. */
export const useIsSupportOffered = (): boolean => useServices().settings.host.features?.customerSupport !== false

interface Options {
  /** The id of what the customer asks about. */
  readonly about?: string | undefined
  /** Called when the chat has taken over or the address is closed. */
  readonly onDone?: () => void
}

export function useSupport({ about, onDone }: Options = {}): Support {
  const services = useServices()
  const { settings } = services
  const [isOpen, setOpen] = useState(false)
  const contact = () => {
    if (!settings.chat) return setOpen(true)
    onDone?.()
    void openChat(services, about)
  }
  const close = () => {
    setOpen(false)
    onDone?.()
  }
  return {
    contact,
    dialog: isOpen && <SupportDialog email={settings.brand.supportEmail} about={about} onClose={close} />,
  }
}
