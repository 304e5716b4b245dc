import { click, holds, likeSafari, one, press, same, settle, soon, test, write } from './input.ts'
import { picker } from './picker.ts'

test('typing filters the options and marks the match', async () => {
  const { root, input, rows } = await picker()
  await click(input)
  await write('uni')
  same(rows().slice(0, 4), ['United Arab Emirates', 'United Kingdom', 'United States', 'Réunion'])
  same([...root.querySelectorAll('mark')].map((mark) => mark.textContent).slice(0, 4), ['Uni', 'Uni', 'Uni', 'uni'])
  same(one(root, '[role=status]').textContent, '6 matches')
})

test('a box that is out of sight is scrolled to when it gets the focus', async () => {
  const { input } = await picker()
  const above = document.createElement('div')
  above.style.blockSize = '1200px'
  document.body.prepend(above)
  input.focus()
  const isInSight = () => input.getBoundingClientRect().bottom <= innerHeight
  await soon(isInSight)
  const wasInSight = isInSight()
  above.remove()
  holds(wasInSight, 'the box stays below the window')
})

test('arrow keys move among the options and set the active descendant', async () => {
  const { root, input, highlighted, value, isOpen } = await picker()
  input.focus()
  await write('uni')
  await press('ArrowDown', 'ArrowDown')
  same(highlighted(), 'United Kingdom')
  same(root.getElementById(input.getAttribute('aria-activedescendant')!)?.textContent, 'United Kingdom')
  same(root.getElementById(input.getAttribute('aria-controls')!)?.role, 'listbox')
  await press('Enter')
  same([value(), input.value, isOpen()], ['United Kingdom', 'United Kingdom', false])
  holds(root.activeElement === input, 'the focus left the box')
})

test('Enter selects the only match, and nothing while there are several', async () => {
  const { input, value, isOpen } = await picker()
  input.focus()
  await write('united')
  await press('Enter')
  same([value(), isOpen()], ['United States', true])
  await write(' king')
  await press('Enter')
  same([value(), input.value, isOpen()], ['United Kingdom', 'United Kingdom', false])
})

test('Escape closes the list and keeps the selection', async () => {
  const { input, value, isOpen } = await picker()
  input.focus()
  await write('thai')
  await press('ArrowDown', 'Escape')
  same([value(), input.value, isOpen()], ['United States', 'United States', false])
})

test('blur closes the list and keeps the selection', async () => {
  const { root, input, value, isOpen } = await picker()
  input.focus()
  await write('thai')
  await press('ArrowDown', 'Tab')
  same([value(), input.value, isOpen()], ['United States', 'United States', false])
  same(root.activeElement?.textContent, 'after')
})

test('a press outside closes the list, also on the merchant’s page', async () => {
  const { root, input, isOpen } = await picker()
  await click(input)
  same(isOpen(), true)
  await click(one(root, 'button'))
  same(isOpen(), false)

  const host = document.body.appendChild(document.createElement('p'))
  host.textContent = 'the page of the merchant'
  await click(input)
  same(isOpen(), true)
  await click(host)
  same(isOpen(), false)
  host.remove()
})

test('a press anywhere on the box opens the unfiltered list at the selection', async () => {
  const { root, input, rows, highlighted } = await picker()
  likeSafari(root)
  const box = input.parentElement!
  await click(box, box.clientWidth - 20)
  await settle(100)
  same([rows().length, highlighted()], [20, 'United States'])
  const row = one(root, '[data-highlighted]').getBoundingClientRect()
  const list = one(root, '[popover]').getBoundingClientRect()
  holds(row.top >= list.top && row.bottom <= list.bottom, 'the choice is out of sight')
  holds(root.activeElement === input, 'the box has no focus')
})

test('a disabled option gives its reason and is skipped', async () => {
  const { root, input, highlighted, value } = await picker()
  input.focus()
  await write('co')
  const row = one(root, '[aria-disabled=true]')
  same(row.textContent, 'ColombiaNot yet')
  await click(row)
  same(value(), 'United States')
  await press('ArrowDown')
  same(highlighted(), 'Mexico')
})

test('a closing option stays visible below the list', async () => {
  const { root, input, rows, value } = await picker('pickers/TradePicker')
  await click(input)
  await settle(100)
  const list = one(root, '[popover]').getBoundingClientRect()
  const closing = () => [...root.querySelectorAll('[role=option]')].at(-1)!
  holds(closing().getBoundingClientRect().bottom <= list.bottom, 'None of the above is out of sight')
  await write('zzz')
  same(rows(), ['None of the above'])
  holds(root.textContent.includes('No results for “zzz”'), 'nothing is said')
  await click(closing())
  same(value(), 'none')
})
