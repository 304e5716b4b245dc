import { randomBytes } from 'node:crypto'
import { Account, Ed25519PrivateKey, SimpleTransaction } from '@aptos-labs/ts-sdk'
import { Ed25519Keypair } from '@mysten/sui.js/keypairs/ed25519'
import { base58 } from '@scure/base'
import { Keypair } from '@solana/web3.js'
import { TronWeb } from 'tronweb'
import { createWalletClient, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import type { WalletOption } from '../../src/chains/adapter.ts'
import {
  approval,
  builtBy,
  keypairWallet as aptosWallet,
  REFUSAL,
  type Input as AptosInput,
} from '../../src/chains/aptos/keypair-wallet.fixture.ts'
import { keypairWallet as solanaWallet, signedBytes } from '../../src/chains/solana/keypair-wallet.fixture.ts'
import { bytesOf, keypairWallet as suiWallet } from '../../src/chains/sui/keypair-wallet.fixture.ts'
import { MAINNET } from '../../src/chains/sui/node-reads.ts'
import { scriptedWallet } from '../../src/chains/tron/scripted.fixture.ts'
import { evmChainId, type Family } from '../../src/domain/networks.ts'
import { namesMainnet, onChain } from './as-mainnet.ts'

interface Signing {
  readonly rpcUrl: string
  readonly chain: string | null
  /** Called as the wallet answers. */
  onAnswer(): void
}

interface FamilyWallets {
  /** With a key of its own, which is lost. */
  newAddress(): string
  newHash(): string
  /** A wallet that says mainnet, and signs for the testnet. Throws for a key that is not the family's. */
  withKey(key: string, signing: Signing): WalletOption
  /** A wallet that shows this address, and whose owner declines. */
  declining(address: string): WalletOption
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex')

function decline(): never {
  throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
}

const BASE = `0x${evmChainId('base').toString(16)}`

function evmWallet(
  address: string,
  send: (call: { readonly to: `0x${string}`; readonly data: `0x${string}` }) => unknown,
) {
  const answers: Readonly<Record<string, (...params: readonly never[]) => unknown>> = {
    eth_requestAccounts: () => [address],
    eth_accounts: () => [address],
    eth_chainId: () => BASE,
    eth_getCode: () => '0x',
    eth_sendTransaction: send,
  }
  const request = async ({ method, params = [] }: { readonly method: string; readonly params?: readonly never[] }) => {
    if (!Object.hasOwn(answers, method)) throw Object.assign(new Error(`Unsupported: ${method}`), { code: 4200 })
    return answers[method]!(...params)
  }
  return { id: 'live', name: 'Live', provider: { request, on: () => {}, removeListener: () => {} } }
}

const evm: FamilyWallets = {
  newAddress: () => privateKeyToAddress(generatePrivateKey()),
  newHash: () => `0x${hex(32)}`,
  withKey(key, { rpcUrl, onAnswer }) {
    const account = privateKeyToAccount(`0x${key.replace(/^0x/i, '')}`)
    const client = createWalletClient({ account, transport: http(rpcUrl) })
    return evmWallet(account.address, async ({ to, data }) => {
      // A key of viem's signs for the chain that the node names, not for the one of the call.
      const hash = await client.sendTransaction({ to, data, chain: null })
      onAnswer()
      return hash
    })
  },
  declining: (address) => evmWallet(address, decline),
}

const solanaSecret = (key: string): Uint8Array =>
  key.startsWith('[') ? Uint8Array.from(JSON.parse(key) as readonly number[]) : base58.decode(key)

const solana: FamilyWallets = {
  newAddress: () => Keypair.generate().publicKey.toBase58(),
  newHash: () => base58.encode(randomBytes(64)),
  withKey(key, { onAnswer }) {
    const keypair = Keypair.fromSecretKey(solanaSecret(key))
    const { session } = solanaWallet(keypair, {
      signTransaction({ transaction }) {
        const signedTransaction = signedBytes(transaction, keypair)
        onAnswer()
        return [{ signedTransaction }]
      },
    })
    return session.wallet
  },
  declining(address) {
    const { session, provider } = solanaWallet(Keypair.generate(), { signTransaction: decline })
    provider.accounts = [{ address }]
    return session.wallet
  },
}

const sui: FamilyWallets = {
  newAddress: () => Ed25519Keypair.generate().toSuiAddress(),
  newHash: () => base58.encode(randomBytes(32)),
  withKey(text, { chain, onAnswer }) {
    const key = Ed25519Keypair.fromSecretKey(text)
    const { session } = suiWallet({
      key,
      async signTransaction(input) {
        const bytes = await bytesOf(input)
        if (chain !== null && chain !== MAINNET && namesMainnet(bytes))
          throw new Error('the wallet has no coin of SUI for the gas, only a balance at its address')
        const signed = await key.signTransaction(bytes)
        onAnswer()
        return signed
      },
    })
    return session.wallet
  },
  declining(address) {
    const { session, state, account } = suiWallet({ signTransaction: decline })
    state.accounts = [account(undefined, address)]
    return session.wallet
  },
}

const aptos: FamilyWallets = {
  newAddress: () => Account.generate().accountAddress.toStringLong(),
  newHash: () => `0x${hex(32)}`,
  withKey(text, { chain, onAnswer }) {
    const key = Account.fromPrivateKey({ privateKey: new Ed25519PrivateKey(text, false) })
    const address = key.accountAddress.toStringLong()
    const sign = (input: AptosInput) => {
      const asked = builtBy(address, input)
      const authenticator = key.signTransactionWithAuthenticator(new SimpleTransaction(onChain(asked, chain ?? '1')))
      onAnswer()
      return approval({ rawTransaction: new SimpleTransaction(asked), authenticator })
    }
    return aptosWallet({ key, signTransaction: sign as never }).session.wallet
  },
  declining: (address) => aptosWallet({ address, signTransaction: () => REFUSAL }).session.wallet,
}

const tronAddress = (key: string): string => {
  const address = TronWeb.address.fromPrivateKey(key)
  if (!address) throw new TypeError('Not a key')
  return address
}

const tron: FamilyWallets = {
  newAddress: () => tronAddress(hex(32)),
  newHash: () => hex(32),
  withKey(text, { onAnswer }) {
    const key = text.replace(/^0x/i, '')
    tronAddress(key)
    const { wallet } = scriptedWallet({
      key,
      async sign(transaction, real) {
        const signed = await real(transaction)
        onAnswer()
        return signed
      },
    })
    return wallet
  },
  declining(address) {
    const { wallet, provider } = scriptedWallet({
      sign: decline,
      answers: { eth_accounts: [address], eth_requestAccounts: [address] },
    })
    const tronWeb = provider.tronWeb as { defaultAddress: { base58: unknown } }
    tronWeb.defaultAddress.base58 = address
    return wallet
  },
}

export const WALLETS: Readonly<Record<Family, FamilyWallets>> = { evm, solana, sui, aptos, tron }
