import { useLingui } from '@lingui/react'
import { focusManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useMoneyText } from '../../../components/money/use-money-text.ts'
import type { Asked } from '../../../domain/payouts/form/submission.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { formatMoment } from '../../../lib/format/format-date.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Reference } from '../../../ui/feedback/Reference.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import type { Undecided, UndecidedState } from './use-earlier.ts'

interface Props {
  readonly state: UndecidedState
  readonly undecided: Undecided
  readonly busy: boolean
  /** Sends the same form with the same key: one transfer is made at most. */
  readonly onSend: (asked: Asked) => void
  readonly onFound: (payout: Payout) => void
  /** The list has it, and the customer has not asked for anything. */
  readonly onListed: (payout: Payout) => void
}

const POLL_MS = 5000

/** Calls `poll` every five seconds while the page is visible (decisions.md E18), one call at a time. */
function usePolling(isOn: boolean, poll: () => Promise<void>) {
  const pollLatest = useEffectEvent(poll)
  // Follows the clock.
  useEffect(() => {
    if (!isOn) return undefined
    let isPolling = false
    const timer = setInterval(() => {
      if (isPolling || !focusManager.isFocused()) return
      isPolling = true
      void pollLatest().finally(() => {
        isPolling = false
      })
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [isOn])
}

/** It is unknown whether a transfer was made. No other is made unless the customer decides so. */
export function UndecidedBanner({ state, undecided, busy, onSend, onFound, onListed }: Props) {
  const t = useText()
  const router = useRouter()
  const failures = useFailures()
  const { entry, asked, error, candidates } = state
  const [candidate] = candidates ?? []

  usePolling(!busy && !undecided.isChecking && !candidate, async () => {
    const listed = await undecided.check(entry, false)
    if (listed) onListed(listed)
  })
  const check = async () => {
    if (asked) return onSend(asked)
    const found = await undecided.check(entry)
    if (found) onFound(found)
  }
  if (candidate) return <Candidate state={state} candidate={candidate} undecided={undecided} onFound={onFound} />

  const reference = error && failures.explain(error).reference
  const action = (
    <>
      <Button size="sm" variant="secondary" loading={busy || undecided.isChecking} onClick={() => void check()}>
        {t('payouts.undecided.check')}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => router.push('/my-payouts', {})}>
        {t('payouts.undecided.list')}
      </Button>
      {candidates && (
        <Button size="sm" variant="ghost" disabled={busy} onClick={() => undecided.giveUp(entry)}>
          {t('payouts.undecided.startNew')}
        </Button>
      )}
    </>
  )
  return (
    <Banner tone="warning" title={t('payouts.undecided.title')} action={action}>
      {t(candidates ? 'payouts.undecided.notListed' : 'payouts.undecided.text')}
      {reference && <Reference value={reference} />}
    </Banner>
  )
}

interface CandidateProps extends Pick<Props, 'state' | 'undecided' | 'onFound'> {
  readonly candidate: Payout
}

/** The list has a transfer like it, which another device may have made: the customer says whether it is this one. */
function Candidate({ state: { entry, candidates }, candidate, undecided, onFound }: CandidateProps) {
  const t = useText()
  const moneyText = useMoneyText()
  const { i18n } = useLingui()
  const amount = moneyText(candidate.amount, candidate.source.currency)
  const time = formatMoment(candidate.created, i18n.locale)
  const isIt = () => {
    undecided.claim(entry, candidate)
    onFound(candidate)
  }
  const action = (
    <>
      <Button size="sm" variant="secondary" onClick={isIt}>
        {t('payouts.undecided.isIt')}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => undecided.refuse(entry)}>
        {t('payouts.undecided.isNotIt')}
      </Button>
    </>
  )
  return (
    <Banner tone="warning" title={t('payouts.undecided.found')} action={action}>
      <Stack gap={4}>
        <bdi>{t('payouts.undecided.foundText', { amount, time })}</bdi>
        {(candidates?.length ?? 0) > 1 && <span>{t('payouts.undecided.foundMore')}</span>}
      </Stack>
    </Banner>
  )
}
