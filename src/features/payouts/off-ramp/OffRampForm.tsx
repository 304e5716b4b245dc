import { useLingui } from '@lingui/react'
import type { FormEvent, ReactNode } from 'react'
import { canConnect } from '../../../chains/load-adapter.ts'
import { UnfinishedTransfers } from '../../../components/sending/UnfinishedTransfers.tsx'
import { useIsSendHeld } from '../../../components/sending/use-is-send-held.ts'
import { RefusedSource } from '../../../components/wallet/RefusedSource.tsx'
import { WalletModal } from '../../../components/wallet/WalletModal.tsx'
import { currencyCode } from '../../../domain/currency.ts'
import { displayNameOf } from '../../../domain/networks.ts'
import { hasWireMessage } from '../../../domain/payouts/form/wire-message.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FromTo } from '../../../ui/data/money/FromTo.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ActionFooter } from '../../../ui/frame/ActionFooter.tsx'
import { Side, Split, Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { BankPanel } from '../form/BankPanel.tsx'
import { InSight } from '../form/InSight.tsx'
import { MissingParts, UnreadableChoices } from '../form/MissingParts.tsx'
import { noteOf } from '../form/note.ts'
import { PendingAccount } from '../form/PendingAccount.tsx'
import { Summary } from '../form/Summary.tsx'
import { usePayoutForm, type PayoutFormStart, type PayoutFormState } from '../form/use-payout-form.ts'
import { WalletPanel } from '../form/WalletPanel.tsx'
import { DifferentPayoutView } from '../submission/DifferentPayoutView.tsx'
import { Cost } from '../submission/Cost.tsx'
import { ForgetfulBrowser } from '../submission/ForgetfulBrowser.tsx'
import { OpenPayout } from '../submission/OpenPayout.tsx'
import { SendingView } from './SendingView.tsx'
import { useSendOffRamp, type SendingState } from './use-send-off-ramp.ts'
import { FeeNote } from './FeeNote.tsx'
import { SaveSourceDialog } from './SaveSourceDialog.tsx'
import { useConnectedSource, type ConnectedSource } from './use-connected-source.ts'
import { WireMessageCard } from './WireMessageCard.tsx'

const FORM_ID = 'off-ramp'

interface Props extends SendingState {
  readonly start: PayoutFormStart
}

export function OffRampForm({ start, ...state }: Props) {
  const t = useText()
  const payout = usePayoutForm(start)
  const { form, chosenWallet } = payout
  const sending = useSendOffRamp(payout, state)
  const { source, submission, sendFound, toDetails } = sending
  const { different, isRepriced } = submission
  // Wallets of the other networks cannot be connected yet.
  const canSend = canConnect(form.network)
  const connected = useConnectedSource(payout, start)
  const network = displayNameOf(form.network)
  // What an earlier page may have sent is answered before anything else is (decisions.md E18).
  const isHeld = useIsSendHeld()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isHeld) (canSend ? sending.submit : sending.submitByHand)()
  }
  const buttons = { payout, sending, isHeld }
  if (different) return <DifferentPayoutView {...different} />
  if (state.sending) return <SendingView payout={state.sending} walletName={source.walletName ?? ''} />
  return (
    <form id={FORM_ID} noValidate onSubmit={onSubmit}>
      <WalletModal />
      {connected?.isAsked && <SaveSourceDialog source={connected} />}
      <MissingParts payout={payout} />
      <UnreadableChoices />
      <Stack gap={20}>
        <UnfinishedTransfers />
        {/* What a look finds by itself is asked about above: no wallet is asked without a press. */}
        <OpenPayout submission={submission} onFound={sendFound} onListed={() => {}} onGoOn={toDetails} />
        {!canSend && (
          <Banner tone="info" title={t('sending.unsupported.title', { network })}>
            {t('sending.unsupported.text', { network })}
          </Banner>
        )}
        <div>
          {source.refusal && (
            <InSight key={chosenWallet?.wallet.id}>
              <RefusedSource refusal={source.refusal} source={source} />
            </InSight>
          )}
          <Columns payout={payout} start={start} connected={connected}>
            {canSend && <ByHandButton {...buttons} isOnly={false} />}
          </Columns>
        </div>
      </Stack>
      <ActionFooter
        width="wide"
        note={t(
          isHeld
            ? 'payouts.form.held'
            : !canSend && payout.canSubmitByHand
              ? 'sending.byHand.next'
              : noteOf(payout, isRepriced),
        )}
        cost={payout.amounts.source !== '' && <Cost payout={payout} />}
      >
        {canSend ? <SendButton {...buttons} /> : <ByHandButton {...buttons} isOnly />}
      </ActionFooter>
    </form>
  )
}

interface ButtonProps {
  readonly payout: PayoutFormState
  readonly sending: ReturnType<typeof useSendOffRamp>
  readonly isHeld: boolean
}

const isBusy = ({ submission, isChecking }: ButtonProps['sending']): boolean => submission.isSending || isChecking

function SendButton({ payout, sending, isHeld }: ButtonProps) {
  return (
    <Button type="submit" form={FORM_ID} size="lg" loading={isBusy(sending)} disabled={!payout.canSubmit || isHeld}>
      <SendLabel payout={payout} />
    </Button>
  )
}

/** The one action where no wallet of the network can be connected here. Else a second one, which has no room in the footer of a small box. */
function ByHandButton({ payout, sending, isHeld, isOnly }: ButtonProps & { readonly isOnly: boolean }) {
  const t = useText()
  const appearance = isOnly
    ? ({ type: 'submit', form: FORM_ID, loading: isBusy(sending) } as const)
    : ({ variant: 'secondary', block: true, onClick: sending.submitByHand } as const)
  const isOff = !payout.canSubmitByHand || isHeld || (!isOnly && isBusy(sending))
  return (
    <Button size="lg" disabled={isOff} {...appearance}>
      {t('sending.byHand.start')}
    </Button>
  )
}

interface ColumnsProps extends Pick<Props, 'start'> {
  readonly payout: PayoutFormState
  readonly connected: ConnectedSource | null
  /** Another way to send. */
  readonly children: ReactNode
}

/** Where the tokens come from and go to, and what becomes of them. */
function Columns({ payout, start, connected, children }: ColumnsProps) {
  const { form } = payout
  return (
    <Split>
      <Stack gap={16}>
        <FromTo
          from={<WalletPanel payout={payout} wallets={start.wallets} access={start.access} unsaved={connected} />}
          to={<BankPanel payout={payout} accounts={start.accounts} />}
        />
        {hasWireMessage(form.rampType, form.rail) && <WireMessageCard payout={payout} />}
      </Stack>
      <Side>
        <PendingAccount payout={payout} />
        <Summary payout={payout} />
        <FeeNote payout={payout} />
        {children}
        <ForgetfulBrowser rampType="off-ramp" />
      </Side>
    </Split>
  )
}

/** "Send 1,500.00 USDC": the button says what leaves the wallet. */
function SendLabel({ payout: { amounts, form } }: { readonly payout: PayoutFormState }) {
  const t = useText()
  const { i18n } = useLingui()
  if (amounts.source === '') return t('payouts.form.sendNothing')
  const amount = `${formatAmount(amounts.source, i18n.locale)} ${currencyCode(form.coin)}`
  return <bdi>{t('payouts.form.send', { amount })}</bdi>
}
