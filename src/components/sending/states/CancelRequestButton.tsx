import type { ComponentProps } from 'react'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { useCancelRequest } from '../../../queries/payouts/send-payout.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useText } from '../../../ui/text.tsx'

interface Props extends Pick<ComponentProps<typeof Button>, 'size' | 'block'> {
  readonly payout: Payout
}

/** Cancels while the wallet asks. How it ended is said by the toast that ends every sending. */
export function CancelRequestButton({ payout: { id }, ...look }: Props) {
  const t = useText()
  const cancelRequest = useCancelRequest()
  return (
    <Button variant="secondary" {...look} onClick={() => cancelRequest(id)}>
      {t('sending.unfinished.created.cancel')}
    </Button>
  )
}
