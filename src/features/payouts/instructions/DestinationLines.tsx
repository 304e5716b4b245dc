import styled from '@emotion/styled'
import { networkLabel } from '../../../domain/payout-history/network-label.ts'
import { partiesOf } from '../../../domain/payout-history/parties.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { FORM_ENDS, shortAddress } from '../../../lib/format/short-address.ts'
import { rawValue } from '../../../lib/open-enum.ts'
import { useIsMultisig } from '../../../components/wallet/use-is-multisig.ts'
import { LedgerLine } from '../../../ui/data/Ledger.tsx'
import { useText } from '../../../ui/text.tsx'

/** Compared with the wallet's own, character by character: it stays in one line. */
const ShortAddress = styled.bdi`
  white-space: nowrap;
`

/** Where the tokens go: what the customer checks before sending money. */
export function DestinationLines({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const isMultisig = useIsMultisig()
  const { to } = partiesOf(payout)
  const label = networkLabel(payout.destination.network)
  if (to.kind !== 'wallet') return null
  const name = to.nickname ?? (isMultisig(to.address) ? t('wallets.multisig') : null)
  return (
    <>
      <LedgerLine label={t('payouts.form.wallet')}>
        {name && <bdi>{name} </bdi>}
        {to.address && <ShortAddress className="sr-mono">{shortAddress(to.address, FORM_ENDS)}</ShortAddress>}
      </LedgerLine>
      <LedgerLine label={t('payouts.details.network')}>
        <bdi>{'name' in label ? label.name : rawValue(payout.destination.network)}</bdi>
      </LedgerLine>
    </>
  )
}
