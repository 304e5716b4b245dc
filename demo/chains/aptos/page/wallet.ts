// The bytes of a transaction without a sponsor are written by hand: this file is served to a browser as it is, and so imports no package.
import { JsonRpcError } from '../../json-rpc.ts'
import { ICON, askPerson } from '../../test-wallet/approval.ts'
import type { PageWallet } from '../../test-wallet/page-wallet.ts'
import type { Payment } from '../../test-wallet/payment.ts'
import { WALLET_STANDARD } from '../../test-wallet/standard-wallet.ts'
import {
  askServer,
  connectQuestion,
  fromBase64,
  messageQuestion,
  toBase64,
  transactionQuestion,
} from '../../test-wallet/wallet-server.ts'
import type { AptosRequest, AptosState } from '../test-account.ts'

/** AIP-62 returns a refusal, and throws what went wrong. */
type Answer<Args> = { readonly status: 'Approved'; readonly args: Args } | { readonly status: 'Rejected' }

async function answered<Args>(ask: () => Promise<Args>): Promise<Answer<Args>> {
  try {
    return { status: 'Approved', args: await ask() }
  } catch (error) {
    if (error instanceof JsonRpcError && error.code === 4001) return { status: 'Rejected' }
    throw error
  }
}

interface Serializable {
  bcsToBytes(): Uint8Array
}

interface Payload {
  readonly function: string
  readonly typeArguments?: readonly unknown[]
  readonly functionArguments: readonly unknown[]
}

type Amount = number | bigint | string

/** Version 1.1 of `aptos:signTransaction`, and `aptos:signAndSubmitTransaction`. */
interface TransactionInput {
  readonly payload: Payload
  readonly sequenceNumber?: Amount
  readonly maxGasAmount?: Amount
  readonly gasUnitPrice?: Amount
  readonly expirationTimestamp?: Amount
  readonly feePayer?: unknown
}

/** Version 1.0, the SDK's raw transaction. */
interface BuiltTransaction {
  readonly rawTransaction: Serializable
  readonly feePayerAddress?: unknown
}

const textOf = (argument: unknown) => String((argument as { inner?: unknown } | null)?.inner ?? argument)
const OPEN_FIELDS = ['sequenceNumber', 'maxGasAmount', 'gasUnitPrice', 'expirationTimestamp'] as const

function requestOf(input: TransactionInput): AptosRequest {
  const { function: name, typeArguments = [], functionArguments } = input.payload
  const given = OPEN_FIELDS.filter((field) => input[field] !== undefined)
  return {
    function: name,
    typeArguments: typeArguments.map(String),
    functionArguments: functionArguments.map(textOf),
    ...Object.fromEntries(given.map((field) => [field, String(input[field])])),
  }
}

/** In base64. */
async function rawOf(input: TransactionInput | BuiltTransaction): Promise<string> {
  const sponsor = 'payload' in input ? input.feePayer : input.feePayerAddress
  if (sponsor) throw new JsonRpcError(-32602, 'The Test Wallet signs no transactions that another account pays for.')
  return 'payload' in input ? askServer('aptos_build', requestOf(input)) : toBase64(input.rawTransaction.bcsToBytes())
}

const serializable = (bytes: Uint8Array): Serializable => ({ bcsToBytes: () => bytes.slice() })

/** As `SimpleTransaction` of the SDK, whose bytes say at the end that there is no sponsor. */
const simpleTransaction = (raw: Uint8Array) => ({
  ...serializable(Uint8Array.of(...raw, 0)),
  rawTransaction: serializable(raw),
  feePayerAddress: undefined,
})

const bytesOfHex = (text: string) => Uint8Array.from(text.slice(2).match(/../g)!, (each) => Number.parseInt(each, 16))

/** As the classes of the SDK for an address and a key, as far as a page reads them. */
const readable = (text: string) => ({
  toString: () => text,
  toStringLong: () => text,
  toUint8Array: () => bytesOfHex(text),
  bcsToBytes: () => bytesOfHex(text),
})

interface MessageInput {
  readonly message: string
  readonly nonce: string
  readonly address?: boolean
  readonly application?: boolean
  readonly chainId?: boolean
}

