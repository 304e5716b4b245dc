import { click, holds, named, one, paste, press, same, settle, show, test, write } from './input.ts'

const amount = async (index: number, options: object = {}) => {
  const { root } = await show('amounts/Amounts', options)
  const input = [...root.querySelectorAll('input')][index]!
  const cell = input.parentElement!
  const told = () => [one(cell, '[data-amount]').textContent, one(cell, '[data-refusal]').textContent]
  return { root, input, cell, told }
}

test('a third decimal cannot be typed [FORM-21, F29]', async () => {
  const { input, told } = await amount(0)
  input.focus()
  await write('12.345')
  same([input.value, ...told()], ['12.34', '12.34', 'fine'])
  await press('ArrowLeft', 'ArrowLeft')
  await write('9')
  same([input.value, input.selectionStart], ['12.34', 3], 'in the middle')
})

test('a pasted number with more decimals is refused with a reason, and nothing of it is kept [FORM-21, F29]', async () => {
  const { input, told } = await amount(0)
  input.focus()
  await write('7')
  await press('Home')
  await paste(input, '1.239')
  same([input.value, ...told()], ['7', '7.00', 'tooManyDecimals'])
  await write('8')
  same(told()[1], 'fine', 'the next key')
})

test('letters and signs cannot be typed', async () => {
  const { input, told } = await amount(0)
  input.focus()
  await write('-1a2e.5')
  same([input.value, ...told()], ['12.5', '12.50', 'fine'])
})

test('an amount is written in the language once it is left, and plainly to be edited', async () => {
  const { input } = await amount(0)
  input.focus()
  await write('1234.5')
  same(input.value, '1234.5')
  await press('Tab')
  same(input.value, '1,234.50')
  await press('Shift+Tab')
  same(input.value, '1234.50')
})

test('separators are pasted as they are copied', async () => {
  const { input, told } = await amount(0)
  input.focus()
  await paste(input, '$1,234.50')
  same([input.value, ...told()], ['1234.50', '1234.50', 'fine'])
})

test('what means two things is refused once it is left, never guessed', async () => {
  const { input, told } = await amount(0)
  input.focus()
  await write('1,5')
  same(told(), ['none', 'fine'])
  await press('Tab')
  same([input.value, ...told()], ['1,5', 'none', 'ambiguous'])
  await press('Shift+Tab', 'End', 'Backspace', 'Backspace')
  same(told(), ['1.00', 'fine'])
})

test('the language of the interface decides what a comma is', async () => {
  const { input, told } = await amount(0, { lang: 'de' })
  input.focus()
  await write('1234,5')
  await press('Tab')
  same([input.value, told()[0]], ['1.234,50', '1234.50'])
})

test('a share takes the place of what was typed', async () => {
  const { cell, input } = await amount(0)
  input.focus()
  await write('5')
  await click(named(cell, 'Half'))
  same(input.value, '1,209.30')
})

test('a figure stays on its side and in its order in Arabic', async () => {
  const { input } = await amount(1, { dir: 'rtl' })
  const style = getComputedStyle(input)
  same([style.direction, style.textAlign], ['ltr', 'right'])
})

test('a long figure is set smaller and can be seen whole', async () => {
  const { root } = await show('amounts/Amounts', { width: 320 })
  const sizes = [...root.querySelectorAll('input')].map((input) => {
    holds(input.scrollWidth <= input.clientWidth + 1, `${input.value} is cut`)
    return Number.parseFloat(getComputedStyle(input).fontSize)
  })
  holds(sizes[1]! > sizes[2]! && sizes[2]! > sizes[3]!, `the sizes are ${sizes.join()}`)
})

const withClipboard = async (writeText: ((text: string) => Promise<void>) | null, run: () => Promise<void>) => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { value: writeText && { writeText }, configurable: true })
  try {
    await run()
  } finally {
    if (own) Object.defineProperty(navigator, 'clipboard', own)
    else Reflect.deleteProperty(navigator, 'clipboard')
  }
}

test('the copy button shows a tick for one second and says so [CONST-16, A11]', async () => {
  const { root } = await show('amounts/Amounts')
  const copied: string[] = []
  await withClipboard(
    async (text) => void copied.push(text),
    async () => {
      const button = named(root, 'Copy account number')
      await click(button)
      same([copied, one(root, '[role=status]').textContent], [['98014420'], 'Copied'])
      holds(button.matches('[data-ok]'), 'no tick')
      await settle(750)
      holds(button.matches('[data-ok]'), 'the tick went too soon')
      await settle(350)
      same([button.matches('[data-ok]'), one(root, '[role=status]').textContent], [false, ''])
    },
  )
})

test('the copied flag goes out after 2000 ms by itself, counted from the last copy [CONST-15, A11]', async () => {
  const { root } = await show('amounts/CopyLine')
  const said = () => one(root, 'output').textContent
  await withClipboard(
    async () => {},
    async () => {
      await click(named(root, 'Copy address'))
      await settle(1200)
      await click(named(root, 'Copy address'))
      await settle(1700)
      same(said(), 'copied')
      await settle(450)
      same(said(), 'not copied')
    },
  )
})

test('a clipboard that refuses, or is not there, changes nothing and says nothing [ERR-07, E17]', async () => {
  const { root } = await show('amounts/Amounts')
  const refused = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  for (const clipboard of [refused, null]) {
    await withClipboard(clipboard, async () => {
      await click(named(root, 'Copy account number'))
      same(
        [named(root, 'Copy account number').matches('[data-ok]'), one(root, '[role=status]').textContent],
        [false, ''],
      )
    })
  }
})
