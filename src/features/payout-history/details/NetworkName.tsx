import { networkLabel } from '../../../domain/payout-history/network-label.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { useText } from '../../../ui/text.tsx'

/** The method or the chain of one side. */
export function NetworkName({ network }: { readonly network: Payout['source']['network'] }) {
  const t = useText()
  const label = networkLabel(network)
  if ('method' in label) return t(label.method)
  return <bdi>{'name' in label ? label.name : label.raw}</bdi>
}
