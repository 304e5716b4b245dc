import type { MarkShape } from './MarkSvg.tsx'
import { networkMarks } from './networks.generated.ts'

/** A test network has the logo of the network that it tests. */
const ALIASES: Readonly<Record<string, keyof typeof networkMarks>> = { sepolia: 'ethereum' }

const isMarked = (network: string): network is keyof typeof networkMarks => Object.hasOwn(networkMarks, network)

export function networkMarkOf(network: string): MarkShape {
  const name = Object.hasOwn(ALIASES, network) ? ALIASES[network]! : network
  if (!isMarked(name)) throw new Error(`Unsupported network: ${network}`)
  return networkMarks[name]
}
