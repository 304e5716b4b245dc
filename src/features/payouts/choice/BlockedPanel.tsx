import { hasLevel1, hasSepa } from '../../../domain/gates.ts'
import type { Me } from '../../../domain/me.ts'
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
  const status = (approved: boolean, prefix: string) =>
    !approved && isRequested(me, prefix) ? (
      <Badge tone="warning">{t('payouts.blocked.pending')}</Badge>
    ) : (
      <Badge tone="default">{t('payouts.blocked.incomplete')}</Badge>
    )

  return (
    <Page width="auth" centered>
      <HeaderTitle>{t('payouts.onRamp.name')}</HeaderTitle>
      <StateTitle mark={<Tile icon={lockIcon} tone="brand" large />} sentence={t('payouts.blocked.text')}>
        {t('payouts.blocked.title')}
      </StateTitle>
      <Card padded>
        <Ledger ruled>
          <LedgerLine label={t('payouts.blocked.identity')}>{status(hasLevel1(me), 'kyc_level_1')}</LedgerLine>
          <LedgerLine label={t('payouts.blocked.sepa')}>{status(hasSepa(me), 'sepa')}</LedgerLine>
        </Ledger>
      </Card>
      <Stack gap={12}>
        <Button size="lg" block loading={requestSepa.isPending} onClick={complete}>
          {t('payouts.blocked.action')}
        </Button>
        <Button size="lg" variant="ghost" block onClick={onLeave}>
          {t('payouts.blocked.later')}
        </Button>
      </Stack>
    </Page>
  )
}
