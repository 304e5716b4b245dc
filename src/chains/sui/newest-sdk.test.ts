import { bcs } from '@mysten/sui/bcs'
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519'
import { Secp256k1Keypair } from '@mysten/sui/keypairs/secp256k1'
import { Secp256r1Keypair } from '@mysten/sui/keypairs/secp256r1'
import { Inputs, Transaction, TransactionDataBuilder, type TransactionArgument } from '@mysten/sui/transactions'
import { verifyTransactionSignature } from '@mysten/sui/verify'
import { describe, expect, it } from 'vitest'
import { prepare, readSuiOrder } from './funds.ts'
import {
  coin,
  CUSTOMER,
  DEPOSIT,
  digestOf,
  GAS_COIN,
  KEY,
  STRANGER,
  TRANSFER,
  UNITS,
  USDC,
  USDT,
  type Ledger,
  type ScriptedCoin,
} from './ledger.fixture.ts'
import { scriptedNode } from './scripted.fixture.ts'
import { readSignature } from './transaction/signature.ts'

const SUI = GAS_COIN.type
const U64_MAX = 2n ** 64n - 1n

type Write = (transaction: Transaction) => void

interface Row {
  readonly ledger: Partial<Ledger>
  readonly asked?: Partial<typeof TRANSFER>
  /** Of SUI, and in MIST. Null: the network asks none. */
  readonly gas?: { readonly coins: readonly ScriptedCoin[]; readonly budget: bigint } | null
  readonly write: Write
}

const refOf = ({ id: objectId, version }: ScriptedCoin) => ({
  objectId,
  version: version.toString(),
  digest: digestOf(Number(version)),
})
const objectOf = (transaction: Transaction, one: ScriptedCoin) => transaction.object(Inputs.ObjectRef(refOf(one)))

/** What a balance at an address gives a transaction, from which a coin or a balance is made. */
const withdrawn = (transaction: Transaction, module: 'coin' | 'balance', amount: bigint) =>
  transaction.moveCall({
    target: `0x2::${module}::redeem_funds`,
    typeArguments: [USDC],
    arguments: [transaction.withdrawal({ amount, type: USDC })],
  })

const returned = (transaction: Transaction, rest: TransactionArgument) =>
  transaction.moveCall({
    target: '0x2::coin::send_funds',
    typeArguments: [USDC],
    arguments: [rest, transaction.pure.address(CUSTOMER)],
  })

/** Of a coin that the sender has, or of several. The address is the first input. */
function fromCoins(units: bigint, [first, ...more]: readonly ScriptedCoin[], then: 'nothing' | 'destroys' = 'nothing') {
  return (transaction: Transaction, type = USDC) => {
    const to = transaction.pure.address(DEPOSIT)
    const whole = objectOf(transaction, first!)
    const others = more.map((one) => objectOf(transaction, one))
    if (others.length > 0) transaction.mergeCoins(whole, others)
    const [tokens] = transaction.splitCoins(whole, [units])
    if (then === 'destroys')
      transaction.moveCall({ target: '0x2::coin::destroy_zero', typeArguments: [type], arguments: [whole] })
    transaction.transferObjects([tokens!], to)
  }
}

const [ONE, TWO] = [coin('1', USDC, 8_000_000n), coin('2', USDC, 12_000_000n)]
const ENOUGH = coin('3', USDC, UNITS + 5n)
const EXACT = coin('4', USDC, UNITS)
const LESS = coin('5', USDC, UNITS - 5n)
const HUGE = coin('6', USDC, U64_MAX)
const OF_USDT = coin('7', USDT, 90_000_000n)
const MANY = Array.from({ length: 12 }, (_, at) => coin(`b${at}`, USDC, 2_000_000n - BigInt(at)))
const [SOME_GAS, LESS_GAS] = [coin('9a', SUI, 3_000_000n), coin('9b', SUI, 2_500_000n)]

const AT_ADDRESS: Write = (transaction) => {
  const to = transaction.pure.address(DEPOSIT)
  const whole = withdrawn(transaction, 'coin', UNITS)
  const [tokens] = transaction.splitCoins(whole, [UNITS])
  returned(transaction, whole)
  transaction.transferObjects([tokens!], to)
}

const FROM_BOTH: Write = (transaction) => {
  const to = transaction.pure.address(DEPOSIT)
  const whole = objectOf(transaction, LESS)
  transaction.mergeCoins(whole, [withdrawn(transaction, 'coin', 5n)])
  const [tokens] = transaction.splitCoins(whole, [UNITS])
  returned(transaction, whole)
  transaction.transferObjects([tokens!], to)
}

const BETWEEN_BALANCES: Write = (transaction) => {
  const to = transaction.pure.address(DEPOSIT)
  const [tokens] = withdrawn(transaction, 'balance', UNITS)
  transaction.moveCall({ target: '0x2::balance::send_funds', typeArguments: [USDC], arguments: [tokens!, to] })
}

