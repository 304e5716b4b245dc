import type { CallName } from './calls.ts'

/** What the customer meets where a call is missing, is refused, or answers what cannot be read. Quoted texts are the widget's own. */
export const WITHOUT: Readonly<Record<CallName, string>> = {
  'GET /v1/ramp/applications/{id}':
    'Your name and logo are missing, as are Sui and transfers from an account that is not saved.',
  'POST /v1/ramp/auth/login': 'Nobody gets a code: “We couldn’t sign you in”.',
  'POST /v1/ramp/auth/operating-residency': 'A new customer cannot say where they live, and gets no code.',
  'POST /v1/ramp/auth/otp/verify': 'Nobody can sign in: “We couldn’t check the code”.',
  'POST /v1/ramp/auth/business-type': 'A business cannot begin: “We couldn’t save your answer”.',
  'POST /v1/identity/token': 'The right code signs nobody in: “We couldn’t check the code”.',
  'POST /v1/identity/refresh': 'The customer is signed out when the token expires, in the middle of what they do.',
  'POST /v1/identity/sign-out': 'The widget forgets the session, but its tokens stay valid on the server.',
  'GET /v1/ramp/me': 'Nothing works after the sign-in: “We couldn’t load your account”.',
  'GET /v1/ramp/onboarding/state': 'Nothing works after the sign-in: “We couldn’t load your account”.',
  'GET /v1/ramp/onboarding/tos/redirectUrl': 'The terms cannot be accepted: “We couldn’t load the terms”.',
  'POST /v1/ramp/kyc/externalUrl': 'The link to the verification fails: “We couldn’t open the verification page”.',
  'POST /v1/ramp/kyc/sumsub-access-token': 'Nobody can be verified: “We couldn’t load the verification”.',
  'POST /v1/ramp/kyc/reset': 'Customers who were turned down cannot try again: “We couldn’t reset your verification”.',
  'POST /v1/ramp/kyc/sepa': 'Euro accounts stay locked: “We couldn’t request euro access”.',
  'GET /v1/ramp/kyc/providers': 'The steps of the verification do not say who carries them out.',
  'GET /v1/ramp/bankAccounts':
    'Neither bank accounts nor transfers can be used: “We couldn’t load your bank accounts”.',
  'POST /v1/ramp/bankAccounts': 'No account can be added: “Bank account not added”.',
  'DELETE /v1/ramp/bankAccounts/{id}': 'No account can be deleted: “Bank account not deleted”.',
  'GET /v1/ramp/bankIds':
    'No account can be added in countries where the bank is chosen from a list: “We couldn’t load the list of banks.”',
  'GET /v1/ramp/wallets': 'Neither wallets nor transfers can be used: “We couldn’t load your wallets”.',
  'GET /v1/ramp/wallets/{id}': 'A wallet cannot be changed: “We couldn’t load the form”.',
  'GET /v1/ramp/wallets/authMessage/evm': 'Nobody can prove that an EVM wallet is theirs: “Wallet not created”.',
  'GET /v1/ramp/wallets/authMessage/solana': 'Nobody can prove that a Solana wallet is theirs: “Wallet not created”.',
  'POST /v1/ramp/wallets': 'No wallet can be added: “Wallet not created”.',
  'PATCH /v1/ramp/wallets/{id}': 'No wallet can be renamed: “Wallet not updated”.',
  'DELETE /v1/ramp/wallets/{id}': 'No wallet can be deleted: “Wallet not deleted”.',
  'POST /v1/ramp/walletBankAccounts': 'Customers cannot make an address whose deposits are paid out to a bank account.',
  'POST /v1/ramp/payouts/amountAdjustments': 'No transfer can be made: “We couldn’t get a price”.',
  'POST /v1/ramp/payouts/amountAdjustments/{payoutId}': 'The details of a transfer lack its fees.',
  'POST /v1/ramp/payouts':
    'The widget cannot tell whether the transfer was made: it searches the list, asks the customer, and shows no instructions.',
  'GET /v1/ramp/payouts': 'Past transfers cannot be seen, nor new ones made: “We couldn’t load your transfers”.',
  'GET /v1/ramp/payouts/{id}':
    'A transfer shows neither its status nor its instructions: “We couldn’t load this transfer”.',
  'DELETE /v1/ramp/payouts/{id}':
    "No transfer can be cancelled: “We couldn't cancel your transfer. Please try again shortly or contact support for assistance.”",
  'GET /v1/ramp/payouts/csv': 'Nothing can be exported: “We couldn’t export your transfers”.',
  'POST /v1/ramp/intercom/auth': 'The chat of your page does not know who writes.',
  'POST /v1/ramp/cctp/off-ramp': 'Tokens that were sent from Sui or Aptos are not matched with their transfer.',
  'POST /v1/ramp/relay/solana': 'Transactions on Solana reach the network through a public node alone.',
  'GET /v1/ramp/chains/{network}/balances':
    'Where the nodes fail, so does the balance: “We couldn’t read the balance”.',
}

