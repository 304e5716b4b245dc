import { click, holds, one, press, same, settle, setViewport, show, soon, test, write } from './input.ts'
import { picker } from './picker.ts'

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
  const isOpen = () => root.querySelector('dialog') !== null
  await click(input)
  const sheet = one<HTMLDialogElement>(root, 'dialog')
  holds(sheet.matches(':modal'), 'the sheet is not modal')
  await soon(() => rows().length > 0)
  same(rows().slice(0, 3), ['United States', 'Argentina', 'Brazil'])
  await write('thai')
  await press('Enter')
  await soon(() => !isOpen())
  same([value(), isOpen()], ['Thailand', false])
  const isBack = () => root.activeElement === one(root, '[role=combobox]')
  await soon(isBack)
  holds(isBack(), 'the focus did not come back')

  await press('Enter')
  await soon(() => rows().length > 0)
  await click([...root.querySelectorAll('[role=option]')][0]!)
  await soon(() => !isOpen())
  same([value(), isOpen()], ['Thailand', false], 'the same choice once more')
  await press('Enter', 'Escape')
  await soon(() => !isOpen())
  same([value(), isOpen()], ['Thailand', false], 'Escape')
})

test('the arrow keys open a sheet and move among its options', async () => {
  const { root, input, value, rows } = await picker('pickers/CountryPicker', { width: 380 })
  const highlighted = () => {
    const search = one(root, 'dialog input')
    return root.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.textContent
  }
  const isOpen = () => root.querySelector('dialog') !== null
  for (const key of ['ArrowDown', 'ArrowUp', 'Alt+ArrowDown']) {
    input.focus()
    await press(key)
    await soon(() => rows().length > 0)
    holds(isOpen(), `${key} opens nothing`)
    await press('Escape')
    await soon(() => !isOpen())
  }
  await press('ArrowDown')
  await soon(() => rows().length > 0)
  await press('ArrowDown')
  same(highlighted(), 'United States')
  await press('ArrowDown')
  same(highlighted(), 'Argentina')
  await press('ArrowUp', 'ArrowUp')
  same(highlighted(), 'Vietnam')
  await press('Enter')
  await soon(() => !isOpen())
  same(value(), 'Vietnam')
})

for (const isTouch of [false, true])
  test(`the search of a sheet has the focus at once${isTouch ? ', and on a touch screen its keyboard waits for a press' : ''}`, async () => {
    const real = window.matchMedia
    window.matchMedia = (query) => {
      const list = real.call(window, query)
      return query === '(pointer: coarse)' ? Object.defineProperty(list, 'matches', { value: isTouch }) : list
    }
    try {
      const { root, input, value } = await picker('pickers/CountryPicker', { width: 380 })
      await click(input)
      await soon(() => root.querySelector('dialog input') !== null)
      const search = one<HTMLInputElement>(root, 'dialog input')
      holds(root.activeElement === search, 'another element has the focus')
      same(search.inputMode, isTouch ? 'none' : 'search')
      await click(search)
      same([search.inputMode, root.activeElement === search], ['search', true], 'after a press')
      await write('thai')
      await press('Enter')
      await soon(() => !root.querySelector('dialog'))
      same(value(), 'Thailand')
    } finally {
      window.matchMedia = real
    }
  })

test('a list opens as its widget’s width requires, and the width is not read while the customer types', async () => {
  const { root, input } = await picker()
  const { get } = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth')!
  let reads = 0
  const element = root.querySelector('.sr-root')!
  // The width is read once the browser has laid the root out, which a busy one does later.
  await new Promise((resolve) => new ResizeObserver(resolve).observe(element))
  Object.defineProperty(element, 'clientWidth', {
    get(this: Element) {
      reads += 1
      return get!.call(this)
    },
  })
  await click(input)
  await write('united')
  await press('Escape')
  same([reads, root.querySelector('dialog') !== null], [0, false])
  // A field that has the focus keeps its kind of list.
  input.blur()
  root.host.setAttribute('style', 'display: block; inline-size: 400px')
  await settle(100)
  holds(reads > 0, 'the width is read when it changes')
  await click(one(root, '[role=combobox]'))
  holds(root.querySelector('dialog:modal'), 'no sheet')
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

test('a list without its options says so, and stays what it is when few come', async () => {
  for (const [width, list] of [
    [380, 'dialog'],
    [800, '[popover]:popover-open'],
  ] as const) {
    const { root, rows, value } = await picker('pickers/LatePicker', { width })
    const box = () => one(root, '[role=combobox]')
    await click(box())
    await soon(() => root.querySelector(list) !== null)
    same([...root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(''), 'Loading')
    holds(one(root, list).textContent.includes('Loading'), 'the list says nothing')
    const opened = root.querySelector(list)
    one(root, 'button:not([role=combobox], dialog *)').click()
    await settle(200)
    holds(root.querySelector(list) === opened, `another list at ${width} px`)
    same(rows(), ['Betting', 'Casino', 'Debt collection'])
    await click(one(root, '[role=option]'))
    same(value(), 'Betting')
    await settle(100)
    holds(root.activeElement === box(), 'the focus left the field')
  }
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
