import { useCallback } from 'react'
import { tokensOf } from '../stores/session.ts'
import { useServices, type Services } from './services.ts'

/** How long a press on "Contact support" waits for the proof of the customer's identity. */
export const CHAT_PROOF_TIMEOUT_MS = 3000

/** Requests a new proof of the customer's identity for the host's chat. */
export function useChatHash(): () => Promise<string> {
  const { api } = useServices()
  return useCallback(() => readHash(api), [api])
}

const readHash = async (api: Services['api']) => (await import('../api/chat.ts')).getChatHash(api)

const none = (afterMs: number) => new Promise<null>((resolve) => setTimeout(resolve, afterMs, null))

/** Opens the host's chat, which is told first who the customer is. Without a proof it opens for somebody unknown. */
export async function openChat({ api, session, settings: { chat } }: Services, about?: string): Promise<void> {
  const uid = () => tokensOf(session.getState())?.uid
  const userId = uid()
  const proof = userId === undefined ? null : readHash(api).catch(() => null)
  const hash = await Promise.race([proof, none(CHAT_PROOF_TIMEOUT_MS)])
  if (!chat || uid() !== userId) return
  try {
    if (userId !== undefined && hash !== null) chat.boot({ userId, hash })
    chat.open(about)
  } catch {
    // An error in the host's chat is the host's to handle.
  }
}
