import type { ReactNode } from 'react'
import { ActionFooter } from '../../../ui/frame/ActionFooter.tsx'
import { Cost } from './Cost.tsx'
import type { PayoutFormState } from './use-payout-form.ts'

interface Props {
  /** The button in the footer refers to the form by this id. */
  readonly id: string
  readonly payout: PayoutFormState
  /** Below the form: what comes next, or what is still missing. */
  readonly note: ReactNode
  readonly button: ReactNode
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** A payout form with its button, which the frame shows in the footer. */
export function PayoutForm({ id, payout, note, button, onSubmit, children }: Props) {
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <ActionFooter width="wide" note={note} cost={payout.amounts.source !== '' && <Cost payout={payout} />}>
        {button}
      </ActionFooter>
    </form>
  )
}
