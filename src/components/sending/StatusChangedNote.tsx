import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react'
import { sentAmount } from './sent-amount.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import type { Sending } from '../../operations/off-ramp/sending.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { useText } from '../../ui/text.tsx'

interface Props {
  readonly title: ReactNode
  readonly payout: Payout
  readonly moved: NonNullable<Sending['moved']>
}

/** Why the wallet's request must not be approved any more. */
export function StatusChangedNote({ title, payout, moved }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  return (
    <div role="alert">
      <Banner tone="warning" title={title}>
        <bdi>{t(`sending.moved.${moved}`, { amount: sentAmount(payout, i18n.locale) })}</bdi>
      </Banner>
    </div>
  )
}
