import styled from '@emotion/styled'
import type { VerificationCard as Card } from '../../../domain/onboarding/verification-card.ts'
import { verificationSentence, verificationTile } from '../../../domain/onboarding/overview.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { refreshIcon } from '../../../ui/icons/arrows.ts'
import { idCardIcon } from '../../../ui/icons/things.ts'
import { StepCard } from '../../../ui/layout/StepCard.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { Tooltip } from '../../../ui/overlay/Tooltip.tsx'
import { useText } from '../../../ui/text.tsx'
import { Capitalized } from './Capitalized.tsx'
import type { Customer } from '../use-customer.ts'

/** Shown where the widget is narrower than 720 px. */
const CompactOnly = styled.span`
  @container sr (min-width: 720px) {
    display: none;
  }
`

function CardBadge({ tone, label, tooltip }: NonNullable<Card['badge']>) {
  const t = useText()
  const badge = (
    <Badge tone={tone}>
      <Capitalized>{t(label)}</Capitalized>
    </Badge>
  )
  if (!tooltip) return badge
  return (
    <Tooltip focusable text={t(tooltip.id, tooltip.values)}>
      {badge}
    </Tooltip>
  )
}

/** When this is the only open step, the card has the main button and the footer has none. */
function CardButton({ label, to, blockedBy }: NonNullable<Card['button']>) {
  const t = useText()
  const router = useRouter()
  const isBlocked = blockedBy !== null
  const isMain = label === 'onboarding.verification.start' && !isBlocked
  const button = (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      icon={label === 'onboarding.verification.checkStatus' ? refreshIcon : undefined}
      aria-disabled={isBlocked || undefined}
      onClick={() => router.push(to, {})}
    >
      {t(label)}
    </Button>
  )
  if (!isBlocked) return button
  return (
    <Tooltip printed text={t(blockedBy)}>
      {button}
    </Tooltip>
  )
}

export function VerificationCard({ customer, card }: { readonly customer: Customer; readonly card: Card }) {
  const t = useText()
  const { isBusiness, overall, terms } = customer
  const { badge, button } = card
  return (
    <StepCard
      mark={<Tile icon={idCardIcon} tone={verificationTile({ terms, overall })} />}
      title={t(isBusiness ? 'onboarding.verification.titleBusiness' : 'onboarding.verification.title')}
      badge={badge && <CardBadge {...badge} />}
      action={button && <CardButton {...button} />}
    >
      {badge?.tooltip && <CompactOnly>{t(badge.tooltip.id, badge.tooltip.values)} </CompactOnly>}
      {t(verificationSentence({ overall, isBusiness }))}
    </StepCard>
  )
}
