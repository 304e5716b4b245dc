import { AbiCoder, hexlify, randomBytes } from 'ethers'
import { EVM_NETWORKS } from '../../../demo/chains/networks.ts'
import { ramp } from '../support/people.ts'
import { pressSend, type Row, type Scene } from './catalogue.ts'
import { callOf, ETHEREUM } from './evm-wallet.ts'
import { LIMITED_NODE } from './limited-node.ts'
import { sends } from './refusing.ts'

const USDC = EVM_NETWORKS.base.tokens.usdc.address
const OTHER_ADDRESS = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const TRANSFER = '0xa9059cbb'
const SENT = '37.25 USDC sent'
const REPLACED = 'Your wallet cancelled the transaction or sent another one in its place.'
const ANOTHER = 'Please connect with wallet'
const UNREACHABLE = 'We couldn’t reach the network. Nothing new was sent.'

const transferData = (to: string, units: bigint) =>
  TRANSFER + AbiCoder.defaultAbiCoder().encode(['address', 'uint256'], [to, units]).slice(2)
/** The payout's own address, in what the wallet was asked to send. */
const recipientOf = (asked: unknown) => `0x${callOf(asked).data.slice(34, 74)}`
const HIGHER = { maxFeePerGas: 9_000_000_000n, maxPriorityFeePerGas: 9_000_000_000n }
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * The first transaction waits in the node, which shows it, for another one of the wallet before it. A third takes its place, and then the
 * one before it comes.
 */
const replacing = (other: (asked: unknown, scene: Scene) => object) =>
  sends(async (asked, scene) => {
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
  })

const MOVED: readonly Row[] = [
  {
    name: 'sends five seconds after it was asked',
    set: sends(async (asked, { wallet }) => {
      await wait(5000)
      return wallet.send(asked)
    }),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'writes its hash in capitals',
    set: sends(async (asked, { wallet }) => `0x${(await wallet.send(asked)).slice(2).toUpperCase()}`),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'answers with a hash of its own, and sends three seconds later',
    set: sends((asked, { wallet }) => {
      setTimeout(() => void wallet.send(asked), 3000)
      return hexlify(randomBytes(32))
    }),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'answers with a hash, and broadcasts the same with a higher fee in its place',
    set: sends(async (asked, { wallet }) => {
      const first = await wallet.sign(callOf(asked))
      await wallet.broadcast(await wallet.sign({ ...callOf(asked), ...HIGHER }))
      return first.hash
    }),
    says: SENT,
    end: 'paid',
  },
  { name: 'speeds up what the network has seen', set: replacing(() => ({})), says: SENT, end: 'paid' },
  {
    name: 'cancels what the network has seen',
    set: replacing((_, { wallet }) => ({ to: wallet.owner.address, data: '0x' })),
    says: REPLACED,
    end: 'cancelled',
  },
  {
    name: 'sends to somebody else in place of what the network has seen',
    set: replacing(() => ({ to: USDC, data: transferData(OTHER_ADDRESS, 5_000_000n) })),
    says: REPLACED,
    end: 'cancelled',
  },
  {
    name: 'sends another amount in place of what the network has seen',
    set: replacing((asked) => ({ data: transferData(recipientOf(asked), 1_000_000n) })),
    says: 'Your wallet didn’t send 37.25 USDC',
    end: 'other',
  },
  {
    name: 'sends too little gas, so that it fails on the chain',
    set: sends(async (asked, { wallet }) =>
      wallet.broadcast(await wallet.sign({ ...callOf(asked), gasLimit: 30_000n })),
    ),
    says: 'The network refused the transfer. Your tokens were not moved.',
    end: 'cancelled',
  },
  {
    name: 'has no ether, and somebody pays its fee',
    set: async (scene) => {
      const { wallet } = scene
      await wallet.rpc('anvil_setBalance', [wallet.owner.address, '0x0'])
      sends(async (asked) => {
        await wallet.rpc('anvil_setBalance', [wallet.owner.address, '0xde0b6b3a7640000'])
        return wallet.send(asked)
      })(scene)
    },
    says: SENT,
    end: 'paid',
  },
]

/** The wallet is on another account from the question of this number on. */
const anotherFrom =
  (number: number) =>
  ({ wallet }: Scene) => {
    let questions = 0
    wallet.answers.set('eth_accounts', () => [(questions += 1) < number ? wallet.owner.address : OTHER_ADDRESS])
  }

const CHANGED: readonly Row[] = [
  {
    name: 'permits another account before the one of the payout',
    set: ({ wallet }) => void (wallet.accounts = [OTHER_ADDRESS, wallet.owner.address]),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'is on another network, and can only be switched by hand',
    set({ wallet }) {
      wallet.chainId = ETHEREUM
      wallet.answers.set('wallet_switchEthereumChain', () => {
        throw { code: 4200, message: 'Unsupported' }
      })
    },
    says: 'Switch your wallet to Base, then try again.',
    end: 'nothing',
  },
  { name: 'is on another account when it is checked', set: anotherFrom(1), says: ANOTHER, end: 'nothing' },
  { name: 'is on another account when the payout is made', set: anotherFrom(2), says: ANOTHER, end: 'cancelled' },
  {
    name: 'is on another account just before it is asked to send',
    set: anotherFrom(3),
    says: ANOTHER,
    end: 'cancelled',
  },
  {
    name: 'goes to another account while it asks its customer',
    set: sends(async (asked, { wallet }) => {
      await wallet.tell('accountsChanged', [OTHER_ADDRESS])
      return wallet.send(asked)
    }),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'goes to another network while it asks its customer',
    set: sends(async (asked, { wallet }) => {
      await wallet.tell('chainChanged', ETHEREUM)
      return wallet.send(asked)
    }),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'goes to a network that is not supported while it asks its customer',
    set: sends(async (asked, { wallet }) => {
      await wallet.tell('chainChanged', '0x38')
      return wallet.send(asked)
    }),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'loses its connection while it asks its customer, and shows the same account again',
    set: sends(async (asked, { wallet }) => {
      await wallet.tell('disconnect', { code: 4900 })
      await wallet.tell('accountsChanged', [wallet.owner.address])
      return wallet.send(asked)
    }),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'locks while it asks its customer',
    set: sends(async (asked, { wallet }) => {
      await wallet.tell('accountsChanged', [])
      return wallet.send(asked)
    }),
    says: SENT,
    end: 'paid',
  },
]

/** The node of the page, which is not the wallet's, cannot be reached. */
const nodeDown = ({ page, wallet }: Scene) => page.route(`${wallet.url}/**`, (route) => route.abort())

const NETWORK: readonly Row[] = [
  {
    name: 'meets a node that is down at the press, and up at the next one',
    set: nodeDown,
    async act(scene) {
      await ramp(scene.page).getByText(UNREACHABLE).first().waitFor()
      await scene.page.unrouteAll()
      await pressSend(scene.page)
    },
    says: SENT,
    end: 'paid',
  },
  {
    name: 'has too few tokens when it is asked',
    set: async ({ wallet }) => {
      await wallet.broadcast(await wallet.sign({ to: USDC, data: transferData(OTHER_ADDRESS, 90_000_000n) }))
    },
    says: 'Transfer amount exceeds wallet USDC balance',
    end: 'nothing',
  },
]

export const SENDING: readonly Row[] = [...MOVED, ...CHANGED, ...NETWORK, ...LIMITED_NODE]
