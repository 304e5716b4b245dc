import { coins } from './coins.generated.ts'
import { MarkSvg } from './MarkSvg.tsx'
import { NetworkMark } from './NetworkMark.tsx'
import { RoundMark } from './RoundMark.tsx'

type CoinCode = keyof typeof coins

interface Props {
  readonly code: CoinCode
  /** The coin's network, shown as a small mark on the coin. */
  readonly network?: string
  readonly size?: number
}

export function Coin({ code, network, size = 36 }: Props) {
  return (
    <RoundMark size={size} sub={network && <NetworkMark network={network} />}>
      <MarkSvg shape={coins[code]} />
    </RoundMark>
  )
}
