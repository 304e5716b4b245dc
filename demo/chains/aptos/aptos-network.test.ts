import { Account, AccountAddress } from '@aptos-labs/ts-sdk'
import { afterAll, expect, test } from 'vitest'
import { shownAddress } from './addresses.ts'
import { primaryStore } from './stores.ts'
import { APT } from './assets.ts'
import { TRANSFER, USDC, openTestNetwork } from './test-network.ts'

const { network, aptos, fundedWallet, built, signed, submit, read, balanceOf } = await openTestNetwork()
afterAll(() => network.stop())

const recipient = () => Account.generate().accountAddress.toString()

test("Aptos' own client builds, simulates, signs, submits and reads back a transfer to a new address [C18]", async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '25.00' })
  const to = recipient()
  const transaction = await built(wallet, to, { units: 7_500_000n })
  const [simulated] = await aptos.transaction.simulate.simple({ signerPublicKey: wallet.publicKey, transaction })
  expect(simulated).toMatchObject({ success: true, vm_status: 'Executed successfully', gas_used: '5430' })
  expect(await balanceOf(to)).toBe('0.00')

  const { hash } = await aptos.signAndSubmitTransaction({ signer: wallet, transaction })
  const committed = await aptos.waitForTransaction({ transactionHash: hash })
  expect(committed).toMatchObject({
    type: 'user_transaction',
    hash,
    success: true,
    sender: wallet.accountAddress.toString(),
    sequence_number: '0',
    gas_used: '5430',
    payload: { function: TRANSFER, arguments: [{ inner: USDC }, to, '7500000'] },
  })
  const stores = [wallet.accountAddress.toString(), to].map((owner) => primaryStore(owner, USDC))
  expect((committed as unknown as { events: object[] }).events.slice(0, 2)).toMatchObject([
    { type: '0x1::fungible_asset::Withdraw', data: { store: stores[0], amount: '7500000' } },
    { type: '0x1::fungible_asset::Deposit', data: { store: stores[1], amount: '7500000' } },
  ])
  expect([await balanceOf(to), await balanceOf(wallet.accountAddress)]).toEqual(['7.50', '17.50'])
  expect(await aptos.getAccountInfo({ accountAddress: wallet.accountAddress })).toMatchObject({ sequence_number: '1' })
  const all = await aptos.getAccountTransactions({ accountAddress: wallet.accountAddress })
  expect(all.map((each) => each.hash)).toEqual([hash])
  expect(await aptos.getTransactionByVersion({ ledgerVersion: Number(committed.version) })).toMatchObject({ hash })
})

test("the vendor's client reads balances, resources and views [C18]", async () => {
  const wallet = await fundedWallet({ native: '2', usdc: '3.25' })
  const { accountAddress } = wallet
  expect(await aptos.getBalance({ accountAddress, asset: USDC })).toBe(3_250_000)
  expect(await aptos.getBalance({ accountAddress, asset: '0x1::aptos_coin::AptosCoin' })).toBe(200_000_000)
  expect(await aptos.getBalance({ accountAddress: AccountAddress.from(recipient()), asset: USDC })).toBe(0)
  const metadata = { accountAddress: USDC, resourceType: '0x1::fungible_asset::Metadata' } as const
  expect(await aptos.getAccountResource(metadata)).toMatchObject({ symbol: 'USDC', decimals: 6 })
  const store = { accountAddress: primaryStore(accountAddress.toStringLong(), USDC) }
  expect((await aptos.getAccountResources(store)).map(({ type, data }) => [type, data])).toMatchObject([
    ['0x1::fungible_asset::FungibleStore', { balance: '3250000', metadata: { inner: USDC } }],
    ['0x1::object::ObjectCore', { owner: accountAddress.toString() }],
  ])
  const payload = {
    function: '0x1::primary_fungible_store::balance',
    functionArguments: [accountAddress.toString(), { inner: shownAddress(APT.address) }],
    typeArguments: ['0x1::fungible_asset::Metadata'],
  } as const
  expect(await aptos.viewJson({ payload: payload as never })).toEqual(['200000000'])
})

test('a failed transfer is on the chain, costs gas, moves nothing and uses up its sequence number [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '1.00' })
  const to = recipient()
  const { status, body } = await submit(await signed(wallet, to, { units: 1_000_001n }))
  expect(status).toBe(202)
  const options = { checkSuccess: false }
  const failed = await aptos.waitForTransaction({ transactionHash: String(body['hash']), options })
  expect(failed).toMatchObject({
    success: false,
    vm_status: expect.stringContaining('EINSUFFICIENT_BALANCE(0x10004)'),
    gas_used: '50',
  })
  const { events } = failed as unknown as { events: { type: string }[] }
  expect(events.map(({ type }) => type)).toEqual(['0x1::transaction_fee::FeeStatement'])
  expect([await balanceOf(to), await balanceOf(wallet.accountAddress)]).toEqual(['0.00', '1.00'])
  const apt = { accountAddress: wallet.accountAddress, asset: APT.address }
  expect(await aptos.getBalance(apt)).toBe(100_000_000 - 5000)
  expect((await read(`accounts/${wallet.accountAddress}`)).body).toMatchObject({ sequence_number: '1' })
})

