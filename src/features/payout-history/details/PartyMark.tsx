import { FIAT_CURRENCIES, flagOf, isStablecoin, type Currency } from '../../../domain/currency.ts'
import { networkLabel } from '../../../domain/payout-history/network-label.ts'
import type { Party } from '../../../domain/payout-history/parties.ts'
import type { OpenEnum } from '../../../lib/open-enum.ts'
import { bankIcon, walletIcon } from '../../../ui/icons/things.ts'
import { BankTile } from '../../../ui/marks/BankTile.tsx'
import { markOf } from '../../../domain/networks.ts'
import { Coin } from '../../../ui/marks/Coin.tsx'
import { Flag } from '../../../ui/marks/Flag.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'

interface Props {
  readonly party: Party
  readonly currency: OpenEnum<Currency>
}

export function PartyMark({ party, currency }: Props) {
  const fiat = FIAT_CURRENCIES.find((known) => known === currency)
  const flag = fiat && <Flag code={flagOf(fiat)} size={18} />
  if (party.kind === 'bank') return <BankTile name={party.name} size={40} sub={flag} />
  if (party.kind === 'anyBank' || party.kind === 'unknownBank') return <Tile icon={bankIcon} size={40} />
  const label = networkLabel(party.network as never)
  if (!isStablecoin(currency)) return <Tile icon={walletIcon} size={40} />
  return <Coin code={currency} size={40} {...('network' in label && { network: markOf(label.network) })} />
}
