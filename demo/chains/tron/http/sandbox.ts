import * as z from 'zod'
import { type Call, address, call } from './node.ts'

/** What no real node does: TRX from nothing, for the console and for wallets that are tried. */
export const sandboxCalls: Readonly<Record<string, Call>> = {
  givetrx: call(z.object({ address, amount: z.int().positive() }), async ({ chain }, { address: digits, amount }) => {
    await chain.changeAccount(digits, (account) => ({ ...account, balance: account.balance + BigInt(amount) }))
    return { result: true }
  }),
}
