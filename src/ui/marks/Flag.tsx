import { flags } from './flags.generated.ts'
import { MarkSvg } from './MarkSvg.tsx'
import { Round } from './Round.tsx'

/** Countries of the currencies, and the region of the euro. */
export type FlagCode = keyof typeof flags

interface Props {
  readonly code: FlagCode
  readonly size?: number
}

/** Beside the name of its country or currency, hence hidden from screen readers. It never mirrors. */
export function Flag({ code, size = 24 }: Props) {
  return (
    <Round size={size} ring>
      <MarkSvg shape={flags[code]} />
    </Round>
  )
}
