import { isBusiness, termsComplete, type Customer } from '../customers/customer.ts'

export type TermsAction = 'start' | 'accept' | 'decline'

/** The document that the customer has to accept next; null: none. */
type TermsDocument = 'tos' | 'msa' | null

type Terms = Pick<Customer, 'type' | 'tos' | 'msa'>

export function nextDocument(terms: Terms): TermsDocument {
  if (terms.tos !== 'complete') return 'tos'
  return isBusiness(terms) && terms.msa !== 'complete' ? 'msa' : null
}

/** The changes by an answer. Declining the terms of service changes nothing: they can still be accepted. */
export function termsAnswered(terms: Terms, action: TermsAction): Partial<Pick<Customer, 'tos' | 'msa'>> {
  const document = nextDocument(terms)
  if (document === 'tos') return action === 'decline' ? {} : { tos: action === 'start' ? 'pending' : 'complete' }
  if (document === 'msa')
    return { msa: ({ start: 'pending', accept: 'complete', decline: 'declined' } as const)[action] }
  return {}
}

/** Accepting the terms may complete the onboarding. */
export const completesOnboarding = (customer: Pick<Customer, 'type' | 'tos' | 'msa' | 'kyc'>): boolean =>
  termsComplete(customer) && customer.kyc.sumsub === 'complete' && customer.kyc.kyc_level_1 === 'complete'
