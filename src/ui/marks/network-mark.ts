import type { MarkShape } from './MarkSvg.tsx'
import { networkMarks } from './networks.generated.ts'

const isMarked = (network: string): network is keyof typeof networkMarks => Object.hasOwn(networkMarks, network)

export function networkMarkOf(network: string): MarkShape {
  if (!isMarked(network)) throw new Error(`Unsupported network: ${network}`)
  return networkMarks[network]
}
