import { kycBadge, kycText } from '../../domain/onboarding/kyc-badge.ts'
import type { KycStatus, Me } from '../../domain/me.ts'
import { usePreference } from '../../queries/services.ts'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { idCardIcon } from '../../ui/icons/things.ts'
import { StepCard } from '../../ui/layout/StepCard.tsx'
import { Tile, type TileTone } from '../../ui/marks/Tile.tsx'
import { useText } from '../../ui/text.tsx'
import { ResetVerification } from './ResetVerification.tsx'
import { VerifyButton } from './VerifyButton.tsx'

const TILES: Readonly<Partial<Record<KycStatus, TileTone>>> = { approved: 'success', rejected: 'destructive' }

export function IdentityCard({ me }: { readonly me: Me }) {
  const t = useText()
  const { kycStatus } = me
  const isSandbox = usePreference('environment') === 'sandbox'
  const { tone, label, raw, hasVerifyButton } = kycBadge(kycStatus)
  const text = kycText(me)
  const known = typeof kycStatus === 'string' ? kycStatus : null
  return (
    <StepCard
      minor
      mark={<Tile icon={idCardIcon} tone={(known && TILES[known]) ?? 'neutral'} />}
      title={t('settings.identity')}
      badge={<Badge tone={tone}>{label ? t(label) : <bdi>{raw}</bdi>}</Badge>}
      action={
        hasVerifyButton && (
          <>
            <VerifyButton customerType={me.type} />
            {isSandbox && kycStatus === 'rejected' && <ResetVerification />}
          </>
        )
      }
    >
      {text && t(text)}
    </StepCard>
  )
}
