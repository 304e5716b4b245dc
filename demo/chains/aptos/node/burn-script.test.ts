import { AccountAddress, type Account, U32, U64 } from '@aptos-labs/ts-sdk'
import { afterAll, expect, test } from 'vitest'
import { APTOS_TOKENS } from '../../networks.ts'
import { APTOS_CCTP } from '../cctp.ts'
import { openTestNetwork, USDC } from '../test-network.ts'

const { network, aptos, fundedWallet, signedBy, submit, balanceOf } = await openTestNetwork()
afterAll(() => network.stop())

const NOBODY = AccountAddress.ZERO
const RECIPIENT = `0x${'ab'.repeat(32)}`

const argumentsOf = (units: bigint, token: string) => [
  new U64(units),
  new U32(5),
  AccountAddress.from(RECIPIENT),
  NOBODY,
  AccountAddress.from(token),
  new U64(0n),
  new U32(2000),
]

interface Called {
  readonly bytecode?: string
  readonly functionArguments?: ReturnType<typeof argumentsOf>
}

async function ran(wallet: Account, called: Called) {
  const data = {
    typeArguments: [],
    bytecode: APTOS_CCTP.bytecode,
    functionArguments: argumentsOf(1_250_000n, USDC),
    ...called,
  }
  const options = { maxGasAmount: 8000, gasUnitPrice: 100 }
  const transaction = await aptos.transaction.build.simple({ sender: wallet.accountAddress, data, options })
  const { body, status } = await submit(signedBy(wallet, transaction))
  expect(status).toBe(202)
  const { hash } = body as { hash: string }
  return aptos.waitForTransaction({ transactionHash: hash, options: { checkSuccess: false } })
}

test('a burn by Circle’s script takes the tokens of its sender, and no other account gets them [C3, C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '2.00' })
  const row = await ran(wallet, {})
  expect(row).toMatchObject({
    success: true,
    payload: {
      type: 'script_payload',
      code: { bytecode: APTOS_CCTP.bytecode },
      arguments: ['1250000', 5, RECIPIENT, '0x0', USDC, '0', 2000],
    },
  })
  const { events } = row as unknown as { events: { type: string; data: object }[] }
  expect(events.map(({ type }) => type)).toEqual([
    '0x1::fungible_asset::Withdraw',
    '0x1::transaction_fee::FeeStatement',
  ])
  expect(await balanceOf(wallet.accountAddress)).toBe('0.75')
})

test.each<[string, string, Called]>([
  ['more than its sender has', 'EINSUFFICIENT_BALANCE', { functionArguments: argumentsOf(2_000_001n, USDC) }],
  ['another token', 'ABORTED', { functionArguments: argumentsOf(1n, APTOS_TOKENS.usdt.address) }],
  ['too few arguments', 'NUMBER_OF_ARGUMENTS_MISMATCH', { functionArguments: argumentsOf(1n, USDC).slice(1) }],
  ['arguments in another order', 'TYPE_MISMATCH', { functionArguments: argumentsOf(1n, USDC).toReversed() }],
  ['another script', 'CODE_DESERIALIZATION_ERROR', { bytecode: '0xa11ceb0b' }],
])('a burn of %s fails with %s, and moves nothing [C3, C18]', async (_, status, called) => {
  const wallet = await fundedWallet({ native: '1', usdc: '2.00' })
  const row = await ran(wallet, called)
  expect(row).toMatchObject({ success: false, vm_status: expect.stringContaining(status) })
  expect(await balanceOf(wallet.accountAddress)).toBe('2.00')
})
