import { autofill, holds, one, paste, press, same, settle, show, test, write } from './input.ts'

const parts = (root: ShadowRoot) => [...root.querySelectorAll('input')]
const shown = (root: ShadowRoot) => parts(root).map(({ value }) => value)
const value = (root: ShadowRoot) => one(root, 'output').textContent
const focused = (root: ShadowRoot) => root.activeElement?.getAttribute('aria-label')

test('a day is typed in the order of the language, and each full part moves to the next', async () => {
  const { root } = await show('fields/Birthday')
  same(
    parts(root).map((input) => input.getAttribute('aria-label')),
    ['Month', 'Day', 'Year'],
  )
  same(
    root.getElementById(one(root, '[role=group]').getAttribute('aria-labelledby')!)!.textContent,
    'Date of birth (optional)',
  )
  parts(root)[0]!.focus()
  await write('01311990')
  same([shown(root), value(root)], [['01', '31', '1990'], '1990-01-31'])
})

test('Backspace in an empty part moves to the previous one, and an empty date has no value', async () => {
  const { root } = await show('fields/Birthday')
  parts(root)[0]!.focus()
  await write('0131')
  same(focused(root), 'Year')
  await press('Backspace')
  same(focused(root), 'Day')
  await press('Backspace', 'Backspace', 'Backspace')
  same([shown(root), value(root)], [['', '', ''], ''])
})

test('a day of one digit keeps it until the field is left', async () => {
  const { root } = await show('fields/Birthday')
  parts(root)[0]!.focus()
  await write('7')
  await press('Tab')
  await write('4')
  await press('Tab')
  await write('1990')
  same([shown(root), value(root)], [['7', '4', '1990'], '1990-7-4'])
  ;(root.activeElement as HTMLElement).blur()
  await settle()
  same([shown(root), value(root)], [['07', '04', '1990'], '1990-07-04'])
})

test('a whole date can be pasted into any part, and letters cannot be typed', async () => {
  const { root } = await show('fields/Birthday')
  const [month] = parts(root)
  month!.focus()
  await write('x')
  same(shown(root), ['', '', ''])
  await paste(month!, '1990-01-31')
  same([shown(root), value(root)], [['01', '31', '1990'], '1990-01-31'])
})

test('where text runs from right to left the parts run from right to left', async () => {
  const { root } = await show('fields/Birthday', { dir: 'rtl' })
  const [first, second] = parts(root).map((input) => input.getBoundingClientRect().left)
  holds(first! > second!, 'the first part is not at the right')
})

const range = async () => {
  const { root } = await show('choices/Groups', { width: 400 })
  const [from, until] = root.querySelectorAll<HTMLInputElement>('input[type=date]')
  return { root, from: from!, until: until!, chosen: () => one(root, 'output').textContent }
}

test('the year of a range is corrected by keyboard, and an unfinished one changes nothing [H6]', async () => {
  const { from, chosen } = await range()
  from.focus()
  await press('ArrowRight', 'ArrowRight')
  for (const digit of '202') {
    await press(digit)
    same(chosen(), '2025-09-02 2025-11-12', `after ${digit}`)
  }
  await press('4')
  same([chosen(), from.value], ['2024-09-02 2025-11-12', '2024-09-02'])
})

test('a date that is left unfinished is again the one that the range has [H6]', async () => {
  const { from, until, chosen } = await range()
  from.focus()
  await press('ArrowRight', 'ArrowRight', '2', '0')
  until.focus()
  await settle()
  same([chosen(), from.value], ['2025-09-02 2025-11-12', '2025-09-02'])
})

test('a date that is emptied is no end of the range any more [H6]', async () => {
  const { from, chosen } = await range()
  await autofill(from, '')
  same([chosen(), from.value], [' 2025-11-12', ''])
})

test('the two dates of a range are one above the other in little room, and whole [FIT-02]', async () => {
  const { from, until } = await range()
  const [upper, lower] = [from.getBoundingClientRect(), until.getBoundingClientRect()]
  holds(upper.bottom < lower.top, 'they are side by side')
  same([upper.left, upper.width], [lower.left, lower.width])
})
