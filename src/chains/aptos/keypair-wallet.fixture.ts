import { Account } from '@aptos-labs/ts-sdk'
import type { WalletSession } from '../adapter.ts'
import { type AptosTransfer, transferTransaction } from '../../../demo/chains/aptos/transfer-transaction.ts'
import { signedBySdk } from './sdk.fixture.ts'

export interface Input {
  readonly payload: {
    readonly function: string
    readonly typeArguments: readonly string[]
    readonly functionArguments: readonly string[]
  }
  readonly maxGasAmount: number
  readonly gasUnitPrice: number
  readonly sequenceNumber: number
  readonly expirationTimestamp: number
}

type Verb = (...inputs: readonly never[]) => unknown

interface Behaviour {
  readonly key?: Account
  /** Another account than the wallet’s own. */
  readonly address?: string
  readonly chainId?: number
  readonly version?: string
  readonly submitVersion?: string
  /** Null: the wallet lacks it. */
  readonly signTransaction?: Verb | null
  readonly signAndSubmitTransaction?: Verb
}

export const approval = (args: unknown) => ({ status: 'Approved', args })
export const REFUSAL = { status: 'Rejected' }

/** The requested transaction, as the vendor's SDK builds it. */
export function builtBy(sender: string, { payload, ...input }: Input, change: Partial<AptosTransfer> = {}) {
  const [asset, to, units] = payload.functionArguments
  return transferTransaction({
    sender,
    asset: asset!,
    to: to!,
    units: BigInt(units!),
    sequenceNumber: BigInt(input.sequenceNumber),
    maxGasAmount: BigInt(input.maxGasAmount),
    gasUnitPrice: BigInt(input.gasUnitPrice),
    expiresAt: BigInt(input.expirationTimestamp),
    chainId: 1,
    ...change,
  })
}

/** A wallet of one key by AIP-62, whose behaviour a test replaces. */
export function keypairWallet(behaviour: Behaviour = {}) {
  const { key = Account.generate() } = behaviour
  const address = behaviour.address ?? key.accountAddress.toStringLong()
  const asked: unknown[] = []
  const events: Record<string, (value: unknown) => void> = {}
  const state = {
    account: { address } as unknown,
    network: { name: 'mainnet', chainId: behaviour.chainId ?? 1 } as unknown,
  }
  const heard = (verb: Verb) => async (input: never) => {
    asked.push(input)
    return verb(input)
  }
  const listening = (verb: string) => ({
    [verb]: async (listener: (value: unknown) => void) => {
      events[verb] = listener
    },
  })
  const sign = (input: Input) => approval(signedBySdk(key, builtBy(address, input)))
  const { signTransaction = sign as Verb, signAndSubmitTransaction } = behaviour
  const { version = '1.1.0', submitVersion = '1.1.0' } = behaviour
  const provider = {
    name: 'Mock',
    icon: '',
    chains: ['aptos:devnet', 'aptos:mainnet'],
    accounts: [],
    features: {
      'aptos:connect': { version: '1.0.0', connect: async (): Promise<unknown> => approval(state.account) },
      'aptos:disconnect': { version: '1.0.0', disconnect: async () => {} },
      'aptos:account': { version: '1.0.0', account: async () => state.account },
      'aptos:network': { version: '1.0.0', network: async () => state.network },
      'aptos:onAccountChange': listening('onAccountChange'),
      'aptos:onNetworkChange': listening('onNetworkChange'),
      ...(signTransaction && { 'aptos:signTransaction': { version, signTransaction: heard(signTransaction) } }),
      ...(signAndSubmitTransaction && {
        'aptos:signAndSubmitTransaction': {
          version: submitVersion,
          signAndSubmitTransaction: heard(signAndSubmitTransaction),
        },
      }),
    },
  }
  const session: WalletSession = {
    wallet: { id: 'mock', name: 'Mock', provider },
    address,
    network: 'aptos',
    isMultisig: false,
  }
  return { session, provider, state, asked, events, key, address }
}
