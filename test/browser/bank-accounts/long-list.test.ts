import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, type, until } from '../../support/host.ts'
import { pageOf } from '../../support/rows.ts'
import { CHASE } from '../../support/customer.ts'
import { visit } from '../../support/visit.ts'

const THOUSAND = Array.from({ length: 1000 }, (_, index) => ({
  ...CHASE,
  id: `bankAccount_${index}`,
  accountName: `Account ${index}`,
  bankName: index % 2 === 0 ? 'Chase' : 'Wells Fargo',
  last4: String(1000 + index),
}))

const ROW = '[part~=card] ul [part~=row], ul[part~=card] [part~=row]'
const rows = (shadow: ShadowRoot) => [...shadow.querySelectorAll<HTMLElement>(ROW)]

/** Counts the rows that are rendered while something is done. A wall clock would measure the machine. */
async function rendered(shadow: ShadowRoot, act: () => Promise<unknown>): Promise<number> {
  const added: Element[] = []
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element)
        added.push(...(node.matches('[part~=row]') ? [node] : node.querySelectorAll('[part~=row]')))
  })
  observer.observe(shadow, { childList: true, subtree: true })
  await act()
  observer.disconnect()
  return new Set(added).size
}

describe('a thousand bank accounts', () => {
  afterEach(cleanUp)

  it('render no more than a page, for any search and page [ACC-09, ACC-11]', async () => {
    const { shadow, calls } = await visit('/my-accounts', {
      answers: { 'GET bankAccounts': () => ({ bankAccounts: THOUSAND }) },
    })
    await until(() => rows(shadow).length === 5)
    equal(pageOf(shadow), '1-5 of 1000')
    const reads = calls('GET', 'bankAccounts').length
    const box = await until(() => shadow.querySelector<HTMLInputElement>('input[type=search]'))
    for (const [text, shown] of [
      ['wells', '1-5 of 500'],
      ['wells fargo', '1-5 of 500'],
      ['', '1-5 of 1000'],
    ] as const) {
      const found = await rendered(shadow, async () => {
        type(box, text)
        await soon(() => equal(pageOf(shadow), shown))
      })
      isTrue(found <= 5, `${found} rows for “${text}”`)
    }
    const turned = await rendered(shadow, async () => {
      button(shadow, 'Next page')!.click()
      await soon(() => equal(pageOf(shadow), '6-10 of 1000'))
    })
    equal(turned, 5)
    equal(calls('GET', 'bankAccounts').length, reads, 'nothing is read for a search or a page')
  })
})
