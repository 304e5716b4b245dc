import * as z from 'zod'
import { type Call, address, call } from './node.ts'

/** Calls that no real node has: they mint TRX for the console and for test wallets. */
export const sandboxCalls: Readonly<Record<string, Call>> = {
  givetrx: call(z.object({ address, amount: z.int().positive() }), async ({ chain }, { address: digits, amount }) => {
    await chain.changeAccount(digits, (account) => ({ ...account, balance: account.balance + BigInt(amount) }))
    return { result: true }
  }),
}
