import { useCallback } from 'react'
import { retryDownload } from '../lib/timing/retry-download.ts'
import { withTimeout } from '../lib/timing/with-timeout.ts'
import { tokensOf } from '../stores/session.ts'
import { useServices, type Services } from './services.ts'

/** How long a press on "Contact support" waits for the proof of the customer's identity. */
const CHAT_PROOF_TIMEOUT_MS = 3000

/** Requests a new proof of the customer's identity for the host's chat. */
export function useChatHash(): () => Promise<string> {
  const { api } = useServices()
  return useCallback(() => readHash(api), [api])
}

const readHash = async (api: Services['api']) => (await retryDownload(() => import('../api/chat.ts'))).getChatHash(api)

/** Opens the host's chat after identifying the customer to it. Without a proof it opens for an unknown person. */
export async function openChat({ api, session, settings: { chat } }: Services, about?: string): Promise<void> {
  const uid = () => tokensOf(session.getState())?.uid
  const userId = uid()
  const none = () => null
  const hash = userId === undefined ? null : await withTimeout(CHAT_PROOF_TIMEOUT_MS, readHash(api).catch(none), none)
  if (!chat || uid() !== userId) return
  try {
    if (userId !== undefined && hash !== null) chat.boot({ userId, hash })
    chat.open(about)
  } catch {
    // An error in the host's chat is the host's to handle.
  }
}
