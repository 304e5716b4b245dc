import type { TermsStatus } from './onboarding-state.ts'
import type { Tone } from '../../lib/tone.ts'

interface TermsCard {
  readonly badge: {
    readonly tone: Tone
    readonly label: 'onboarding.terms.pending' | 'onboarding.terms.complete'
  } | null
  readonly button: {
    readonly label: 'onboarding.terms.start' | 'onboarding.terms.continue'
    readonly to: '/onboarding/tos'
  } | null
}

const CARDS: Readonly<Record<TermsStatus, TermsCard>> = {
  incomplete: { badge: null, button: { label: 'onboarding.terms.start', to: '/onboarding/tos' } },
  pending: {
    badge: { tone: 'warning', label: 'onboarding.terms.pending' },
    button: { label: 'onboarding.terms.continue', to: '/onboarding/tos' },
  },
  complete: { badge: { tone: 'success', label: 'onboarding.terms.complete' }, button: null },
}

export const termsCard = (terms: TermsStatus): TermsCard => CARDS[terms]
