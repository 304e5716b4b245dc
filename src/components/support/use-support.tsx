import { useState, type ReactNode } from 'react'
import { useServices } from '../../queries/services.ts'
import { openChat } from '../../queries/support.ts'
import { SupportDialog } from './SupportDialog.tsx'

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
