import { isAddress } from 'ethers'
import { PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { isAddressOn } from '../sandbox/wallets/address.ts'
import { needsAnvil } from './evm/needs-anvil.fixture.ts'
import { rpc } from './json-rpc.ts'
import { EVM_NETWORKS, type EvmNetwork, SOLANA_TOKENS, TRON_TOKENS } from './networks.ts'
import { beginChains, startChains } from './start-chains.ts'

test('both networks of the demo start, answer under their names, and stop [C18]', async (context) => {
  needsAnvil(context)
  const chains = await startChains({ networks: ['base', 'solana'] })

  expect(Object.keys(chains.ports)).toEqual(['base', 'sol'])
  expect(chains.ports['sol']!.network).toBe('sol')
  expect(Object.keys(chains.rpcUrls)).toEqual(['base', 'solana'])
  expect(await rpc(chains.rpcUrls.base!, 'eth_chainId')).toBe('0x2105')
  expect(await rpc(chains.rpcUrls.solana!, 'getHealth')).toBe('ok')

  await chains.stop()
  await expect(rpc(chains.rpcUrls.base!, 'eth_chainId')).rejects.toThrow()
  await expect(rpc(chains.rpcUrls.solana!, 'getHealth')).rejects.toThrow()
})

test('a platform without anvil runs the other networks, and reports why [C18]', async () => {
  const anvil = { missing: 'anvil is not installed for darwin-arm64' }
  const chains = await startChains({ networks: ['base', 'solana'], anvil })
  expect(Object.keys(chains.ports)).toEqual(['sol'])
  expect(chains.missing).toEqual([{ network: 'base', reason: anvil.missing }])
  await chains.stop()
})

test('a node that does not start takes no other network with it [C18]', async () => {
  const chains = await startChains({ networks: ['base', 'solana'], anvil: { binary: '/nowhere/anvil' } })
  expect(await rpc(chains.rpcUrls.solana!, 'getHealth')).toBe('ok')
  expect(chains.missing).toEqual([{ network: 'base', reason: expect.stringMatching(/^anvil did not start: .*ENOENT/) }])
  await chains.stop()
})

test('a network that is starting has a port whose calls wait, and that leaves when it cannot start [C18]', async () => {
  const said: string[] = []
  const { ports, started, stop } = beginChains(
    { networks: ['base', 'solana'], anvil: { missing: 'anvil is not installed' } },
    { running: (network) => said.push(network), missing: ({ network, reason }) => said.push(`${network}: ${reason}`) },
  )
  const { sol } = ports
  expect([sol!.rpcUrl, await sol!.deposits('at 1')]).toEqual([null, { deposits: [], cursor: 'at 1' }])
  const waited = sol!.depositAddress('payout_a')
  const minted = sol!.mintAddress!('payout_a')
  const { rpcUrls } = await started
  expect(await minted).toBe(await ports.sol!.mintAddress!('payout_a'))
  expect(await waited).toBe(await ports.sol!.depositAddress('payout_a'))
  expect(Object.entries(ports).map(([name, { rpcUrl }]) => [name, rpcUrl])).toEqual([['sol', rpcUrls.solana]])
  expect(said).toEqual(['base: anvil is not installed', 'solana'])
  await stop()
})

test('every token address passes the checksum of its own family [C7]', () => {
  const rows = Object.values<EvmNetwork>(EVM_NETWORKS).flatMap(({ tokens }) => Object.values(tokens))
  expect(rows.length).toBeGreaterThan(Object.keys(EVM_NETWORKS).length)
  for (const { address } of rows) expect(isAddress(address), address).toBe(true)
  for (const { address } of Object.values(SOLANA_TOKENS)) expect(new PublicKey(address).toBase58()).toBe(address)
  for (const { address } of Object.values(TRON_TOKENS)) expect(isAddressOn('tron', address)).toBe(true)
})
