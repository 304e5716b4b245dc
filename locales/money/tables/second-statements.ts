import type { Sentences } from '../facts.ts'

/** The last statement of a sentence that makes two: of the first, the other tables have the facts. */
export const SECOND_STATEMENTS: Sentences = {
  'not moved, nobody, - > -, past': [
    'Nothing was sent and nothing was charged',
    'Nothing was paid to <1/> and nothing was charged',
    'Nothing was sent to <1/> and nothing was charged',
    '{message} Nothing was sent, and no money moved',
    'The earlier transfer couldn’t be cancelled, so nothing new was created',
    'The earlier transfer was cancelled, but the new one wasn’t created: {message}',
    'You created one like it before, so nothing new was created',
  ],
  'not moved, nobody, - > -, present': [
    'Send the exact amount: any other amount isn’t paid out',
    'Don’t send it by hand: our address is on {redemption}, and what is sent to it from {network} is lost',
  ],
  'not moved, customer, - > -, present': ['Send {amount} on {network} once, and nothing else'],
  'not moved, us, - > -, present': ['It sent a different payment, so we can’t pay it out'],
  'moved, us, - > -, if': [
    'Another amount isn’t paid out, and we can send it back only once we have its transaction ID',
  ],
  'moved, customer, - > -, if': ['If it doesn’t, decline any open request in your wallet, then send it here'],
  'unknown, nobody, wallet > -, future': ['{amount} is still in your wallet, but may leave it later'],
  'moved, nobody, - > -, past': [
    'The {amount} for this transfer arrived and was sent back',
    '{amount} arrived and was sent back',
    'The deposit was credited and then taken back',
    'arrived at <1/>, then came back',
    'Your {destination} arrived in <1/> and came back',
    'It was paid to <1/> and came back',
  ],
  'moved, nobody, - > bank, present': ['Send the exact amount: any other goes back to your bank'],
  'moved, nobody, - > wallet, present': [
    'Another amount isn’t paid out: it goes back to the wallet that it came from',
    'The money came anyway, and it’s on its way back to your wallet',
  ],
  'moved, us, - > bank, future': [
    'Send it now, and we’ll pay {paid} to your bank account',
    'Cancel this one, or send it as well, and we’ll pay {paid} to your bank account',
  ],
  'moved, us, - > {account}, future': [
    'Send it now, and we’ll pay {paid} to {account}',
    'Cancel this one, or send it as well, and we’ll pay {paid} to {account}',
  ],
}
