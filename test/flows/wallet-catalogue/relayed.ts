import { AbiCoder, hexlify, randomBytes, Wallet } from 'ethers'
import { EVM_NETWORKS } from '../../../demo/chains/networks.ts'
import type { Row, Scene } from './catalogue.ts'
import { callOf } from './evm-wallet.ts'
import { sends } from './refusing.ts'

const { chainId, tokens } = EVM_NETWORKS.base
const USDC = tokens.usdc.address
const SENT = '37.25 USDC sent'
const UNKNOWN = 'Your wallet did not say whether it sent the transfer.'
const [APPROVE, TRANSFER_FROM] = ['0x095ea7b3', '0x23b872dd']
const ETHER = '0xde0b6b3a7640000'
const FEES = { maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 2_000_000_000n, gasLimit: 300_000n }

const words = (types: readonly string[], values: readonly unknown[]) =>
  AbiCoder.defaultAbiCoder().encode(types, values).slice(2)

/** The transaction of another account, as a bundler's, a sponsor's or that of a multisig's signer. */
async function byAnother({ wallet }: Scene, call: (sender: string) => Promise<object> | object): Promise<string> {
  const sender = Wallet.createRandom()
  await wallet.rpc('anvil_setBalance', [sender.address, ETHER])
  const whole = { type: 2, chainId, nonce: 0, value: 0n, ...FEES, ...(await call(sender.address)) }
  return wallet.rpc<string>('eth_sendRawTransaction', [await sender.signTransaction(whole)])
}

/** Moves the wallet's tokens to the payout's address: neither sender nor target of the transaction are those of the wallet's own. */
const relay = (asked: unknown, scene: Scene) =>
  byAnother(scene, async (sender) => {
    const { wallet } = scene
    const [data, amount] = [callOf(asked).data, 37_250_000n]
    const approval = APPROVE + words(['address', 'uint256'], [sender, amount])
    await wallet.broadcast(await wallet.sign({ to: USDC, data: approval }))
    const moved = words(['address', 'address', 'uint256'], [wallet.owner.address, `0x${data.slice(34, 74)}`, amount])
    return { to: USDC, data: TRANSFER_FROM + moved }
  })

const later =
  (ms: number, answer: () => unknown, move: typeof relay) =>
  (asked: unknown, scene: Scene): unknown => {
    setTimeout(() => void move(asked, scene), ms)
    return answer()
  }
const own: typeof relay = (asked, { wallet }) => wallet.send(asked)

/** The transaction that brings the tokens is another's, or the wallet does not say which it is. */
export const RELAYED: readonly Row[] = [
  { name: 'has its tokens moved by the transaction of another account', set: sends(relay), says: SENT, end: 'paid' },
  {
    name: 'answers with the hash of a user operation, which comes three seconds later in the transaction of a bundler',
    set: sends(later(3000, () => hexlify(randomBytes(32)), relay)),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'answers with the hash of a bundle in which its own operation failed',
    set: sends((_, scene) => byAnother(scene, (sender) => ({ to: sender, data: '0x' }))),
    says: 'Sending your USDC',
    end: 'open',
  },
  {
    name: 'answers with a signature in place of a hash, and sends four seconds later',
    set: sends(later(4000, () => hexlify(randomBytes(65)), own)),
    says: UNKNOWN,
    end: 'paid',
  },
  {
    name: 'sends three seconds later, and never answers',
    set: sends(later(3000, () => new Promise(() => {}), own)),
    says: 'has already arrived. Don’t send it twice.',
    end: 'paid',
  },
]
