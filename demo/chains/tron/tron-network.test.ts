import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { needsAnvil } from '../evm/needs-anvil.fixture.ts'
import { rpc } from '../json-rpc.ts'
import { logOfTransfer } from './logs.ts'
import { type TestTron, USDT, newAddress, openTestTron, wireOf } from './test-network.ts'

let network: TestTron
beforeAll(async () => {
  network = (await openTestTron())!
})
afterAll(() => network?.stop())
beforeEach((context) => needsAnvil(context))

test('a wallet with TRX sends USDT, whose transfer answers false, and the receipt has its log [C10, C18]', async () => {
  const { fundedWallet, send, settle, balanceOf } = network
  const wallet = await fundedWallet({ native: '100', usdt: '20.00' })
  const to = newAddress()
  const { signed, answer } = await send(wallet, to, 7_500_000n)
  expect(answer).toMatchObject({ result: true, txid: signed.txID })

  const info = await settle(signed.txID)
  expect(info.receipt.result).toBe('SUCCESS')
  expect(info.contractResult).toEqual(['0'.repeat(64)])
  expect(info.log).toEqual([
    {
      ...logOfTransfer({ token: USDT, from: wallet.address, to, units: 7_500_000n }),
      address: 'a614f803b6fd780986a42c78ec9c7f77e6ded13c',
    },
  ])
  expect([await balanceOf(to), await balanceOf(wallet.address)]).toEqual(['7.50', '12.50'])
})

test('bandwidth is free at first, then paid in TRX, and energy costs what the receipt says [C11, C18]', async () => {
  const { fundedWallet, send, settle, reader } = network
  const wallet = await fundedWallet({ native: '100', usdt: '20.00' })
  const to = newAddress()
  const infos = []
  for (const units of [1n, 1n]) infos.push(await settle((await send(wallet, to, units)).signed.txID))
  const [first, second] = infos.map(({ receipt, fee }) => ({ ...receipt, fee }))
  expect(first).toMatchObject({ net_usage: 345, energy_fee: 100 * Number(first!.energy_usage_total) })
  expect(first!.energy_usage_total).toBeGreaterThan(120_000)
  expect(first!.energy_usage_total).toBeLessThan(140_000)
  expect(second!.energy_usage_total).toBeGreaterThan(58_000)
  expect(second!.energy_usage_total).toBeLessThan(70_000)
  expect(second).toMatchObject({ net_fee: 345_000 })
  const { balance } = await reader.trx.getUnconfirmedAccount(wallet.address)
  expect(balance).toBe(100_000_000 - first!.fee! - second!.fee!)
})

test('an estimate is what the transfer then uses, and says whether it would revert [C18]', async () => {
  const { fundedWallet, send, settle, reader } = network
  const wallet = await fundedWallet({ native: '100', usdt: '5.00' })
  const to = newAddress()
  const estimate = (units: number) =>
    reader.transactionBuilder.triggerConstantContract(
      USDT,
      'transfer(address,uint256)',
      {},
      [
        { type: 'address', value: to },
        { type: 'uint256', value: units },
      ],
      wallet.address,
    )
  const fine = await estimate(5_000_000)
  expect(fine.constant_result).toEqual(['0'.repeat(64)])
  await expect(estimate(5_000_001)).rejects.toThrow('REVERT opcode executed')
  const info = await settle((await send(wallet, to, 5_000_000n)).signed.txID)
  expect(info.receipt.energy_usage_total).toBe(fine.energy_used)
})

test('staked bytes and energy are used before TRX [C18]', async () => {
  const { tron, fundedWallet, send, settle, reader } = network
  const wallet = await fundedWallet({ native: '1', usdt: '5.00' })
  await tron.stake(wallet.address, { bytes: 5000, energy: 200_000 })
  const info = await settle((await send(wallet, newAddress(), 1n)).signed.txID)
  expect(info.receipt).toMatchObject({ result: 'SUCCESS', net_usage: 345 })
  expect(info.receipt.energy_usage).toBe(info.receipt.energy_usage_total)
  expect(info.fee).toBeUndefined()
  const resources = await reader.trx.getAccountResources(wallet.address)
  expect(resources).toMatchObject({ NetLimit: 5000, EnergyLimit: 200_000, freeNetLimit: 600 })
  // It comes back over a day.
  expect(Math.abs(resources.NetUsed! - 345)).toBeLessThan(3)
  expect(info.receipt.energy_usage! - resources.EnergyUsed!).toBeLessThan(100)
})

test('a transfer of more than there is reverts, and one beyond its fee limit runs out of energy: both cost [C18]', async () => {
  const { fundedWallet, send, settle, balanceOf } = network
  const wallet = await fundedWallet({ native: '100', usdt: '5.00' })
  const to = newAddress()
  const reverted = await settle((await send(wallet, to, 5_000_001n)).signed.txID)
  expect(reverted).toMatchObject({ result: 'FAILED', receipt: { result: 'REVERT' } })
  expect(Buffer.from(reverted.resMessage!, 'hex').toString()).toBe('REVERT opcode executed')
  expect(reverted.fee).toBeGreaterThan(0)

  const { tronWeb, address } = wallet
  const parameters = [
    { type: 'address', value: to },
    { type: 'uint256', value: '1000000' },
  ]
  const asked = { txLocal: true, feeLimit: 3_000_000, callValue: 0 }
  const { transaction } = await tronWeb.transactionBuilder.triggerSmartContract(
    USDT,
    'transfer(address,uint256)',
    asked,
    parameters,
    address,
  )
  const signed = await tronWeb.trx.sign(transaction)
  await tronWeb.trx.sendRawTransaction(signed)
  const out = await settle(signed.txID)
  expect(out).toMatchObject({
    result: 'FAILED',
    receipt: { result: 'OUT_OF_ENERGY', energy_usage_total: 30_000, energy_fee: 3_000_000 },
  })
  expect(out.log).toBeUndefined()
  expect([await balanceOf(to), await balanceOf(address)]).toEqual(['0.00', '5.00'])
})

