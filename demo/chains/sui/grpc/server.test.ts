import { RpcError } from '@mysten/sui.js/grpc'
import { Ed25519Keypair } from '@mysten/sui.js/keypairs/ed25519'
import { afterAll, expect, test } from 'vitest'
import { SUI_CHAIN_ID } from '../coins.ts'
import { openTestNetwork } from '../test-network.ts'

const { network, client, fundedWallet, signedTransfer, execute, balanceOf } = await openTestNetwork()
afterAll(() => network.stop())

const recipient = () => new Ed25519Keypair().toSuiAddress()

test('each checkpoint has a transaction that the node knows, until it is pruned [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const { Transaction: done } = await execute(await signedTransfer(wallet, recipient(), 1_000_000n))
  const newest = async () => {
    const readMask = { paths: ['sequence_number', 'summary.epoch', 'contents.transactions'] }
    const { response } = await client.ledgerService.getCheckpoint({ checkpointId: { oneofKind: undefined }, readMask })
    return response.checkpoint!
  }
  await expect
    .poll(async () => (await client.core.getTransaction({ digest: done!.digest })).Transaction!.checkpoint)
    .toBeTruthy()
  const { sequenceNumber, summary, contents } = await newest()
  expect(summary!.epoch).toBe(900n)
  const prologue = contents!.transactions[0]!.transaction!
  const asked = {
    digests: [prologue, done!.digest, SUI_CHAIN_ID],
    readMask: { paths: ['digest', 'effects.status', 'checkpoint'] },
  }
  const [first, ours, unknown] = (await client.ledgerService.batchGetTransactions(asked)).response.transactions
  expect(first!.result).toMatchObject({
    transaction: { checkpoint: sequenceNumber, effects: { status: { success: true } } },
  })
  expect(ours!.result).toMatchObject({ transaction: { digest: done!.digest } })
  expect(unknown!.result).toMatchObject({ error: { code: 5, message: `Transaction ${SUI_CHAIN_ID} not found` } })

  const [coin] = done!.effects!.changedObjects.filter(({ inputState }) => inputState === 'Exists')
  const [objectId, version] = [coin!.objectId, BigInt(coin!.inputVersion!)]
  expect((await client.ledgerService.getObject({ objectId, version })).response.object).toMatchObject({ version })
  network.faults.prune()
  await expect(client.ledgerService.getObject({ objectId, version })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: `Object ${objectId} with version ${version} not found`,
  })
  const { response: info } = await client.ledgerService.getServiceInfo({})
  expect(info.lowestAvailableCheckpoint).toBeGreaterThan(sequenceNumber!)
  await expect(client.core.getTransaction({ digest: done!.digest })).rejects.toMatchObject({ reason: 'notFound' })
  const old = client.ledgerService.getCheckpoint({
    checkpointId: { oneofKind: 'sequenceNumber', sequenceNumber: sequenceNumber! },
  })
  await expect(old).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await balanceOf(wallet.toSuiAddress())).toBe('4.00')
})

test('transactions are listed by sender and by who is affected, page by page [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const [sender, to] = [wallet.toSuiAddress(), recipient()]
  const digests: string[] = []
  for (const other of [to, recipient(), to])
    digests.push((await execute(await signedTransfer(wallet, other, 1_000_000n))).Transaction!.digest)
  await expect
    .poll(async () => (await client.core.listTransactions({ filter: { sender } })).transactions.length)
    .toBe(3)
  const page = await client.core.listTransactions({ filter: { sender }, limit: 2 })
  expect(page.transactions.map(({ Transaction: each }) => each!.digest)).toEqual(digests.slice(0, 2))
  const rest = await client.core.listTransactions({ filter: { sender }, limit: 2, after: page.endCursor })
  expect(rest).toMatchObject({ transactions: [{ Transaction: { digest: digests[2] } }], hasNextPage: false })

  const literals = [
    { negated: false, predicate: { oneofKind: 'sender', sender: { address: sender } } },
    { negated: false, predicate: { oneofKind: 'affectedAddress', affectedAddress: { address: to } } },
  ] as const
  const { responses } = client.ledgerService.listTransactions({ filter: { terms: [{ literals: [...literals] }] } })
  const found: (string | undefined)[] = []
  for await (const { transaction } of responses) if (transaction) found.push(transaction.digest)
  expect(found).toEqual([digests[0], digests[2]])
})

test('a page of any origin may ask, also in text, and what the node does not answer is named [C18]', async () => {
  const { rpcUrl } = network
  const preflight = await fetch(`${rpcUrl}/sui.rpc.v2.LedgerService/GetEpoch`, { method: 'OPTIONS' })
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toBe('*')
  const headers = { 'Content-Type': 'application/grpc-web-text' }
  const init = { method: 'POST', headers, body: Buffer.alloc(5).toString('base64') }
  const answer = await fetch(`${rpcUrl}/sui.rpc.v2.LedgerService/GetServiceInfo`, init)
  expect(Buffer.from(await answer.text(), 'base64').toString('latin1')).toContain(SUI_CHAIN_ID)
  const other = await client.nameService.lookupName({ name: 'a.sui' }).then(null, (error: unknown) => error)
  expect(other).toBeInstanceOf(RpcError)
  expect(other).toMatchObject({
    code: 'UNIMPLEMENTED',
    message: 'This simulated node does not answer sui.rpc.v2.NameService/LookupName',
  })
})
