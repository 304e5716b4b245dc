import styled from '@emotion/styled'
import { useMoneyText } from '../../../../components/money/use-money-text.ts'
import { displayNameOf } from '../../../../domain/networks.ts'
import { partiesOf } from '../../../../domain/payout-history/parties.ts'
import { explorerLink } from '../../../../domain/payout-history/references/explorers.ts'
import { depositOf } from '../../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { visibleText } from '../../../../lib/format/visible-text.ts'
import type { Sending } from '../../../../operations/off-ramp/sending.ts'
import { useExplorer } from '../../../../queries/wallets/explorer.ts'
import { ExternalLink } from '../../../../ui/buttons/InlineLink.tsx'
import { Timeline, type StepState } from '../../../../ui/data/Timeline.tsx'
import { externalIcon } from '../../../../ui/icons/arrows.ts'
import { Icon } from '../../../../ui/icons/Icon.tsx'
import { useText } from '../../../../ui/text.tsx'

export type Stage = Exclude<Sending['stage'], 'ended'>

interface Props {
  readonly payout: Payout
  readonly walletName: string
  readonly stage: Stage
  /** The transaction's hash, once the network knows it. */
  readonly hash: string | null
}

const IconLink = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`

const APPROVAL: Readonly<Record<Stage, StepState>> = {
  checking: 'next',
  approving: 'wait',
  confirming: 'done',
  late: 'done',
  unseen: 'done',
}
const CONFIRMATION: Readonly<Record<Stage, StepState>> = {
  checking: 'next',
  approving: 'next',
  confirming: 'now',
  late: 'wait',
  unseen: 'wait',
}

/** Shows what has happened to the transfer, and what comes next. */
export function SendingSteps({ payout, walletName, stage, hash }: Props) {
  const t = useText()
  const moneyText = useMoneyText()
  const deposit = depositOf(payout)
  const network = deposit ? displayNameOf(deposit.network) : ''
  const explorer = useExplorer()(deposit && hash ? explorerLink(deposit.network, hash) : null)
  const { to } = partiesOf(payout)
  const account = 'name' in to ? visibleText(to.name) : ''
  const { amount, currency } = payout.destination
  const steps = [
    { key: 'created', state: 'done', title: t('sending.step.created') },
    {
      key: 'approve',
      state: APPROVAL[stage],
      title: (
        <bdi>
          {t(APPROVAL[stage] === 'done' ? 'sending.step.approved' : 'sending.step.approve', { wallet: walletName })}
        </bdi>
      ),
    },
    {
      key: 'confirm',
      state: CONFIRMATION[stage],
      title: t(CONFIRMATION[stage] === 'wait' ? 'sending.step.unconfirmed' : 'sending.step.confirm', { network }),
      sentence: explorer && (
        <IconLink href={explorer.href}>
          {t('sending.explorer', { explorer: explorer.name })}
          <Icon shape={externalIcon} size={16} />
        </IconLink>
      ),
    },
    {
      key: 'pay',
      state: 'next',
      title: <bdi>{t('sending.step.pay', { amount: moneyText(amount, currency), account })}</bdi>,
    },
  ] as const
  return <Timeline label={t('sending.steps')} steps={steps} />
}
