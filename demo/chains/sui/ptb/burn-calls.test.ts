import { bcs } from '@mysten/sui.js/bcs'
import { Inputs, Transaction, type TransactionArgument } from '@mysten/sui.js/transactions'
import { afterAll, expect, test } from 'vitest'
import { SHARED_OBJECTS, SUI_CCTP } from '../cctp.ts'
import { USDC, openTestNetwork } from '../test-network.ts'

const { network, client, fundedWallet, signed, execute, balanceOf } = await openTestNetwork()
afterAll(() => network.stop())

const { tokenMessengerMinter: MINTER, stablecoinHandler: HANDLER } = SUI_CCTP
const RECIPIENT = `0x${'0'.repeat(24)}${'d'.repeat(40)}`

interface Burn {
  readonly recipient?: string
  readonly units?: bigint
  readonly isTreasuryMutable?: boolean
  readonly version?: bigint
  /** In place of the order of Circle's call. */
  readonly handled?: (receipt: TransactionArgument, coin: TransactionArgument) => readonly TransactionArgument[]
  readonly isCompleted?: boolean
}

/** Burns USDC with Circle's three calls, but for what is asked otherwise. */
async function burned(burn: Burn = {}) {
  const { recipient = RECIPIENT, units = 2_000_000n, isTreasuryMutable = true, isCompleted = true } = burn
  const handled = burn.handled ?? ((receipt, coin) => [receipt, coin])
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const owner = wallet.toSuiAddress()
  const tx = new Transaction()
  const shared = (objectId: string, mutable = false) =>
    tx.object(
      Inputs.SharedObjectRef({
        objectId,
        mutable,
        initialSharedVersion: String(burn.version ?? SHARED_OBJECTS.get(objectId)),
      }),
    )
  const [gas] = (await client.core.listCoins({ owner })).objects
  const [usdc] = (await client.core.listCoins({ owner, coinType: USDC })).objects
  const state = shared(SUI_CCTP.tokenMessengerMinterState)
  const [coin] = tx.splitCoins(tx.objectRef(usdc!), [units])
  const [receipt, whole] = tx.moveCall({
    target: `${MINTER}::deposit_for_burn::deposit_for_burn`,
    typeArguments: [USDC],
    arguments: [
      coin!,
      tx.pure.u32(0),
      tx.pure.address(recipient),
      tx.pure.address('0x0'),
      tx.pure(bcs.u256().serialize(0n)),
      tx.pure.u32(2000),
      tx.pure(bcs.vector(bcs.u8()).serialize([])),
      state,
    ],
  })
  const [ticket] = tx.moveCall({
    target: `${HANDLER}::handler::burn`,
    arguments: [
      shared(SUI_CCTP.stablecoinHandlerState),
      ...handled(receipt!, whole!),
      shared(SUI_CCTP.denyList),
      shared(SUI_CCTP.treasury, isTreasuryMutable),
    ],
  })
  if (isCompleted)
    tx.moveCall({
      target: `${MINTER}::deposit_for_burn::complete_burn`,
      typeArguments: [USDC, `${HANDLER}::handler::Auth`],
      arguments: [ticket!, state, shared(SUI_CCTP.messageTransmitterState)],
    })
  tx.setSender(owner)
  tx.setGasPayment([gas!])
  tx.setGasPrice(750)
  tx.setGasBudget(20_000_000)
  tx.setExpiration({ Epoch: '900' })
  const answer = await execute(await signed(wallet, await tx.build()))
  return { answer, owner }
}

test('Circle’s three calls take the tokens off the network, and give them to nobody [C18, C3]', async () => {
  const { answer, owner } = await burned()
  expect(answer.Transaction!.status.error).toBeNull()
  expect(answer.Transaction!.balanceChanges.filter(({ coinType }) => coinType === USDC)).toEqual([
    { address: owner, coinType: USDC, amount: '-2000000' },
  ])
  expect(await balanceOf(owner)).toBe('3.00')
})

test.each([
  ['an immutable treasury', { isTreasuryMutable: false }, 'InvalidObjectByMutRef'],
  ['the coin in front of the receipt', { handled: (receipt, coin) => [coin, receipt] }, 'TypeMismatch'],
  ['a recipient of zeros', { recipient: `0x${'0'.repeat(64)}` }, 'abort code: 1'],
  ['no tokens', { units: 0n }, 'abort code: 0'],
  ['a ticket that is left', { isCompleted: false }, 'UnusedValueWithoutDrop'],
] as const satisfies readonly (readonly [string, Burn, string])[])(
  'a burn with %s fails, and burns nothing [C18, C3]',
  async (_, burn, message) => {
    const { answer, owner } = await burned(burn)
    expect(answer.FailedTransaction!.status.error!.message).toContain(message)
    expect(await balanceOf(owner)).toBe('5.00')
  },
)

test('a shared object of another version is refused before it runs [C18, C3]', async () => {
  await expect(burned({ version: 1n })).rejects.toThrow('Could not find the referenced object')
})
