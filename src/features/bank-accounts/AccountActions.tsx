import { NewTransferButton } from '../../components/NewTransferButton.tsx'
import type { AccountTab } from '../../domain/bank-accounts/tabs.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ActionFooter } from '../../ui/frame/ActionFooter.tsx'
import { plusIcon } from '../../ui/icons/actions.ts'
import { Inline } from '../../ui/layout/stack.tsx'
import { useText } from '../../ui/text.tsx'

interface Props {
  readonly tab: AccountTab
  /** The empty list has this button itself. */
  readonly onAdd: (() => void) | null
  /** The next step, where there is one, has the primary button. */
  readonly hasNextStep: boolean
  /** The card of the next step may have the button for a transfer itself. */
  readonly offersTransfer: boolean
  /** The card is not there yet. Until then the button is off, so that one that goes takes no press or focus with it. */
  readonly isAwaited: boolean
}

const ADD = { bank: 'bankAccounts.add', wallets: 'wallets.add' } as const

/** Both buttons fit beside each other at 360 px. The tab above says which account. */
const ADD_COMPACT = { bank: 'bankAccounts.submit', wallets: 'wallets.add' } as const

const emphasisOf = (hasNextStep: boolean) => (hasNextStep ? 'secondary' : 'primary')

/** Beside the title of a wide widget. */
export function WideActions({ tab, onAdd, hasNextStep, offersTransfer, isAwaited }: Props) {
  const t = useText()
  return (
    <Inline gap={12}>
      {onAdd && (
        <Button icon={plusIcon} variant="secondary" onClick={onAdd}>
          {t(ADD[tab])}
        </Button>
      )}
      {offersTransfer && <NewTransferButton size="md" variant={emphasisOf(hasNextStep)} disabled={isAwaited} />}
    </Inline>
  )
}

/** At the foot of a compact widget. */
export function CompactActions({ tab, onAdd, hasNextStep, offersTransfer, isAwaited }: Props) {
  const t = useText()
  if (!onAdd && !offersTransfer) return null
  return (
    <ActionFooter compactOnly>
      {onAdd && (
        <Button size="lg" variant="secondary" onClick={onAdd}>
          {t(ADD_COMPACT[tab])}
        </Button>
      )}
      {offersTransfer && <NewTransferButton size="lg" variant={emphasisOf(hasNextStep)} disabled={isAwaited} />}
    </ActionFooter>
  )
}
