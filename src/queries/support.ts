import { useCallback } from 'react'
import { useServices } from './services.ts'

/** Opens the host's chat where it has one, else a mail to support. */
export function useSupport(): () => void {
  const { settings } = useServices()
  return useCallback(() => {
    if (settings.chat) return settings.chat.open()
    const link = document.createElement('a')
    link.href = `mailto:${settings.brand.supportEmail}`
    link.click()
  }, [settings])
}

/** Reads, each time anew, what proves to the host's chat who the customer is. */
export function useChatHash(): () => Promise<string> {
  const { api } = useServices()
  return useCallback(async () => (await import('../api/chat.ts')).getChatHash(api), [api])
}
