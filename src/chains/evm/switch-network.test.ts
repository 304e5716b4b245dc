import { describe, expect, test } from 'vitest'
import { CUSTOMER, scriptedNode, scriptedWallet, STRANGER, TRANSFER } from './scripted.fixture.ts'
import { check } from './checks/send-checks.ts'
import { switchNetwork } from './switch-network.ts'

const failing = (message: string, code?: number) => Object.assign(new Error(message), { code })

/** On Ethereum until it is switched, and then with these accounts. */
function switching(answers: Readonly<Record<string, unknown>> = {}) {
  let chain = '0x1'
  return scriptedWallet({
    eth_chainId: () => chain,
    wallet_switchEthereumChain() {
      chain = '0x2105'
      return null
    },
    ...answers,
  })
}

describe('a wallet that only its customer can switch [W12]', () => {
  const none = failing('The Provider does not support the requested method', 4200)
  test.each([
    ['knows no switch', { wallet_switchEthereumChain: none }],
    ['knows no switch, by JSON-RPC', { wallet_switchEthereumChain: failing('Method not found', -32_601) }],
    ['knows no switch, by EIP-1474', { wallet_switchEthereumChain: failing('Method not supported', -32_004) }],
    [
      'knows no way to add a network',
      { wallet_switchEthereumChain: failing('Unrecognized chain ID', 4902), wallet_addEthereumChain: none },
    ],
    [
      'adds the network, and does not know it all the same',
      { wallet_switchEthereumChain: failing('Unrecognized chain ID', 4902), wallet_addEthereumChain: null },
    ],
  ])('a wallet that %s has an error that names the network to choose', async (_, answers) => {
    const { session } = switching(answers)
    const failure = { code: 'wallet/switch-by-hand', values: { network: 'Base' }, broadcast: 'none' }
    await expect(switchNetwork(session, 'base')).rejects.toMatchObject(failure)
    await expect(check(session, TRANSFER, scriptedNode())).rejects.toMatchObject(failure)
  })

  test('says what its customer answered, where it was asked', async () => {
    const { session } = switching({
      wallet_switchEthereumChain: failing('Unrecognized chain ID', 4902),
      wallet_addEthereumChain: failing('User rejected the request.', 4001),
    })
    await expect(switchNetwork(session, 'base')).rejects.toMatchObject({ code: 'wallet/rejected' })
  })
})

describe('a wallet that shows no account after it has switched [W12]', () => {
  test('is asked again, which has its customer unlock it', async () => {
    const { session } = switching({ eth_accounts: [], eth_requestAccounts: [CUSTOMER] })
    await expect(switchNetwork(session, 'base')).resolves.toMatchObject({ network: 'base', address: CUSTOMER })
  })

  test('a wallet that stays so is locked', async () => {
    const { session } = switching({ eth_accounts: [], eth_requestAccounts: [] })
    await expect(switchNetwork(session, 'base')).rejects.toMatchObject({ code: 'wallet/locked' })
  })
})

describe('a wallet that permits several accounts [W12, WAL-17]', () => {
  const checked = (accounts: readonly string[]) =>
    check(scriptedWallet({ eth_accounts: accounts }).session, TRANSFER, scriptedNode())

  test('the account of the payout is used, wherever it is in the list and however it is written', async () => {
    await expect(checked([STRANGER, CUSTOMER])).resolves.toBeUndefined()
    await expect(checked([STRANGER, CUSTOMER.toLowerCase()])).resolves.toBeUndefined()
  })

  test('a list without the account of the payout sends nothing', async () => {
    await expect(checked([STRANGER])).rejects.toMatchObject({ code: 'wallet/wrong-address' })
  })
})
