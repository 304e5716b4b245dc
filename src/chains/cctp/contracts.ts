import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { ChainNode } from '../adapter.ts'

const SUI_IDS = [
  'tokenMessengerMinter',
  'tokenMessengerMinterState',
  'messageTransmitterState',
  'stablecoinHandler',
  'stablecoinHandlerState',
  'treasury',
  'denyList',
] as const

/** Packages and shared objects, `0x` and 64 digits each. */
export type SuiContracts = Readonly<Record<(typeof SUI_IDS)[number], string>>

interface AptosContracts {
  readonly bytecode: Uint8Array
}

interface BurnContracts {
  readonly sui: SuiContracts
  readonly aptos: AptosContracts
}

type Fields = Readonly<Record<string, unknown>>
type Read<Contracts> = Contracts | string

/** Null for anything but an id. Zero is a placeholder that was never filled in. */
function readId(value: unknown): string | null {
  const [, digits = '0'] = typeof value === 'string' ? (/^0x([0-9a-f]{1,64})$/i.exec(value.trim()) ?? []) : []
  return /^0+$/.test(digits) ? null : `0x${digits.toLowerCase().padStart(64, '0')}`
}

function readSui(configured: Fields): Read<SuiContracts> {
  const ids = SUI_IDS.map((name) => [name, readId(configured[name])] as const)
  const wrong = ids.filter(([, id]) => id === null).map(([name]) => name)
  if (wrong.length > 0) return `no object id: ${wrong.join(', ')}`
  const twice = ids.filter(([, id]) => ids.filter(([, other]) => other === id).length > 1).map(([name]) => name)
  return twice.length > 0 ? `the same id: ${twice.join(', ')}` : (Object.fromEntries(ids) as SuiContracts)
}

const TRANSACTION_BYTES_MAX = 64_000

function readAptos({ bytecode, sha256: stated }: Fields): Read<AptosContracts> {
  const [, digits = ''] = typeof bytecode === 'string' ? (/^0x((?:[0-9a-f]{2})+)$/i.exec(bytecode.trim()) ?? []) : []
  if (!digits || digits.length > 2 * TRANSACTION_BYTES_MAX) return 'no bytes in hexadecimal: bytecode'
  const [, hash] = typeof stated === 'string' ? (/^(?:0x)?([0-9a-f]{64})$/i.exec(stated.trim()) ?? []) : []
  if (!hash) return 'no SHA-256: sha256'
  const bytes = hexToBytes(digits)
  return bytesToHex(sha256(bytes)) === hash.toLowerCase() ? { bytecode: bytes } : 'not the hash of bytecode: sha256'
}

const READERS: { readonly [Name in keyof BurnContracts]: (configured: Fields) => Read<BurnContracts[Name]> } = {
  sui: readSui,
  aptos: readAptos,
}

const isBurning = (network: string): network is keyof BurnContracts => Object.hasOwn(READERS, network)

export const hasBurnContracts = (network: string, node: Pick<ChainNode, 'cctp'>): boolean =>
  isBurning(network) && readBurnContracts(network, node) !== null

/** The contracts that the host has named; null where they are incomplete, which the console says. */
export function readBurnContracts<Name extends keyof BurnContracts>(
  network: Name,
  node: Pick<ChainNode, 'cctp'>,
): BurnContracts[Name] | null {
  const configured = node.cctp(network)
  const read =
    typeof configured === 'object' && configured !== null ? READERS[network](configured as Fields) : 'missing'
  if (typeof read !== 'string') return read
  // eslint-disable-next-line no-console -- the host's developer sees no other sign of it than a payout that is refused
  console.warn(
    `[sphere-ramp] configuration/cctp-unusable: config.cctp.${network} cannot be used: ${read}. What to do: take each value from Circle’s list of contracts.`,
  )
  return null
}
