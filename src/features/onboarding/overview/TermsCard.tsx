import { termsCard } from '../../../domain/onboarding/terms-card.ts'
import { documentBadge, termsSentence, termsTile } from '../../../domain/onboarding/overview.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { pageIcon } from '../../../ui/icons/side-panel.ts'
import { StepCard } from '../../../ui/layout/StepCard.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { useText } from '../../../ui/text.tsx'
import { Documents } from './Documents.tsx'
import type { Customer } from '../use-customer.ts'

export function TermsCard({ customer }: { readonly customer: Customer }) {
  const t = useText()
  const router = useRouter()
  const { terms, state, isBusiness } = customer
  const { badge, button } = termsCard(terms)
  const documents = [
    { key: 'tos', name: t('onboarding.document.tos'), badge: documentBadge(state.tos) },
    { key: 'msa', name: t('onboarding.document.msa'), badge: documentBadge(state.msa ?? 'incomplete') },
  ]
  return (
    <StepCard
      mark={<Tile icon={pageIcon} tone={termsTile(terms)} />}
      title={t('onboarding.terms.title')}
      badge={badge && <Badge tone={badge.tone}>{t(badge.label)}</Badge>}
      action={
        button && (
          // Quiet, because the main button below does the same.
          <Button variant="secondary" onClick={() => router.push(button.to, {})}>
            {t(button.label)}
          </Button>
        )
      }
      list={isBusiness && terms !== 'complete' && <Documents documents={documents} />}
    >
      {t(termsSentence({ terms, msa: state.msa, isBusiness }))}
    </StepCard>
  )
}
