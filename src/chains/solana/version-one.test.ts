import { base58 } from '@scure/base'
import {
  address,
  blockhash,
  compileTransaction,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createTransactionMessage,
  getBase64Decoder,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransaction,
  type Transaction,
} from '@solana/kit'
import { Keypair } from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import { JsonRpcError, rpc } from '../../../demo/chains/json-rpc.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { lookForTokens, showsNothing } from '../../operations/off-ramp/look/look.ts'
import { recordingSteps } from '../local-node.fixture.ts'
import { MINTS, PROGRAMS, versionedByKit, type KitTransfer } from './kit.fixture.ts'
import { openLocalSolana } from './local-customer.fixture.ts'
import { send } from './send.ts'
import { solanaAdapter } from './solana-adapter.ts'

// LiteSVM 1.4.1 runs Agave 4.2 with SIMD-0385 on (LiteSVM/litesvm#399 and #412, August 2026). Looked up on 2026-11-30.
const { solana, node, customer, relaying, until } = await openLocalSolana()
afterAll(() => solana.stop())

const kitRpc = createSolanaRpc(solana.rpcUrl)
const SINCE = new Date()

const signerOf = (keypair: Keypair) => createKeyPairSignerFromPrivateKeyBytes(keypair.secretKey.subarray(0, 32))

async function lifetime() {
  const { value } = await kitRpc.getLatestBlockhash().send()
  return { blockhash: value.blockhash, lastValidBlockHeight: value.lastValidBlockHeight }
}

/** What a wallet of version 1 makes of a transfer. */
async function signed(keypair: Keypair, { to }: Pick<Deposit, 'to'>, changes: Partial<KitTransfer> = {}) {
  const from = await signerOf(keypair)
  const asked = {
    from,
    to: address(to),
    mint: MINTS.usdc,
    program: PROGRAMS.token,
    units: 5_000_000n,
    createsAccount: true,
    memo: null,
    limit: 200_000,
    price: 50_000n,
    ...changes,
  }
  const transaction = await signTransaction([from.keyPair], await versionedByKit(asked, 1, await lifetime()))
  return { transaction, hash: getSignatureFromTransaction(transaction) }
}

const handOver = (transaction: Transaction) =>
  rpc<string>(solana.rpcUrl, 'sendTransaction', [getBase64EncodedWireTransaction(transaction), { encoding: 'base64' }])

/** Waits for the next block, in which it is confirmed. */
async function landed(...asked: Parameters<typeof signed>) {
  const { transaction, hash } = await signed(...asked)
  expect(await handOver(transaction)).toBe(hash)
  solana.skipSlots(1)
  return { transaction, hash }
}

const lookFor = (deposit: Deposit) => lookForTokens({ deposit, adapter: solanaAdapter, since: SINCE }, node)

const someone = () => ({ to: Keypair.generate().publicKey.toBase58() })

describe('a transfer of version 1 that has landed', () => {
  it('is found by its owner’s transactions, and is followed to its end [C20]', async () => {
    const { keypair, transfer, received } = await customer()
    const { hash } = await landed(keypair, transfer)
    await expect(solanaAdapter.findSent(transfer, SINCE, node)).resolves.toMatchObject({ hash: hash })
    await expect(solanaAdapter.findTransfers(transfer, SINCE, node)).resolves.toMatchObject([{ hash }])
    await until(() => solanaAdapter.follow(transfer, hash, node).look(), 'confirmed')
    expect(await received()).toBe('5.00')
  })

  it('of another amount is followed as a different one [C20]', async () => {
    const { keypair, transfer } = await customer()
    const { hash } = await landed(keypair, transfer, { units: 1n })
    await until(() => solanaAdapter.follow(transfer, hash, node).look(), 'different')
  })

  it('is credited by the sandbox, which reads every transfer [C20]', async () => {
    const { keypair, transfer } = await customer()
    const { hash } = await landed(keypair, transfer)
    const { deposits } = await solana.port.deposits(null)
    expect(deposits).toContainEqual(expect.objectContaining({ hash, to: transfer.to, amount: '5.00', token: 'usdc' }))
  })
})

describe('a customer who refuses after others of their transactions were of version 1', () => {
  const refuses = () => {
    throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
  }
  async function refused() {
    const found = await customer({ signTransaction: refuses }, { native: '1', usdc: '20.00' })
    await landed(found.keypair, someone())
    const sending = send(found.session, found.transfer, node, recordingSteps())
    await expect(sending).rejects.toMatchObject({ code: 'wallet/send-declined', broadcast: 'none' })
    return found
  }

  it('has sent nothing, so that the payout can be cancelled [C19, SAFE-E1]', async () => {
    const { transfer } = await refused()
    expect(showsNothing(await lookFor(transfer))).toBe(true)
  })

  it('has paid by hand, which bars the cancel [C19, SAFE-E1]', async () => {
    const { keypair, transfer } = await refused()
    const { hash } = await landed(keypair, transfer, { units: 4_000_000n })
    expect(await lookFor(transfer)).toEqual({ status: 'found', hash, moved: 'otherAmount' })
  })
})

