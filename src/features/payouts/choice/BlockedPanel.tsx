import { accessOf, canRequestEuro, type Cause } from '../../../domain/access/access.ts'
import { panelWords } from '../../../domain/access/panel-words.ts'
import { rawValue } from '../../../lib/open-enum.ts'
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

/** Shown when on-ramp is unavailable in dollars and euros: says who has to act, and opens what is missing. */
export function BlockedPanel({ customer, onLeave }: Props) {
  const t = useText()
  const dollars = accessOf(customer, 'on-ramp', 'usd')
  const euros = accessOf(customer, 'on-ramp', 'eur')
  const { title, text } = panelWords(dollars)
  const icon = dollars.cause === 'checking' ? clockIcon : lockIcon
  return (
    <TaskPage title={t('payouts.onRamp.name')} width="auth" centered>
      <StateTitle
        mark={<Tile icon={icon} tone="brand" large />}
        sentence={text ? t(text) : <bdi>{rawValue(customer.me.kycStatus)}</bdi>}
      >
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

/** None where nothing that the customer does helps. */
function Action({ customer, cause }: { readonly customer: Customer; readonly cause: Cause }) {
  const t = useText()
  const { verifyIdentity, requestSepa, isRequesting } = useVerify()
  if (!isActedOn(cause)) return null
  if (cause !== 'notBegun') return <AccessAction size="lg" block cause={cause} />
  // SEPA requires the identity check first, which is opened in any case.
  const complete = () => (canRequestEuro(customer) ? requestSepa({ onSettled: verifyIdentity }) : verifyIdentity())
  return (
    <Button size="lg" block loading={isRequesting} onClick={complete}>
      {t('payouts.blocked.action')}
    </Button>
  )
}
