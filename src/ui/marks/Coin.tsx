import { coins } from './coins.generated.ts'
import { MarkSvg } from './MarkSvg.tsx'
import { NetworkMark } from './NetworkMark.tsx'
import { Round } from './Round.tsx'

export type CoinCode = keyof typeof coins

interface Props {
  readonly code: CoinCode
  /** The network that the coin is on, as a small mark over it. */
  readonly network?: string
  readonly size?: number
}

export function Coin({ code, network, size = 36 }: Props) {
  return (
    <Round size={size} sub={network && <NetworkMark network={network} />}>
      <MarkSvg shape={coins[code]} />
    </Round>
  )
}
