/** Why a call was not checked. */
export interface Lack {
  /** `Because` goes before it. */
  readonly why: string
  /** What a check of the call needs; null where the widget would not make the call either. */
  readonly needs: string | null
}

export const LACKS = {
  write: { why: 'it writes, and --write was not given', needs: '--write' },
  customer: {
    why: 'it needs a customer, and --token was not given',
    needs: '--email and --code, or --token for all but the sign-out',
  },
  signIn: { why: 'nobody signed in with --email and --code', needs: '--email and --code in place of --token' },
  earlier: { why: 'what it needs could not be had', needs: 'what deviates to be mended' },
  lists: {
    why: 'a list cannot be read, so nothing is made that could not be found again and removed',
    needs: 'lists that can be read',
  },
  rows: { why: 'the customer has none', needs: 'a customer with a wallet and a transfer' },
  account: {
    why: 'the customer has no active account in USD to transfer from',
    needs: 'a customer with an active bank account in USD',
  },
  balances: { why: 'access.balances of the application is not set, and the widget does not ask', needs: null },
} as const satisfies Record<string, Lack>

/** What the server refuses for now. */
export const refusedFor = (status: number | undefined, said: string): Lack => ({
  why: `it is refused with ${said}`,
  needs: status === 429 ? 'a server that does not limit these calls' : 'a customer and an application that may do it',
})
