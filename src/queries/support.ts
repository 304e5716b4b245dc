import { useCallback } from 'react'
import { useServices } from './services.ts'

/** Opens the host's chat, or a mail to support if there is none. */
export function useSupport(): () => void {
  const { settings } = useServices()
  return useCallback(() => {
    if (settings.chat) return settings.chat.open()
    const link = document.createElement('a')
    link.href = `mailto:${settings.brand.supportEmail}`
    link.click()
  }, [settings])
}

/** Requests a new proof of the customer's identity for the host's chat. */
export function useChatHash(): () => Promise<string> {
  const { api } = useServices()
  return useCallback(async () => (await import('../api/chat.ts')).getChatHash(api), [api])
}
