import { MarkSvg } from './MarkSvg.tsx'
import { networkMarkOf } from './network-mark.ts'
import { Round } from './Round.tsx'

interface Props {
  readonly network: string
  readonly size?: number
}

/** Throws for a network that has no logo. */
export function NetworkMark({ network, size = 36 }: Props) {
  return (
    <Round size={size} ring>
      <MarkSvg shape={networkMarkOf(network)} />
    </Round>
  )
}
