import { as, type Scene } from './scene.ts'

export const OFF_RAMP = 'payouts/new/off-ramp'
export const AMOUNT = { fill: 'You send', with: '1500' } as const

/** The seeded wallets hold nothing. */
export const RICH = {
  changes: [{ path: '/balances', replace: ['"amount":"[0-9.]*"', '"amount":"2418.60"'] }],
} as const

export const SEND = { press: 'Send 1,500.00 USDC' } as const
export const METAMASK = { name: 'MetaMask', chainId: 1 } as const
export const CHOOSE = { press: 'MetaMask Installed' } as const
export const FROM_TREASURY = [
  { press: 'From wallet' },
  { press: 'Treasury' },
  { awaits: 'Balance' },
  AMOUNT,
  SEND,
] as const

/** An off-ramp from Ethereum, whose wallet was asked. */
export const sending = (persona: string, name: string, rest: Partial<Scene>) =>
  as(persona, name, `/${OFF_RAMP}?currency=usd&method=ACH`, {
    ...RICH,
    source: 'ethereum',
    steps: [...FROM_TREASURY, CHOOSE],
    ...rest,
  })

export const sendingScenes: readonly Scene[] = [
  sending('existing+approving', 'sending-approving', {
    wallets: [{ ...METAMASK, holds: ['eth_sendTransaction'] }],
    shows: 'Approve in MetaMask',
  }),
  sending('existing+ended', 'sending-ended-meanwhile', {
    wallets: [{ ...METAMASK, holds: ['eth_sendTransaction'] }],
    steps: [
      ...FROM_TREASURY,
      CHOOSE,
      { awaits: 'Approve in MetaMask' },
      { answers: { path: '/payouts/[^/]+$', replace: ['"status":"pending"', '"status":"cancelled"'] } },
    ],
    shows: 'Decline in MetaMask',
  }),
  sending('existing+withdrawn', 'sending-cancel-wanted', {
    wallets: [{ ...METAMASK, holds: ['eth_sendTransaction'] }],
    steps: [...FROM_TREASURY, CHOOSE, { awaits: 'Approve in MetaMask' }, { press: 'Cancel transfer' }],
    shows: 'Decline in MetaMask',
  }),
  sending('existing+unanswered', 'sending-unanswered', {
    wallets: [{ ...METAMASK, holds: ['eth_sendTransaction'] }],
    steps: [{ shortens: 120_000 }, ...FROM_TREASURY, CHOOSE],
    shows: 'Did your wallet send 1,500.00 USDC?',
  }),
  sending('existing+confirming', 'sending-confirming', { wallets: [METAMASK], shows: 'Sending your USDC' }),
  sending('existing+unseen', 'sending-unseen', {
    wallets: [METAMASK],
    steps: [...FROM_TREASURY, CHOOSE, { awaits: 'Sending your USDC' }, { passMinutes: 11 }],
    shows: 'Not confirmed on Ethereum',
  }),
  sending('existing+dropped', 'sending-dropped', {
    wallets: [METAMASK],
    steps: [
      { transaction: 'waiting' },
      ...FROM_TREASURY,
      CHOOSE,
      { awaits: 'View on Etherscan' },
      { transaction: 'unseen' },
      { passMinutes: 11 },
    ],
    shows: 'any more',
  }),
  sending('existing+over', 'sending-over', {
    wallets: [METAMASK],
    steps: [
      { transaction: 'waiting' },
      ...FROM_TREASURY,
      CHOOSE,
      { awaits: 'Sending your USDC' },
      { answers: { path: '/payouts/[^/]+$', replace: ['"status":"pending"', '"status":"cancelled"'] } },
    ],
    shows: 'This transfer ended before',
  }),
  as('existing+late', 'sending-late', `/${OFF_RAMP}?currency=usd&method=ACH`, {
    ...RICH,
    source: 'solana',
    steps: [{ awaits: 'Balance' }, AMOUNT, SEND, { press: 'Burner Wallet' }],
    shows: 'Transaction expired, please try again.',
  }),
  sending('existing+declined', 'sending-declined', {
    wallets: [{ ...METAMASK, refuses: ['eth_sendTransaction'] }],
    shows: 'Transfer cancelled',
  }),
]
