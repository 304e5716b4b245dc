import { click, holds, named, one, press, same, settle, show, soon, test } from './input.ts'
import { stopTime } from './time.ts'

const tabs = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('[role=tab]')]
const chosen = (root: ShadowRoot) => one(root, 'output').textContent

test('tabs are one tab stop, and the arrow keys wrap around', async () => {
  const { root } = await show('layout/Tabbed', { width: 900 })
  same(
    tabs(root).map((tab) => [tab.tabIndex, tab.getAttribute('aria-selected')]),
    [
      [0, 'true'],
      [-1, 'false'],
      [-1, 'false'],
    ],
  )
  tabs(root)[0]!.focus()
  await press('ArrowRight')
  same([chosen(root), root.activeElement === tabs(root)[1]], ['on', true])
  await press('ArrowRight', 'ArrowRight')
  same(chosen(root), 'history')
  await press('ArrowLeft')
  same(chosen(root), 'off')
  await press('Home')
  same(chosen(root), 'history')
  await press('End')
  same(chosen(root), 'off')
})

test('in right-to-left the arrow keys of the tabs are reversed', async () => {
  const { root } = await show('layout/Tabbed', { width: 900, dir: 'rtl' })
  tabs(root)[0]!.focus()
  await press('ArrowLeft')
  same(chosen(root), 'on')
  await press('ArrowRight')
  same(chosen(root), 'history')
})

test('a tab names its panel', async () => {
  const { root } = await show('layout/Tabbed')
  await click(tabs(root)[2]!)
  same(chosen(root), 'off')
  const panel = one(root, '[role=tabpanel]')
  same(panel.getAttribute('aria-labelledby'), tabs(root)[2]!.id)
  same(tabs(root)[2]!.getAttribute('aria-controls'), panel.id)
})

test('a disabled choice is focusable, gives its reason and does nothing', async () => {
  const { root } = await show('layout/Choices', { width: 900 })
  const rows = [...root.querySelectorAll<HTMLElement>('button[part=row]')]
  await click(rows[0]!)
  same(chosen(root), 'ach')
  await press('Tab')
  await settle(100)
  holds(root.activeElement === rows[1], 'Tab passed it over')
  const why = root.getElementById(rows[1]!.getAttribute('aria-describedby')!)!
  same(why.textContent, 'This currency is currently not available for your account')
  holds(why.matches(':popover-open'), 'the reason does not show')
  await press('Enter', ' ')
  await click(rows[1]!)
  same(chosen(root), 'ach')
  await press('Escape', 'Tab', 'Enter')
  same(chosen(root), 'euro')
})

test('a choice card is selected by a press anywhere, unless it is disabled', async () => {
  const { root } = await show('layout/Choices', { width: 400 })
  const [on, off] = [...root.querySelectorAll<HTMLElement>('button[part=card]')]
  await click(on!, 20)
  same(chosen(root), 'on')
  await click(off!, 20)
  same([chosen(root), off!.getAttribute('aria-disabled')], ['on', 'true'])
})

test('a deleted account is struck through, its menu is disabled, and a tooltip tells the time of the deletion [STATE-BACC-03]', async () => {
  const { root } = await show('layout/Accounts', { width: 900 })
  const row = [...root.querySelectorAll<HTMLElement>('[part=row]')][2]!
  same(getComputedStyle(one(row, '[dir=auto]')).textDecorationLine, 'line-through')
  same(getComputedStyle(one(row, 's')).textDecorationLine, 'line-through')
  same(named(row, 'Actions for Old savings').disabled, true)
  const stop = one(row, '[tabindex="0"]')
  same(root.getElementById(stop.getAttribute('aria-describedby')!)?.textContent, 'Deleted Nov 3, 2025, 10:12 AM')
})

test('rows with a very long name keep their status and menu at any width', async () => {
  for (const width of [320, 360, 480, 560, 900]) {
    const { root, host, unmount } = await show('layout/Accounts', { width })
    const row = [...root.querySelectorAll<HTMLElement>('[part=row]')][1]!
    const box = row.getBoundingClientRect()
    const menu = named(row, 'Actions for Estudio GDL').getBoundingClientRect()
    const badge = one(row, '[part=badge]').getBoundingClientRect()
    holds(menu.right <= box.right + 0.5 && badge.right <= menu.left + 0.5 && badge.width > 60, `at ${width}`)
    unmount()
    host.remove()
  }
})

test('rows are a list for screen readers', async () => {
  const { root } = await show('layout/Accounts')
  const list = one(root, 'ul')
  same([list.getAttribute('role'), list.getAttribute('aria-label'), list.children.length], ['list', 'Bank accounts', 4])
})

test('an iframe that does not load within 15 seconds shows an error and can be retried', async () => {
  const pass = stopTime()
  const { root } = await show('layout/Embeds', { width: 600 })
  let isBlocked = true
  root.addEventListener('load', (event) => isBlocked && event.stopImmediatePropagation(), true)
  // The first page may have loaded before the block, and a new address is loaded again.
  await click(named(root, 'Load'))
  const first = one(root, 'iframe')
  holds(root.querySelector('[role=status]'), 'no spinner')
  await pass(14_999)
  holds(root.querySelector('iframe'), 'it gave up early')
  await pass(1)
  await soon(() => root.querySelector('iframe') === null)
  holds(!root.querySelector('iframe'), 'it did not give up')
  isBlocked = false
  await click(named(root, 'Try again'))
  await soon(() => root.querySelector('[role=status]') === null)
  holds(one(root, 'iframe') !== first, 'not loaded anew')
  same([root.querySelector('[role=status]'), one(root, 'iframe').hasAttribute('data-hidden')], [null, false])
})

test('the bar above an iframe names its owner and links to the page', async () => {
  const { root } = await show('layout/Embeds', { width: 400 })
  const link = one<HTMLAnchorElement>(root, 'a')
  same([link.textContent, link.target, link.rel], ['Open in a new tab', '_blank', 'noopener noreferrer'])
  same(link.parentElement!.getBoundingClientRect().height, 44 + 1)
  same(one(root, 'iframe').getAttribute('title'), 'Verification')
})
