import { expect, test } from 'vitest'
import { remoteChains } from './remote-chains.ts'

test('a network of another process is configured by its URL, under its transfer name [C18]', () => {
  const chains = remoteChains({
    SANDBOX_RPC_BASE: 'http://127.0.0.1:8545',
    SANDBOX_RPC_SOLANA: ' http://127.0.0.1:8899 ',
    SANDBOX_RPC_SUI: 'http://127.0.0.1:9000/',
    SANDBOX_RPC_APTOS: 'http://127.0.0.1:8080/v1/',
    SANDBOX_RPC_POLYGON: '',
  })
  expect(Object.values(chains).map(({ network, rpcUrl }) => [network, rpcUrl])).toEqual([
    ['sol', 'http://127.0.0.1:8899'],
    ['base', 'http://127.0.0.1:8545'],
    ['sui', 'http://127.0.0.1:9000'],
    ['aptos', 'http://127.0.0.1:8080/v1'],
  ])
  expect(remoteChains({})).toEqual({})
})
