import { holds, named, one, paste, press, same, settle, show, test, write } from './input.ts'

const described = (root: ShadowRoot, control: Element) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => root.getElementById(id)?.textContent)

test('a field names its control and describes it by the error and the hint', async () => {
  const { root } = await show('fields/Stripped')
  const input = one<HTMLInputElement>(root, 'input')
  same(input.labels?.[0]?.textContent, 'Routing number')
  same(described(root, input), ['At the bottom of a check.'])
  same(input.getAttribute('aria-invalid'), null)

  input.focus()
  await write('12')
  input.blur()
  await settle()
  same(described(root, input), ['Enter 9 digits.', 'At the bottom of a check.'])
  same(input.getAttribute('aria-invalid'), 'true')
  same(one(root, '[role=alert]').textContent, 'Routing number: Enter 9 digits.')
  const [error, hint] = ['[role=alert]', '[role=alert] + p'].map((each) => one(root, each).getBoundingClientRect().top)
  holds(error! < hint!, 'the error is not between the field and the hint')
})

test('a warning describes a valid control, before the hint, and is read politely', async () => {
  const { root } = await show('fields/Doubted')
  const input = one<HTMLInputElement>(root, 'input')
  const read = () => one(root, '[role=status]').textContent
  input.focus()
  await write('1')
  same([described(root, input), read()], [['At the bottom of a check.'], ''])

  await write('2')
  await settle()
  same(described(root, input), ['Check for a mistyped digit.', 'At the bottom of a check.'])
  same([read(), input.getAttribute('aria-invalid')], ['Routing number: Check for a mistyped digit.', null])
  holds(!root.querySelector('[role=alert]')?.textContent, 'the warning is announced as an error')
})

test('typed and pasted whitespace is removed, and the caret keeps its position', async () => {
  const { root } = await show('fields/Stripped')
  const input = one<HTMLInputElement>(root, 'input')
  input.focus()
  await write('12 34')
  same([input.value, one(root, 'output').textContent], ['1234', '1234'])
  await press('ArrowLeft', 'ArrowLeft')
  await write(' 9')
  same([input.value, input.selectionStart], ['12934', 3])
  await paste(input, '0 0\u00a0\u200e0')
  same([input.value, input.selectionStart], ['12900034', 6])
})

test('a press on the icon or the prefix focuses the control', async () => {
  const { root } = await show('fields/Fields')
  const input = [...root.querySelectorAll('input')].find((each) => each.value === 'Sphere')!
  input.previousElementSibling!.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
  holds(root.activeElement === input, 'the control has no focus')
})

test('a counter is announced to screen readers', async () => {
  const { root } = await show('fields/Fields')
  const input = [...root.querySelectorAll('input')].find((each) => each.value === 'Main wallet')!
  same(described(root, input), ['11 of 20 characters', 'Only you see this.'])
})

test('no control has text smaller than 16 px, below which iOS zooms the page', async () => {
  for (const specimen of ['fields/Fields', 'choices/Choices', 'pickers/Comboboxes', 'amounts/Amounts']) {
    const { root, host, unmount } = await show(specimen, { width: 360 })
    for (const control of root.querySelectorAll('input:not([type=checkbox]), select, textarea')) {
      const size = Number.parseFloat(getComputedStyle(control).fontSize)
      holds(size >= 16, `${specimen}: ${control.outerHTML.slice(0, 80)} is set in ${size} px`)
    }
    unmount()
    host.remove()
  }
})

test('the font size of the host page changes nothing', async () => {
  document.documentElement.style.fontSize = '30px'
  const { root } = await show('fields/Fields')
  same(getComputedStyle(one(root, 'label')).fontSize, '14px')
  same(one(root, '[part=input]').getBoundingClientRect().height, 48)
  document.documentElement.style.fontSize = ''
})

