import { useEffect, useEffectEvent } from 'react'
import { BankInstructions } from '../../../components/BankInstructions.tsx'
import { lastFourOf } from '../../../domain/bank-accounts/account-list.ts'
import { canCancel } from '../../../domain/payout-history/cancel.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { useIsCancelling } from '../../../queries/payouts/payouts.ts'
import { useServices } from '../../../queries/services.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { keptFormsOf } from '../../../stores/kept-form.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Masked } from '../../../ui/data/Masked.tsx'
import { ActionFooter } from '../../../ui/frame/ActionFooter.tsx'
import { Question } from '../../../ui/layout/Question.tsx'
import { Side, Split, Stack } from '../../../ui/layout/stack.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
import { Consent, useConsent } from './Consent.tsx'
import { DepositSummary } from './DepositSummary.tsx'

/** Goes on to the details; by itself once the payout no longer waits for money. */
function useOpenDetails(payout: Payout) {
  const router = useRouter()
  // The form is done, so Back goes from the details to the transfers.
  const kept = keptFormsOf(useServices())
  const toDetails = () => {
    kept.clear()
    router.replace('/my-payouts/details', { id: payout.id, view: 'details' }, { backTo: '/my-payouts' })
  }
  const isOvertaken = !canCancel(payout)
  const giveWay = useEffectEvent(toDetails)

  // The server is outside: instructions end once the money has come, or the transfer was cancelled elsewhere.
  useEffect(() => {
    if (isOvertaken) giveWay()
  }, [isOvertaken])

  return toDetails
}

function Lead({ payout: { sourceBankAccount } }: { readonly payout: Payout }) {
  const t = useText()
  if (!sourceBankAccount) return t('payouts.instructions.fromAny')
  const account = <Masked key="account" name={sourceBankAccount.bankName} last4={lastFourOf(sourceBankAccount)} />
  return <RichText id="payouts.instructions.from" components={[account]} />
}

/** Where to send the money, the consent to it, and the ways on: cancel or confirm. */
export function Instructions({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const router = useRouter()
  const isCancelling = useIsCancelling(payout.id)
  const consent = useConsent(payout)
  const [agreed] = consent
  const toDetails = useOpenDetails(payout)

  return (
    <>
      <Split>
        <Stack gap={24}>
          <Question lead={<Lead payout={payout} />}>{t('payouts.instructions.question')}</Question>
          <BankInstructions payout={payout} />
        </Stack>
        <Side>
          <DepositSummary payout={payout} />
          <Consent payout={payout} consent={consent} />
        </Side>
      </Split>
      <ActionFooter width="wide" note={t(agreed ? 'payouts.instructions.sendsNothing' : 'payouts.instructions.tick')}>
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
