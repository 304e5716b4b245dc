import { DECLINED } from '../../wallets/evm.ts'
import { soon } from '../support/soon.ts'
import { pressSend, read, type Row, type Scene } from './catalogue.ts'
import { bytesOf, type SolanaWallet } from './solana-wallet.ts'

const NOT_SENT = 'Wallet to bank: you declined it in your wallet. Nothing was sent.'

type SolanaRow = Row<SolanaWallet>
type SolanaScene = Scene<SolanaWallet>

/** The customer declines, and presses again when the wallet has locked itself without an event. */
const locking = (
  name: string,
  answers: Pick<SolanaRow, 'says' | 'end'>,
  onLock?: (scene: SolanaScene) => void,
): SolanaRow => ({
  name,
  before({ wallet }) {
    let presses = 0
    wallet.answers.set('signTransaction', (asked) => {
      if ((presses += 1) === 1) throw DECLINED
      return bytesOf(wallet.sign(asked))
    })
  },
  async act(scene) {
    const { page } = scene
    await soon(() => read(page)).toContain(NOT_SENT)
    await page.evaluate(() => void window.dispatchEvent(new CustomEvent('scripted:accounts', { detail: [] })))
    onLock?.(scene)
    await pressSend(page)
  },
  ...answers,
})

export const SOLANA_LOCKS: readonly SolanaRow[] = [
  locking('locks itself, and is unlocked when it is asked to connect again', {
    says: '37.25 USDC sent',
    end: 'paidAgain',
  }),
  locking(
    'locks itself, and stays so when it is asked to connect again',
    { says: 'Unlock your wallet, then try again. Nothing was sent.', end: 'cancelled' },
    ({ wallet }) => void (wallet.accounts = []),
  ),
  locking('locks itself, and its customer declines to unlock it', { says: NOT_SENT, end: 'cancelled' }, ({ wallet }) =>
    wallet.answers.set('connect', () => {
      throw DECLINED
    }),
  ),
]