test('fields have their public part names', async () => {
  const { root } = await show('fields/Stripped')
  same(
    [...root.querySelectorAll('[part]')].map((part) => part.part.value),
    ['field', 'input'],
  )
  holds(!root.querySelector('style'), 'a style node stands in the shadow root')
})

test('a consent is given by a press anywhere on its card and by the space bar', async () => {
  const { root } = await show('choices/Choices')
  const box = [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')][1]!
  const card = box.closest<HTMLElement>('[part=card]')!
  const { left, right, top, bottom } = card.getBoundingClientRect()
  for (const [x, y] of [
    [left + 3, top + 3],
    [right - 3, bottom - 3],
  ] as const) {
    holds(root.elementFromPoint(x, y) === box, 'a part of the card is no target')
  }
  box.focus()
  await press(' ')
  same(box.checked, true)
  same(described(root, box), ['Confirm this to continue.'])
})

test('a radio group has one tab stop, and its arrow keys follow the reading direction', async () => {
  const { root } = await show('choices/Choices', { dir: 'rtl' })
  const value = () => one(root, '[role=radiogroup] ~ output, [part=field]:has([role=radiogroup]) + output').textContent
  named(root, 'Checking').focus()
  await press('ArrowLeft')
  same([value(), root.activeElement?.textContent], ['savings', 'Savings'])
  await press('ArrowLeft')
  same(value(), 'checking', 'round the end')
  same(named(root, 'Savings').tabIndex, -1)
  same(named(root, 'Checking').getAttribute('aria-checked'), 'true')
})

test('a disabled radio is skipped', async () => {
  const { root } = await show('choices/Choices')
  named(root, 'ETH').focus()
  await press('ArrowRight')
  same(root.activeElement?.textContent, 'SOL')
})

test('a chip tells whether it is pressed', async () => {
  const { root } = await show('choices/Choices')
  const chip = named(root, 'Succeeded')
  chip.focus()
  await press(' ')
  same(chip.getAttribute('aria-pressed'), 'false')
})

test('a select with marks can be used with the keyboard, and Escape keeps the selection', async () => {
  const { root } = await show('choices/Choices')
  const box = one(root, '[role=combobox]')
  const value = () => one(root, '[part=field]:has([role=combobox]) + output').textContent
  box.focus()
  await press('ArrowDown', 'ArrowDown', 'Enter')
  same([value(), box.textContent], ['eurc', 'EURC'])
  await press('ArrowDown', 'Home', 'Escape')
  same([value(), root.querySelector('[popover]:popover-open')], ['eurc', null])
  await write('us')
  await press('Enter')
  same(value(), 'usdc', 'typing ahead')
  same(
    one(root, '[role=combobox]')
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => root.getElementById(id)?.textContent)[0],
    'Currency',
  )
})

test('the days of a range stay in order and within the bounds [HIST-21]', async () => {
  const { root } = await show('choices/Groups')
  const limits = () =>
    [...root.querySelectorAll<HTMLInputElement>('input[type=date]')].map(({ min, max }) => [min, max])
  same(limits(), [
    ['2025-01-01', '2025-11-12'],
    ['2025-09-02', '2025-12-31'],
  ])
  const group = one(root, '[role=group]:has(input)')
  same(root.getElementById(group.getAttribute('aria-labelledby')!)?.textContent, 'Updated')
})

test('fields are side by side where they fit', async () => {
  const rows = async (width: number) => {
    const { root, host, unmount } = await show('choices/Groups', { width })
    const tops = ['City', 'State', 'ZIP code'].map((name) => {
      const label = [...root.querySelectorAll('label')].find((each) => each.textContent === name)!
      return label.getBoundingClientRect().top
    })
    unmount()
    host.remove()
    return tops.map((top) => [...new Set(tops)].indexOf(top))
  }
  same(await rows(320), [0, 1, 2])
  same(await rows(400), [0, 1, 1])
  same(await rows(600), [0, 0, 1])
})
