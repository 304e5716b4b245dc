import * as z from 'zod/mini'
import type { ApiClient } from './client.ts'

const chatHash = z.pipe(
  z.object({ hash: z.string() }),
  z.transform(({ hash }) => hash),
)

/** Proves to the chat who the customer is. */
export const getChatHash = (api: ApiClient) => api.request('POST', 'intercom/auth', { schema: chatHash, key: null })
