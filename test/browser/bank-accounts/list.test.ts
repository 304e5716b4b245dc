import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, type, until } from '../../support/host.ts'
import { CHASE } from '../../support/customer.ts'
import { toastText } from '../../support/messages.ts'
import { accountRows, said, pageOf } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'
import { forgetSteps, LOGGED, watchSteps } from '../../support/navigation.ts'

const OLD = {
  ...CHASE,
  id: 'bankAccount_old',
  accountName: 'Old savings',
  bankName: 'Wells Fargo',
  last4: '0937',
  // Midday in the test's time zone.
  deleted: new Date(2025, 10, 2, 12).toISOString(),
}
const names = (root: ShadowRoot) => rows(root).map((row) => said(row.querySelector('[dir=auto]')!))
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...CHASE,
    id: `bankAccount_${index}`,
    accountName: `Account ${index}`,
    last4: `100${index}`,
  }))

const rows = (shadow: ShadowRoot) => [
  ...shadow.querySelectorAll<HTMLElement>('[part~=card] ul [part~=row], ul[part~=card] [part~=row]'),
]
const menuItem = (shadow: ShadowRoot, name: string) =>
  [...shadow.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
    (item) => item.textContent === name && item.closest(':popover-open'),
  )

const open = (bankAccounts: unknown[], answers = {}, path = '/my-accounts') =>
  visit(path, { answers: { 'GET bankAccounts': () => ({ bankAccounts }), ...answers } })

