import { SupportButton } from '../../../components/support/SupportButton.tsx'
import type { Me } from '../../../domain/me.ts'
import { stateOf } from '../../../domain/payouts/missing-verification.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Ledger, LedgerLine } from '../../../ui/data/Ledger.tsx'
import { StateTitle } from '../../../ui/feedback/StateTitle.tsx'
import { TaskPage } from '../../../ui/frame/TaskPage.tsx'
import { lockIcon } from '../../../ui/icons/basic.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { useText } from '../../../ui/text.tsx'
import { NeedBadge } from './NeedBadge.tsx'
import { useVerify } from './use-verify.ts'

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
  const { verifyIdentity, requestSepa, isRequesting } = useVerify()
  // SEPA requires the identity check first, which is opened in any case.
  const complete = () => (canRequestSepa(me) ? requestSepa({ onSettled: verifyIdentity }) : verifyIdentity())
  const [identity, sepa] = [stateOf(levelsOf(me, 'kyc_level_1')), stateOf(levelsOf(me, 'sepa'))]
  // Nothing is left to complete where the identity was refused: euros need it too.
  const isRejected = identity === 'rejected'

  return (
    <TaskPage title={t('payouts.onRamp.name')} width="auth" centered>
      <StateTitle
        mark={<Tile icon={lockIcon} tone="brand" large />}
        sentence={t(isRejected ? 'payouts.blocked.rejectedText' : 'payouts.blocked.text')}
      >
        {t(isRejected ? 'payouts.blocked.rejectedTitle' : 'payouts.blocked.title')}
      </StateTitle>
      <Card padded>
        <Ledger ruled>
          <LedgerLine label={t('payouts.blocked.identity')}>
            <NeedBadge state={identity} />
          </LedgerLine>
          <LedgerLine label={t('payouts.blocked.sepa')}>
            <NeedBadge state={sepa} />
          </LedgerLine>
        </Ledger>
      </Card>
      <Stack gap={12}>
        {isRejected ? (
          <SupportButton size="lg" block>
            {t('payouts.blocked.support')}
          </SupportButton>
        ) : (
          <Button size="lg" block loading={isRequesting} onClick={complete}>
            {t('payouts.blocked.action')}
          </Button>
        )}
        <Button size="lg" variant="ghost" block onClick={onLeave}>
          {t('payouts.blocked.later')}
        </Button>
      </Stack>
    </TaskPage>
  )
}
