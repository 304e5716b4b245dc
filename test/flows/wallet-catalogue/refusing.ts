import { DECLINED, type EvmName } from '../../wallets/evm.ts'
import { ramp } from '../support/people.ts'
import { soon } from '../support/soon.ts'
import { pressSend, read, type Row, type Scene } from './catalogue.ts'
import { played } from './evm-script.ts'

const SENT = '37.25 USDC sent'
const NOT_SENT = 'Wallet to bank: you declined it in your wallet. Nothing was sent.'
const UNKNOWN = 'We don’t know if your wallet sent this.'
const CANNOT_SEND = 'This wallet can’t send this transfer from a web page. Nothing was sent.'
const CUT_FROM_PAGE = 'Your wallet doesn’t answer. Nothing was sent.'

const DECLINING: readonly EvmName[] = [
  'refusesWith4001',
  'refusesWith5000',
  'refusesWithWordCode',
  'refusesWithTextCode',
  'refusesInside',
  'refusesWithText',
  'refusesInWords',
  'refusesWithWord',
]
const UNABLE: readonly EvmName[] = ['hasNoMethod', 'isNotAllowed', 'doesNotKnow']

const REFUSED: readonly Row[] = [
  ...DECLINING.map((name) => played(name, NOT_SENT)),
  ...UNABLE.map((name) => played(name, CANNOT_SEND)),
  played('lacksFee', 'Not enough ETH'),
  played('declinesOnce', SENT, async ({ page }) => {
    await soon(() => read(page)).toContain(NOT_SENT)
    await pressSend(page)
  }),
  played('sendsAndDeclines', SENT),
]

/** As after an update of its extension: what the page has of it never answers again. */
const CUT_OFF = ['eth_accounts', 'eth_requestAccounts', 'eth_chainId']

const CUT: readonly Row[] = [
  {
    name: 'declines, is cut off from its page, and is chosen anew',
    set: ({ wallet }: Scene) =>
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
      await soon(() => read(page)).toContain(CUT_FROM_PAGE)
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

const DOUBTFUL: readonly EvmName[] = ['fails', 'isBusy', 'answersNothing', 'answersZeros', 'answersObject']

const DOUBTED: readonly Row[] = [
  ...DOUBTFUL.map((name) => played(name, UNKNOWN)),
  played('sendsAndFails', SENT),
  played('neverAnswers', 'Your wallet hasn’t answered'),
  played('answersUnknownHash', 'Sending your USDC'),
]

export const REFUSING: readonly Row[] = [...REFUSED, ...CUT, ...DOUBTED]
