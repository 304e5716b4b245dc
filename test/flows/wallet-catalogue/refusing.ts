import { hexlify, randomBytes } from 'ethers'
import { ramp } from '../support/people.ts'
import { soon } from '../support/soon.ts'
import { pressSend, read, type Row, type Scene } from './catalogue.ts'
import { DECLINED } from './evm-wallet.ts'

const SENT = '37.25 USDC sent'
const NOT_SENT = 'Wallet to bank: you declined it in your wallet. Nothing was sent.'
const UNKNOWN = 'Your wallet did not say whether it sent the transfer.'
const FAILED = 'Wallet connection failed or was cancelled'

type Sending = (asked: unknown, scene: Scene) => unknown

/** The wallet's answer to the request to send. */
export const sends =
  (answer: Sending) =>
  (scene: Scene): unknown =>
    scene.wallet.answers.set('eth_sendTransaction', ([asked]) => answer(asked, scene))
const refuses = (error: unknown) =>
  sends(() => {
    throw error
  })

const declining = (name: string, error: unknown, says = NOT_SENT): Row => ({
  name: `refuses to send with ${name}`,
  set: refuses(error),
  says,
  end: 'cancelled',
})

const REFUSED: readonly Row[] = [
  declining('4001', DECLINED),
  declining('5000', { code: 5000, message: 'No' }),
  declining('ACTION_REJECTED', { code: 'ACTION_REJECTED', message: 'No' }),
  declining('4001 as a text', { code: '4001', message: 'No' }),
  declining('4001 inside of another error', { code: -32_603, message: 'Failed', data: { cause: { code: 4001 } } }),
  declining('a text', 'Transaction rejected by user'),
  declining('words under another code', { code: -32_603, message: 'User denied transaction signature' }),
  declining('a word', { message: 'Cancelled' }),
  declining('−32601, which it does not have', { code: -32_601, message: 'Method not found' }, FAILED),
  declining('4100, which is not allowed', { code: 4100, message: 'Unauthorized' }, FAILED),
  declining('4200, which it does not know', { code: 4200, message: 'Unsupported' }, FAILED),
  declining(
    'too little for the fee',
    { code: -32_000, message: 'insufficient funds for gas * price + value' },
    'Not enough ETH',
  ),
  {
    name: 'declines, and sends at the next press',
    set: ({ wallet }) => {
      let presses = 0
      wallet.answers.set('eth_sendTransaction', ([asked]) => {
        if ((presses += 1) === 1) throw DECLINED
        return wallet.send(asked)
      })
    },
    async act({ page }) {
      await soon(() => read(page)).toContain(NOT_SENT)
      await pressSend(page)
    },
    says: SENT,
    end: 'paidAgain',
  },
  {
    name: 'broadcasts, and says that its customer declined',
    set: sends(async (asked, { wallet }) => {
      await wallet.send(asked)
      throw DECLINED
    }),
    says: SENT,
    end: 'paid',
  },
]

/** As after an update of its extension: what the page has of it never answers again. */
const CUT_OFF = ['eth_accounts', 'eth_requestAccounts', 'eth_chainId']

const CUT: readonly Row[] = [
  {
    name: 'declines, is cut off from its page, and is chosen anew',
    set: ({ wallet }) =>
      wallet.answers.set('eth_sendTransaction', () => {
        wallet.answers.delete('eth_sendTransaction')
        throw DECLINED
      }),
    async act({ page, wallet }) {
      await soon(() => read(page)).toContain(NOT_SENT)
      for (const method of CUT_OFF)
        wallet.answers.set(method, () => {
          throw { message: 'Extension context invalidated.' }
        })
      await pressSend(page)
      await soon(() => read(page)).toContain(FAILED)
      wallet.answers.clear()
      await pressSend(page)
      await ramp(page)
        .getByRole('dialog')
        .getByRole('button', { name: /^Scripted Wallet/ })
        .click()
    },
    says: SENT,
    end: 'paidAgain',
  },
]

const doubtful = (name: string, answer: Sending): Row => ({ name, set: sends(answer), says: UNKNOWN, end: 'open' })
const throwing = (error: unknown) => () => {
  throw error
}

const DOUBTED: readonly Row[] = [
  doubtful('fails with −32603, and has sent nothing', throwing({ code: -32_603, message: 'Internal error' })),
  doubtful('has a request open when it is asked to send', throwing({ code: -32_002, message: 'Already processing' })),
  doubtful('answers nothing in place of a hash', () => null),
  doubtful('answers a hash of zeros', () => `0x${'0'.repeat(64)}`),
  doubtful('answers an object in place of a hash', () => ({ hash: '0x1' })),
  {
    name: 'broadcasts, and fails with an error that says nothing',
    set: sends(async (asked, { wallet }) => {
      await wallet.send(asked)
      throw { code: -32_603, message: 'Internal error' }
    }),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'never answers to the request to send',
    set: sends(() => new Promise(() => {})),
    says: 'Your wallet hasn’t answered yet.',
    end: 'open',
  },
  {
    name: 'answers with a hash that no chain knows',
    set: sends(() => hexlify(randomBytes(32))),
    says: 'Sending your USDC',
    end: 'open',
  },
]

export const REFUSING: readonly Row[] = [...REFUSED, ...CUT, ...DOUBTED]
