import { Account } from '@aptos-labs/ts-sdk'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { aptosReader } from '../page/reader.ts'
import { USDC, openTestNetwork } from '../test-network.ts'

const { network, fundedWallet, signed, submit, read } = await openTestNetwork()
const { rpcUrl } = network
afterAll(() => network.stop())

const ADDRESS = Account.generate().accountAddress.toString()

test.each([
  ['transactions/by_hash/nothing', 404, 'web_framework_error'],
  ['transactions/by_version/99999999', 404, 'transaction_not_found'],
  ['transactions/by_version/1', 410, 'version_pruned'],
  ['transactions?start=1', 410, 'version_pruned'],
  ['transactions?limit=0', 400, 'invalid_input'],
  ['transactions?start=-1', 400, 'invalid_input'],
  ['accounts/nobody', 404, 'web_framework_error'],
  [`accounts/${ADDRESS}/transactions`, 404, 'account_not_found'],
  [`accounts/${ADDRESS}/resource/0x1::account::Account`, 404, 'resource_not_found'],
  [`accounts/${ADDRESS}/balance/${USDC}?ledger_version=1000`, 400, 'invalid_input'],
  ['accounts/0x1/module/coin', 404, 'module_not_found'],
  ['accounts/%E0%A4%A/balance/0xa', 404, 'web_framework_error'],
  ['blocks/by_height/1', 404, 'block_not_found'],
  ['tables/0x1/item', 404, 'web_framework_error'],
])('%s is answered by %i %s, as an error of the API [C18]', async (path, status, code) => {
  expect(await read(path)).toMatchObject({ status, body: { error_code: code, vm_error_code: null } })
})

test('an address without its leading zeros, and the coin or the asset of APT, are the same [C18]', async () => {
  const short = '0xb0b'
  await network.fund(short, { native: '1.5' })
  const long = `0x${'b0b'.padStart(64, '0')}`
  for (const asset of ['0xa', '0x1::aptos_coin::AptosCoin', '0x1%3A%3Aaptos_coin%3A%3AAptosCoin'])
    for (const address of [short, long])
      expect((await read(`accounts/${address}/balance/${asset}`)).body).toBe(150_000_000)
})

test('the console reads balances and transactions from the node, and gives APT for fees [C18]', async () => {
  const wallet = await fundedWallet({ usdc: '5.00' })
  const address = wallet.accountAddress.toString()
  await aptosReader.giveCoins(rpcUrl, address)
  expect(await aptosReader.units(rpcUrl, USDC, address)).toBe(5_000_000n)
  expect(await aptosReader.units(rpcUrl, '0xa', address)).toBe(100_000_000n)
  const known = async (units: bigint, sequenceNumber: bigint) => {
    const { body } = await submit(await signed(wallet, ADDRESS, { units, sequenceNumber }))
    const hash = String(body['hash'])
    await read(`transactions/wait_by_hash/${hash}`)
    return aptosReader.transaction(rpcUrl, hash)
  }
  expect(await known(1n, 0n)).toEqual({ status: 'confirmed', block: expect.stringMatching(/^\d+$/) })
  expect(await known(9_000_000n, 1n)).toMatchObject({ status: 'failed' })
  const nothing = { status: 'not found', block: null }
  expect(await aptosReader.transaction(rpcUrl, `0x${'ab'.repeat(32)}`)).toEqual(nothing)
})

test('a caller that leaves in the middle of its body does not end the network', async () => {
  const { hostname, port, host } = new URL(rpcUrl)
  const socket = connect(Number(port), hostname)
  socket.write(
    `POST /v1/transactions HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n`,
  )
  // The server reads the body from here on.
  await once(socket, 'data')
  socket.destroy()
  expect((await read('-/healthy')).body).toEqual({ message: 'aptos-node:ok' })
})
