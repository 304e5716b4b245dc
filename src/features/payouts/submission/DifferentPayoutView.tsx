import { DifferenceLedger } from '../../../components/DifferenceLedger.tsx'
import { SupportButton } from '../../../components/support/SupportButton.tsx'
import { useCancellation } from '../../../components/use-cancellation.ts'
import type { Difference } from '../../../domain/payouts/differences.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Reference } from '../../../ui/feedback/Reference.tsx'
import { StateTitle } from '../../../ui/feedback/StateTitle.tsx'
import { ActionFooter } from '../../../ui/frame/ActionFooter.tsx'
import { alertIcon } from '../../../ui/icons/basic.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { restoreFocus } from '../../../ui/restore-focus.ts'
import { useText } from '../../../ui/text.tsx'

interface Props {
  readonly payout: Payout
  readonly differences: readonly Difference[]
}

/** The transfer differs from the request, so no instructions are shown. */
export function DifferentPayoutView({ payout, differences }: Props) {
  const t = useText()
  const router = useRouter()
  const cancel = useCancellation()
  const toList = () => router.replace('/my-payouts', {}, { clear: true })
  return (
    <>
      <Stack gap={24}>
        <div role="alert">
          <StateTitle
            headingRef={restoreFocus}
            mark={<Tile icon={alertIcon} tone="warning" large />}
            sentence={t(payout.type === 'offRamp' ? 'payouts.different.textWallet' : 'payouts.different.text')}
          >
            {t('payouts.different.title')}
          </StateTitle>
        </div>
        <DifferenceLedger differences={differences} />
        <Reference value={payout.id} />
      </Stack>
      <ActionFooter width="wide">
        <SupportButton about={payout.id} variant="secondary" size="lg">
          {t('payouts.different.support')}
        </SupportButton>
        <Button size="lg" loading={cancel.isPending} onClick={() => cancel.mutate(payout.id, { onSuccess: toList })}>
          {t('payouts.cancel.action')}
        </Button>
      </ActionFooter>
    </>
  )
}
