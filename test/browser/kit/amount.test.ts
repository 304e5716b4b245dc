import { loadFont } from '../../support/fonts.ts'
import { click, holds, named, one, paste, press, same, settle, show, soon, test, write } from './input.ts'
import { stopTime } from './time.ts'

const amount = async (index: number, options: object = {}) => {
  const { root } = await show('amounts/Amounts', options)
  const input = [...root.querySelectorAll('input')][index]!
  const cell = input.parentElement!
  const spoken = () => [one(cell, '[data-amount]').textContent, one(cell, '[data-refusal]').textContent]
  return { root, input, cell, spoken }
}

test('a third decimal stays as it was typed, gives no amount, and is named at once [FORM-21, F29]', async () => {
  const { input, spoken } = await amount(0)
  input.focus()
  await write('12.345')
  same([input.value, ...spoken()], ['12.345', 'none', 'tooManyDecimals'])
  await press('Backspace')
  same([input.value, ...spoken()], ['12.34', '12.34', 'fine'])
  await press('ArrowLeft', 'ArrowLeft')
  await write('9')
  same([input.value, input.selectionStart], ['12.934', 4], 'in the middle')
})

test('an amount in the notation of another language is read as it is typed [F29, SAFE-A1]', async () => {
  const { input, spoken } = await amount(0)
  input.focus()
  await write('1.234,56')
  same([input.value, ...spoken()], ['1.234,56', '1234.56', 'fine'])
  await press('Tab')
  same([input.value, spoken()[0]], ['1,234.56', '1234.56'])
})

test('a pasted number with more decimals is refused as a whole with a reason [FORM-21, F29]', async () => {
  const { input, spoken } = await amount(0)
  input.focus()
  await write('7')
  await press('Home')
  await paste(input, '1.239')
  same([input.value, ...spoken()], ['7', '7.00', 'tooManyDecimals'])
  await write('8')
  same(spoken()[1], 'fine', 'the next key')
})

test('a number longer than any amount is refused before its size is measured [FORM-21, F29]', async () => {
  const { input, spoken } = await amount(0)
  input.focus()
  await write('7')
  let measured = 0
  Object.defineProperty(input, 'scrollWidth', {
    get() {
      measured = Math.max(measured, input.value.length)
      return input.clientWidth
    },
  })
  // As a keyboard does that types what it pastes.
  document.execCommand('insertText', false, '1'.repeat(100_000))
  await settle()
  same([input.value, ...spoken()], ['7', '7.00', 'notANumber'])
  await write('8')
  same([input.value, spoken()[1]], ['78', 'fine'], 'the next key')
  same(measured <= 2, true, 'what was measured is short')
})

test('letters and signs stay as they were typed, and are refused when the field is left [F29]', async () => {
  const { input, spoken } = await amount(0)
  input.focus()
  await write('-1a2e.5')
  same([input.value, ...spoken()], ['-1a2e.5', 'none', 'fine'])
  await press('Tab')
  same([input.value, spoken()[0]], ['-1a2e.5', 'none'])
  holds(spoken()[1] !== 'fine', 'no reason')
})

test('an amount is formatted in the language on blur and plain while it is edited', async () => {
  const { input } = await amount(0)
  input.focus()
  await write('1234.5')
  same(input.value, '1234.5')
  await press('Tab')
  same(input.value, '1,234.50')
  await press('Shift+Tab')
  same(input.value, '1234.50')
})

const SELECTS: readonly (readonly [by: string, select: (input: HTMLInputElement) => Promise<unknown>])[] = [
  ['Tab', () => press('Shift+Tab')],
  ['a script, before it gives the focus', async (input) => (input.select(), input.focus(), settle())],
]

for (const [by, select] of SELECTS)
  test(`an amount that is selected by ${by} is replaced by what is typed [F29]`, async () => {
    const { input, spoken } = await amount(0)
    input.focus()
    await write('1234.5')
    await press('Tab')
    await select(input)
    same([input.selectionStart, input.selectionEnd], [0, '1234.50'.length], 'all of it')
    await write('2000')
    same([input.value, spoken()[0]], ['2000', '2000.00'])
  })

test('a pasted amount may contain separators', async () => {
  const { input, spoken } = await amount(0)
  input.focus()
  await paste(input, '$1,234.50')
  same([input.value, ...spoken()], ['1234.50', '1234.50', 'fine'])
})

test('an ambiguous amount is refused on blur and never guessed', async () => {
  const { input, spoken } = await amount(0, { lang: 'fr' })
  input.focus()
  await write('1.234')
  same(spoken(), ['none', 'fine'])
  await press('Tab')
  same([input.value, ...spoken()], ['1.234', 'none', 'ambiguous'])
  await press('Shift+Tab', 'End', 'Backspace')
  same(spoken(), ['1.23', 'fine'])
})

