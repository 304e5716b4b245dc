import { equal, isTrue } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { CHASE, MAIN_WALLET } from '../../support/customer.ts'
import { PAYOUT } from '../../support/payouts.ts'
import { visit } from '../../support/visit.ts'

const BLANK = { id: null, status: null, bankName: null, address: null, amount: null, created: null }

const LISTS = [
  {
    path: '/my-accounts',
    call: 'GET bankAccounts',
    name: 'bankAccounts',
    row: CHASE,
    title: 'We couldn’t load your bank accounts',
    empty: 'No bank accounts yet',
  },
  {
    path: '/my-accounts?type=wallets',
    call: 'GET wallets',
    name: 'wallets',
    row: MAIN_WALLET,
    title: 'We couldn’t load your wallets',
    empty: 'No wallets yet',
  },
  {
    path: '/my-payouts?type=history',
    call: 'GET payouts',
    name: 'payouts',
    row: { ...PAYOUT, status: 'succeeded' },
    title: 'We couldn’t load your transfers',
    empty: 'No transfers yet',
  },
]

describe('a list without any readable row', () => {
  afterEach(cleanUp)

  for (const { path, call, name, row, title, empty } of LISTS)
    it(`shows an error with a retry button, never “${empty}” [SAFE-E1, SAFE-E8]`, async () => {
      let rows: unknown[] = [BLANK, null, BLANK]
      const { shadow, emitted } = await visit(path, { answers: { [call]: () => ({ [name]: rows }) } })
      await until(() => hasText(shadow, title) || hasText(shadow, empty))
      isTrue(!hasText(shadow, empty), 'not shown as an empty list')
      isTrue(shadow.querySelector('[role=alert]'), 'an alert')
      const [error] = emitted('ramp-error') as { code: string; reference: string }[]
      equal(error?.code, 'unreadable')
      isTrue(error!.reference, 'a reference')
      rows = [row, BLANK]
      button(shadow, 'Try again')!.click()
      await until(() => shadow.querySelector('[part=card] [part~=row], [part=card] li, tbody tr, ul[part~=card] li'))
      isTrue(!hasText(shadow, title), 'the row that can be read is shown, the other one is left out')
      cleanUp()
      const none = await visit(path, { answers: { [call]: () => ({ [name]: [] }) } })
      await until(() => hasText(none.shadow, empty), 'what the server sent empty is empty')
    })
})
