import { describe, expect, test } from 'vitest'
import type { Deposit } from '../domain/payouts/deposit.ts'
import { NETWORKS, networkRules } from '../domain/networks.ts'
import { chainFacts } from './network-table.ts'
import { createChainNode } from './node.ts'
import { paymentLinkOf } from './payment-link.ts'

const node = createChainNode({ fetch, relay: async () => 'unknown' })
const EVM = { from: '0x8ba1f109551bD432803012645Ac136ddd64DBA72', to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }
const SOLANA = {
  from: '7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK',
  to: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
}
const onBase: Deposit = { network: 'base', coin: 'usdc', amount: '120.50', memo: null, ...EVM }
const onSolana: Deposit = { network: 'solana', coin: 'usdc', amount: '0.50', memo: null, ...SOLANA }

/** The grammar of EIP-681, for what is asked for here: `request`, `target_address`, `chain_id`, `function_name`, `parameters`. */
const EIP_681 =
  /^ethereum:(?:pay-)?(?<target>0x[0-9a-fA-F]{40})@(?<chain>\d+)\/(?<call>[a-zA-Z]+)\?(?<parameters>[^?#]+)$/

function readEthereum(link: string) {
  const { target, chain, call, parameters } = EIP_681.exec(link)!.groups!
  return { target, chain: Number(chain), call, parameters: [...new URLSearchParams(parameters)] }
}

/** A transfer request of Solana Pay: `amount` in whole tokens, with a digit before the point and no exponent. */
function readSolana(link: string) {
  const { protocol, pathname, searchParams } = new URL(link)
  expect(searchParams.get('amount')).toMatch(/^(0|[1-9]\d*)(\.\d+)?$/)
  return { protocol, recipient: pathname, ...Object.fromEntries(searchParams) }
}

describe('the link of a deposit', () => {
  test.each(NETWORKS.filter((network) => networkRules(network).family === 'evm' && chainFacts(network)?.tokens.usdc))(
    'is EIP-681 on %s: the token is the target, and its transfer the call, in units [H11]',
    (network) => {
      const { address, decimals } = chainFacts(network)!.tokens.usdc!
      expect(readEthereum(paymentLinkOf({ ...onBase, network }, node)!)).toEqual({
        target: address,
        chain: networkRules(network).chainId,
        call: 'transfer',
        parameters: [
          ['address', EVM.to],
          ['uint256', String(1205n * 10n ** BigInt(decimals - 1))],
        ],
      })
    },
  )

  test('is a transfer request of Solana Pay, with its memo as a text of a URL [H11]', () => {
    const mint = chainFacts('solana')!.tokens.usdc!.address
    const plain = { protocol: 'solana:', recipient: SOLANA.to, amount: '0.50', 'spl-token': mint }
    expect(readSolana(paymentLinkOf(onSolana, node)!)).toEqual(plain)
    const memo = 'SPH 1&amount=9#é'
    expect(readSolana(paymentLinkOf({ ...onSolana, memo }, node)!)).toEqual({ ...plain, memo })
  })

  test('names the token of the host [C8, H11]', () => {
    const token = `0x${'1'.repeat(40)}`
    const withToken = createChainNode({ fetch, relay: node.relay, tokenAddresses: { base: { usdc: token } } })
    expect(readEthereum(paymentLinkOf(onBase, withToken)!).target).toBe(token)
  })

  test.each([
    ['a memo on an EVM network, which it could not say', { ...onBase, memo: 'SPH1' }],
    ['a coin that the network lacks', { ...onBase, network: 'sepolia', coin: 'usdt' }],
    ['a network of another family', { ...onBase, network: 'tron', coin: 'usdt', from: 'T', to: 'T' }],
    ['nothing to send', { ...onBase, amount: '0.00' }],
    ['a part of a unit', { ...onSolana, amount: '0.0000001' }],
    ['an address without a key', { ...onBase, to: `0x${'0'.repeat(40)}` }],
    ['the token itself as the receiver', { ...onBase, to: chainFacts('base')!.tokens.usdc!.address }],
  ] as const)('is none for %s [H11, C20]', (_, deposit) => {
    expect(paymentLinkOf(deposit, node)).toBeNull()
  })
})
