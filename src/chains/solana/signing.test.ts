import { base58 } from '@scure/base'
import { Keypair } from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import { noNode, recordingSteps } from '../local-node.fixture.ts'
import { signedBytes } from './keypair-wallet.fixture.ts'
import { openLocalSolana } from './local-customer.fixture.ts'
import { send } from './send.ts'

const { solana, node, connection, customer, relaying, until } = await openLocalSolana()
afterAll(() => solana.stop())

const someone = Keypair.generate()

describe('a Solana wallet that does not sign', () => {
  const failing = (message: string, code?: unknown) => () => Promise.reject(Object.assign(new Error(message), { code }))

  it.each([
    ['declines', failing('User rejected the request.'), 'wallet/send-declined'],
    ['declines by its code', failing('', 4001), 'wallet/send-declined'],
    ['fails', failing('Ledger is locked'), 'wallet/failed'],
  ])('a wallet that %s has sent nothing [SAFE-C2, W12]', async (_, signTransaction, code) => {
    const { session, transfer } = await customer({ signTransaction })
    await expect(send(session, transfer, node, recordingSteps())).rejects.toMatchObject({ code, broadcast: 'none' })
  })

  it('a wallet whose account has changed while the balance was read has not been asked [SAFE-C9, WAL-17]', async () => {
    const { session, transfer, provider, asked } = await customer()
    const steps = recordingSteps({
      async onAsking() {
        provider.accounts = [{ address: someone.publicKey.toBase58() }]
      },
    })
    await expect(send(session, transfer, node, steps)).rejects.toMatchObject({
      code: 'wallet/wrong-address',
      broadcast: 'none',
    })
    expect(asked).toEqual([])
  })

  it('a wallet that can neither sign nor send has not been asked', async () => {
    const { session, transfer } = await customer({ signTransaction: null })
    const { recorded, ...steps } = recordingSteps()
    await expect(send(session, transfer, node, steps)).rejects.toMatchObject({
      code: 'wallet/cannot-send',
      broadcast: 'none',
    })
    await expect(send(session, transfer, noNode, steps)).rejects.toMatchObject({ broadcast: 'none' })
    expect(recorded).toEqual([])
  })

  it('a wallet that broadcasts by itself is looked after by its signature [CHAIN-15]', async () => {
    const { session, transfer, received, keypair } = await customer({
      signTransaction: null,
      async signAndSendTransaction({ transaction }) {
        const bytes = signedBytes(transaction, keypair)
        return [{ signature: base58.decode(await connection.sendRawTransaction(bytes)) }]
      },
    })
    const noted = relaying(async () => 'accepted')
    const { recorded, ...steps } = recordingSteps()
    const watch = await send(session, transfer, noted.node, steps)
    await until(() => watch.look(), 'confirmed')
    expect([recorded, await received(), noted.relayed]).toEqual([['asking', watch.hash], '5.00', []])
  })

  it.each([
    ['a refusal', failing('User rejected the request.', 4001), 'wallet/send-declined', 'none'],
    ['a shortfall', failing('insufficient funds for fee'), 'network/not-enough-for-fee', 'none'],
    ['an internal error', failing('Unexpected error', -32603), 'wallet/send-unknown', 'unknown'],
    ['a rejection of the network', failing('Transaction rejected by the network'), 'wallet/send-unknown', 'unknown'],
    ['nothing', async () => [], 'wallet/send-unknown', 'unknown'],
    ['no signature', async () => [{ signature: new Uint8Array(64) }], 'wallet/send-unknown', 'unknown'],
    ['half a signature', async () => [{ signature: new Uint8Array(32).fill(1) }], 'wallet/send-unknown', 'unknown'],
  ])(
    'a wallet that broadcasts by itself, and answers with %s, may have sent or not [SAFE-C2, C19]',
    async (_, verb, code, broadcast) => {
      const { session, transfer } = await customer({ signTransaction: null, signAndSendTransaction: verb })
      const { recorded, ...steps } = recordingSteps()
      await expect(send(session, transfer, node, steps)).rejects.toMatchObject({ code, broadcast })
      expect(recorded).toEqual(['asking'])
    },
  )
})
