import type { Sentences } from '../facts.ts'

/** What is said of money beside errors, on forms of wallets and bank accounts, and in onboarding. */
export const ELSEWHERE: Sentences = {
  'not moved, nobody, - > -, past': [
    'No money moved',
    'Nothing was sent',
    'Nothing new was sent',
    'This didn’t move any money',
    'No money was moved',
    'Nothing was accepted, and no money moved',
    '{message} Nothing was accepted, and no money moved',
    '{message} Nothing was sent, and no money moved',
    'What you’ve already sent is saved, and no money moved',
    'Nothing was signed or sent',
    'It was not used, and nothing was sent',
    'Your wallet answered with an error: “{words}” Nothing was sent',
    'Transaction failed: No transaction hash returned',
    'Nothing reached this transfer',
  ],
  'not moved, nobody, wallet > -, past': ['Nothing left your wallet'],
  'not moved, customer, - > -, past': [
    'You declined the transfer in your wallet',
    'Wallet to bank: you declined it in your wallet',
  ],
  'not moved, nobody, - > -, future': ['It won’t be added twice'],
  'not moved, nobody, - > -, present': [
    'It’s free and moves no money',
    'Money sent to the wrong address can’t be recovered',
    'Anything else is lost',
    'USDC, or anything else sent here, is lost',
    'Your {coin} is frozen by its issuer, so it can’t be sent',
    '{coin} is paused by its issuer, so nobody can send it now',
    'This {coin} can’t be sent from here: its issuer can block transfers or take a fee, so less might arrive',
  ],
  'not moved, nobody, - > -, if': [
    'Money sent to it would be lost',
    'If nothing was sent, cancel the transfer under Transfers',
  ],
  'not moved, customer, - > -, present': ['Don’t send again'],
  'not moved, us, - > address, present': ['We can’t send to this address'],
  'not moved, us, - > -, if': ['We can’t move anything without your approval'],
  'not moved, wallet, - > -, present': ['This wallet can’t send this transfer from a web page'],
  'unknown, nobody, - > -, past': [
    'We can’t tell yet if your address was created',
    'We can’t tell yet if your account was added',
    'We can’t tell yet if your wallet was added',
    'We can’t tell yet if your changes were saved',
    'Your wallet said that nothing was sent, but we couldn’t check that on the network',
    'We can’t confirm that your payment went through',
  ],
  'unknown, wallet, - > -, past': ['We don’t know if your wallet sent this'],
  'moved, wallet, - > -, past': [
    'Your wallet sent it after all',
    'It sent a different payment, so we can’t pay it out',
  ],
  'moved, nobody, - > address, past': ['Money has reached this transfer’s address, so it can’t be cancelled here'],
  'moved, customer, - > address, present': [
    'Send only {coin} on {network} to this address',
    'Send only USDT to this address',
  ],
  'moved, nobody, - > wallet, present': ['The transfer was already cancelled, so the money comes back to your wallet'],
}
