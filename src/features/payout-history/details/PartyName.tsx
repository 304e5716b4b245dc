import type { Party } from '../../../domain/payout-history/parties.ts'
import { walletName } from '../../../domain/wallets/wallet-name.ts'
import { LIST_ENDS, shortAddress } from '../../../lib/format/short-address.ts'
import { visibleText } from '../../../lib/format/visible-text.ts'
import { Masked } from '../../../ui/data/Masked.tsx'
import { useIsMultisig } from '../../../components/wallet/use-is-multisig.ts'
import { useText } from '../../../ui/text.tsx'

/** A short name for the source or the destination of the money. */
export function PartyName({ party }: { readonly party: Party }) {
  const t = useText()
  const isMultisig = useIsMultisig()
  switch (party.kind) {
    case 'bank':
      return <Masked name={party.name} last4={party.lastFour} />
    case 'anyBank':
      return t('payouts.account.any')
    case 'unknownBank':
      return t('payouts.account.unknown')
    case 'offloader':
      return <span className="sr-mono">{shortAddress(party.address, LIST_ENDS)}</span>
    case 'wallet': {
      const name = walletName(party, isMultisig(party.address))
      if ('nickname' in name) return <bdi>{visibleText(name.nickname)}</bdi>
      return party.address && name.label === 'wallets.unnamed' ? (
        <span className="sr-mono">{shortAddress(party.address, LIST_ENDS)}</span>
      ) : (
        t(name.label)
      )
    }
  }
}