test('a transaction is solid nineteen blocks later, and until then only the newest chain knows it [C18]', async () => {
  const { tron, reader, fundedWallet, send, settle } = network
  const wallet = await fundedWallet({ native: '100', usdt: '5.00' })
  const { signed } = await send(wallet, newAddress(), 1n)
  const { blockNumber } = await settle(signed.txID)
  const before = await reader.trx.getTransactionInfo(signed.txID)
  const solid = await reader.trx.getConfirmedCurrentBlock()
  const head = await reader.trx.getCurrentBlock()
  const numberOf = (block: typeof head) => block.block_header.raw_data.number ?? 0
  expect(numberOf(head) - numberOf(solid)).toBeGreaterThanOrEqual(19)
  if (numberOf(solid) < blockNumber) expect(before).toEqual({})
  await tron.skipBlocks(20)
  expect(await reader.trx.getTransactionInfo(signed.txID)).toMatchObject({ id: signed.txID, blockNumber })
  const confirmed = await reader.trx.getConfirmedTransaction(signed.txID)
  expect(confirmed).toMatchObject({ txID: signed.txID, raw_data_hex: signed.raw_data_hex })
  expect(confirmed.signature).toEqual(signed.signature.map((each) => each.toLowerCase()))
})

test('blocks are three seconds of the chain’s time apart, and their ids have their numbers [C18]', async () => {
  const { reader, tron } = network
  await tron.skipBlocks(3)
  const head = await reader.trx.getCurrentBlock()
  const { number = 0, timestamp, parentHash } = head.block_header.raw_data
  const parent = await reader.trx.getBlockByNumber(number - 1)
  expect(parent.blockID).toBe(parentHash)
  expect(head.blockID.slice(0, 16)).toBe(number.toString(16).padStart(16, '0'))
  expect(timestamp - parent.block_header.raw_data.timestamp).toBeGreaterThanOrEqual(3000)
  expect((await reader.trx.getBlockByNumber(0)).blockID.slice(-8)).toBe('2b6653dc')
  expect(await reader.trx.getBlockByHash(parentHash)).toMatchObject({ blockID: parentHash })
})

test('bytes are taken as they are, and logs are found by JSON-RPC within 5,000 blocks [C18]', async () => {
  const { tron, fundedWallet, transfer, settle } = network
  const wallet = await fundedWallet({ native: '100', usdt: '5.00' })
  const to = newAddress()
  const signed = await wallet.tronWeb.trx.sign(await transfer(wallet, to, 2_000_000n))
  const answer = await wallet.tronWeb.trx.sendHexTransaction(wireOf(signed))
  expect(answer).toMatchObject({ result: true, code: 'SUCCESS', txid: signed.txID })
  const { blockNumber } = await settle(signed.txID)
  const jsonRpc = `${tron.rpcUrl}/jsonrpc`

  const { address, topics, data } = logOfTransfer({ token: USDT, from: wallet.address, to, units: 2_000_000n })
  const filter = {
    address: `0x${address}`,
    topics: [`0x${topics[0]}`, null, `0x${topics[2]}`],
    fromBlock: '0x0',
    toBlock: 'latest',
  }
  const logs = await rpc<unknown[]>(jsonRpc, 'eth_getLogs', [filter])
  expect(logs).toMatchObject([
    {
      transactionHash: `0x${signed.txID}`,
      blockNumber: `0x${blockNumber.toString(16)}`,
      data: `0x${data}`,
    },
  ])
  expect(await rpc(jsonRpc, 'eth_chainId')).toBe('0x2b6653dc')
  await tron.skipBlocks(5001)
  await expect(rpc(jsonRpc, 'eth_getLogs', [filter])).rejects.toThrow('exceed max block range: 5000')
})

test('calls that no node answers are not found, and broken ones have the words of java-tron [C18]', async () => {
  const { tron } = network
  const post = (path: string, body: string) => fetch(`${tron.rpcUrl}/${path}`, { method: 'POST', body })
  expect((await post('wallet/nothing', '{}')).status).toBe(404)
  expect((await post('walletsolidity/broadcasthex', '{}')).status).toBe(404)
  expect(await (await post('wallet/getaccount', '{')).json()).toEqual({ Error: expect.stringContaining('class ') })
  expect(await (await post('wallet/getaccount', '{"address":"TR7"}')).json()).toHaveProperty('Error')
  expect(await (await post('wallet/getaccount', `{"address":"${newAddress()}","visible":true}`)).json()).toEqual({})
  const preflight = await fetch(`${tron.rpcUrl}/wallet/getblock`, { method: 'OPTIONS' })
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
})
