import { JsonRpcError } from '../../json-rpc.ts'
import { ICON, askPerson } from '../../test-wallet/approval.ts'
import type { PageWallet } from '../../test-wallet/page-wallet.ts'
import type { Payment } from '../../test-wallet/payment.ts'
import { createStandardAccounts } from '../../test-wallet/standard-accounts.ts'
import { WALLET_STANDARD } from '../../test-wallet/standard-wallet.ts'
import { askServer, connectQuestion, fromBase64, transactionQuestion } from '../../test-wallet/wallet-server.ts'
import type { SuiState } from '../test-account.ts'

/** Version 2 of `sui:signTransaction`. */
interface SignTransactionInput {
  readonly account: unknown
  readonly chain: string
  readonly transaction: { toJSON(): Promise<string> }
}

/** The Test Wallet by the Wallet Standard. It calls its chain `sui:mainnet`, as the local network has the real tokens' addresses. */
function createSuiWallet({ address, publicKey }: NonNullable<SuiState>) {
  const chains = ['sui:mainnet'] as const
  const account = Object.freeze({
    address,
    publicKey: fromBase64(publicKey),
    chains,
    features: ['sui:signTransaction'] as const,
  })
  const accounts = createStandardAccounts(account, () => askPerson(connectQuestion(address, 'Sui')))
  return {
    version: '1.0.0',
    name: 'Test Wallet',
    icon: ICON,
    chains,
    get accounts() {
      return accounts.shown()
    },
    features: {
      ...accounts.features,
      'sui:signTransaction': {
        version: '2.0.0',
        async signTransaction({ account: asked, chain, transaction }: SignTransactionInput) {
          accounts.mustOwn(asked)
          if (chain !== chains[0]) throw new JsonRpcError(4901, `The Test Wallet is not on ${chain}.`)
          const bytes = await askServer<string>('sui_build', await transaction.toJSON())
          const payment = await askServer<Payment | null>('sui_payment', bytes)
          await askPerson(transactionQuestion({ payment, from: address, network: 'Sui', transaction: bytes }))
          return { bytes, signature: await askServer<string>('sui_signTransaction', bytes) }
        },
      },
    },
  }
}

export const suiPageWallet: PageWallet<SuiState> = {
  ...WALLET_STANDARD,
  create: (state) => state && createSuiWallet(state),
}
