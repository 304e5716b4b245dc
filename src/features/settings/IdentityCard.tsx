import { ResetVerification } from '../../components/customer/ResetVerification.tsx'
import { customerAccess } from '../../domain/access/access.ts'
import { settingsSentences } from '../../domain/access/sentences.ts'
import { kycBadge } from '../../domain/onboarding/kyc-badge.ts'
import type { KycStatus } from '../../domain/me.ts'
import type { Customer } from '../../queries/customer/access.ts'
import { usePreference } from '../../queries/services.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { idCardIcon } from '../../ui/icons/things.ts'
import { StepCard } from '../../ui/layout/StepCard.tsx'
import { Tile, type TileTone } from '../../ui/marks/Tile.tsx'
import { useText } from '../../ui/text.tsx'
import { joinSentences } from '../../lib/format/join-sentences.ts'

/** A customer without a customer type first chooses one in the verification of the onboarding. */
function VerifyButton({ customerType }: { readonly customerType: string | null }) {
  const t = useText()
  const router = useRouter()
  const to = customerType === null ? '/onboarding/kyc' : '/settings/kyc'
  return <Button onClick={() => router.push(to, {})}>{t('settings.verify')}</Button>
}

const TILES: Readonly<Partial<Record<KycStatus, TileTone>>> = { approved: 'success', rejected: 'destructive' }

export function IdentityCard({ customer }: { readonly customer: Customer }) {
  const t = useText()
  const { me } = customer
  const { kycStatus } = me
  const isSandbox = usePreference('environment') === 'sandbox'
  const { tone, label, raw, hasVerifyButton } = kycBadge(kycStatus)
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
      {joinSentences(settingsSentences(me, customerAccess(customer)).map((sentence) => t(sentence)))}
    </StepCard>
  )
}
