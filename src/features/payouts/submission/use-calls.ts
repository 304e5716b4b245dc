import type { Asked, Submission, SubmissionEvent, Way } from '../../../domain/payouts/form/submission.ts'
import type { Difference } from '../../../domain/payouts/differences.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import type { ReducerStore } from '../../../lib/reducer-store.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { REMEDIES } from '../../../queries/failures/host-failures.ts'
import { useCreatePayout } from '../../../queries/payouts/create-payout.ts'
import { useCancelPayout } from '../../../queries/payouts/payouts.ts'
import { useServices } from '../../../queries/services.ts'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import { useHasLeft } from './use-has-left.ts'
import type { Undecided } from './use-undecided.ts'

interface Calls {
  readonly form: PayoutFormState
  readonly store: ReducerStore<Submission, SubmissionEvent>
  readonly type: 'onRamp' | 'offRamp'
  readonly undecided: Undecided
}

interface Creating extends Calls {
  onMade(payout: Payout, way: Way, hasLeft: boolean): void
}

const FAILED = { onRamp: 'payouts.createFailed.onRamp', offRamp: 'payouts.createFailed.offRamp' } as const
const DIFFERENT = { onRamp: 'payouts.different.text', offRamp: 'payouts.different.textWallet' } as const

/** The customer may have chosen another wallet since the form was sent. */
function walletAddressOf(
  { chosenWallet }: PayoutFormState,
  { payload: { source, destination } }: Asked,
): string | null {
  const wallet = chosenWallet?.wallet
  return wallet && [source.id, destination.id].includes(wallet.id) ? wallet.address : null
}

/** Requests one payout at a time. Its result counts, too, for a customer who has left the form: a toast then reports it. */
export function useCreate({ form, store, type, undecided, onMade }: Creating): (asked: Asked) => void {
  const t = useText()
  const failures = useFailures()
  const hasLeft = useHasLeft()
  const { emit, toasts } = useServices()
  const isReplacing = () => {
    const state = store.getState()
    return state.status === 'creating' && state.replaced !== null
  }
  const onDifferent = (payout: Payout, differences: readonly Difference[]) => {
    const title = t('payouts.different.title')
    const code = 'payout_different'
    emit('ramp-error', { code, message: title, remedy: REMEDIES[code], reference: payout.id })
    store.dispatch({ type: 'differed', payout, differences })
    if (hasLeft()) toasts.show({ tone: 'error', title, description: t(DIFFERENT[type]), reference: payout.id })
  }

  const create = useCreatePayout({
    onMade(payout, { way }) {
      store.dispatch({ type: 'creationEnded' })
      onMade(payout, way, hasLeft())
    },
    onDifferent,
    onEarlier([first, ...others]) {
      if (!first) return store.dispatch({ type: 'creationEnded' })
      store.dispatch({ type: 'earlierFound', found: [first, ...others] })
      if (!hasLeft()) return
      toasts.show({ tone: 'info', title: t('payouts.found.title'), description: t('payouts.found.notMade') })
    },
    onUndecided(result, asked) {
      store.dispatch({ type: 'creationEnded' })
      undecided.add(result, asked)
      if (!hasLeft()) return void failures.report(result.error)
      failures.toast(result.error, t('payouts.undecided.title'), () => t('payouts.undecided.text'))
    },
    onFailed(error) {
      const text = (message: string) =>
        isReplacing() ? t('payouts.waiting.replaceFailed', { message }) : t(FAILED[type], { message })
      failures.toast(error, t('payouts.createFailed.title'), text)
      store.dispatch({ type: 'creationEnded' })
    },
  })
  return (asked) => {
    store.dispatch({ type: 'creationBegun', asked })
    form.beginSending()
    create.mutate(
      { ...asked, walletAddress: walletAddressOf(form, asked) },
      { onSettled: () => void undecided.refresh() },
    )
  }
}

/** Cancels the first payout, and makes another in its place only once the server has said that it is cancelled (decisions.md F31). */
export function useReplace({ store }: Pick<Calls, 'store'>, create: (asked: Asked) => void) {
  const t = useText()
  const failures = useFailures()
  const cancel = useCancelPayout({
    onCancelled() {
      const state = store.getState()
      store.dispatch({ type: 'firstCancelled' })
      if (state.status === 'cancelling') create(state.asked)
    },
    onFailed(error) {
      store.dispatch({ type: 'firstKept' })
      failures.toast(error, t('payouts.cancelFailed.title'), () => t('payouts.waiting.notReplaced'))
    },
  })
  return (first: Payout, asked: Asked) => {
    store.dispatch({ type: 'replacementBegun', asked, first })
    cancel.mutate(first.id)
  }
}
