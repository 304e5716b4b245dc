type Row = readonly [text: string, what: string]

interface Group {
  readonly title: string
  readonly rows: readonly Row[]
}

const at = (local: string, what: string): Row => [`${local}@example.com`, what]

/** E-mail addresses with a seeded state; any other address creates a new customer. */
export const PERSONAS: readonly Group[] = [
  {
    title: 'Set up',
    rows: [
      at('existing', 'an individual with accounts, wallets and transfers'),
      at('level2', 'level 2 too, every bank type'),
      at('business', 'a company, everything approved'),
      at('empty', 'level 2, nothing added yet'),
      at('many', 'long lists, every status'),
      at('additional-review', 'set up, under an additional review'),
      at('nosepa', 'SEPA is still pending'),
      at('eur-restricted', 'euros are restricted in their region'),
      at('eur-l2', 'level 2 alone is approved'),
      at('blocked', 'set up, and no level approved'),
    ],
  },
  {
    title: 'On the way',
    rows: [
      at('newbiz', 'a company that names its category next'),
      at('prohibited', 'a company of a prohibited category'),
      at('tos-start', 'the terms are next'),
      at('tos-pending', 'the terms are begun'),
      at('msa-declined', 'a company that declined its agreement'),
      at('kyc-start', 'the verification is next'),
      at('kyc-pending', 'the verification is pending, and stays so'),
      at('kyc-review', 'level 1 is under review'),
      at('kyc-soft', 'verification has to be done again'),
      at('kyc-rejected', 'verification was refused'),
      at('kyc-next', 'everything complete, ready to go on'),
    ],
  },
  {
    title: 'Signing in',
    rows: [
      at('residency-rejected', 'lives where it is not offered'),
      at('login-error', 'the server fails'),
      at('login-429', 'too many attempts'),
      at('resend-error', 'a second code cannot be sent'),
    ],
  },
  {
    title: 'New customers',
    rows: [
      at('new', 'an individual or a company, as they choose'),
      at('new+biz', 'a company'),
      at('new+kyc-soft', 'has to verify again after the first try'),
      at('new+kyc-reject', 'is refused'),
      at('new+kyc-review', 'stays under review'),
      at('new+kyc-stuck', 'stays pending'),
    ],
  },
]

/** Codes with a fixed result. */
export const CODES: readonly Row[] = [
  ['000000', 'signs in'],
  ['111111', 'is invalid, and locks the code'],
  ['222222', 'has another result'],
  ['333333', 'makes the server fail'],
]

/** Residencies with a special answer; any other is approved. */
export const PLACES: readonly Row[] = [
  ['New York (United States)', 'is not offered; nor are Cuba, Iran, North Korea, Crimea, Donetsk and Luhansk'],
  ['Gibraltar', 'has no states to choose from'],
  ['Antarctica', 'makes the server fail'],
]
