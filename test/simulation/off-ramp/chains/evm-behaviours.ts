import { evmAnswerOf, isOf, type Became, type Behaviour } from '../../../wallets/behaviour.ts'
import { wait, type Transaction } from './chain.ts'
import type { createStories, Story } from './evm-stories.ts'

const STORY: Readonly<Record<Exclude<Became, 'neverLeft' | 'expired'>, Story>> = {
  landed: 'landed',
  failed: 'failed',
  spedUp: 'spedUp',
  spedUpUnseen: 'spedUpUnseen',
  cancelledInWallet: 'cancelledInWallet',
  otherPayee: 'otherPayee',
  otherAmount: 'otherAmount',
  relayed: 'relayed',
  notIncluded: 'notIncluded',
}

type Stories = Pick<ReturnType<typeof createStories>, 'begin' | 'nextOtherHash'>

/** Does on the chain what a row of the table says. Returns the hash of what was sent, where it is known by then. */
function move({ begin }: Stories, transaction: Transaction, { answers, becomes, actsAfterMs }: Behaviour): string {
  if (becomes === 'neverLeft' || becomes === 'expired') {
    // A wallet that never answers asks on.
    if (answers !== 'never') transaction.fate = 'declined'
    return ''
  }
  if (isOf(answers, 'declines')) transaction.isLie = true
  if (actsAfterMs === undefined) return begin(transaction, STORY[becomes])
  transaction.fate = 'waiting'
  void wait(actsAfterMs).then(() => begin(transaction, STORY[becomes]))
  return ''
}

/** What a wallet answers that does as a row of the table says. */
export async function actOnEvm(stories: Stories, transaction: Transaction, behaviour: Behaviour): Promise<unknown> {
  const hash = move(stories, transaction, behaviour)
  return evmAnswerOf(behaviour.answers, hash, stories.nextOtherHash)
}
