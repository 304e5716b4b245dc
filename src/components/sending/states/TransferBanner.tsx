import type { ReactNode } from 'react'
import { depositOf, type Deposit } from '../../../domain/payouts/deposit.ts'
import { isMadeAgain } from '../../../operations/intents/late-payouts.ts'
import { journalOf } from '../../../operations/journal/journal-of.ts'
import { useTransfersPaused } from '../../../queries/online/transfers-paused.ts'
import { useHasWaiting } from '../../../queries/payouts/waiting-transaction.ts'
import { useServices } from '../../../queries/services.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useFocusToHeading } from '../../../ui/frame/transition/use-focus-to-heading.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
import { RefusedSource } from '../../wallet/RefusedSource.tsx'
import { TransactionIds } from '../TransactionIds.tsx'
import { useSendNow } from '../use-send-now.ts'
import { hashesOf, isSending, sayingOfShown, type ShownTransfer } from './shown-transfer.ts'
import { TransferActions } from './TransferActions.tsx'
import { isSaid, type Said } from './saying.ts'
import { useShownValues } from './use-shown-values.ts'

interface SendNowButtonProps {
  readonly isSending: boolean
  readonly onSend: () => void
}

function SendNowButton({ isSending, onSend }: SendNowButtonProps) {
  const t = useText()
  const isPaused = useTransfersPaused()
  return (
    <Button size="sm" loading={isSending} disabled={isPaused && !isSending} onClick={onSend}>
      {t('sending.unfinished.unsent.send')}
    </Button>
  )
}

interface Props {
  readonly shown: ShownTransfer
  /** The account that late tokens came from, where it is known. */
  readonly sender?: ReactNode
}

/** The state of an off-ramp, and what the customer can do about it, in the same words wherever it is shown. The screen has a `WalletModal`. */
export function TransferBanner({ shown: given, sender = null }: Props) {
  const journal = journalOf(useServices())
  const shown = { ...given, isMadeAgain: given.entry !== null && isMadeAgain(journal, given.entry) }
  const saying = sayingOfShown(shown)
  if (!isSaid(saying)) return null
  const deposit = depositOf(shown.payout)
  // A press of Send now keeps its place and its focus while the wallet is asked.
  if (deposit && saying.actions.includes('send') && (shown.isSendable || isSending(shown)))
    return <SendableTransfer key="send" shown={shown} saying={saying} deposit={deposit} />
  return <OtherTransfer key={shown.state.kind} shown={shown} saying={saying} sender={sender} />
}

interface SaidProps extends Props {
  readonly saying: Said
}

function SendableTransfer({ deposit, ...said }: SaidProps & { readonly deposit: Deposit }) {
  useFocusToHeading()
  const { shown } = said
  const { source, sendNow } = useSendNow({ payout: shown.payout, deposit })
  const send = <SendNowButton isSending={isSending(shown)} onSend={() => void sendNow()} />
  return (
    <Stack gap={12}>
      <SaidTransfer {...said} send={send} />
      {source.refusal && <RefusedSource refusal={source.refusal} source={source} />}
    </Stack>
  )
}

function OtherTransfer(said: SaidProps) {
  useFocusToHeading()
  return <SaidTransfer {...said} send={null} />
}

function SaidTransfer({ shown, saying, sender, send }: SaidProps & { readonly send: ReactNode }) {
  const t = useText()
  const values = useShownValues(shown.payout)
  const isWaiting = useHasWaiting(shown.payout, shown.state)
  const { title, text, note, tone, actions } = saying
  const parts = saying.shows === 'transaction' || note !== undefined || isWaiting
  const sentence =
    sender && text === 'sending.comesBack.found.anyText' ? (
      <RichText id="sending.comesBack.found.text" components={[<span key="from">{sender}</span>]} />
    ) : (
      <bdi>{t(text, values)}</bdi>
    )
  const banner = (
    <Banner
      tone={tone}
      title={<bdi>{t(title, values)}</bdi>}
      action={<TransferActions shown={shown} actions={actions} send={send} />}
    >
      {parts ? (
        <Stack gap={8}>
          <div>{sentence}</div>
          {isWaiting && <strong>{t('sending.waiting', values)}</strong>}
          {note && <span>{t(note)}</span>}
          {saying.shows === 'transaction' && <TransactionIds payout={shown.payout} hashes={hashesOf(shown.state)} />}
        </Stack>
      ) : (
        sentence
      )}
    </Banner>
  )
  return saying.role ? <div role={saying.role}>{banner}</div> : banner
}
