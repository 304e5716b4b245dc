import type { ReactNode } from 'react'
import { hasWireMessage } from '../../../domain/payouts/form/wire-message.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { SourceAndDestination } from '../form/panels/SourceAndDestination.tsx'
import { SummarySide } from '../form/summary/SummarySide.tsx'
import type { PayoutFormStart, PayoutFormState } from '../form/use-payout-form.ts'
import { FeeNote } from './FeeNote.tsx'
import type { ConnectedSource } from './use-connected-source.ts'
import { WireMessageCard } from './WireMessageCard.tsx'

interface PanelsProps {
  readonly payout: PayoutFormState
  readonly start: PayoutFormStart
  readonly connected: ConnectedSource | null
}

/** Where the tokens come from and go to, and the message to the bank. */
export function OffRampPanels({ payout, start, connected }: PanelsProps) {
  return (
    <Stack gap={16}>
      <SourceAndDestination payout={payout} start={start} unsaved={connected} />
      {hasWireMessage(payout.form.rampType, payout.form.rail) && <WireMessageCard payout={payout} />}
    </Stack>
  )
}

interface SideProps {
  readonly payout: PayoutFormState
  /** Another way to send. */
  readonly children: ReactNode
}

/** The destination of the tokens, and the cost of sending them. */
export function OffRampSide({ payout, children }: SideProps) {
  return (
    <SummarySide payout={payout}>
      <FeeNote payout={payout} />
      {children}
    </SummarySide>
  )
}
