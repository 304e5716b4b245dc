import { accessOf, canRequestEuro, type Access, type Cause } from '../../../domain/access/access.ts'
import { accessSentence } from '../../../domain/access/sentences.ts'
import type { Customer } from '../../../queries/customer/access.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Ledger, LedgerLine } from '../../../ui/data/Ledger.tsx'
import { StateTitle } from '../../../ui/feedback/StateTitle.tsx'
import { TaskPage } from '../../../ui/frame/TaskPage.tsx'
import { clockIcon, lockIcon } from '../../../ui/icons/status.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { useText } from '../../../ui/text.tsx'
import { AccessAction, isActedOn } from './AccessAction.tsx'
import { hasBadge, NeedBadge } from './NeedBadge.tsx'
import { useVerify } from './use-verify.ts'

interface Props {
  readonly customer: Customer
  readonly onLeave: () => void
}

/** What the panel says of each cause that isn't a verification to begin, which has its own sentence. */
const SAID = {
  checking: { title: 'payouts.blocked.checkingTitle', text: 'payouts.blocked.checkingText' },
  refused: { title: 'payouts.blocked.rejectedTitle', text: 'payouts.blocked.rejectedText' },
  refusedAll: { title: 'payouts.blocked.rejectedTitle', text: 'payouts.blocked.rejectedText' },
  needsYou: { title: 'payouts.blocked.needsYouTitle', text: 'access.needsYou' },
} as const satisfies Partial<Record<Cause, { readonly title: string; readonly text: string }>>

const isSaid = (cause: Cause): cause is keyof typeof SAID => cause in SAID

function wordsOf(access: Access) {
  if (isSaid(access.cause)) return SAID[access.cause]
  const isToBegin = access.cause === 'notBegun' || access.cause === 'unknown'
  return {
    title: 'payouts.blocked.title',
    text: (!isToBegin && accessSentence(access)) || 'payouts.blocked.text',
  } as const
}

/** Shown when on-ramp is unavailable in dollars and euros: says who has to act, and opens what is missing. */
export function BlockedPanel({ customer, onLeave }: Props) {
  const t = useText()
  const dollars = accessOf(customer, 'on-ramp', 'usd')
  const euros = accessOf(customer, 'on-ramp', 'eur')
  const { title, text } = wordsOf(dollars)
  const icon = dollars.cause === 'checking' ? clockIcon : lockIcon
  return (
    <TaskPage title={t('payouts.onRamp.name')} width="auth" centered>
      <StateTitle mark={<Tile icon={icon} tone="brand" large />} sentence={t(text)}>
        {t(title)}
      </StateTitle>
      {hasBadge(dollars.cause) && (
        <Card padded>
          <Ledger ruled>
            <LedgerLine label={t('payouts.blocked.identity')}>
              <NeedBadge cause={dollars.cause} />
            </LedgerLine>
            <LedgerLine label={t('payouts.blocked.sepa')}>
              <NeedBadge cause={euros.cause} />
            </LedgerLine>
          </Ledger>
        </Card>
      )}
      <Stack gap={12}>
        <Action customer={customer} cause={dollars.cause} />
        <Button size="lg" variant="ghost" block onClick={onLeave}>
          {t('payouts.blocked.later')}
        </Button>
      </Stack>
    </TaskPage>
  )
}

function Action({ customer, cause }: { readonly customer: Customer; readonly cause: Cause }) {
  const t = useText()
  const { verifyIdentity, requestSepa, isRequesting } = useVerify()
  if (cause !== 'notBegun' && isActedOn(cause)) return <AccessAction size="lg" block cause={cause} />
  // SEPA requires the identity check first, which is opened in any case.
  const complete = () => (canRequestEuro(customer) ? requestSepa({ onSettled: verifyIdentity }) : verifyIdentity())
  return (
    <Button size="lg" block loading={isRequesting} onClick={complete}>
      {t('payouts.blocked.action')}
    </Button>
  )
}
