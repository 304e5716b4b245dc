import { DECLINED } from '../../wallets/evm.ts'
import type { Row, Scene } from './catalogue.ts'
import { ETHEREUM } from './evm-wallet.ts'

const OTHER_ADDRESS = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const SENT = '37.25 USDC sent'
const REJECTED = 'User rejected the connection'
const FAILED = 'Your wallet answered with an error: “Internal error” Nothing was sent.'
const LOCKED = 'Unlock your wallet, then try again. Nothing was sent.'
const BUSY = 'Open your wallet: it is waiting for you. Nothing was sent.'
const BY_HAND = 'Switch your wallet to Base, then try again.'
const ANOTHER = 'is on another address'

const refuse = (error: unknown) => () => {
  throw error
}
const never = () => new Promise(() => {})
const answers =
  (method: string, answer: (params: readonly unknown[]) => unknown) =>
  ({ wallet }: Scene) =>
    wallet.answers.set(method, answer)
/** The answers to one method, one after the other; the last one stays. */
const inTurn = (method: string, turns: readonly ((scene: Scene) => unknown)[]) => (scene: Scene) => {
  let turn = 0
  scene.wallet.answers.set(method, () => turns[Math.min(turn++, turns.length - 1)]!(scene))
}
const all =
  (...sets: readonly ((scene: Scene) => unknown)[]) =>
  (scene: Scene) =>
    sets.forEach((set) => set(scene))

const ownAddress = ({ wallet }: Scene) => [wallet.owner.address]

/** How the page finds the wallet (decisions.md W11). */
const FOUND: readonly Row[] = [
  { name: 'approves what it is asked', says: SENT, end: 'paid' },
  { name: 'announces itself when the list is open', appearance: 'late', says: SENT, end: 'paid' },
  { name: 'is the second one of one domain', appearance: 'twins', says: SENT, end: 'paid' },
  { name: 'is on the window beside one that announces itself', appearance: 'beside', says: SENT, end: 'paid' },
  { name: 'is on the window alone', appearance: 'injected', says: SENT, end: 'paid' },
  { name: 'stands beside one whose properties throw', appearance: 'throwing', says: SENT, end: 'paid' },
  { name: 'gives each answer twice', appearance: 'twice', says: SENT, end: 'paid' },
  { name: 'has no events', appearance: 'silent', says: SENT, end: 'paid' },
  { name: 'cannot be left alone', appearance: 'clinging', says: SENT, end: 'paid' },
]

const refusal = (name: string, error: unknown, says = REJECTED): Row => ({
  name: `refuses to connect with ${name}`,
  set: answers('eth_requestAccounts', refuse(error)),
  says,
  end: 'nothing',
})

const CONNECTED: readonly Row[] = [
  refusal('4001', DECLINED),
  refusal('5000', { code: 5000, message: 'No' }),
  refusal('ACTION_REJECTED', { code: 'ACTION_REJECTED', message: 'No' }),
  refusal('a status of Rejected', { status: 'REJECTED' }),
  refusal('a text', 'Request denied'),
  refusal('a request that is open (−32002)', { code: -32_002, message: 'Already processing' }, BUSY),
  refusal('anything else', { code: -32_603, message: 'Internal error' }, FAILED),
  {
    name: 'is locked when it is connected, and answers with no account',
    set: answers('eth_requestAccounts', () => []),
    says: LOCKED,
    end: 'nothing',
  },
  {
    name: 'shows no account at first, and then one',
    set: inTurn('eth_requestAccounts', [() => [], ownAddress]),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'never answers to the connection',
    set: answers('eth_requestAccounts', never),
    says: 'Select another wallet',
    end: 'nothing',
  },
  {
    name: 'is on another account when it is connected',
    set: ({ wallet }) => void (wallet.accounts = [OTHER_ADDRESS]),
    says: ANOTHER,
    end: 'nothing',
  },
  {
    name: 'writes its address in small letters',
    set: ({ wallet }) => void (wallet.accounts = [wallet.owner.address.toLowerCase()]),
    says: SENT,
    end: 'paid',
  },
]

const LOCKS: readonly Row[] = [
  {
    name: 'locks after it was connected, and stays so',
    set: all(
      answers('eth_accounts', () => []),
      inTurn('eth_requestAccounts', [ownAddress, () => []]),
    ),
    says: LOCKED,
    end: 'nothing',
  },
  {
    name: 'locks after it was connected, and is unlocked when it is asked again',
    set: inTurn('eth_accounts', [() => [], ownAddress]),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'locks after it was connected, and its customer declines to unlock it',
    set: all(
      answers('eth_accounts', () => []),
      inTurn('eth_requestAccounts', [ownAddress, refuse(DECLINED)]),
    ),
    says: 'Wallet to bank: you declined it in your wallet. Nothing was sent.',
    end: 'nothing',
  },
  {
    name: 'locks after it was connected, and has its window open',
    set: all(
      answers('eth_accounts', () => []),
      inTurn('eth_requestAccounts', [ownAddress, refuse({ code: -32_002, message: 'Already processing' })]),
    ),
    says: BUSY,
    end: 'nothing',
  },
  {
    name: 'locks after it was connected, and never answers to the question',
    set: all(
      answers('eth_accounts', () => []),
      inTurn('eth_requestAccounts', [ownAddress, never]),
    ),
    says: LOCKED,
    end: 'nothing',
  },
  {
    name: 'locks when the payout is made',
    set: all(inTurn('eth_accounts', [ownAddress, () => []]), inTurn('eth_requestAccounts', [ownAddress, () => []])),
    says: LOCKED,
    end: 'cancelled',
  },
]

