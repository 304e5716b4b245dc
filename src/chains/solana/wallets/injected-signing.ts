import { Transaction } from '@solana/web3.js'
import { addressOf, type Asked, type InjectedWallet } from './injected-wallet.ts'

/** Signs only for the account that was checked, because it may have changed while this code loaded. */
export async function signTransaction(wallet: InjectedWallet, asked: Asked) {
  if (addressOf(wallet) !== asked.account.address) throw new Error('The wallet is on another account')
  const signed = await wallet.signTransaction!(Transaction.from(asked.transaction))
  const bytes = signed.serialize({ requireAllSignatures: false, verifySignatures: false })
  return [{ signedTransaction: new Uint8Array(bytes) }]
}