test('a transfer that needs more gas than it allows fails and pays all that it allowed [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '1.00' })
  const { body } = await submit(await signed(wallet, recipient(), { units: 1n, maxGasAmount: 100 }))
  const options = { checkSuccess: false }
  const failed = await aptos.waitForTransaction({ transactionHash: String(body['hash']), options })
  expect(failed).toMatchObject({ success: false, vm_status: 'Out of gas', gas_used: '100' })
  expect(await balanceOf(wallet.accountAddress)).toBe('1.00')
})

test('a sequence number ahead is parked until the one before it comes, and both are then in blocks [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const to = recipient()
  const second = await submit(await signed(wallet, to, { units: 2_000_000n, sequenceNumber: 1n }))
  expect(second.status).toBe(202)
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect((await read(`transactions/by_hash/${second.body['hash']}`)).body).toMatchObject({
    type: 'pending_transaction',
  })
  expect(await balanceOf(to)).toBe('0.00')

  await submit(await signed(wallet, to, { units: 1_000_000n, sequenceNumber: 0n }))
  await aptos.waitForTransaction({ transactionHash: String(second.body['hash']) })
  expect(await balanceOf(to)).toBe('3.00')
})

test('the same bytes are taken again, and after their block refused as too old [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const bytes = await signed(wallet, recipient(), { units: 1_000_000n })
  network.faults.fallBehind()
  const [first, again] = [await submit(bytes), await submit(bytes)]
  network.faults.keepUp()
  expect([first.status, again.status, again.body['hash']]).toEqual([202, 202, first.body['hash']])
  await aptos.waitForTransaction({ transactionHash: String(first.body['hash']) })
  expect((await submit(bytes)).body).toMatchObject({ error_code: 'vm_error', vm_error_code: 3 })
  expect(await balanceOf(wallet.accountAddress)).toBe('4.00')
})

test('ledger time, version, height and epoch advance, in the answer and in the headers of each [C18]', async () => {
  const before = await aptos.getLedgerInfo()
  network.faults.skipTime(7200)
  const response = await fetch(`${network.rpcUrl}/transactions/by_hash/0x${'ab'.repeat(32)}`, {
    headers: { Origin: 'https://shop.example' },
  })
  const { headers } = response
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({
    message: `Transaction not found by Transaction hash(0x${'ab'.repeat(32)})`,
    error_code: 'transaction_not_found',
    vm_error_code: null,
  })
  expect(headers.get('x-aptos-chain-id')).toBe('1')
  expect(BigInt(headers.get('x-aptos-ledger-version')!)).toBeGreaterThan(BigInt(before.ledger_version))
  expect(BigInt(headers.get('x-aptos-block-height')!)).toBeGreaterThan(BigInt(before.block_height))
  expect(BigInt(headers.get('x-aptos-epoch')!)).toBe(BigInt(before.epoch) + 1n)
  const passed = BigInt(headers.get('x-aptos-ledger-timestampusec')!) - BigInt(before.ledger_timestamp)
  expect(passed).toBeGreaterThanOrEqual(7_200_000_000n)
})

test('a page of any origin may ask with credentials, and reads no ledger header [C18]', async () => {
  const asked = { Origin: 'https://shop.example', 'Access-Control-Request-Headers': 'content-type,x-aptos-client' }
  const preflight = await fetch(`${network.rpcUrl}/transactions`, { method: 'OPTIONS', headers: asked })
  expect(preflight.status).toBe(200)
  const { headers } = preflight
  expect(headers.get('access-control-allow-origin')).toBe('https://shop.example')
  expect(headers.get('access-control-allow-credentials')).toBe('true')
  expect(headers.get('access-control-allow-headers')).toBe('content-type,x-aptos-client')
  expect(headers.get('access-control-expose-headers')).toBeNull()
})

test('the sequence number of an account is known at every version that is kept, and at no other [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const path = `accounts/${wallet.accountAddress}`
  const { body: before } = await read('')
  const { body: sent } = await submit(await signed(wallet, recipient(), { units: 1_000_000n }))
  const { version } = await aptos.waitForTransaction({ transactionHash: String(sent['hash']) })

  const at = async (asked: unknown) => (await read(`${path}?ledger_version=${asked}`)).body
  expect(await at(before['ledger_version'])).toMatchObject({ sequence_number: '0' })
  expect(await at(version)).toMatchObject({ sequence_number: '1' })
  expect(await at('99999999')).toMatchObject({ error_code: 'version_not_found' })
  network.faults.prune()
  const pruned = await read(`${path}?ledger_version=${version}`)
  expect([pruned.status, pruned.body['error_code']]).toEqual([410, 'version_pruned'])
  expect((await read(path)).body).toMatchObject({ sequence_number: '1' })
  expect((await read(`transactions/by_hash/${sent['hash']}`)).status).toBe(404)
})
