import { AbiCoder, dataLength, hexlify, keccak256, toBeHex, toUtf8Bytes, zeroPadBytes } from 'ethers'
import { type RpcCall, rpcBatch } from '../json-rpc.ts'
import type { EvmToken } from '../networks.ts'
import type { CompiledContract, TokenContracts } from './compile-token.ts'
import { word } from './erc20.ts'
import type { EvmFacts } from './facts.ts'

const SUPPLY = 1_000_000_000n
const GAS_MONEY = 10n ** 24n

interface Seed {
  readonly tokens: readonly EvmToken[]
  readonly contracts: TokenContracts
  readonly treasury: string
  readonly facts: EvmFacts
}

/** Deploys each token at its real address. The treasury owns the whole supply. */
export async function seedTokens(rpcUrl: string, { tokens, contracts, treasury, facts }: Seed): Promise<void> {
  await rpcBatch(rpcUrl, [
    { method: 'anvil_setBalance', params: [treasury, toBeHex(GAS_MONEY)] },
    ...tokens.flatMap((token) => seedCalls(token, { contracts, treasury, facts })),
  ])
}

function seedCalls(token: EvmToken, { contracts, treasury, facts }: Omit<Seed, 'tokens'>): RpcCall[] {
  const { Token, DearToken, SilentToken } = contracts
  if (facts.extraGas === 0n) return tokenCalls(token, token.silent ? SilentToken : Token, treasury)
  const extra = [token.address, word(DearToken.slots['extraGas']!), word(facts.extraGas)]
  return [...tokenCalls(token, DearToken, treasury), { method: 'anvil_setStorageAt', params: extra }]
}

/** Deploys a token at its address. The treasury owns the whole supply. */
export function tokenCalls(token: EvmToken, { runtime, slots }: CompiledContract, treasury: string): RpcCall[] {
  const supply = word(SUPPLY * 10n ** BigInt(token.decimals))
  const store = (slot: string, value: string) => ({
    method: 'anvil_setStorageAt',
    params: [token.address, slot, value],
  })
  return [
    { method: 'anvil_setCode', params: [token.address, runtime] },
    store(word(slots['name']!), shortString(token.name)),
    store(word(slots['symbol']!), shortString(token.symbol)),
    store(word(slots['decimals']!), word(token.decimals)),
    store(word(slots['totalSupply']!), supply),
    store(mappingSlot(slots['balanceOf']!, treasury), supply),
  ]
}

/** Where Solidity keeps what a mapping has for an address. */
export const mappingSlot = (slot: number, key: string) =>
  keccak256(AbiCoder.defaultAbiCoder().encode(['address', 'uint256'], [key, slot]))

/** Solidity's storage of a string of up to 31 bytes: the bytes first, twice their number in the last byte. */
function shortString(text: string): string {
  const bytes = hexlify(toUtf8Bytes(text))
  if (dataLength(bytes) > 31) throw new RangeError(`Too long for one slot: ${text}`)
  return zeroPadBytes(bytes, 31) + toBeHex(dataLength(bytes) * 2, 1).slice(2)
}