const ROWS: readonly (readonly [string, Row])[] = [
  ['two coins', { ledger: { coins: [ONE, TWO, GAS_COIN] }, write: fromCoins(UNITS, [ONE, TWO]) }],
  ['one coin with more', { ledger: { coins: [ENOUGH, GAS_COIN] }, write: fromCoins(UNITS, [ENOUGH]) }],
  ['one coin of these units', { ledger: { coins: [EXACT, GAS_COIN] }, write: fromCoins(UNITS, [EXACT], 'destroys') }],
  ['twelve coins', { ledger: { coins: [...MANY, GAS_COIN] }, write: fromCoins(UNITS, MANY) }],
  [
    'the smallest amount',
    { ledger: { coins: [ENOUGH, GAS_COIN] }, asked: { amount: '0.000001' }, write: fromCoins(1n, [ENOUGH]) },
  ],
  [
    'a huge amount',
    {
      ledger: { coins: [HUGE, GAS_COIN] },
      asked: { amount: '18446744073709.551614' },
      write: fromCoins(U64_MAX - 1n, [HUGE]),
    },
  ],
  [
    'USDT',
    {
      ledger: { coins: [OF_USDT, GAS_COIN] },
      asked: { coin: 'usdt', amount: '71.5' },
      write: fromCoins(71_500_000n, [OF_USDT]),
    },
  ],
  [
    'the balance at the address',
    { ledger: { coins: [GAS_COIN], atAddress: { [USDC]: UNITS + 5n } }, write: AT_ADDRESS },
  ],
  ['a coin and the balance', { ledger: { coins: [LESS, GAS_COIN], atAddress: { [USDC]: 9n } }, write: FROM_BOTH }],
  [
    'gas of two coins',
    {
      ledger: { coins: [ENOUGH, LESS_GAS, SOME_GAS] },
      gas: { coins: [SOME_GAS, LESS_GAS], budget: 4_500_000n },
      write: fromCoins(UNITS, [ENOUGH]),
    },
  ],
  [
    'gas of the balance at the address',
    {
      ledger: { coins: [ENOUGH], atAddress: { [SUI]: 50_000_000n } },
      gas: { coins: [], budget: 4_500_000n },
      write: fromCoins(UNITS, [ENOUGH]),
    },
  ],
  [
    'no gas, from balance to balance',
    { ledger: { coins: [], atAddress: { [USDC]: UNITS }, isFree: true }, gas: null, write: BETWEEN_BALANCES },
  ],
]

async function byUs({ ledger, asked }: Row) {
  const { node } = scriptedNode(ledger)
  return prepare(readSuiOrder({ ...TRANSFER, ...asked }, node), asked?.coin ?? 'usdc', node)
}

/** What mainnet has as the digest of its first checkpoint. */
const MAINNET = '4btiuiMPvEENsttpZC7CZ53DruC3MAgfznDbASZ7DR6S'

/** By the SDK alone, but for the number that makes a transaction without coins unique, which is drawn by lot. */
async function bySdk({ gas = { coins: [GAS_COIN], budget: 4_500_000n }, write }: Row, nonce: number) {
  const transaction = new Transaction()
  transaction.setSender(CUSTOMER)
  transaction.setGasPrice(gas ? 750 : 0)
  transaction.setGasBudget(gas?.budget ?? 0)
  transaction.setGasPayment((gas?.coins ?? []).map(refOf))
  const times = { minTimestamp: null, maxTimestamp: null }
  transaction.setExpiration(
    gas?.coins.length
      ? { Epoch: 901 }
      : { ValidDuring: { minEpoch: '900', maxEpoch: '901', ...times, chain: MAINNET, nonce } },
  )
  write(transaction)
  return { bytes: await transaction.build(), digest: await transaction.getDigest() }
}

describe.each(ROWS)('a transfer of Sui with %s, as the newest SDK writes it from its parts', (_, row) => {
  it('has the same bytes and the same digest [CHAIN-22, C19]', async () => {
    const { bytes, digest } = await byUs(row)
    const nonce = TransactionDataBuilder.fromBytes(bytes).expiration?.ValidDuring?.nonce
    const theirs = await bySdk(row, nonce ?? 0)
    expect(TransactionDataBuilder.fromBytes(bytes).snapshot()).toEqual(
      TransactionDataBuilder.fromBytes(theirs.bytes).snapshot(),
    )
    expect([Buffer.from(bytes).toString('hex'), digest]).toEqual([
      Buffer.from(theirs.bytes).toString('hex'),
      theirs.digest,
    ])
  })

  it('is accepted when the SDK has signed it, and only as these bytes of this account [SAFE-C9, C13]', async () => {
    const { bytes } = await byUs(row)
    const signed = await KEY.signTransaction(bytes)
    const read = readSignature(signed, bytes, CUSTOMER)!
    const key = await verifyTransactionSignature(bytes, Buffer.from(read).toString('base64'))
    expect(key.toSuiAddress()).toBe(CUSTOMER)
    expect(readSignature(signed, bytes.with(0, 1), CUSTOMER)).toBeNull()
    expect(readSignature(signed, bytes, STRANGER)).toBeNull()
  })
})

it.each([
  ['Ed25519', Ed25519Keypair.generate()],
  ['secp256k1', Secp256k1Keypair.generate()],
  ['secp256r1', Secp256r1Keypair.generate()],
])('a signature of %s is that of the address which the SDK derives [SAFE-C9]', async (_, key) => {
  const bytes = bcs.vector(bcs.u8()).serialize([1, 2, 3]).toBytes()
  const signed = await key.signTransaction(bytes)
  expect(readSignature(signed, bytes, key.toSuiAddress())).not.toBeNull()
  expect(readSignature(signed, bytes, CUSTOMER)).toBeNull()
})
