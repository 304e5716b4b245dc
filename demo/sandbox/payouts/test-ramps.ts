import type { TestSandbox } from '../testing.ts'
import { createTestCustomer, type PayoutInput } from './test-customer.ts'

/** A customer with a US account and a Solana wallet, and the wishes of both directions. */
export async function createRampCustomer(box: TestSandbox, persona?: string, applicationId?: string) {
  const customer = await createTestCustomer(box, persona, applicationId)
  const [usd, sol] = [await customer.account('us'), await customer.wallet('solana')]
  const onRamp: PayoutInput = {
    from: 'usd achPush',
    to: 'usdc sol',
    sourceId: usd,
    destinationId: sol,
    amount: '100.00',
  }
  const offRamp: PayoutInput = {
    from: 'usdc sol',
    to: 'usd achSameDay',
    sourceId: sol,
    destinationId: usd,
    amount: '100.00',
  }
  return { ...customer, usd, sol, onRamp, offRamp }
}

/** The same customer, whose wishes are made: each answers the new payout's id. */
export async function createPayingCustomer(box: TestSandbox) {
  const customer = await createRampCustomer(box)
  const made = async (input: PayoutInput): Promise<string> => (await customer.create(input)).data.payout.id
  return {
    ...customer,
    onRamp: (amount = '100.00') => made({ ...customer.onRamp, amount }),
    offRamp: (amount = '100.00') => made({ ...customer.offRamp, amount }),
    status: async (id: string): Promise<string> => (await customer.payout(id)).status,
  }
}
