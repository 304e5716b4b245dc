import { expect, test } from 'vitest'
import { cancelPayout, createPayout, getPayout } from '../../src/api/payouts.ts'
import { runsOf } from '../support/part.ts'
import { openContract } from './support.ts'
import { onRampForm, createEndpoints } from './payout-forms.ts'

const RACES = runsOf(200)
const AT_ONCE = 20
const LONGEST_LEAD_MS = 300

test(
  'in a race of a cancellation and a deposit the reported result is the actual one [SAFE-B10]',
  { timeout: 120_000 },
  async () => {
    const contract = await openContract()
    const endpoints = await createEndpoints(contract)
    const { api } = endpoints.person
    const form = await onRampForm(endpoints, { amount: '100.00', network: 'base', rail: 'achPush' })

    const race = async () => {
      const { id } = await createPayout(api, form, { key: crypto.randomUUID() })
      const after = async <T>(ms: number, work: () => Promise<T>) => {
        await new Promise((resolve) => setTimeout(resolve, ms))
        return work()
      }
      // One of the two starts earlier than the other, by a random time.
      const lead = (Math.random() - 0.5) * 2 * LONGEST_LEAD_MS
      const [said] = await Promise.all([
        after(Math.max(0, -lead), () => cancelPayout(api, id).catch(() => null)),
        after(Math.max(0, lead), () => contract.box.request('POST', `/sandbox/payouts/${id}/fund`, { body: {} })),
      ])
      const { status } = await getPayout(api, id)
      expect(said ? ['cancelled', 'refunded'] : ['funded']).toContain(status)
      return said ? 'cancelled' : 'funded'
    }

    const ways = new Set<string>()
    for (let batch = 0; batch < RACES / AT_ONCE; batch += 1) {
      for (const way of await Promise.all(Array.from({ length: AT_ONCE }, race))) ways.add(way)
    }
    expect(ways).toEqual(new Set(['cancelled', 'funded']))
    await contract.close()
  },
)