const MAINNET = { name: 'mainnet', chainId: 1 } as const

/** The Test Wallet by AIP-62. It calls its chain `aptos:mainnet`, as the local network has the real tokens' addresses. */
function createAptosWallet({ address, publicKey }: NonNullable<AptosState>) {
  const chains = ['aptos:mainnet'] as const
  const info = { address: readable(address), publicKey: readable(publicKey) }
  const signing = ['aptos:signTransaction', 'aptos:signAndSubmitTransaction', 'aptos:signMessage'] as const
  const account = Object.freeze({ address, publicKey: bytesOfHex(publicKey), chains, features: signing })
  let accounts: readonly (typeof account)[] = []
  return {
    version: '1.0.0',
    name: 'Test Wallet',
    icon: ICON,
    url: location.origin,
    chains,
    get accounts() {
      return accounts
    },
    features: {
      'aptos:connect': {
        version: '1.0.0',
        connect: (silent = false) =>
          answered(async () => {
            if (silent && accounts.length === 0) throw new JsonRpcError(4001, 'The page is not connected.')
            if (!silent) await askPerson(connectQuestion(address, 'Aptos'))
            accounts = [account]
            return info
          }),
      },
      'aptos:disconnect': {
        version: '1.0.0',
        async disconnect() {
          accounts = []
        },
      },
      'aptos:account': { version: '1.0.0', account: async () => info },
      'aptos:network': { version: '1.0.0', network: async () => MAINNET },
      // It has one account and one network.
      'aptos:onAccountChange': { version: '1.0.0', async onAccountChange() {} },
      'aptos:onNetworkChange': { version: '1.0.0', async onNetworkChange() {} },
      ...signingFeatures(address, () => accounts.length > 0),
    },
  }
}

function signingFeatures(address: string, isConnected: () => boolean) {
  /** The transaction once the person has approved it. */
  const approved = async (input: TransactionInput | BuiltTransaction): Promise<string> => {
    if (!isConnected()) throw new JsonRpcError(4100, 'The page is not connected to this account.')
    const transaction = await rawOf(input)
    const payment = await askServer<Payment | null>('aptos_payment', transaction)
    await askPerson(transactionQuestion({ payment, from: address, network: 'Aptos', transaction }))
    return transaction
  }
  return {
    'aptos:signMessage': {
      version: '1.0.0',
      signMessage: (input: MessageInput) => answered(() => signMessage(address, input)),
    },
    'aptos:signTransaction': {
      version: '1.1.0',
      signTransaction: (input: TransactionInput | BuiltTransaction) =>
        answered(async () => {
          const raw = await approved(input)
          const authenticator = serializable(fromBase64(await askServer('aptos_signTransaction', raw)))
          // Version 1.0 gives the authenticator alone.
          return 'payload' in input
            ? { rawTransaction: simpleTransaction(fromBase64(raw)), authenticator }
            : authenticator
        }),
    },
    'aptos:signAndSubmitTransaction': {
      version: '1.1.0',
      signAndSubmitTransaction: (input: TransactionInput) =>
        answered(async () => ({ hash: await askServer<string>('aptos_submit', await approved(input)) })),
    },
  }
}

async function signMessage(address: string, input: MessageInput) {
  const { message, nonce } = input
  const asked = [
    ['address', input.address && address],
    ['application', input.application && location.origin],
    ['chainId', input.chainId && String(MAINNET.chainId)],
    ['message', message],
    ['nonce', nonce],
  ] as const
  const given = asked.filter(([, value]) => value)
  const fullMessage = ['APTOS', ...given.map(([name, value]) => `${name}: ${value}`)].join('\n')
  await askPerson(messageQuestion(address, fullMessage))
  const signature = readable(await askServer<string>('aptos_signMessage', fullMessage))
  return { ...Object.fromEntries(given), prefix: 'APTOS' as const, fullMessage, message, nonce, signature }
}

export const aptosPageWallet: PageWallet<AptosState> = {
  ...WALLET_STANDARD,
  create: (state) => state && createAptosWallet(state),
}
