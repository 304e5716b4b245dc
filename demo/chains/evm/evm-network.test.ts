import { Contract, JsonRpcProvider, Wallet, isAddress } from 'ethers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LocalNetwork } from '../local-network.ts'
import { rpc } from '../json-rpc.ts'
import { EVM_NETWORKS } from '../networks.ts'
import { testPort } from '../port.fixture.ts'
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

testPort({
  port: () => base().port,
  another: () => createEvmPort({ network: 'base', rpcUrl: base().rpcUrl }),
  recipient: () => Wallet.createRandom().address,
  isAddress: (address) => isAddress(address),
  token: 'usdc',
  tooMuch: 'transfer amount exceeds balance',
})

test('deposits returns every transfer after the cursor once, in order [C18]', async () => {
  const { port } = networks['arbitrum']!
  const { cursor: before } = await port.deposits(null)
  const address = await port.depositAddress('payout_a')

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
