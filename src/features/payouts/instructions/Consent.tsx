import { useDraft } from '../../../components/drafts.ts'
import { payeeOf } from '../../../domain/payout-history/instructions.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { visibleText } from '../../../lib/format/visible-text.ts'
import { ConsentCard } from '../../../ui/fields/ConsentCard.tsx'
import { RichText } from '../../../ui/RichText.tsx'

const CONSENTS = {
  memo: { named: 'payouts.instructions.consentTo', nameless: 'payouts.instructions.consent' },
  none: { named: 'payouts.instructions.consentToWithoutMemo', nameless: 'payouts.instructions.consentWithoutMemo' },
} as const

/** Names the payee as the instructions do, and the memo only where there is one. */
function Sentence({ payout }: { readonly payout: Payout }) {
  const payee = payeeOf(payout)
  const words = CONSENTS[payout.instructions?.memo ? 'memo' : 'none']
  if (payee === null) return <RichText id={words.nameless} />
  return <RichText id={words.named} components={[<bdi key="payee">{visibleText(payee)}</bdi>]} />
}

/** Whether the customer has consented. The view that asks about cancelling is another screen, and returns here. */
export const useConsent = (payout: Payout) => useDraft(`agreed:${payout.id}`, false)

interface Props {
  readonly payout: Payout
  readonly consent: ReturnType<typeof useConsent>
}

/** The customer says what was typed into the other bank's form. */
export const Consent = ({ payout, consent: [agreed, setAgreed] }: Props) => (
  <ConsentCard
    label={<Sentence payout={payout} />}
    checked={agreed}
    onChange={(event) => setAgreed(event.target.checked)}
  />
)