const BLOCKED =
  'The browser hides the answer, and the widget takes it for a lost connection: “We couldn’t reach our server. Check your connection, then try again.”'
const CLOCK =
  'The widget misjudges the age of transfers and keys: it may overlook a transfer, or ask about a finished one.'

/** What the customer meets where any call breaks the rule, the gravest first. */
export const CONSEQUENCES = {
  open: 'Strangers could read or change what belongs to a customer.',
  twice: 'A repeat after a lost answer makes a second one: a customer with a bad connection may pay twice.',
  differs: 'The widget stops and shows no instructions, because the transfer is not the one that was asked for.',
  instructions: 'Nobody is told where to send the money, so the transfer waits for ever.',
  deposit: 'The widget cannot tell which transfer a deposit belongs to, and may ask for the tokens twice.',
  notMade: 'The widget shows an older thing in place of the one that the customer has just saved.',
  preflight: BLOCKED,
  origin: BLOCKED,
  redirect:
    'The widget follows no redirect, so that no token reaches another server. It takes this for a lost connection.',
  signedOut: 'The widget does not notice that the session has ended: it shows errors in place of the sign-in.',
  notFound: 'The widget believes that it asks the wrong server: “This page isn’t set up yet”.',
  status: 'The widget misreads the refusal: it repeats what cannot succeed, or gives up what could.',
  clock: CLOCK,
  date: CLOCK,
  pages: 'The widget reads the same page until it gives up, and the list does not appear.',
  rows: 'The list leaves out what cannot be read, and says how many rows that is.',
  absent: 'The customer does not find it, and nor does the widget after a lost answer: the customer may make it again.',
  sameTwice: 'A list and the details of one of its rows contradict each other.',
  otherBody: 'A form that was changed and sent again gets the answer to the first one.',
  undone: 'The widget says that it is done, and shows the opposite when it next looks.',
  otherWallet: 'A customer’s tokens would go to an address, or to a network, that the customer did not enter.',
  otherAccount: 'Customers know their accounts by name and last digits, and would be paid to another one.',
  price: 'The customer sees a price for another amount than the one that was entered.',
  export: 'The customer saves a file that is no table.',
  challenge: 'The wallet warns of a forgery, or the signature comes too late to count.',
  expired: 'The page of the verification is no longer valid when the customer opens it.',
  unknownStatus: 'The widget takes the step for one that was not begun, and asks the customer to do it again.',
  unlisted: 'The widget shows the word as it is, or “Being processed”, and offers no action.',
  accepted: 'Customers save what can never work, and notice it when money is involved.',
  unexplained: 'The customer is not told what is wrong: “Something went wrong. Try again.”',
  uncoded: 'The customer reads the server’s own words, untranslated and without the widget’s advice.',
  unfielded: 'The message is shown for the whole form, and not beside the field that is wrong.',
  retryAfter: 'The widget does not know how long to wait: it repeats too early, and cannot tell the customer.',
  requestId: 'The reference that the widget shows beside an error means nothing to your support.',
} as const satisfies Record<string, string>

/** `unusable`: the call is refused, or its answer cannot be read. What follows depends on the call. */
export type Rule = keyof typeof CONSEQUENCES | 'unusable'

export const consequenceOf = (call: CallName, rule: Rule): string =>
  rule === 'unusable' ? WITHOUT[call] : CONSEQUENCES[rule]

const ORDER: readonly string[] = Object.keys(CONSEQUENCES)

/** The unusable calls come first, because their words name what cannot be done at all. */
export const byGravity = (one: { readonly rule: Rule }, other: { readonly rule: Rule }) =>
  ORDER.indexOf(one.rule) - ORDER.indexOf(other.rule)
