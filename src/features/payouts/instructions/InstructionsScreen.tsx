import { useEffect, useEffectEvent } from 'react'
import { BankInstructions } from '../../../components/BankInstructions.tsx'
import { useDraft } from '../../../components/drafts.ts'
import { QueryView } from '../../../components/QueryView.tsx'
import { StoppedInstructions } from '../../../components/StoppedInstructions.tsx'
import { lastFourOf } from '../../../domain/bank-accounts/account-list.ts'
import { canCancel } from '../../../domain/payout-history/cancel.ts'
import {
  useInstructionsCheck,
  useKnownDifferences,
  useReportStopped,
  type InstructionsCheck,
} from '../../../queries/payouts/instructions.ts'
import { useIsCancelling, usePayout } from '../../../queries/payouts/payouts.ts'
import { keptFormsOf } from '../../../queries/payouts/kept-form.ts'
import { useServices } from '../../../queries/services.ts'
import { payeeOf } from '../../../domain/payout-history/instructions.ts'
import { visibleText } from '../../../lib/format/visible-text.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Masked } from '../../../ui/data/Masked.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { ConsentCard } from '../../../ui/fields/ConsentCard.tsx'
import { ActionFooter } from '../../../ui/frame/ActionFooter.tsx'
import { HeaderTitle } from '../../../ui/frame/HeaderTitle.tsx'
import { Page } from '../../../ui/frame/Page.tsx'
import { Question } from '../../../ui/layout/Question.tsx'
import { Side, Split, Stack } from '../../../ui/layout/stack.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { DifferentPayoutView } from '../submission/DifferentPayoutView.tsx'
import { DepositSummary } from './DepositSummary.tsx'

export function InstructionsScreen({ id = '' }: { readonly id?: string }) {
  const t = useText()
  const query = usePayout(id)
  const { data } = query
  const check = useInstructionsCheck(data)
  const isStopped = data !== undefined && canCancel(data) && (check === 'different' || check === 'unsafe')
  return (
    <Page width="wide">
      <HeaderTitle>{t(isStopped ? 'payouts.details.title' : 'payouts.instructions.title')}</HeaderTitle>
      <QueryView
        query={query}
        loading={<SkeletonRows count={5} />}
        failure={{ title: t('payouts.instructions.loadError'), note: t('payouts.instructions.exists') }}
      >
        {(payout) => (canCancel(payout) ? <Waiting payout={payout} check={check} /> : <Instructions payout={payout} />)}
      </QueryView>
    </Page>
  )
}

interface WaitingProps {
  readonly payout: Payout
  readonly check: InstructionsCheck
}

/** Nobody is told to send money for a payout that is not the one, or consents to it without knowing where. */
function Waiting({ payout, check }: WaitingProps) {
  const t = useText()
  const { isFetching, refetch } = usePayout(payout.id)
  if (check === 'checking') return <SkeletonRows count={5} />
  if (check === 'different') return <Different payout={payout} />
  if (check === 'unsafe') return <StoppedInstructions payout={payout} reason={check} />
  if (payout.instructions) return <Instructions payout={payout} />
  return (
    <ErrorState title={t('payouts.instructions.missing.title')} retrying={isFetching} onRetry={() => void refetch()}>
      {t('payouts.instructions.missing.text')}
    </ErrorState>
  )
}

function Different({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const differences = useKnownDifferences(payout)
  useReportStopped('different', { message: t('payouts.different.title'), reference: payout.id })
  return <DifferentPayoutView payout={payout} differences={differences} />
}

function Lead({ payout: { sourceBankAccount } }: { readonly payout: Payout }) {
  const t = useText()
  if (!sourceBankAccount) return t('payouts.instructions.fromAny')
  const account = <Masked key="account" name={sourceBankAccount.bankName} last4={lastFourOf(sourceBankAccount) ?? ''} />
  return <RichText id="payouts.instructions.from" components={[account]} />
}

const CONSENTS = {
  memo: { named: 'payouts.instructions.consentTo', nameless: 'payouts.instructions.consent' },
  none: { named: 'payouts.instructions.consentToWithoutMemo', nameless: 'payouts.instructions.consentWithoutMemo' },
} as const

/** Names the payee as the instructions do, and the memo only where there is one. */
function Consent({ payout }: { readonly payout: Payout }) {
  const payee = payeeOf(payout)
  const words = CONSENTS[payout.instructions?.memo ? 'memo' : 'none']
  if (payee === null) return <RichText id={words.nameless} />
  return <RichText id={words.named} components={[<bdi key="payee">{visibleText(payee)}</bdi>]} />
}

function Instructions({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const router = useRouter()
  const isCancelling = useIsCancelling(payout.id)
  // The view that asks about cancelling is another screen, and leads back here.
  const [agreed, setAgreed] = useDraft(`agreed:${payout.id}`, false)
  // The form has done its work: back leads from the details to the transfers.
  const kept = keptFormsOf(useServices())
  const toDetails = () => {
    kept.clear()
    router.replace('/my-payouts/details', { id: payout.id, view: 'details' }, { backTo: '/my-payouts' })
  }
  const isOvertaken = !canCancel(payout)
  const giveWay = useEffectEvent(toDetails)

  // The server is outside: nobody is told to send money that has come, or that a transfer cancelled elsewhere no longer waits for.
  useEffect(() => {
    if (isOvertaken) giveWay()
  }, [isOvertaken])

  return (
    <>
      <Split>
        <Stack gap={24}>
          <Question lead={<Lead payout={payout} />}>{t('payouts.instructions.question')}</Question>
          <BankInstructions payout={payout} />
        </Stack>
        <Side>
          <DepositSummary payout={payout} />
          <ConsentCard
            label={<Consent payout={payout} />}
            checked={agreed}
            onChange={(event) => setAgreed(event.target.checked)}
          />
        </Side>
      </Split>
      <ActionFooter width="wide" note={!agreed && t('payouts.instructions.tick')}>
        <Button
          variant="secondary"
          size="lg"
          loading={isCancelling}
          onClick={() => router.push('/my-payouts/details', { id: payout.id, view: 'cancel' })}
        >
          {t('payouts.instructions.cancel')}
        </Button>
        <Button size="lg" disabled={!agreed || isCancelling} onClick={toDetails}>
          {t('payouts.instructions.confirm')}
        </Button>
      </ActionFooter>
    </>
  )
}
