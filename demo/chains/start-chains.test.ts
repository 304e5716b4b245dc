import { isAddress } from 'ethers'
import { PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { anvilBinary } from './evm/anvil.ts'
import { rpc } from './json-rpc.ts'
import { EVM_NETWORKS, type EvmNetwork, SOLANA_TOKENS } from './networks.ts'
import { startChains } from './start-chains.ts'

test.skipIf(!anvilBinary())('both networks of the demo start, answer under their names, and stop [C18]', async () => {
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

test('a platform without anvil runs the other networks, and is told why [C18]', async () => {
  const chains = await startChains({ networks: ['base', 'solana'], anvil: null })
  expect(Object.keys(chains.ports)).toEqual(['sol'])
  expect(chains.missing).toEqual([
    { network: 'base', reason: `anvil is not installed for ${process.platform}-${process.arch}` },
  ])
  await chains.stop()
})

test('every token address passes the checksum of its own family [C7]', () => {
  const rows = Object.values<EvmNetwork>(EVM_NETWORKS).flatMap(({ tokens }) => Object.values(tokens))
  expect(rows).toHaveLength(19)
  for (const { address } of rows) expect(isAddress(address), address).toBe(true)
  for (const { address } of Object.values(SOLANA_TOKENS)) expect(new PublicKey(address).toBase58()).toBe(address)
})
