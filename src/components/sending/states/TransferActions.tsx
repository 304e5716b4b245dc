import { Fragment, type ReactNode } from 'react'
import { explorerLink } from '../../../domain/payout-history/references/explorers.ts'
import { depositOf } from '../../../domain/payouts/deposit.ts'
import { useExplorer } from '../../../queries/wallets/explorer.ts'
import { splitPath } from '../../../router/path.ts'
import { useEntry, useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx'
import { externalIcon } from '../../../ui/icons/arrows.ts'
import { useText, type MessageId } from '../../../ui/text.tsx'
import { SupportButton } from '../../support/SupportButton.tsx'
import { CancelUnfinishedButton } from './CancelUnfinishedButton.tsx'
import { CancelRequestButton } from './CancelRequestButton.tsx'
import { hashesOf, type ShownTransfer } from './shown-transfer.ts'
import type { TransferAction } from './saying.ts'

interface Props {
  readonly shown: ShownTransfer
  readonly actions: readonly TransferAction[]
  readonly send: ReactNode
}

/** What the table offers, as far as this browser can do it. */
export function TransferActions({ shown, actions, send }: Props) {
  const render: Readonly<Record<TransferAction, () => ReactNode>> = {
    send: () => send,
    cancel: () => <Cancel shown={shown} label="sending.unfinished.created.cancel" />,
    cancelRequest: () => <CancelRequestButton payout={shown.payout} size="sm" />,
    wasntSent: () => <Cancel shown={shown} label="sending.unfinished.asked.cancel" />,
    haventSent: () => <Cancel shown={shown} label="sending.unfinished.awaited.cancel" />,
    look: () => <LookButton shown={shown} />,
    explorer: () => <ExplorerLink shown={shown} />,
    address: () => <DetailsButton shown={shown} label="sending.unfinished.awaited.open" isFirst />,
    enterId: () => <DetailsButton shown={shown} label="sending.stranded.open" isFirst />,
    open: () => <DetailsButton shown={shown} label="sending.open" />,
    support: () => <Support shown={shown} />,
  }
  return actions.map((action) => <Fragment key={action}>{render[action]()}</Fragment>)
}

type Shown = Pick<Props, 'shown'>

interface Labelled extends Shown {
  readonly label: MessageId
}

function Cancel({ shown, label }: Labelled) {
  const { entry, payout, sending, onLook } = shown
  const isAtWork = sending?.stage === 'checking' || sending?.stage === 'approving'
  if (isAtWork) return null
  return <CancelUnfinishedButton left={{ entry, payout }} label={label} onElsewhere={() => onLook?.()} />
}

function LookButton({ shown: { isLooking = false, onLook } }: Shown) {
  const t = useText()
  return (
    <Button size="sm" variant="secondary" loading={isLooking} onClick={() => onLook?.()}>
      {t('sending.unfinished.check')}
    </Button>
  )
}

function ExplorerLink({ shown: { state, payout } }: Shown) {
  const t = useText()
  const network = depositOf(payout)?.network
  const [hash] = hashesOf(state)
  const explorer = useExplorer()(network && hash !== undefined ? explorerLink(network, hash) : null)
  if (!explorer) return null
  return (
    <LinkButton size="sm" href={explorer.href} iconEnd={externalIcon}>
      {t('sending.explorer', { explorer: explorer.name })}
    </LinkButton>
  )
}

/** The way to the details, from any other screen. */
function DetailsButton({ shown, label, isFirst = false }: Labelled & { readonly isFirst?: boolean }) {
  const t = useText()
  const router = useRouter()
  const { id } = shown.payout
  const { pathname, query } = splitPath(useEntry().path)
  if (pathname === '/my-payouts/details' && query.get('id') === id) return null
  return (
    <Button
      size="sm"
      variant={isFirst ? 'primary' : 'secondary'}
      onClick={() => router.push('/my-payouts/details', { id })}
    >
      {t(label)}
    </Button>
  )
}

function Support({ shown: { payout } }: Shown) {
  const t = useText()
  return (
    <SupportButton about={payout.id} variant="secondary" size="sm">
      {t('app.nav.support')}
    </SupportButton>
  )
}
