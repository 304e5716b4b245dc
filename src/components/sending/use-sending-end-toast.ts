import { useLingui } from '@lingui/react'
import { ChainError, type ChainErrorCode } from '../../chains/chain-error.ts'
import { needsTransaction } from '../../domain/payout-history/texts/status-texts.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import type { SendingEnd } from '../../operations/off-ramp/sending.ts'
import { useFailures } from '../../queries/failures/failures.ts'
import { useServices } from '../../queries/services.ts'
import { useText, type MessageId } from '../../ui/text.tsx'
import { sentAmount } from './sent-amount.ts'
import { useUnsentToast } from './use-unsent-toast.ts'

/** What is said where no transaction is known: as the list asks it, and not as if one were on its way. */
const UNKNOWN_TITLES: Readonly<Partial<Record<ChainErrorCode, MessageId>>> = {
  'wallet/unanswered': 'sending.unanswered.title',
  'wallet/send-unknown': 'sending.unfinished.asked.title',
  'network/unchecked': 'sending.unfinished.asked.title',
}

/** Of what was sent the title says enough: the row beside it says what comes next, and goes on while the message stays. */
const TEXTS = {
  sent: null,
  different: null,
  unknown: 'sending.unknown.text',
  elsewhere: 'sending.elsewhere.text',
} as const

const titleOf = (end: SendingEnd & { status: keyof typeof TEXTS }): MessageId =>
  (end.status === 'unknown' && end.error && UNKNOWN_TITLES[end.error.code]) || `sending.${end.status}.title`

/** Reports how a sending ended, on any screen. */
export function useSendingEndToast() {
  const t = useText()
  const { i18n } = useLingui()
  const failures = useFailures()
  const { toasts } = useServices()
  const reportUnsent = useUnsentToast()
  return (end: SendingEnd, payout: Payout) => {
    if (end.status === 'notSent') return reportUnsent(end.error, end.isCancelled)
    if (end.status === 'unregistered') {
      if (end.error) failures.report(end.error)
      const kind = end.isConflict ? 'conflict' : 'due'
      const amount = sentAmount(payout, i18n.locale)
      const title = t(`sending.unregistered.${kind}.title`, { amount })
      const description = t(`sending.unregistered.${kind}.text`, { amount })
      return toasts.show({ tone: 'error', title, description, reference: end.hash, follows: true })
    }
    if (end.status === 'conflict') {
      const title = t('sending.conflict.title', { amount: sentAmount(payout, i18n.locale) })
      const description = t('sending.conflict.text')
      return toasts.show({ tone: 'error', title, description, reference: payout.id, follows: true })
    }
    if (end.status === 'over') {
      const title = t(`sending.over.${end.tokens}.title`, { amount: sentAmount(payout, i18n.locale) })
      return toasts.show({ tone: 'info', title, description: t(`sending.over.${end.tokens}.text`), follows: true })
    }
    const tone = end.status === 'sent' ? 'success' : 'info'
    const title = t(titleOf(end), { amount: sentAmount(payout, i18n.locale) })
    const text = TEXTS[end.status]
    // What to do next depends on why the end is unknown.
    const failure = 'error' in end && end.error ? failures.report(end.error) : null
    toasts.show({
      tone,
      title,
      description: failure?.message ?? (text && t(text)),
      remedy: failure?.remedy,
      follows: true,
    })
  }
}

/** Reports a wallet that declined and has sent anyway: the transfer is cancelled, and its tokens come back once the server knows of them. */
export function useSentAnywayToast() {
  const t = useText()
  const { i18n } = useLingui()
  const failures = useFailures()
  return (payout: Payout) => {
    const amount = sentAmount(payout, i18n.locale)
    const error = new ChainError('wallet/sent-anyway')
    if (!needsTransaction(payout)) return failures.toast(error, t('sending.returning.title', { amount }))
    failures.toast(error, t('sending.stranded.title', { amount }), () => t('sending.stranded.sentAnyway'))
  }
}
