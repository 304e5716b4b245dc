import {
  Account,
  AccountAddress,
  ChainId,
  generateTransactionPayload,
  type InputScriptData,
  RawTransaction,
} from '@aptos-labs/ts-sdk'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { APTOS_CONTRACTS } from '../cctp/contracts.fixture.ts'
import type { ChainNode } from '../adapter.ts'
import { approval, type Input } from './keypair-wallet.fixture.ts'
import { CUSTOMER, landed, TRANSFER, USDC } from './scripted.fixture.ts'
import { signedBySdk } from './sdk.fixture.ts'

export const RECIPIENT = '0x52908400098527886E0F7030069857D2E4169EE7'
export const PADDED = `0x${'0'.repeat(24)}${RECIPIENT.slice(2).toLowerCase()}`
export const BURN: Deposit = { ...TRANSFER, to: RECIPIENT, redemption: 'ethereum' }

export const withContracts = (node: ChainNode, contracts: unknown = APTOS_CONTRACTS): ChainNode => ({
  ...node,
  cctp: (network) => (network === 'aptos' ? contracts : undefined),
})

const key = Account.generate()

/** The requested transaction, as the vendor's SDK builds it from the wallet's own input. */
export async function builtBySdk(input: Input, change: Partial<InputScriptData> = {}): Promise<RawTransaction> {
  const payload = await generateTransactionPayload({ ...(input.payload as unknown as InputScriptData), ...change })
  return new RawTransaction(
    AccountAddress.from(CUSTOMER),
    BigInt(input.sequenceNumber),
    payload,
    BigInt(input.maxGasAmount),
    BigInt(input.gasUnitPrice),
    BigInt(input.expirationTimestamp),
    new ChainId(1),
  )
}

export const signs =
  (change: Partial<InputScriptData> = {}) =>
  async (input: Input) =>
    approval(signedBySdk(key, await builtBySdk(input, change)))

/** A burn on the chain: the sender's store has less, and no other has more. */
export function burned({ domain = 0 as unknown, to = PADDED, ...moved }: Burned = {}) {
  const row = landed(moved)
  const [withdrawal, , fee] = row.events
  const args = ['12340000', domain, to, '0x0', USDC, '0', 2000]
  return {
    ...row,
    events: row.success ? [withdrawal!, fee!] : [],
    payload: { type: 'script_payload', code: { bytecode: '0x' }, type_arguments: [], arguments: args as unknown },
  }
}

interface Burned extends NonNullable<Parameters<typeof landed>[0]> {
  readonly domain?: unknown
}