describe('the list of bank accounts', () => {
  afterEach(() => {
    cleanUp()
    forgetSteps()
  })

  it('shows five rows a page, each with a menu, and a button to add an account [ACC-01, ACC-05, ACC-06, ACC-09]', async () => {
    const { shadow } = await open(many(7))
    await until(() => rows(shadow).length === 5)
    equal(
      rows(shadow).every((row) => row.querySelector('[aria-haspopup=menu]')),
      true,
    )
    equal(pageOf(shadow), '1-5 of 7')
    isTrue(button(shadow, 'Add bank account'), 'a way to add one')
    button(shadow, 'Next page')!.click()
    await until(() => rows(shadow).length === 2)
    equal(pageOf(shadow), '6-7 of 7')
  })

  it('has a menu with the actions of each account, in order [ACC-05, A2]', async () => {
    const link = { id: 'walletBankAccount_1', wallet: { address: '0x1', network: 'ethereum' }, sourceCurrency: 'usdc' }
    const linked = { ...CHASE, walletBankAccounts: [{ ...link, destinationNetwork: 'ach' }] }
    const pesos = { ...CHASE, currency: 'mxn', walletBankAccountsAllowed: false }
    const always = ['Copy account details', 'Delete']
    const rowsOfMenus = [
      [pesos, always],
      [CHASE, ['Generate wallet address', ...always]],
      [linked, ['Linked wallets (1)', 'Generate wallet address', ...always]],
    ] as const
    for (const [account, actions] of rowsOfMenus) {
      const { shadow } = await open([account])
      ;(await until(() => button(shadow, 'Actions for Everyday'))).click()
      await until(() => menuItem(shadow, 'Delete'))
      const items = [...shadow.querySelectorAll<HTMLElement>(':popover-open [role=menuitem]')]
      equal(
        items.map(({ textContent }) => textContent),
        actions,
      )
      cleanUp()
    }
  })

  it('is sorted by status, with deleted accounts last [ACC-10, STATE-BACC-01]', async () => {
    const of = (id: string, status: string, deleted: string | null = null) => ({
      ...CHASE,
      id,
      accountName: id,
      status,
      deleted,
    })
    const { shadow } = await open([
      of('Gone', 'active', OLD.deleted),
      of('Wrong', 'invalid'),
      of('Waits', 'pending'),
      of('Works', 'active'),
    ])
    await until(() => rows(shadow).length === 4)
    equal(
      rows(shadow).map(
        ({ textContent }) => ['Works', 'Waits', 'Wrong', 'Gone'].find((name) => textContent!.includes(name)) ?? null,
      ),
      ['Works', 'Waits', 'Wrong', 'Gone'],
    )
  })

  it('hides a tab that the merchant excludes, also after a new account is added [ACC-03, SAFE-A1]', async () => {
    const steps = watchSteps()
    const { shadow } = await visit('/my-accounts', {
      answers: { 'GET bankAccounts': () => ({ bankAccounts: [CHASE] }) },
      attributes: LOGGED,
      config: { excludedTabs: ['wallets'] },
    })
    await until(() => rows(shadow).length === 1)
    isNull(shadow.querySelector('[role=tablist]'), 'a bar')
    button(shadow, 'Add bank account')!.click()
    await until(() => steps.at(-1)?.path === '/my-accounts/bank-accounts/new')
    equal(steps.at(-1)!.params['hidden'], ['wallets'])
  })

  it('offers to add an account when there is none [ACC-04]', async () => {
    const { shadow } = await open([])
    await until(() => hasText(shadow, 'No bank accounts yet'))
    button(shadow, 'Add bank account')!.click()
    await until(() => shadow.querySelector('[part=title]')?.textContent === 'Add bank account')
  })

  it('marks known banks with their initials and other banks with an icon [ACC-14]', async () => {
    const { shadow } = await open([CHASE, { ...CHASE, id: 'bankAccount_x', accountName: 'Other', bankName: 'Unknown' }])
    await until(() => rows(shadow).length === 2)
    const [chase, other] = rows(shadow).map((row) => row.querySelector('[aria-hidden=true]')!)
    equal([chase!.textContent, other!.textContent], ['C', ''])
    isTrue(other!.querySelector('svg'), 'a picture')
  })

  it('says nothing twice in a row whose name is the default of bank and digits [ACC-05, B17]', async () => {
    const { shadow } = await open([
      { ...CHASE, accountName: 'Chase 4821' },
      { ...CHASE, id: 'bankAccount_2', accountName: null },
      {
        ...CHASE,
        id: 'bankAccount_3',
        accountName: 'Nubank 4725',
        bankName: 'Nubank',
        last4: '4725',
        pixKey: '01134725',
      },
      { ...CHASE, id: 'bankAccount_4', accountName: 'Rent' },
    ])
    await until(() => rows(shadow).length === 4)
    equal(accountRows(shadow), [
      ['Chase', 'ending in ••••4821 · Checking'],
      ['Chase', 'ending in ••••4821 · Checking'],
      ['Nubank', 'Pix key ending in ••••4725 · Checking'],
      ['Rent', 'Chase ending in ••••4821 · Checking'],
    ])
    isTrue(button(shadow, 'Actions for Chase 4821'), 'the menu names the account')
  })

  it('says less of an account whose number the server does not say [ACC-05, ACC-15]', async () => {
    const { shadow } = await open([{ ...CHASE, accountNumber: null, last4: null }])
    await until(() => rows(shadow).length === 1)
    equal(accountRows(shadow), [['Everyday', 'Chase · Checking']])
    button(shadow, 'Actions for Everyday')!.click()
    ;(await until(() => menuItem(shadow, 'Delete'))).click()
    await until(() => button(shadow, 'Delete account'))
    equal(said(shadow.querySelector('[part=dialog] [data-heading]')!), 'Delete Chase?')
  })

  it('strikes a deleted account through, shows the time, and removes its actions [STATE-BACC-02, STATE-BACC-03, STATE-BACC-04]', async () => {
    const { shadow } = await open([OLD])
    const [row] = await until(() => rows(shadow).length === 1 && rows(shadow))
    isTrue(row!.querySelector('s'), 'struck through')
    const name = [...row!.querySelectorAll<HTMLElement>('*')].find(({ textContent }) => textContent === 'Old savings')!
    isTrue(getComputedStyle(name).textDecorationLine.includes('line-through'), 'the name too')
    isTrue(row!.querySelector('[role=tooltip]')!.textContent!.startsWith('Deleted on Nov 2, 2025'), 'the time')
    isTrue((button(shadow, 'Actions for Old savings') as HTMLButtonElement).disabled, 'no actions')
  })

  it('has a fixed height on large screens, regardless of the number of rows [ACC-13]', async () => {
    const { shadow, element } = await open([CHASE])
    element.style.cssText = 'display: block; inline-size: 1100px'
    const [row] = await until(() => rows(shadow).length === 1 && rows(shadow))
    await until(() => row!.closest<HTMLElement>('div[part~=card]')!.offsetHeight >= 450)
  })

  it('finds words with typing errors, but digits only exactly [ACC-11, ACC-12]', async () => {
    const { shadow } = await open([CHASE, { ...OLD, deleted: null }])
    const box = await until(() => shadow.querySelector<HTMLInputElement>('input[type=search]'))
    type(box, 'wels fargo')
    await soon(() => equal(names(shadow), ['Old savings']))
    type(box, '4821')
    await soon(() => equal(names(shadow), ['Everyday']))
    type(box, '4822')
    await until(() => hasText(shadow, 'No results for “4822”'))
    button(shadow, 'Clear search')!.click()
    await until(() => rows(shadow).length === 2)
  })

  it('deletes only after a confirmation, and shows a toast when that fails [ACC-15, ACC-16, ACC-17, A9]', async () => {
    let bankAccounts: unknown[] = [CHASE]
    let isRefused = true
    const { shadow, calls } = await open([], {
      'GET bankAccounts': () => ({ bankAccounts }),
      'DELETE bankAccounts/bankAccount_1': () => {
        if (isRefused) return failure(409, { error: { message: 'A transfer uses it' } })
        bankAccounts = []
        return {}
      },
    })
    const ask = async () => {
      ;(await until(() => button(shadow, 'Actions for Everyday'))).click()
      ;(await until(() => menuItem(shadow, 'Delete'))).click()
      await until(() => button(shadow, 'Delete account'))
      equal(said(shadow.querySelector('[part=dialog] [data-heading]')!), 'Delete Chase ending in ••••4821?')
    }
    await ask()
    button(shadow, 'Keep account')!.click()
    await until(() => !button(shadow, 'Delete account'))
    equal(calls('DELETE', 'bankAccounts/bankAccount_1').length, 0)
    await ask()
    button(shadow, 'Delete account')!.click()
    await soon(() => equal(toastText(shadow, 'Bank account not deleted'), 'A transfer uses it'))
    isRefused = false
    await ask()
    button(shadow, 'Delete account')!.click()
    await soon(() => equal(toastText(shadow, 'Bank account deleted'), ''))
    await until(() => hasText(shadow, 'No bank accounts yet'))
  })

  it('has no account without an owner, and none of a third party [ACC-07, ACC-08]', async () => {
    const nobody = { ...CHASE, id: 'bankAccount_nobody', accountName: 'Nobody’s', owner: null }
    const recipient = { ...CHASE, id: 'bankAccount_other', accountName: 'Supplier', thirdPartyBeneficiaryInfo: {} }
    const { shadow } = await open([nobody, CHASE, recipient])
    await soon(() => equal(names(shadow), ['Everyday']))
    isTrue(!hasText(shadow, 'Nobody’s') && !hasText(shadow, 'Supplier'), 'the others')
  })

  it('has no tab bar for a single tab [A1, ACC-02]', async () => {
    const { shadow } = await open([CHASE], {}, '/my-accounts?hidden=%5B%22wallets%22%5D')
    await until(() => rows(shadow).length === 1)
    isNull(shadow.querySelector('[role=tablist]'), 'a bar')
  })
})
