import { Contract, JsonRpcProvider, Wallet } from 'ethers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LocalNetwork } from '../local-network.ts'
import { rpc } from '../json-rpc.ts'
import { EVM_NETWORKS } from '../networks.ts'
import { type AnvilNodes, createAnvilNodes, findAnvil } from './anvil.ts'
import { compileToken } from './compile-token.ts'
import { startEvmNetwork } from './evm-network.ts'
import { transferCall } from './erc20.ts'
import { createEvmPort, evmTreasury } from './evm-port.ts'
import { needsAnvil } from './needs-anvil.fixture.ts'

const ABI = [
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function transfer(address, uint256) returns (bool)',
]

let nodes: AnvilNodes | undefined
const networks: Record<string, LocalNetwork> = {}
const providers: JsonRpcProvider[] = []

beforeAll(async () => {
  const anvil = findAnvil()
  if ('missing' in anvil) return
  const started = createAnvilNodes(anvil.binary)
  nodes = started
  const contracts = compileToken()
  await Promise.all(
    (['base', 'ethereum', 'bsc', 'arbitrum'] as const).map(async (name) => {
      networks[name] = await startEvmNetwork(name, { nodes: started, contracts })
    }),
  )
})

afterAll(async () => {
  for (const provider of providers) provider.destroy()
  await nodes?.stop()
})

beforeEach((context) => needsAnvil(context))

const base = () => networks['base']!

function providerOf(network: LocalNetwork): JsonRpcProvider {
  const provider = new JsonRpcProvider(network.rpcUrl, undefined, { cacheTimeout: -1, pollingInterval: 50 })
  providers.push(provider)
  return provider
}

test.each(['base', 'ethereum', 'bsc', 'arbitrum'] as const)(
  '%s has its real chain id, and its tokens at their real addresses [C18]',
  async (name) => {
    const provider = providerOf(networks[name]!)
    const { chainId, tokens } = EVM_NETWORKS[name]
    expect((await provider.getNetwork()).chainId).toBe(BigInt(chainId))

    for (const token of Object.values(tokens)) {
      const contract = new Contract(token.address, ABI, provider)
      expect(await contract['name']!()).toBe(token.name)
      expect(await contract['symbol']!()).toBe(token.symbol)
      expect(await contract['decimals']!()).toBe(BigInt(token.decimals))
      expect(await contract['totalSupply']!()).toBe(10n ** BigInt(9 + token.decimals))
    }
  },
)

test('a wallet with fees and tokens can send them, and no more than it has [C18]', async () => {
  const provider = providerOf(base())
  const wallet = Wallet.createRandom(provider)
  await base().fund(wallet.address, { native: '1', usdc: '20.00' })
  const usdc = new Contract(EVM_NETWORKS.base.tokens.usdc.address, ABI, wallet)
  const to = Wallet.createRandom().address

  const sent = await usdc['transfer']!(to, 7_500_000n)
  expect((await sent.wait()).status).toBe(1)
  expect(await base().port.balance({ token: 'usdc', address: to })).toBe('7.50')
  expect(await base().port.balance({ token: 'usdc', address: wallet.address })).toBe('12.50')
  await expect(usdc['transfer']!(to, 12_500_001n)).rejects.toThrow('ERC20: transfer amount exceeds balance')
})

test('a transfer of USDT on Ethereum returns no value, and tokens on BSC have 18 decimals [C8, C10]', async () => {
  const to = Wallet.createRandom().address
  await networks['ethereum']!.fund(to, { usdt: '3.25' })
  expect(await networks['ethereum']!.port.balance({ token: 'usdt', address: to })).toBe('3.25')
  const call = { from: evmTreasury().address, to: EVM_NETWORKS.ethereum.tokens.usdt.address }
  expect(await rpc(networks['ethereum']!.rpcUrl, 'eth_call', [{ ...call, data: transferCall(to, 1n) }, 'latest'])).toBe(
    '0x',
  )

  await networks['bsc']!.fund(to, { usdc: '1.000000000000000001' })
  expect(await networks['bsc']!.port.balance({ token: 'usdc', address: to })).toBe('1.000000000000000001')
})

