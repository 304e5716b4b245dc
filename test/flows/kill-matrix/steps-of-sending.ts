import type { WalletKind } from './customer.ts'
import type { Faults } from './network.ts'
import type { Step } from './schedules.ts'

const ANY: readonly WalletKind[] = ['evm', 'signer', 'broadcaster']
const SIGNER: readonly WalletKind[] = ['signer']
const UNSEEN: Faults = { look: 'blind', read: 'blind' }

/** The customer declines, and the payout is being cancelled. */
export const DECLINED: readonly Step[] = [
  {
    name: 'the customer declines, and the cancel gets nowhere',
    kinds: ANY,
    wallet: 'declines',
    faults: { cancel: 'unasked' },
    dies: 'cancel',
    found: 'cancelling',
    end: 'cancelled',
    always: ['evm', 'closed'],
  },
  {
    name: 'the customer declines, and the answer to the cancel is lost',
    kinds: ANY,
    wallet: 'declines',
    faults: { cancel: 'unanswered' },
    dies: 'cancel',
    found: 'nothing',
    end: 'cancelled',
  },
  {
    name: 'the customer declines, and the cancel fails',
    kinds: ANY,
    wallet: 'declines',
    faults: { cancel: 'down' },
    dies: 'cancelFailed',
    found: 'cancelling',
    end: 'cancelled',
  },
  {
    name: 'the customer cancels on the next page, and the cancel gets nowhere',
    kinds: ANY,
    wallet: 'waits',
    dies: 'asked',
    found: 'asked',
    diesAgain: 'unasked',
    foundAgain: 'cancelling',
    end: 'cancelled',
  },
  {
    name: 'the customer cancels on the next page, and the answer is lost',
    kinds: ANY,
    wallet: 'waits',
    dies: 'asked',
    found: 'asked',
    diesAgain: 'unanswered',
    foundAgain: 'nothing',
    end: 'cancelled',
  },
]

/** The transaction is on its way. */
export const SENT: readonly Step[] = [
  {
    name: 'the network confirms, and neither it nor the server says so yet',
    kinds: ANY,
    faults: UNSEEN,
    dies: 'following',
    stays: UNSEEN,
    found: 'followed',
    end: 'paid',
  },
  {
    name: 'the network confirms, and the second page dies too',
    kinds: ANY,
    faults: UNSEEN,
    dies: 'following',
    stays: UNSEEN,
    diesAgain: 'inSight',
    found: 'followed',
    end: 'paid',
  },
  {
    name: 'neither the network nor the server can be reached',
    kinds: ANY,
    faults: { look: 'down', read: 'down' },
    dies: 'following',
    stays: { look: 'down', read: 'blind' },
    found: 'followed',
    end: 'paid',
  },
  {
    name: 'the server cannot be reached on the return either',
    kinds: ANY,
    faults: { look: 'down', read: 'down' },
    dies: 'following',
    stays: { look: 'blind', read: 'down' },
    recovers: UNSEEN,
    found: 'followed',
    end: 'paid',
  },
  {
    name: 'the network cannot be reached, and the server has the tokens',
    kinds: ANY,
    faults: { look: 'down', read: 'blind' },
    dies: 'following',
    stays: { look: 'down' },
    found: 'nothing',
    end: 'paid',
  },
  {
    name: 'the signed transaction is relayed, and the answer is lost',
    kinds: SIGNER,
    faults: { ...UNSEEN, relay: 'unanswered' },
    dies: 'relay',
    stays: UNSEEN,
    found: 'followed',
    end: 'paid',
    always: ['signer', 'closed'],
  },
  {
    name: 'the tokens have arrived, and the customer was told',
    kinds: ANY,
    dies: 'ended',
    found: 'nothing',
    end: 'paid',
  },
]

/** The signed transaction dies with its page. */
export const EXPIRED: readonly Step[] = [
  {
    name: 'the signed transaction is being relayed, and gets nowhere',
    kinds: SIGNER,
    faults: { relay: 'unasked' },
    dies: 'relay',
    found: 'followed',
    end: 'cancelled',
  },
]
