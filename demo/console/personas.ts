type Row = readonly [text: string, what: string]

export interface Group {
  readonly title: string
  readonly rows: readonly Row[]
}

const at = (local: string, what: string): Row => [`${local}@example.com`, what]

/** Email addresses with a seeded state; any other address creates a new customer. */
export const PERSONAS: readonly Group[] = [
  {
    title: 'Onboarded',
    rows: [
      at('existing', 'an individual with accounts, wallets and transfers'),
      at('level2', 'level 2 approved, an account of every bank type'),
      at('business', 'a company with every approval'),
      at('empty', 'level 2 approved, no accounts or wallets yet'),
      at('many', 'long lists with every status'),
      at('additional-review', 'onboarded, under additional review'),
      at('nosepa', 'SEPA approval pending'),
      at('eur-restricted', 'euro transfers not available in their region'),
      at('eur-l2', 'only level 2 approved'),
      at('blocked', 'onboarded, but no level approved'),
    ],
  },
  {
    title: 'During onboarding',
    rows: [
      at('newbiz', 'a company that has to choose its category'),
      at('prohibited', 'a company in a prohibited category'),
      at('tos-start', 'has to accept the terms'),
      at('tos-pending', 'has opened the terms'),
      at('msa-declined', 'a company that declined its agreement'),
      at('kyc-start', 'has to verify their identity'),
      at('kyc-pending', 'verification stays pending'),
      at('kyc-review', 'level 1 under review'),
      at('kyc-soft', 'has to resubmit the verification'),
      at('kyc-rejected', 'verification rejected'),
      at('kyc-next', 'everything complete, ready to continue'),
    ],
  },
  {
    title: 'Signing in',
    rows: [
      at('residency-rejected', 'lives in an unsupported region'),
      at('login-error', 'the server returns an error'),
      at('login-429', 'too many attempts'),
      at('resend-error', 'the code cannot be resent'),
    ],
  },
  {
    title: 'New customers',
    rows: [
      at('new', 'an individual or a company, chosen during verification'),
      at('new+biz', 'a company'),
      at('new+kyc-soft', 'has to resubmit after the first verification'),
      at('new+kyc-reject', 'is rejected'),
      at('new+kyc-review', 'stays under review'),
      at('new+kyc-stuck', 'stays pending'),
    ],
  },
]

/** Codes with a fixed result. */
export const CODES: readonly Row[] = [
  ['000000', 'always works'],
  ['111111', 'invalid; locks the code'],
  ['222222', 'expired'],
  ['333333', 'the server returns an error'],
]

/** Residencies with a special answer; any other is approved. */
export const RESIDENCIES: readonly Row[] = [
  ['New York (United States)', 'not supported; neither are Cuba, Iran, North Korea, Crimea, Donetsk and Luhansk'],
  ['Gibraltar', 'has no states'],
  ['Antarctica', 'the server returns an error'],
]
