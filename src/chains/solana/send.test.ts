import { base58 } from '@scure/base'
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import { createTokenAccount, tokenAddress, transferTokens } from '../../../demo/chains/solana/token-instructions.ts'
import { recordingSteps } from '../local-node.fixture.ts'
import { openLocalSolana } from './local-customer.fixture.ts'
import { send } from './send.ts'

const { solana, node, connection, customer, relaying, until } = await openLocalSolana()
afterAll(() => solana.stop())

const mint = new PublicKey(node.token('solana', 'usdc')!.address)
const guard = (signer: PublicKey) =>
  new TransactionInstruction({
    programId: new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
    keys: [{ pubkey: signer, isSigner: true, isWritable: false }],
    data: Buffer.from('guard'),
  })

const again = (transaction: Transaction, instructions: TransactionInstruction[]) =>
  new Transaction({ feePayer: transaction.feePayer!, recentBlockhash: transaction.recentBlockhash! }).add(
    ...instructions,
  )

describe('a Solana wallet that is asked to send', () => {
  it('signs for its very account a transaction of the account, the tokens and the memo [CHAIN-15]', async () => {
    const { session, transfer, asked, account, received } = await customer()
    const watch = await send(session, { ...transfer, memo: 'payout_abc ü' }, node, recordingSteps())
    expect(asked).toMatchObject([{ chain: 'solana:mainnet' }])
    expect(asked[0]!.account).toBe(account)
    const { feePayer, instructions } = Transaction.from(asked[0]!.transaction)
    const [payer, to] = [feePayer!, new PublicKey(transfer.to)]
    expect(payer.toBase58()).toBe(transfer.from)
    expect(instructions.map(({ programId, data }) => [programId.toBase58(), data.toString('hex')])).toEqual([
      ...[
        ComputeBudgetProgram.setComputeUnitLimit({ units: 140_000 + 20_000 + 13 * 400 }),
        ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 50_000 }),
        createTokenAccount(payer, to, mint),
        transferTokens({ from: payer, to, mint, units: 5_000_000n, decimals: 6 }),
      ].map(({ programId, data }) => [programId.toBase58(), data.toString('hex')]),
      ['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', Buffer.from('payout_abc ü').toString('hex')],
    ])
    await until(() => watch.look(), 'confirmed')
    expect(await received()).toBe('5.00')
  })

  it('does not pay for a token account that is there already [CHAIN-19, C9]', async () => {
    const { session, transfer, asked, keypair } = await customer()
    await solana.fund(transfer.to, { usdc: '1.00' })
    const watch = await send(session, transfer, node, recordingSteps())
    await until(() => watch.look(), 'confirmed')
    expect(Transaction.from(asked[0]!.transaction).instructions).toHaveLength(3)
    expect(await connection.getBalance(keypair.publicKey)).toBe(1_000_000_000 - 5000 - 3000)
  })

  it.each([
    ['fee and rent, with nothing left', '0.00149344', true],
    ['a lamport less', '0.001493439', false],
    ['fee and rent, and less left than an account must have', '0.00204428', false],
    ['fee and rent, and the least that an account must have', '0.00214368', true],
  ])(
    'a wallet with %s of its coin is asked or not as the network would decide [CHAIN-19, SAFE-C11, C9]',
    async (_, native, can) => {
      const { session, transfer } = await customer({}, { native, usdc: '5.00' })
      const outcome = send(session, transfer, node, recordingSteps())
      if (can) await until((await outcome).look, 'confirmed')
      else await expect(outcome).rejects.toMatchObject({ code: 'network/not-enough-for-fee', values: { coin: 'SOL' } })
    },
  )

  it('sends nothing to a token account, nor to one that its owner has given away [C19]', async () => {
    const { session, transfer, asked } = await customer()
    const owner = Keypair.generate()
    await solana.fund(owner.publicKey.toBase58(), { native: '1', usdc: '1.00' })
    const account = tokenAddress(owner.publicKey, mint)
    const refusal = { code: 'network/refused', broadcast: 'none' }
    const toAccount = { ...transfer, to: account.toBase58() }
    await expect(send(session, toAccount, node, recordingSteps())).rejects.toMatchObject(refusal)

    const setOwner = new TransactionInstruction({
      programId: new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
      keys: [
        { pubkey: account, isSigner: false, isWritable: true },
        { pubkey: owner.publicKey, isSigner: true, isWritable: false },
      ],
      data: Buffer.from([6, 2, 1, ...Keypair.generate().publicKey.toBytes()]),
    })
    const giving = new Transaction({ feePayer: owner.publicKey, ...(await connection.getLatestBlockhash()) })
    giving.add(setOwner).sign(owner)
    await connection.sendRawTransaction(giving.serialize())
    const toOwner = { ...transfer, to: owner.publicKey.toBase58() }
    await expect(send(session, toOwner, node, recordingSteps())).rejects.toMatchObject(refusal)
    expect(asked).toEqual([])
  })

  it('names the token that it lacks, and checks it before the coin [CHAIN-20, SAFE-C11, C9]', async () => {
    const { session, transfer } = await customer({}, { usdc: '9.00' })
    await expect(send(session, { ...transfer, coin: 'usdt' }, node, recordingSteps())).rejects.toMatchObject({
      code: 'network/not-enough-tokens',
      values: { coin: 'USDT' },
    })
  })

  it.each([
    ['replace the bid and the limit', 2],
    ['leave the bid, and add nothing of its own to it', 0],
  ])('may %s, and add a guard and a tip [CHAIN-15]', async (_, replaced) => {
    const { session, transfer, received } = await customer({
      change: (transaction) =>
        again(transaction, [
          ...[
            ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1000 }),
            ComputeBudgetProgram.setComputeUnitLimit({ units: 90_000 }),
          ].slice(0, replaced),
          ...transaction.instructions.slice(replaced),
          guard(transaction.feePayer!),
          SystemProgram.transfer({ fromPubkey: transaction.feePayer!, toPubkey: transaction.feePayer!, lamports: 1 }),
        ]),
    })
    const watch = await send(session, transfer, node, recordingSteps())
    await until(() => watch.look(), 'confirmed')
    expect(await received()).toBe('5.00')
  })

  it('reports its signature before anything leaves the page [CHAIN-15, API-37]', async () => {
    const { session, transfer } = await customer()
    const noted = relaying((transaction, skipPreflight, real) => real(transaction, skipPreflight))
    const { recorded, ...steps } = recordingSteps({ onHash: () => expect(noted.relayed).toEqual([]) })
    const { hash } = await send(session, transfer, noted.node, steps)
    expect([recorded, noted.relayed, base58.decode(hash).length]).toEqual([['asking', hash], [false], 64])
    const full = new Error('the journal is full')
    const stopping = recordingSteps({
      onHash() {
        throw full
      },
    })
    const other = await customer()
    await expect(send(other.session, other.transfer, noted.node, stopping)).rejects.toBe(full)
    expect(noted.relayed).toEqual([false])
  })
})
