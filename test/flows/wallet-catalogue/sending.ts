import { transferCall } from '../../../demo/chains/evm/erc20.ts'
import { ramp } from '../support/people.ts'
import { pressSend, type Row, type Scene } from './catalogue.ts'
import { OTHER_ADDRESS, played, sends, USDC } from './evm-script.ts'
import { ETHEREUM } from './evm-wallet.ts'
import { LIMITED_NODE } from './limited-node.ts'

const SENT = '37.25 USDC sent'
const REPLACED = 'Your wallet cancelled the transaction or sent another one in its place.'
const ANOTHER = 'Please connect with wallet'
const UNREACHABLE = 'We couldn’t reach the network. Nothing new was sent.'

const MOVED: readonly Row[] = [
  played('approves', SENT),
  played('sendsLate', SENT),
  played('writesCapitals', SENT),
  played('answersOtherHash', SENT),
  played('speedsUpUnseen', SENT),
  played('speedsUp', SENT),
  played('cancels', REPLACED),
  played('paysAnother', REPLACED),
  played('sendsAnotherAmount', 'Your wallet didn’t send 37.25 USDC'),
  played('lacksGas', 'The network refused the transfer. Nothing left your wallet.'),
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
  { name: 'is on another account when the payout is made', set: anotherFrom(2), says: ANOTHER, end: 'open' },
  {
    name: 'is on another account just before it is asked to send',
    set: anotherFrom(3),
    says: ANOTHER,
    end: 'open',
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
    set: ({ wallet }) =>
      wallet.answers.set('eth_requestAccounts', async () => {
        await wallet.broadcast(await wallet.sign({ to: USDC, data: transferCall(OTHER_ADDRESS, 90_000_000n) }))
        return [wallet.owner.address]
      }),
    says: 'Transfer amount exceeds wallet USDC balance',
    end: 'nothing',
  },
]

export const SENDING: readonly Row[] = [...MOVED, ...CHANGED, ...NETWORK, ...LIMITED_NODE]
