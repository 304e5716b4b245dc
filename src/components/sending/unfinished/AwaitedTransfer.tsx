import { useLingui } from '@lingui/react'
import type { Payout } from '../../../domain/payouts/payout.ts'
import type { UnfinishedTransfer } from '../../../queries/payouts/unfinished.ts'
import { splitPath } from '../../../router/path.ts'
import { useEntry, useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useFocusToHeading } from '../../../ui/frame/transition/use-focus-to-heading.ts'
import { useText } from '../../../ui/text.tsx'
import { CancelButton } from './CancelButton.tsx'
import { sentAmount } from '../sent-amount.ts'
import { useDeliveryText } from '../use-delivery-text.ts'

interface Props {
  readonly transfer: UnfinishedTransfer
  readonly onCheck: () => void
}

/** An off-ramp whose tokens its customer sends from elsewhere. Only the server says that they have come: no wallet is offered here. */
export function AwaitedTransfer({ transfer, onCheck }: Props) {
  useFocusToHeading()
  const t = useText()
  const { i18n } = useLingui()
  const { payout } = transfer
  const paid = useDeliveryText(payout)
  const action = (
    <>
      <AddressButton payout={payout} />
      <CancelButton transfer={transfer} state="awaited" onCheck={onCheck} />
    </>
  )
  return (
    <Banner
      tone="info"
      title={<bdi>{t('sending.unfinished.awaited.title', { amount: sentAmount(payout, i18n.locale) })}</bdi>}
      action={action}
    >
      <bdi>{t('sending.unfinished.awaited.text', paid)}</bdi>
    </Banner>
  )
}

/** Links to the address from any screen but the one that shows it. */
function AddressButton({ payout: { id } }: { readonly payout: Payout }) {
  const t = useText()
  const router = useRouter()
  const { pathname, query } = splitPath(useEntry().path)
  if (pathname === '/my-payouts/details' && query.get('id') === id) return null
  return (
    <Button size="sm" onClick={() => router.push('/my-payouts/details', { id })}>
      {t('sending.unfinished.awaited.open')}
    </Button>
  )
}
