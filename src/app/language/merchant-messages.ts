import type { MessageId } from '../../../locales/message-ids.generated.ts'

/**
 * The texts that a merchant may replace, and the values that each has to keep. None speaks of money, and no other text sends customers to
 * a place by one of these names. An id of this list stays; every other id may change with the catalogues.
 */
export const MERCHANT_MESSAGES = {
  'signIn.title': [],
  'signIn.lead': [],
  'signIn.email': [],
  'signIn.placeholder': [],
  'signIn.continue': [],
  'signIn.new': ['{merchantName}'],
  'signIn.signUp': [],
  'signIn.dashboard': [],
  'signIn.aside.label': [],
  'signIn.aside.both': ['<0>', '</0>'],
  'signIn.aside.verified': ['<0>', '</0>'],
  'signIn.operatingResidency.title': [],
  'signIn.operatingResidency.lead': [],
  'signIn.operatingResidency.country': [],
  'signIn.operatingResidency.state': [],
  'signIn.otp.title': [],
  'signIn.otp.lead': ['<0>', '{email}', '</0>'],
  'signIn.otp.submit': [],
  'signIn.otp.other': [],
  'signIn.otp.resend': ['<0>', '</0>'],
  'signIn.otp.backToSignIn': [],
  signInSuccess: [],
  otpEmailResent: [],
  'signUp.title': [],
  'signUp.lead': [],
  'signUp.password': [],
  'signUp.confirmPassword': [],
  'signUp.submit': [],
  'signUp.signIn': ['<0>', '</0>'],
  'app.expired.title': [],
  'app.expired.text': [],
  'app.nav.accounts': [],
  'app.nav.settings': [],
  'app.nav.support': [],
  'app.nav.signOut': [],
  'onboarding.title': [],
  'onboarding.progress.label': [],
  'nextStep.addWallet.title': [],
  'nextStep.addWallet.action': [],
  'nextStep.addBankAccount.title': [],
  'nextStep.addBankAccount.action': [],
  'nextStep.makeTransfer.title': [],
  'bankAccounts.list': [],
  'bankAccounts.add': [],
  'bankAccounts.empty.title': [],
  'bankAccounts.empty.text': [],
  'wallets.list': [],
  'wallets.add': [],
  'wallets.empty.title': [],
  'wallets.empty.text': [],
  'history.empty.title': [],
  'settings.title': [],
  'settings.profile': [],
  'settings.profile.hint': [],
  'settings.legal': [],
  'settings.legal.terms': [],
  'settings.legal.privacy': [],
  'support.title': [],
  'support.text': [],
} as const satisfies Partial<Record<MessageId, readonly string[]>>

export type MerchantMessageId = keyof typeof MERCHANT_MESSAGES

type TextWith<Values extends readonly string[]> = Values extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? `${string}${First}${string}` & TextWith<Rest>
  : string

/** A merchant's own texts by id. Each keeps the values of the text that it replaces, such as `{email}`. */
export type MerchantMessages = { readonly [Id in MerchantMessageId]?: TextWith<(typeof MERCHANT_MESSAGES)[Id]> }
