import { SupportButton } from '../../../components/SupportButton.tsx'
import type { Me } from '../../../domain/me.ts'
import { stateOf, type NeedState } from '../../../domain/payouts/missing-verification.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { isGated } from '../../../queries/failures/outcome.ts'
import { useRequestSepa } from '../../../queries/customer/kyc.ts'
import { useOnboarding } from '../../../queries/customer/onboarding.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Ledger, LedgerLine } from '../../../ui/data/Ledger.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { StateTitle } from '../../../ui/feedback/StateTitle.tsx'
import { HeaderTitle } from '../../../ui/frame/HeaderTitle.tsx'
import { Page } from '../../../ui/frame/Page.tsx'
import { lockIcon } from '../../../ui/icons/basic.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { useText } from '../../../ui/text.tsx'
import { NEED_TONES } from './MissingDialog.tsx'

interface Props {
  readonly me: Me
  readonly onLeave: () => void
}

const levelsOf = ({ verificationLevels }: Me, prefix: string) =>
  verificationLevels.filter(({ name }) => name.toLowerCase().startsWith(prefix))

const isRequested = (me: Me, prefix: string) => levelsOf(me, prefix).some(({ status }) => status !== 'incomplete')

/** The server lists SEPA levels only for customers who live in the SEPA area. */
const canRequestSepa = (me: Me) => levelsOf(me, 'sepa').length > 0 && !isRequested(me, 'sepa')

/** Shown when on-ramp is unavailable in dollars and euros: lists the missing verifications and opens them. */
export function BlockedPanel({ me, onLeave }: Props) {
  const t = useText()
  const router = useRouter()
  const failures = useFailures()
  const { data: onboarding } = useOnboarding()
  const requestSepa = useRequestSepa()
  const leave = () => router.push(onboarding?.hasCompletedOnboarding ? '/settings/kyc' : '/onboarding/kyc', {})

  const complete = () => {
    if (!canRequestSepa(me)) return leave()
    requestSepa.mutate(undefined, {
      // SEPA requires the identity check first, which `leave` opens.
      onError: (error) => isGated(error) || failures.toast(error, t('payouts.blocked.failed')),
      onSettled: leave,
    })
  }
  const [identity, sepa] = [stateOf(levelsOf(me, 'kyc_level_1')), stateOf(levelsOf(me, 'sepa'))]
  // Nothing is left to complete where the identity was refused: euros need it too.
  const isRejected = identity === 'rejected'
  const status = (state: NeedState) => <Badge tone={NEED_TONES[state]}>{t(`payouts.missing.${state}`)}</Badge>

  return (
    <Page width="auth" centered>
      <HeaderTitle>{t('payouts.onRamp.name')}</HeaderTitle>
      <StateTitle
        mark={<Tile icon={lockIcon} tone="brand" large />}
        sentence={t(isRejected ? 'payouts.blocked.rejectedText' : 'payouts.blocked.text')}
      >
        {t(isRejected ? 'payouts.blocked.rejectedTitle' : 'payouts.blocked.title')}
      </StateTitle>
      <Card padded>
        <Ledger ruled>
          <LedgerLine label={t('payouts.blocked.identity')}>{status(identity)}</LedgerLine>
          <LedgerLine label={t('payouts.blocked.sepa')}>{status(sepa)}</LedgerLine>
        </Ledger>
      </Card>
      <Stack gap={12}>
        {isRejected ? (
          <SupportButton size="lg" block>
            {t('payouts.blocked.support')}
          </SupportButton>
        ) : (
          <Button size="lg" block loading={requestSepa.isPending} onClick={complete}>
            {t('payouts.blocked.action')}
          </Button>
        )}
        <Button size="lg" variant="ghost" block onClick={onLeave}>
          {t('payouts.blocked.later')}
        </Button>
      </Stack>
    </Page>
  )
}
