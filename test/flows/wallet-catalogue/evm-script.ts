import { hexlify, randomBytes, Wallet } from 'ethers'
import { erc20, readTransferCall, transferCall } from '../../../demo/chains/evm/erc20.ts'
import { EVM_NETWORKS } from '../../../demo/chains/networks.ts'
import { evmAnswerOf, type Became, type Behaviour } from '../../wallets/behaviour.ts'
import { EVM, type EvmName } from '../../wallets/evm.ts'
import type { Row, Scene } from './catalogue.ts'
import { callOf } from './evm-wallet.ts'

const { chainId, tokens } = EVM_NETWORKS.base
export const USDC = tokens.usdc.address
export const OTHER_ADDRESS = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const ETHER = '0xde0b6b3a7640000'
const AMOUNT = 37_250_000n
const FEES = { maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 2_000_000_000n, gasLimit: 300_000n }
const HIGHER = { maxFeePerGas: 9_000_000_000n, maxPriorityFeePerGas: 9_000_000_000n }

type Sending = (asked: unknown, scene: Scene) => unknown
/** Returns the hash of what the wallet has signed, or of what moves its tokens. */
type Move = (asked: unknown, scene: Scene) => Promise<string>

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** The payout's own address, in what the wallet was asked to send. */
const recipientOf = (asked: unknown) => readTransferCall(callOf(asked).data)!.to

/** The wallet's answer to the request to send. */
export const sends =
  (answer: Sending) =>
  (scene: Scene): unknown =>
    scene.wallet.answers.set('eth_sendTransaction', ([asked]) => answer(asked, scene))

/**
 * The first transaction waits in the node, which shows it, for another one of the wallet before it. A third takes its place, and then the
 * one before it comes.
 */
const replacing =
  (other: (asked: unknown, scene: Scene) => object): Move =>
  async (asked, scene) => {
    const { wallet } = scene
    const { address } = wallet.owner
    const before = Number(await wallet.rpc('eth_getTransactionCount', [address, 'latest']))
    const call = { ...callOf(asked), nonce: before + 1 }
    const first = await wallet.broadcast(await wallet.sign(call))
    const replace = async () => {
      await wait(1500)
      await wallet.broadcast(await wallet.sign({ ...call, ...HIGHER, ...other(asked, scene) }))
      await wallet.broadcast(await wallet.sign({ to: address, nonce: before }))
    }
    void replace()
    return first
  }

/** The transaction of another account, as a bundler's, a sponsor's or that of a multisig's signer. */
async function byAnother({ wallet }: Scene, call: (sender: string) => Promise<object> | object): Promise<string> {
  const sender = Wallet.createRandom()
  await wallet.rpc('anvil_setBalance', [sender.address, ETHER])
  const whole = { type: 2, chainId, nonce: 0, value: 0n, ...FEES, ...(await call(sender.address)) }
  return wallet.rpc<string>('eth_sendRawTransaction', [await sender.signTransaction(whole)])
}

const MOVES: Readonly<Record<Exclude<Became, 'expired'>, Move>> = {
  landed: (asked, { wallet }) => wallet.send(asked),
  failed: async (asked, { wallet }) => wallet.broadcast(await wallet.sign({ ...callOf(asked), gasLimit: 30_000n })),
  spedUp: replacing(() => ({})),
  async spedUpUnseen(asked, { wallet }) {
    const first = await wallet.sign(callOf(asked))
    await wallet.broadcast(await wallet.sign({ ...callOf(asked), ...HIGHER }))
    return first.hash
  },
  cancelledInWallet: replacing((_, { wallet }) => ({ to: wallet.owner.address, data: '0x' })),
  otherPayee: replacing(() => ({ to: USDC, data: transferCall(OTHER_ADDRESS, 5_000_000n) })),
  otherAmount: replacing((asked) => ({ data: transferCall(recipientOf(asked), 1_000_000n) })),
  /** Neither sender nor target of the transaction are those of the wallet's own. */
  relayed: (asked, scene) =>
    byAnother(scene, async (sender) => {
      const { wallet } = scene
      const approval = erc20.encodeFunctionData('approve', [sender, AMOUNT])
      await wallet.broadcast(await wallet.sign({ to: USDC, data: approval }))
      const moved = [wallet.owner.address, recipientOf(asked), AMOUNT]
      return { to: USDC, data: erc20.encodeFunctionData('transferFrom', moved) }
    }),
  notIncluded: (_, scene) => byAnother(scene, (sender) => ({ to: sender, data: '0x' })),
  neverLeft: async () => '',
}

const answer = ({ answers }: Behaviour, hash: string) => evmAnswerOf(answers, hash, () => hexlify(randomBytes(32)))

/** A wallet that does as a row of the table says. */
const scriptOf =
  (behaviour: Behaviour): Sending =>
  async (asked, scene) => {
    const { becomes, waitsMs = 0, actsAfterMs } = behaviour
    const move = MOVES[becomes as keyof typeof MOVES]
    await wait(waitsMs)
    if (actsAfterMs === undefined) return answer(behaviour, await move(asked, scene))
    setTimeout(() => void move(asked, scene), actsAfterMs)
    return answer(behaviour, '')
  }

/** A row of the table, with what the screen says. */
export function played(name: EvmName, says: string, act?: Row['act']): Row {
  const behaviour: Behaviour = EVM[name]
  const script = scriptOf(behaviour)
  return {
    name: behaviour.name,
    set(scene) {
      let presses = 0
      return sends((asked) =>
        behaviour.thenApproves && (presses += 1) > 1 ? scene.wallet.send(asked) : script(asked, scene),
      )(scene)
    },
    ...(act && { act }),
    says,
    end: behaviour.end,
  }
}
