import { useCallback } from 'react'
import { useServices } from './services.ts'

/** Requests a new proof of the customer's identity for the host's chat. */
export function useChatHash(): () => Promise<string> {
  const { api } = useServices()
  return useCallback(async () => (await import('../api/chat.ts')).getChatHash(api), [api])
}
