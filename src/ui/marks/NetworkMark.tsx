import { MarkSvg } from './MarkSvg.tsx'
import { networkMarkOf } from './network-mark.ts'
import { RoundMark } from './RoundMark.tsx'

interface Props {
  readonly network: string
  readonly size?: number
}

/** The logo of a network. It throws for a network without one. */
export function NetworkMark({ network, size = 36 }: Props) {
  return (
    <RoundMark size={size} ring>
      <MarkSvg shape={networkMarkOf(network)} />
    </RoundMark>
  )
}
