import { isAddress } from 'ethers'
import { PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { rpc } from './json-rpc.ts'
import { EVM_NETWORKS, type EvmNetwork, SOLANA_TOKENS } from './networks.ts'
import { startChains } from './start-chains.ts'

test('both networks of the demo start, answer under their names, and stop [C18]', async () => {
  const startedAt = performance.now()
  const chains = await startChains({ networks: ['base', 'solana'] })
  expect(performance.now() - startedAt).toBeLessThan(5000)

  expect(Object.keys(chains.ports)).toEqual(['base', 'sol'])
  expect(chains.ports['sol']!.network).toBe('sol')
  expect(Object.keys(chains.rpcUrls)).toEqual(['base', 'solana'])
  expect(await rpc(chains.rpcUrls.base!, 'eth_chainId')).toBe('0x2105')
  expect(await rpc(chains.rpcUrls.solana!, 'getHealth')).toBe('ok')

  await chains.stop()
  await expect(rpc(chains.rpcUrls.base!, 'eth_chainId')).rejects.toThrow()
  await expect(rpc(chains.rpcUrls.solana!, 'getHealth')).rejects.toThrow()
})

test('every token address passes the checksum of its own family [C7]', () => {
  const rows = Object.values<EvmNetwork>(EVM_NETWORKS).flatMap(({ tokens }) => Object.values(tokens))
  expect(rows).toHaveLength(19)
  for (const { address } of rows) expect(isAddress(address), address).toBe(true)
  for (const { address } of Object.values(SOLANA_TOKENS)) expect(new PublicKey(address).toBase58()).toBe(address)
})
