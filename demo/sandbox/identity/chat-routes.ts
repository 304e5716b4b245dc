import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { route } from '../http/route.ts'

export const chatRoutes = [
  route({
    method: 'POST',
    path: 'intercom/auth',
    auth: 'user',
    summary: "Create the hash that proves the customer's id to the chat",
    tag: 'Others',
    keyed: false,
    envelope: false,
    body: z.object({}),
    answer: z.strictObject({ hash: z.string() }),
    handle: ({ services, customer }) =>
      Promise.resolve({
        hash: bytesToHex(hmac(sha256, utf8ToBytes(services.settings.chatSecret), utf8ToBytes(customer.id))),
      }),
  }),
]
