import { expect, test } from 'vitest'
import { ChainError, type ChainErrorCode } from '../chains/chain-error.ts'
import { openServices } from '../queries/services.fixture.ts'
import { proveOwnership } from './prove-ownership.ts'

const CHALLENGE = { message: 'Sign in to Acme', nonce: 'nonce_7', expiresAt: '2026-11-21T00:05:00Z' }
const EVM = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SOLANA = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'

test.each([
  ['base', EVM, `wallets/authMessage/evm?address=${EVM}&network=base&chainId=8453`],
  ['ethereum', EVM, `wallets/authMessage/evm?address=${EVM}&network=ethereum&chainId=1`],
  ['solana', SOLANA, `wallets/authMessage/solana?address=${SOLANA}&network=solana`],
] as const)('a wallet on %s signs the challenge of its own address, once [WAL-23]', async (network, address, path) => {
  const { services, calls } = openServices({ answers: { [`GET ${path}`]: () => CHALLENGE } })
  const signed: (readonly [string, string])[] = []
  const runner = {
    async sign(by: string, message: string) {
      signed.push([by, message])
      return '0x1b'
    },
  }
  const proof = await proveOwnership({ api: services.api, runner }, { network, address })
  expect(proof).toEqual({ nonce: 'nonce_7', signature: '0x1b' })
  expect([signed, calls.map(({ path: asked }) => asked)]).toEqual([[[address, 'Sign in to Acme']], [path]])
})

test('a wallet that signs no messages proves nothing, and what else fails is a failure [W11, W18]', async () => {
  const { services } = openServices({
    answers: { [`GET wallets/authMessage/evm?address=${EVM}&network=base&chainId=8453`]: () => CHALLENGE },
  })
  const proving = (code: ChainErrorCode) => {
    const runner = { sign: () => Promise.reject(new ChainError(code)) }
    return proveOwnership({ api: services.api, runner }, { network: 'base', address: EVM })
  }
  await expect(proving('wallet/cannot-sign')).resolves.toBeNull()
  await expect(proving('wallet/rejected')).rejects.toMatchObject({ code: 'wallet/rejected' })
})

test('a wallet of a network without a challenge signs nothing, and the server is not asked', async () => {
  const { services, calls } = openServices()
  const runner = { sign: () => Promise.reject(new Error('nothing is signed')) }
  await expect(proveOwnership({ api: services.api, runner }, { network: 'sui', address: '0x1' })).rejects.toThrow(
    'network',
  )
  expect(calls).toEqual([])
})
