import { currencyCode } from '../../../domain/currency.ts'
import type { Hold } from '../../../components/sending/unfinished/use-hold.ts'
import { WalletModal } from '../../../components/wallet/WalletModal.tsx'
import { Split, Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { MissingParts, UnreadableChoices } from '../form/MissingParts.tsx'
import { noteOf } from '../form/note.ts'
import { PayoutForm } from '../form/PayoutForm.tsx'
import type { PayoutFormStart } from '../form/use-payout-form.ts'
import { OffRampNotices, SourceRefusal } from './OffRampNotices.tsx'
import { OffRampPanels, OffRampSide } from './OffRampPanels.tsx'
import { SaveSourceDialog } from './SaveSourceDialog.tsx'
import { ByHandButton, FORM_ID, SendButton, type ButtonProps } from './SendButtons.tsx'
import type { ConnectedSource } from './use-connected-source.ts'

interface Props extends ButtonProps {
  readonly start: PayoutFormStart
  readonly connected: ConnectedSource | null
}

const HOLD_NOTES = { open: 'payouts.form.held', sending: 'payouts.form.heldBySending' } as const satisfies Record<
  Hold,
  string
>

export function OffRampForm({ start, connected, ...buttons }: Props) {
  const t = useText()
  const { payout, sending, hold } = buttons
  const { isConnected } = sending.source
  const isRepriced = sending.submission.state.status === 'repriced'
  const note = hold ? HOLD_NOTES[hold] : noteOf(payout, { isRepriced, isConnected })
  const submit = () => {
    if (!hold) sending.submit()
  }
  return (
    <PayoutForm
      id={FORM_ID}
      payout={payout}
      note={t(note, { coin: currencyCode(payout.form.coin) })}
      button={<SendButton {...buttons} />}
      onSubmit={submit}
    >
      <WalletModal />
      {connected?.isAsked && <SaveSourceDialog source={connected} />}
      <MissingParts payout={payout} />
      <UnreadableChoices />
      <Stack gap={20}>
        <OffRampNotices sending={sending} />
        <div>
          <SourceRefusal payout={payout} sending={sending} />
          <Split>
            <OffRampPanels payout={payout} start={start} connected={connected} />
            <OffRampSide payout={payout}>
              <ByHandButton {...buttons} />
            </OffRampSide>
          </Split>
        </div>
      </Stack>
    </PayoutForm>
  )
}
