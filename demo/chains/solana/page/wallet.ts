import { ICON, askPerson } from '../../test-wallet/approval.ts'
import type { PageWallet } from '../../test-wallet/page-wallet.ts'
import type { Payment } from '../../test-wallet/payment.ts'
import { createStandardAccounts } from '../../test-wallet/standard-accounts.ts'
import { WALLET_STANDARD } from '../../test-wallet/standard-wallet.ts'
import {
  askServer,
  connectQuestion,
  fromBase64,
  messageQuestion,
  toBase64,
  transactionQuestion,
} from '../../test-wallet/wallet-server.ts'
import type { SolanaState } from '../test-account.ts'

interface SignMessageInput {
  readonly account: unknown
  readonly message: Uint8Array
}

interface SignTransactionInput {
  readonly account: unknown
  readonly transaction: Uint8Array
}

/** Runs one after the other: each asks the person. */
async function eachInTurn<Input, Output>(inputs: readonly Input[], work: (input: Input) => Promise<Output>) {
  const outputs: Output[] = []
  for (const input of inputs) outputs.push(await work(input))
  return outputs
}

/** The Test Wallet by the Wallet Standard. It calls its chain `solana:mainnet`, as the local network has the real tokens' addresses. */
function createSolanaWallet({ address, publicKey }: NonNullable<SolanaState>) {
  const chains = ['solana:mainnet'] as const
  const signing = ['solana:signMessage', 'solana:signTransaction'] as const
  const account = Object.freeze({ address, publicKey: fromBase64(publicKey), chains, features: signing })
  const accounts = createStandardAccounts(account, () => askPerson(connectQuestion(address, 'Solana')))
  return {
    version: '1.0.0',
    name: 'Test Wallet',
    icon: ICON,
    chains,
    get accounts() {
      return accounts.shown()
    },
    features: { ...accounts.features, ...signingFeatures(address, accounts.mustOwn) },
  }
}

const signingFeatures = (address: string, mustOwn: (account: unknown) => void) => ({
  'solana:signMessage': {
    version: '1.0.0',
    signMessage: (...inputs: readonly SignMessageInput[]) =>
      eachInTurn(inputs, async ({ account, message }) => {
        mustOwn(account)
        const signedMessage = message.slice()
        await askPerson(messageQuestion(address, new TextDecoder().decode(signedMessage)))
        const signature = await askServer<string>('solana_signMessage', toBase64(signedMessage))
        return { signedMessage, signature: fromBase64(signature) }
      }),
  },
  'solana:signTransaction': {
    version: '1.0.0',
    supportedTransactionVersions: ['legacy', 0],
    signTransaction: (...inputs: readonly SignTransactionInput[]) =>
      eachInTurn(inputs, async ({ account, transaction: bytes }) => {
        mustOwn(account)
        const transaction = toBase64(bytes)
        const payment = await askServer<Payment | null>('solana_payment', transaction)
        await askPerson(transactionQuestion({ payment, from: address, network: 'Solana', transaction }))
        return { signedTransaction: fromBase64(await askServer('solana_signTransaction', transaction)) }
      }),
  },
})

export const solanaPageWallet: PageWallet<SolanaState> = {
  ...WALLET_STANDARD,
  create: (state) => state && createSolanaWallet(state),
}
