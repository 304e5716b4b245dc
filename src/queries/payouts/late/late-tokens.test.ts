import { expect, test } from 'vitest'
import { onRamp } from '../../../domain/payout-history/payout.fixture.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { journalOf } from '../../../operations/journal/journal-of.ts'
import { mountHook, settled } from '../../hook.fixture.ts'
import { openServices } from '../../services.fixture.ts'
import { inTurn, useLateTokens } from './late-tokens.ts'
import { useSurplus } from './surplus.ts'

const FROM = `0x${'1'.repeat(64)}`
const TO = `0x${'2'.repeat(64)}`

/** An off-ramp whose tokens the server finds by their transaction alone. */
const ended = (status: 'cancelled' | 'succeeded'): Payout => ({
  ...onRamp,
  type: 'offRamp',
  status,
  created: new Date(),
  source: { type: 'wallet', id: 'wallet_1', amount: '12.34', currency: 'usdc', network: 'sui' },
  instructions: { memo: null, resource: { type: 'wallet', address: TO, network: 'sui' } },
  wallets: [{ id: 'wallet_1', address: FROM, nickname: null }],
})

test.each([
  ['late tokens', () => useLateTokens(ended('cancelled'))],
  ['a surplus', () => useSurplus(ended('succeeded'))],
])(
  'a look for %s that waited for its turn ends with its customer: the next one asks nobody for it [SAFE-F6]',
  async (what, use) => {
    const asked: unknown[] = []
    const nodes: typeof fetch = async (input) => {
      asked.push(input)
      return new Response('', { status: 503 })
    }
    const page = openServices({ host: { rpcUrls: { sui: `https://node.test/${what.length}` } }, nodes })
    const earlier = Promise.withResolvers<void>()
    const first = inTurn(page.services, () => earlier.promise)
    const leave = mountHook(page.services, use)
    await settled()
    page.services.api.abort()
    leave()
    page.services.queryClient.clear()
    page.signIn('customer_b')
    earlier.resolve()
    await first
    for (let looks = 0; looks < 20 && asked.length === 0; looks++) await settled()
    expect([asked, page.calls, journalOf(page.services).entries()]).toEqual([[], [], []])
  },
)
