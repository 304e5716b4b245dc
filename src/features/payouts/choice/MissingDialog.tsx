import { useLingui } from '@lingui/react'
import { currencyTitle } from '../../../domain/payouts/currency-names.ts'
import type { Missing, NeedState } from '../../../domain/payouts/missing-verification.ts'
import type { Tone } from '../../../lib/tone.ts'
import { useRequestSepa } from '../../../queries/customer/kyc.ts'
import { useOnboarding } from '../../../queries/customer/onboarding.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { isGated } from '../../../queries/failures/outcome.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { lockIcon } from '../../../ui/icons/basic.ts'
import { StepCard } from '../../../ui/layout/StepCard.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useText } from '../../../ui/text.tsx'

export const NEED_TONES = {
  incomplete: 'default',
  pending: 'warning',
  rejected: 'destructive',
} as const satisfies Record<NeedState, Tone>
const VERIFY = 'payouts.blocked.action'
const ACTIONS = {
  identity: VERIFY,
  level2: VERIFY,
  sepa: 'payouts.missing.requestSepa',
} as const

interface Props {
  readonly missing: readonly Missing[]
  readonly onClose: () => void
}

/** Names the verification that locked currencies need, its state and its action, or that they are not offered in the region. */
export function MissingDialog({ missing, onClose }: Props) {
  const t = useText()
  return (
    <Dialog title={t('payouts.missing.title')} size="md" onClose={onClose}>
      {missing.map((each) => (
        <MissingCard key={each.need} missing={each} />
      ))}
    </Dialog>
  )
}

function MissingCard({ missing: { need, state, currencies } }: { readonly missing: Missing }) {
  const t = useText()
  const { i18n } = useLingui()
  const names = currencies.map((currency) => currencyTitle(currency, i18n.locale))
  return (
    <StepCard
      minor
      mark={<Tile icon={lockIcon} />}
      title={new Intl.ListFormat(i18n.locale).format(names)}
      badge={state && <Badge tone={NEED_TONES[state]}>{t(`payouts.missing.${state}`)}</Badge>}
      action={need !== 'region' && state === 'incomplete' && <Action need={need} />}
    >
      <p>{t(`payouts.missing.need.${need}`)}</p>
      {state && state !== 'incomplete' && <p>{t(`payouts.missing.${state}.text`)}</p>}
    </StepCard>
  )
}

function Action({ need }: { readonly need: keyof typeof ACTIONS }) {
  const t = useText()
  const router = useRouter()
  const failures = useFailures()
  const { data: onboarding } = useOnboarding()
  const requestSepa = useRequestSepa()
  const verify = () => router.push(onboarding?.hasCompletedOnboarding ? '/settings/kyc' : '/onboarding/kyc', {})
  // The server accepts it after the identity check only.
  const request = () =>
    requestSepa.mutate(undefined, {
      onError: (error) => (isGated(error) ? verify() : failures.toast(error, t('payouts.blocked.failed'))),
    })
  return (
    <Button size="sm" loading={requestSepa.isPending} onClick={need === 'sepa' ? request : verify}>
      {t(ACTIONS[need])}
    </Button>
  )
}
