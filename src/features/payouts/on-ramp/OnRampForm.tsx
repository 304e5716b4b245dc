import styled from '@emotion/styled'
import type { FormEvent } from 'react'
import { useStore } from 'zustand/react'
import { journalOf } from '../../../queries/operation-journal.ts'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { visibleText } from '../../../lib/format/visible-text.ts'
import { useServices } from '../../../queries/services.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FromTo } from '../../../ui/data/money/FromTo.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ActionFooter } from '../../../ui/frame/ActionFooter.tsx'
import { Side, Split } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { DestinationPanel } from './DestinationPanel.tsx'
import { DifferentPayoutView } from './DifferentPayoutView.tsx'
import { EarlierPayoutDialog } from './EarlierPayoutDialog.tsx'
import { noteOf } from './note.ts'
import { SourcePanel } from './SourcePanel.tsx'
import { Summary } from './Summary.tsx'
import { UndecidedBanner } from './UndecidedBanner.tsx'
import { useOnRamp, type OnRampStart } from './use-on-ramp.ts'
import { useSubmit } from './use-submit.ts'

const FORM_ID = 'on-ramp'

const InSight = styled.div`
  margin-block-end: 20px;
  scroll-margin-block: calc(var(--sr-header-h) + 20px);
`

// On a small screen the button is far below: what may have cost money is not said out of sight.
const scrollTo = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' })

export function OnRampForm(start: OnRampStart) {
  const t = useText()
  const onRamp = useOnRamp(start)
  const wallet = start.wallets.find((choice) => choice.wallet.id === onRamp.form.walletId)?.wallet
  const submission = useSubmit(onRamp, wallet?.address ?? null)
  const { submit, send, undecided, different, isRepriced, isSending } = submission
  const { current, held } = undecided
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }

  if (different) return <DifferentPayoutView {...different} />
  return (
    <form id={FORM_ID} noValidate onSubmit={onSubmit}>
      {current && (
        <InSight ref={scrollTo}>
          <UndecidedBanner
            state={current}
            undecided={undecided}
            busy={isSending}
            onSend={send}
            onFound={submission.toInstructions}
          />
        </InSight>
      )}
      {held && <EarlierPayoutDialog onBack={undecided.dismiss} onContinue={submission.submitAsWell} />}
      <Split>
        <FromTo
          from={<SourcePanel onRamp={onRamp} accounts={start.accounts} />}
          to={<DestinationPanel onRamp={onRamp} wallets={start.wallets} />}
        />
        <Side>
          {onRamp.pendingAccount && <PendingAccount account={onRamp.pendingAccount} />}
          <Summary onRamp={onRamp} />
          <ForgetfulBrowser />
        </Side>
      </Split>
      <ActionFooter width="wide" note={t(noteOf(onRamp, isRepriced))}>
        <Button type="submit" form={FORM_ID} size="lg" loading={isSending} disabled={!onRamp.canSubmit}>
          {t('payouts.form.continue')}
        </Button>
      </ActionFooter>
    </form>
  )
}

/** The account that the customer came back with is not ready for this transfer. */
function PendingAccount({ account }: { readonly account: BankAccount }) {
  const t = useText()
  const name = visibleText(account.accountName ?? account.bankName)
  return (
    <div role="status">
      <Banner tone="info" title={t('payouts.account.added.title')}>
        {t('payouts.account.added.text', { name })}
      </Banner>
    </div>
  )
}

/** Where the browser keeps nothing, a reload forgets that a transfer was being made. */
function ForgetfulBrowser() {
  const t = useText()
  const isDurable = useStore(journalOf(useServices()).durable)
  if (isDurable) return null
  return (
    <Banner tone="info" title={t('payouts.forgetful.title')}>
      {t('payouts.forgetful.text')}
    </Banner>
  )
}
