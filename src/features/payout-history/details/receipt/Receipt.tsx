import type { Payout } from '../../../../domain/payouts/payout.ts'
import { PrintSheet } from '../../../../ui/print/PrintSheet.tsx'
import { useText } from '../../../../ui/text.tsx'
import { BankDetails } from '../facts/BankDetails.tsx'
import { PaymentDetails } from '../facts/PaymentDetails.tsx'
import { PayoutFacts } from '../facts/PayoutFacts.tsx'
import { PayoutHero } from '../PayoutHero.tsx'
import { ReceiptHeader } from './ReceiptHeader.tsx'
import { References } from './References.tsx'

/** Says what a payout moved, between whom and when. Nothing on it can be pressed. */
export function Receipt({ payout, onClose }: { readonly payout: Payout; readonly onClose: () => void }) {
  const t = useText()
  const title = t('payouts.receipt.title')
  return (
    <PrintSheet title={title} fileName={`${title} ${payout.id}`} onClose={onClose}>
      <ReceiptHeader payout={payout} />
      <PayoutHero payout={payout} />
      <PaymentDetails payout={payout} />
      <PayoutFacts payout={payout} />
      <BankDetails payout={payout} />
      <References payout={payout} />
    </PrintSheet>
  )
}