test('a keypad that has only the other separator enters decimals too [F30]', async () => {
  for (const [lang, typed, shown] of [
    ['en', '12,5', '12.50'],
    ['de', '12.5', '12,50'],
  ] as const) {
    const { input, spoken } = await amount(0, { lang })
    input.focus()
    await write(typed)
    same([input.value, ...spoken()], [typed, '12.50', 'fine'])
    await press('Tab')
    same([input.value, ...spoken()], [shown, '12.50', 'fine'])
  }
})

test('the interface language decides the meaning of a comma', async () => {
  const { input, spoken } = await amount(0, { lang: 'de' })
  input.focus()
  await write('1234,5')
  await press('Tab')
  same([input.value, spoken()[0]], ['1.234,50', '1234.50'])
})

test('a share replaces the typed amount', async () => {
  const { cell, input } = await amount(0)
  input.focus()
  await write('5')
  await click(named(cell, 'Half'))
  same(input.value, '1,209.30')
})

test('in Arabic an amount keeps its side and its digit order', async () => {
  const { input } = await amount(1, { dir: 'rtl' })
  const style = getComputedStyle(input)
  same([style.direction, style.textAlign], ['ltr', 'right'])
})

test('no amount is cut in any font: its size follows the measured width, then it takes a line of its own [FIT-01]', async () => {
  for (const font of ['Inter', 'Arimo', 'DejaVu Sans'] as const) {
    await loadFont(font)
    const { root, host, unmount } = await show('amounts/Amounts', { width: 320 })
    host.style.setProperty('--sphere-font', `'${font}'`)
    const inputs = [...root.querySelectorAll('input')]
    inputs[0]!.value = '1,250,000,000,000,000,000.00'
    // A new width measures the text again.
    host.style.inlineSize = '321px'
    const isWhole = (input: HTMLInputElement) => input.scrollWidth <= input.clientWidth
    await soon(() => inputs.every(isWhole))
    for (const input of inputs) holds(isWhole(input), `${input.value} is cut in ${font}`)
    const isStacked = inputs[0]!.parentElement!.matches('[data-stacked]')
    holds(isStacked || inputs[0]!.style.fontSize !== '', `the long amount is as large as the others in ${font}`)
    unmount()
    host.remove()
  }
})

const withClipboard = async (writeText: ((text: string) => Promise<void>) | null, run: () => Promise<void>) => {
  const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { value: writeText && { writeText }, configurable: true })
  try {
    await run()
  } finally {
    if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard)
    else Reflect.deleteProperty(navigator, 'clipboard')
  }
}

test('the copy button shows and announces a tick for one second [CONST-16, A11]', async () => {
  const { root } = await show('amounts/Amounts')
  const copied: string[] = []
  await withClipboard(
    async (text) => void copied.push(text),
    async () => {
      const button = named(root, 'Copy account number')
      const pass = stopTime()
      await click(button)
      same([copied, one(root, '[role=status]').textContent], [['98014420'], 'Copied'])
      holds(button.matches('[data-ok]'), 'no tick')
      await pass(999)
      holds(button.matches('[data-ok]'), 'the tick went too soon')
      await pass(1)
      same([button.matches('[data-ok]'), one(root, '[role=status]').textContent], [false, ''])
    },
  )
})

test('the copied flag is reset 2000 ms after the last copy [CONST-15, A11]', async () => {
  const { root } = await show('amounts/CopyLine')
  const said = () => one(root, 'output').textContent
  await withClipboard(
    async () => {},
    async () => {
      const pass = stopTime()
      await click(named(root, 'Copy address'))
      await pass(1200)
      await click(named(root, 'Copy address'))
      await pass(1999)
      same(said(), 'copied')
      await pass(1)
      same(said(), 'not copied')
    },
  )
})

test('what a refusing or missing clipboard does not copy is selected next to a line, until it can be copied [ERR-07, E17]', async () => {
  const { root } = await show('amounts/Amounts')
  const refused = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  const byHand = () => root.querySelector('[data-by-hand]')?.textContent
  for (const clipboard of [refused, null]) {
    getSelection()?.removeAllRanges()
    await withClipboard(clipboard, async () => {
      await click(named(root, 'Copy account number'))
      same(
        [named(root, 'Copy account number').matches('[data-ok]'), one(root, '[role=status]').textContent],
        [false, ''],
      )
      same(byHand(), '98014420Your browser didn’t copy it. It’s selected: copy it by hand.')
      same(String(getSelection()), '98014420')
    })
  }
  await withClipboard(
    async () => {},
    () => click(named(root, 'Copy account number')),
  )
  same(byHand(), undefined)
})
