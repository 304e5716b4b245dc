import type { WalletKind } from './customer.ts'
import type { Faults } from './network.ts'
import type { Step } from './schedules.ts'

const ANY: readonly WalletKind[] = ['evm', 'signer', 'broadcaster']
const SIGNER: readonly WalletKind[] = ['signer']
const BROADCASTS: readonly WalletKind[] = ['evm', 'broadcaster']
const UNSEEN: Faults = { look: 'blind', read: 'blind' }

/** The payout is being made. */
export const MAKING: readonly Step[] = [
  {
    name: 'the payout is asked for, and the call gets nowhere',
    kinds: ANY,
    faults: { create: 'unasked' },
    dies: 'create',
    found: 'open',
    end: 'paid',
  },
  {
    name: 'the payout is made, and the answer is lost',
    kinds: ANY,
    faults: { create: 'unanswered' },
    dies: 'create',
    found: 'unsent',
    end: 'cancelled',
    always: ['signer', 'closed'],
  },
  {
    name: 'the payout is made, the answer is lost, and the list cannot be read afterwards',
    kinds: ANY,
    faults: { create: 'unanswered' },
    dies: 'create',
    stays: { list: 'down' },
    found: 'open',
    end: 'paid',
  },
  {
    name: 'the payout is recorded, and the server is asked about it',
    kinds: ANY,
    faults: { read: 'unasked' },
    dies: 'read',
    found: 'unsent',
    end: 'cancelled',
  },
  {
    name: 'the network is asked what the wallet has',
    kinds: ANY,
    faults: { funds: 'unasked' },
    dies: 'funds',
    found: 'unsentOrAsked',
    end: 'cancelled',
  },
]

/** The wallet is asked. */
export const ASKING: readonly Step[] = [
  {
    name: 'the wallet asks, and is never answered',
    kinds: ANY,
    wallet: 'waits',
    dies: 'asked',
    found: 'asked',
    end: 'cancelled',
  },
  {
    name: 'the wallet asks, and the customer approves while no page is there',
    kinds: BROADCASTS,
    wallet: 'waits',
    dies: 'asked',
    approves: 'before',
    found: 'nothing',
    end: 'paid',
    always: ['evm', 'closed'],
  },
  {
    name: 'the wallet asks, and signs for no page',
    kinds: SIGNER,
    wallet: 'waits',
    dies: 'asked',
    approves: 'before',
    found: 'asked',
    end: 'cancelled',
  },
  {
    name: 'the wallet asks, and the customer approves when the next page asks what became of it',
    kinds: BROADCASTS,
    wallet: 'waits',
    dies: 'asked',
    approves: 'after',
    found: 'askedAndSent',
    end: 'paid',
    always: ['broadcaster', 'reloaded'],
  },
  {
    name: 'the wallet has sent, the hash is in no journal, and nobody has seen it',
    kinds: BROADCASTS,
    wallet: 'silent',
    dies: 'acted',
    stays: UNSEEN,
    found: 'askedAndSent',
    end: 'paid',
  },
  {
    name: 'the wallet has sent, the hash is in no journal, and the server has seen it',
    kinds: BROADCASTS,
    wallet: 'silent',
    dies: 'acted',
    found: 'nothing',
    end: 'paid',
  },
  {
    name: 'the wallet has signed, and the page has not heard of it',
    kinds: SIGNER,
    wallet: 'silent',
    dies: 'acted',
    found: 'asked',
    end: 'cancelled',
  },
]
