import * as z from 'zod/mini'
import type { ApiClient } from './client.ts'

const chatHash = z.pipe(
  z.object({ hash: z.string() }),
  z.transform(({ hash }) => hash),
)

/** The hash proves the customer's identity to the chat. */
export const getChatHash = (api: ApiClient) => api.request('POST', 'intercom/auth', { schema: chatHash, key: null })
