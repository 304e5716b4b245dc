import { useLingui } from '@lingui/react'
import { ChainError } from '../../chains/chain-error.ts'
import { needsTransaction } from '../../domain/payout-history/texts/status-texts.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { isUnanswered, type SendingEnd } from '../../operations/off-ramp/sending.ts'
import { useFailures } from '../../queries/failures/failures.ts'
import { useServices } from '../../queries/services.ts'
import { useText } from '../../ui/text.tsx'
import { sentAmount } from './sent-amount.ts'
import { useUnsentToast } from './use-unsent-toast.ts'

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
      const title = t(`sending.unregistered.${kind}.title`, { amount: sentAmount(payout, i18n.locale) })
      const description = t(`sending.unregistered.${kind}.text`)
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
    const key = isUnanswered(end) ? 'unanswered' : end.status
    const title = t(`sending.${key}.title`, { amount: sentAmount(payout, i18n.locale) })
    // What to do next depends on why the end is unknown.
    const failure = 'error' in end && end.error ? failures.report(end.error) : null
    toasts.show({
      tone,
      title,
      description: failure?.message ?? (end.status === 'different' ? null : t(`sending.${end.status}.text`)),
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