test('a reference is paid once: concurrently, again later, and by another process [SAFE-B5]', async () => {
  const to = Wallet.createRandom().address
  const transfer = { token: 'usdc', to, amount: '10.00', reference: 'payout_once' } as const
  const { port } = base()
  const anotherProcess = createEvmPort({ network: 'base', rpcUrl: base().rpcUrl })

  const [first, second] = await Promise.all([port.send(transfer), port.send(transfer)])
  expect(second).toEqual(first)
  expect(await port.send(transfer)).toEqual(first)
  expect(await anotherProcess.send(transfer)).toEqual(first)
  expect(await port.balance({ token: 'usdc', address: to })).toBe('10.00')

  const other = await port.send({ ...transfer, reference: 'payout_other' })
  expect(other.hash).not.toBe(first.hash)
  expect(await port.balance({ token: 'usdc', address: to })).toBe('20.00')
})

test('two processes that send one reference at the same moment pay once [SAFE-B5]', async () => {
  const to = Wallet.createRandom().address
  const ports = Array.from({ length: 4 }, () => createEvmPort({ network: 'base', rpcUrl: base().rpcUrl }))
  const transfer = { token: 'usdc', to, amount: '1.00', reference: 'payout_race' } as const

  const outcomes = await Promise.allSettled(ports.map((port) => port.send(transfer)))
  const hashes = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.hash] : []))
  expect(new Set(hashes).size).toBe(1)
  expect(await base().port.balance({ token: 'usdc', address: to })).toBe('1.00')
})

test('a rejected send moves nothing and can be repeated [SAFE-B5]', async () => {
  const to = Wallet.createRandom().address
  const { port } = networks['arbitrum']!
  const tooMuch = { token: 'usdc', to, amount: '2000000000', reference: 'payout_big' } as const
  await expect(port.send(tooMuch)).rejects.toThrow()
  await expect(port.send({ ...tooMuch, amount: '0.0000001' })).rejects.toThrow('More than 6 decimals')
  expect(await port.balance({ token: 'usdc', address: to })).toBe('0.00')
  await port.send({ ...tooMuch, amount: '2.00' })
  expect(await port.balance({ token: 'usdc', address: to })).toBe('2.00')
})

test('deposits returns every transfer after the cursor once, in order [C18]', async () => {
  const { port } = networks['arbitrum']!
  const { cursor: before } = await port.deposits(null)
  const address = await port.depositAddress('payout_a')
  expect(await createEvmPort({ network: 'arbitrum', rpcUrl: port.rpcUrl! }).depositAddress('payout_a')).toBe(address)
  expect(await port.depositAddress('payout_b')).not.toBe(address)

  const wallet = Wallet.createRandom(providerOf(networks['arbitrum']!))
  await networks['arbitrum']!.fund(wallet.address, { native: '1', usdc: '5.00', usdt: '6.00' })
  const { cursor: funded } = await port.deposits(before)
  for (const token of ['usdc', 'usdt'] as const) {
    const contract = new Contract(EVM_NETWORKS.arbitrum.tokens[token].address, ABI, wallet)
    await (await contract['transfer']!(address, 1_230_000n)).wait()
  }

  const { deposits, cursor } = await port.deposits(funded)
  expect(deposits).toMatchObject([
    { token: 'usdc', from: wallet.address, to: address, amount: '1.23' },
    { token: 'usdt', from: wallet.address, to: address, amount: '1.23' },
  ])
  expect(new Set(deposits.map(({ id }) => id)).size).toBe(2)
  expect((await port.deposits(cursor)).deposits).toEqual([])
  const [number] = cursor!.split(':')
  const all = await port.deposits(null)
  expect((await port.deposits(`${number}:0xanearlierlife`)).deposits).toEqual(all.deposits)
})
