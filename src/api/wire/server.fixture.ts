import { createApiClient } from '../client.ts'
import type { LogEntry } from '../http/context.ts'

export const at = '2026-11-21T10:00:00.000Z'
export const payout = {
  id: 'payout_1',
  type: 'onRamp',
  status: 'pending',
  amount: '100.00',
  finalAmount: null,
  created: at,
  updated: at,
  source: { type: 'bankAccount', id: 'bankAccount_1', amount: '100.00', currency: 'usd', network: 'achPush' },
  destination: { type: 'wallet', id: 'wallet_1', amount: '99.40', currency: 'usdc', network: 'sol' },
  wireMessage: null,
  instructions: null,
  wallets: [],
}
export const bankAccount = {
  id: 'bankAccount_1',
  bankName: 'Chase',
  accountHolderName: 'Ada',
  status: 'active',
  currency: 'usd',
}
export const wallet = { id: 'wallet_1', network: 'base', address: '0xabc', nickname: null, signed: true }

/** A client whose server answers with these bodies in turn. */
export function serve(...bodies: readonly unknown[]) {
  const urls: URL[] = []
  const log: LogEntry[] = []
  const api = createApiClient({
    apiUrl: 'https://api.example',
    applicationId: 'application_sandbox',
    rampOnly: () => false,
    language: () => 'en',
    uuid: () => crypto.randomUUID(),
    log: (entry) => log.push(entry),
    fetch: async (input, init) => {
      const { url, headers } = new Request(input, init)
      if (headers.get('Authorization') !== 'Bearer t') throw new Error('A customer asks for all of these')
      urls.push(new URL(url))
      return Response.json(bodies[Math.min(urls.length, bodies.length) - 1])
    },
    session: { idToken: () => 't', customerId: () => 'c', refresh: async () => null, expired: () => {} },
  })
  return { api, urls, log }
}
