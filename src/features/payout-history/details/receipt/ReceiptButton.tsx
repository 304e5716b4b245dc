import { useState } from 'react'
import { hasReceipt } from '../../../../domain/payout-history/arrival.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { printerIcon } from '../../../../ui/icons/things.ts'
import { useText } from '../../../../ui/text.tsx'
import { Receipt } from './Receipt.tsx'

/** A receipt exists once the money arrived, also where it came back. */
export function ReceiptButton({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (!hasReceipt(payout)) return null
  return (
    <>
      <Button variant="secondary" block icon={printerIcon} onClick={() => setOpen(true)}>
        {t('payouts.receipt.action')}
      </Button>
      {isOpen && <Receipt payout={payout} onClose={() => setOpen(false)} />}
    </>
  )
}
