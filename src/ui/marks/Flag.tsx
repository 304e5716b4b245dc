import { flags } from './flags.generated.ts'
import { MarkSvg } from './MarkSvg.tsx'
import { RoundMark } from './RoundMark.tsx'

/** The countries of the currencies, and the EU for the euro. */
export type FlagCode = keyof typeof flags

interface Props {
  readonly code: FlagCode
  readonly size?: number
}

/** A flag is hidden from screen readers, because the name of its country or currency is beside it. */
export function Flag({ code, size = 24 }: Props) {
  return (
    <RoundMark size={size} ring>
      <MarkSvg shape={flags[code]} />
    </RoundMark>
  )
}
