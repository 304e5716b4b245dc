import { setViewport } from '@web/test-runner-commands'
import { equal, isTrue } from '../../support/expect.ts'
import { cleanUp, until } from '../../support/host.ts'
import { CHASE, MAIN_WALLET } from '../../support/customer.ts'
import { PAYOUT } from '../../support/payouts.ts'
import { said } from '../../support/rows.ts'
import { visit, type Visitor } from '../../support/visit.ts'

const LONG = 'Studio treasury of the north and the south'
const ACCOUNTS = [
  CHASE,
  {
    ...CHASE,
    id: 'bankAccount_2',
    accountName: LONG,
    bankName: 'Banco Bilbao Vizcaya Argentaria México',
    last4: '7719',
  },
  { ...CHASE, id: 'bankAccount_3', accountName: 'Euro', bankName: 'N26', currency: 'eur', accountType: null },
]
const WALLETS = [
  MAIN_WALLET,
  { ...MAIN_WALLET, id: 'wallet_2', nickname: 'A nickname of twenty' },
  { ...MAIN_WALLET, id: 'wallet_3', nickname: null },
]
const ANSWERS = { 'GET bankAccounts': () => ({ bankAccounts: ACCOUNTS }), 'GET wallets': () => ({ wallets: WALLETS }) }

const rows = (shadow: ShadowRoot) => [...shadow.querySelectorAll<HTMLElement>('ul [part=row]')]
const boxesOf = (elements: readonly Element[]) => elements.map((one) => one.getBoundingClientRect())

/** A customer with a transfer that waits for money, whose card is above the list. */
async function open(path: string, attributes: Record<string, string> = {}): Promise<Visitor> {
  document.body.style.margin = '0'
  await setViewport({ width: 360, height: 720 })
  const visitor = await visit(path, { payouts: [PAYOUT], answers: ANSWERS, attributes })
  visitor.element.style.cssText = 'display: block; block-size: 100vh'
  await until(() => rows(visitor.shadow).length === 3 && visitor.shadow.querySelector('section[part=card]'))
  return visitor
}

describe('the lists of accounts at 360 px', () => {
  afterEach(async () => {
    cleanUp()
    document.body.style.cssText = ''
    await setViewport({ width: 900, height: 700 })
  })

  for (const [type, atLeast] of [
    ['bank', 2],
    ['wallets', 2],
  ] as const)
    it(`show more than one row of ${type} above the fold, under the transfer that waits [FIT-02, H20]`, async () => {
      const { shadow } = await open(`/my-accounts?type=${type}`)
      const [footer] = boxesOf([shadow.querySelector('footer')!])
      const whole = boxesOf(rows(shadow)).filter(({ bottom }) => bottom <= footer!.top)
      isTrue(whole.length >= atLeast, `${whole.length} rows above ${footer!.top} px`)
    })

  for (const type of ['bank', 'wallets'])
    it(`have rows of one height, with any names of ${type} [FIT-02]`, async () => {
      const { shadow } = await open(`/my-accounts?type=${type}`)
      equal(new Set(boxesOf(rows(shadow)).map(({ height }) => Math.round(height))).size, 1)
    })

  it('cut the name of a bank, but never the last four digits [FIT-02]', async () => {
    const { shadow } = await open('/my-accounts?type=bank')
    const row = rows(shadow).find((one) => said(one).startsWith(LONG))!
    const digits = [...row.querySelectorAll('.sr-num')].find((one) => said(one).endsWith('7719'))!
    const [line, number] = boxesOf([digits.closest('[dir=auto] + *')!, digits])
    isTrue(number!.right <= line!.right + 0.5 && number!.width > 0, 'the digits are inside their line')
  })

  it('have their two actions side by side, and name both lists’ first alike [FIT-02]', async () => {
    for (const [type, name] of [
      ['bank', 'Add account'],
      ['wallets', 'Add wallet'],
    ] as const) {
      const { shadow } = await open(`/my-accounts?type=${type}`)
      const footer = [...shadow.querySelectorAll<HTMLElement>('footer button')]
      equal(
        footer.map((one) => said(one)),
        [name, 'New transfer'],
      )
      const [first, second] = boxesOf(footer)
      equal(first!.top, second!.top, 'one line')
      cleanUp()
    }
  })
})
