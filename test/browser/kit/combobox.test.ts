import { click, holds, likeSafari, one, press, same, settle, setViewport, show, soon, test, write } from './input.ts'

const picker = async (name = 'pickers/CountryPicker', options: object = { width: 800 }) => {
  await setViewport({ width: 900, height: 700 })
  const { root } = await show(name, options)
  const input = one<HTMLInputElement>(root, '[role=combobox]')
  const rows = () => [...root.querySelectorAll('[role=option]')].map((row) => row.textContent)
  const highlighted = () => root.querySelector('[role=option][data-highlighted]')?.textContent ?? null
  const isOpen = () => root.querySelector('[popover]:popover-open') !== null
  const value = () => one(root, 'output').textContent
  return { root, input, rows, highlighted, isOpen, value }
}

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

test('a list is at most 300 px high and as wide as its box [CONST-18]', async () => {
  const { root, input } = await picker()
  await click(input)
  await settle(100)
  const list = one(root, '[popover]').getBoundingClientRect()
  const box = input.parentElement!.getBoundingClientRect()
  holds(list.height <= 300 && list.height > 250, `the list is ${list.height} px high`)
  same([list.left, list.width], [box.left, box.width])
})

test('a list above its box stays above while the text filters it, with its lower edge at the box', async () => {
  const { root, input, rows } = await picker()
  const box = input.parentElement!
  root.host.setAttribute('style', `display: block; margin-block-start: ${470 - box.getBoundingClientRect().top}px`)
  await click(input)
  await settle(100)
  const gap = () => box.getBoundingClientRect().top - one(root, '[popover]').getBoundingClientRect().bottom
  same(Math.round(gap()), 6)
  await write('united king')
  // Before the next frame, too: a pointer may be pressed before it.
  same([rows().length, Math.round(gap())], [1, 6])
  await settle(100)
  same(Math.round(gap()), 6)
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

test('in Arabic the list is below its box, and Home and End are not reversed', async () => {
  const { root, input, highlighted } = await picker('pickers/CountryPicker', { width: 800, dir: 'rtl' })
  await click(input)
  await press('Home')
  same(highlighted(), 'Argentina')
  await press('End')
  same(highlighted(), 'Vietnam')
  await settle(100)
  const box = input.parentElement!.getBoundingClientRect()
  same(one(root, '[popover]').getBoundingClientRect().left, box.left)
})

test('in a narrow widget a long list opens as a sheet that can be used with the keyboard', async () => {
  const { root, input, value, rows } = await picker('pickers/CountryPicker', { width: 380 })
  same(input.localName, 'button')
  await click(input)
  const sheet = one<HTMLDialogElement>(root, 'dialog')
  holds(sheet.matches(':modal'), 'the sheet is not modal')
  await soon(() => rows().length > 0)
  same(rows().slice(0, 3), ['United States', 'Argentina', 'Brazil'])
  await write('thai')
  await press('Enter')
  same([value(), root.querySelector('dialog')], ['Thailand', null])
  holds(root.activeElement === one(root, '[role=combobox]'), 'the focus did not come back')

  await press('Enter')
  await soon(() => rows().length > 0)
  await click([...root.querySelectorAll('[role=option]')][0]!)
  same([value(), root.querySelector('dialog')], ['Thailand', null], 'the same choice once more')
  await press('Enter', 'Escape')
  same([value(), root.querySelector('dialog')], ['Thailand', null], 'Escape')
})

test('a sheet opens before its rows are rendered, so that no frame does both', async () => {
  const { root, input, rows } = await picker('pickers/CountryPicker', { width: 380 })
  const opened = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!root.querySelector('dialog')) return
      observer.disconnect()
      resolve(rows().length)
    })
    observer.observe(root, { childList: true, subtree: true })
  })
  input.click()
  same(await opened, 0)
  await settle(200)
  same(rows().length, 20)
})

test('in a narrow widget a short list opens below its box', async () => {
  const { root } = await show('choices/Choices', { width: 360 })
  const box = [...root.querySelectorAll<HTMLElement>('[role=combobox]')][0]!
  await click(box)
  same(root.querySelector('dialog'), null)
  holds(root.querySelector('[popover]:popover-open'), 'nothing opened')
})

test('in a dialog the list is above the dialog, and Escape closes the list first', async () => {
  await setViewport({ width: 900, height: 700 })
  const { root } = await show('pickers/PickerInDialog', { width: 800 })
  await click(one(root, 'button'))
  const input = one<HTMLInputElement>(root, '[role=combobox]')
  holds(root.activeElement === input, 'the first field has no focus')
  await click(input)
  const row = one(root, '[data-highlighted]')
  const { left, top, height } = row.getBoundingClientRect()
  holds(row.contains(root.elementFromPoint(left + 20, top + height / 2)), 'the list cannot be pressed')

  await press('Escape')
  same([root.querySelector('[popover]:popover-open') !== null, root.querySelector('dialog') !== null], [false, true])
  await press('Escape')
  same(root.querySelector('dialog'), null)
  same(root.activeElement?.textContent, 'open')
})