const onEthereum = ({ wallet }: Scene) => void (wallet.chainId = ETHEREUM)
/** Switches this much after it has answered. */
const late = (ms: number) => (scene: Scene) => {
  const { wallet } = scene
  onEthereum(scene)
  wallet.answers.set('wallet_switchEthereumChain', ([chain]) => {
    setTimeout(() => void (wallet.chainId = (chain as { chainId: string }).chainId), ms)
    return null
  })
}

/** Knows the chain once it was added. */
const unknown = (error: unknown) => (scene: Scene) => {
  const { wallet } = scene
  let isKnown = false
  onEthereum(scene)
  wallet.answers.set('wallet_switchEthereumChain', ([chain]) => {
    if (!isKnown) throw error
    wallet.chainId = (chain as { chainId: string }).chainId
    return null
  })
  wallet.answers.set('wallet_addEthereumChain', () => {
    isKnown = true
    return null
  })
}

const WORDINGS: readonly (readonly [string, unknown])[] = [
  ['4902', { code: 4902, message: 'Unrecognized chain ID "0x2105"' }],
  ['4902 inside of −32603', { code: -32_603, message: 'Internal error', data: { originalError: { code: 4902 } } }],
  ['−32603 and words', { code: -32_603, message: 'Unrecognized chain ID "0x2105". Try adding the chain first.' }],
  ['a chain that was not added', { code: -32_000, message: 'The chain has not been added to the wallet' }],
  ['a network that does not exist', { code: -32_603, message: 'Network 8453 does not exist' }],
  ['a chain that is not supported', { code: 4200, message: 'Chain 8453 is not supported' }],
  ['an invalid chain', { code: -32_602, message: 'Invalid chain id' }],
  ['a bare text', 'Unknown network'],
  ['words beside its data', { code: -1, message: 'Failed', data: { message: 'Chain not configured' } }],
]

const MOVES: readonly Row[] = [
  { name: 'is on another network, and switches', set: onEthereum, says: SENT, end: 'paid' },
  {
    name: 'is on another network, and its customer declines the switch',
    set: all(onEthereum, answers('wallet_switchEthereumChain', refuse(DECLINED))),
    says: REJECTED,
    end: 'nothing',
  },
  {
    name: 'says that it has switched, and never does',
    set: all(
      onEthereum,
      answers('wallet_switchEthereumChain', () => null),
    ),
    says: BY_HAND,
    end: 'nothing',
  },
  {
    name: 'never answers to the switch',
    set: all(onEthereum, answers('wallet_switchEthereumChain', never)),
    says: BUSY,
    end: 'nothing',
  },
  ...[400, 4000].map((ms): Row => ({
    name: `tells its new network ${ms} ms after it has answered`,
    set: late(ms),
    says: SENT,
    end: 'paid',
  })),
  { name: 'tells its new network 20 seconds after it has answered', set: late(20_000), says: BY_HAND, end: 'nothing' },
  {
    name: 'brings another account along to the other network',
    set: all(onEthereum, ({ wallet }) =>
      wallet.answers.set('wallet_switchEthereumChain', ([chain]) => {
        Object.assign(wallet, { accounts: [OTHER_ADDRESS], chainId: (chain as { chainId: string }).chainId })
        return null
      }),
    ),
    says: ANOTHER,
    end: 'nothing',
  },
  ...WORDINGS.map(([wording, error]): Row => ({
    name: `does not know the network, and says so by ${wording}`,
    set: unknown(error),
    says: SENT,
    end: 'paid',
  })),
  {
    name: 'does not know the network, and its customer declines to add it',
    set: all(
      unknown({ code: 4902, message: 'Unrecognized chain' }),
      answers('wallet_addEthereumChain', refuse(DECLINED)),
    ),
    says: REJECTED,
    end: 'nothing',
  },
  {
    name: 'is on a network that is not supported',
    set: all(({ wallet }) => void (wallet.chainId = '0x38')),
    says: 'Unsupported network',
    end: 'nothing',
  },
  { name: 'tells its network as a number', set: answers('eth_chainId', () => 8453), says: SENT, end: 'paid' },
  { name: 'tells its network in decimals', set: answers('eth_chainId', () => '8453'), says: SENT, end: 'paid' },
]

export const CONNECTING: readonly Row[] = [...FOUND, ...CONNECTED, ...LOCKS, ...MOVES]