describe('a wallet that writes version 1', () => {
  it('is followed where it broadcasts by itself [C20]', async () => {
    const broadcasts = {
      signTransaction: null,
      async signAndSendTransaction() {
        const { hash } = await landed(keypair, transfer)
        return [{ signature: base58.decode(hash) }]
      },
    }
    const { session, transfer, keypair, received } = await customer(broadcasts)
    const watch = await send(session, transfer, node, recordingSteps())
    await until(() => watch.look(), 'confirmed')
    expect(await received()).toBe('5.00')
  })

  it('has signed something else where it only signs, and nothing leaves the page [C19]', async () => {
    const signs = {
      async signTransaction() {
        const { transaction } = await signed(keypair, transfer)
        return [{ signedTransaction: new Uint8Array(getTransactionEncoder().encode(transaction)) }]
      },
    }
    const { session, transfer, keypair } = await customer(signs)
    const noted = relaying(async () => 'accepted')
    await expect(send(session, transfer, noted.node, recordingSteps())).rejects.toMatchObject({
      code: 'wallet/signed-other',
      broadcast: 'none',
    })
    expect(noted.relayed).toEqual([])
  })
})

describe('the local Solana, asked for a transaction of version 1', async () => {
  const payer = await customer()
  const { hash, transaction } = await landed(payer.keypair, payer.transfer)
  const read = (hash: string, config: object) =>
    rpc<Record<string, unknown>>(solana.rpcUrl, 'getTransaction', [hash, { commitment: 'confirmed', ...config }])

  it.each([{}, { maxSupportedTransactionVersion: 0 }])(
    'refuses a client that supports no more than %j, as the network does [C20]',
    async (config) => {
      const error = await read(hash, config).catch((caught: unknown) => caught)
      expect(error).toBeInstanceOf(JsonRpcError)
      expect(error).toMatchObject({
        code: -32_015,
        message:
          'Transaction version (1) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 1',
      })
    },
  )

  it('answers Solana’s newest SDK with its version, its limits and its bid [C18]', async () => {
    const config = { commitment: 'confirmed', maxSupportedTransactionVersion: 1 } as const
    const found = (await kitRpc.getTransaction(hash, { ...config, encoding: 'json' }).send())!
    expect(found).toMatchObject({ version: 1, meta: { err: null, fee: 5000n + 10_000n } })
    expect(found.transaction.signatures).toEqual([hash])
    const { message } = found.transaction
    expect(message.instructions).toHaveLength(2)
    expect(message).toMatchObject({
      transactionConfig: {
        computeUnitLimit: 200_000,
        heapSize: null,
        loadedAccountsDataSizeLimit: 1_000_000,
        priorityFee: 10_000n,
      },
    })
    expect(message).not.toHaveProperty('addressTableLookups')
    const { meta } = found
    const [before, after] = [meta!.preBalances[0]!, meta!.postBalances[0]!]
    expect(before - after).toBe(15_000n + 1_488_440n)
    const [wire] = (await kitRpc.getTransaction(hash, { ...config, encoding: 'base64' }).send())!.transaction
    expect(wire).toBe(getBase64EncodedWireTransaction(transaction))
  })

  it('says what its message costs, and what its simulation comes to [C18]', async () => {
    const next = (await signed(payer.keypair, someone(), { units: 1n })).transaction
    const message = getBase64Decoder().decode(next.messageBytes)
    const fee = await rpc<{ value: number }>(solana.rpcUrl, 'getFeeForMessage', [message])
    expect(fee.value).toBe(15_000)
    const asked = [getBase64EncodedWireTransaction(next), { encoding: 'base64', sigVerify: true }]
    const { value } = await rpc<{ value: object }>(solana.rpcUrl, 'simulateTransaction', asked)
    expect(value).toMatchObject({ err: null })
  })

  it('runs none that has no limits, because each that is missing is zero [C18]', async () => {
    const from = await signerOf(payer.keypair)
    const { blockhash: newest } = await lifetime()
    const bare = compileTransaction(
      pipe(
        createTransactionMessage({ version: 1 }),
        (message) => setTransactionMessageFeePayer(from.address, message),
        (message) =>
          setTransactionMessageLifetimeUsingBlockhash(
            { blockhash: blockhash(newest), lastValidBlockHeight: 1n },
            message,
          ),
      ),
    )
    await expect(handOver(await signTransaction([from.keyPair], bare))).rejects.toThrow(
      'MaxLoadedAccountsDataSizeExceeded',
    )
  })
})
