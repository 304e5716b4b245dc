import { type Account, generateSignedTransaction } from '@aptos-labs/ts-sdk'
import type { WalletOption } from '../adapter.ts'
import { approval, builtBy, keypairWallet, type Input } from './keypair-wallet.fixture.ts'
import { signedBySdk } from './sdk.fixture.ts'

const LIVES_FOR = 30

/** A wallet that signs and submits to a node, and signs for no page. */
export function submittingWallet(rpcUrl: string, account?: Account): WalletOption {
  const ask = async (path: string, init?: RequestInit) =>
    (await (await fetch(`${rpcUrl}/${path}`, init)).json()) as Readonly<Record<string, string>>
  const { provider, key, address } = keypairWallet({
    ...(account && { key: account }),
    signTransaction: null,
    async signAndSubmitTransaction(input: Input) {
      const [{ sequence_number: sequence }, { ledger_timestamp: time }] = [
        await ask(`accounts/${address}`),
        await ask(''),
      ]
      const expirationTimestamp = Math.floor(Number(time) / 1_000_000) + LIVES_FOR
      const asked = builtBy(address, { ...input, sequenceNumber: Number(sequence), expirationTimestamp })
      const { rawTransaction: transaction, authenticator: senderAuthenticator } = signedBySdk(key, asked)
      const body = generateSignedTransaction({ transaction, senderAuthenticator }).slice()
      const headers = { 'Content-Type': 'application/x.aptos.signed_transaction+bcs' }
      const { hash } = await ask('transactions', { method: 'POST', headers, body })
      return approval({ hash })
    },
  })
  return { id: 'submitting', name: 'Submitting', provider }
}
