import {
  autofill,
  click,
  holds,
  one,
  paste,
  press,
  same,
  settle,
  show,
  soon,
  test,
  write,
  writeSlowly,
} from './input.ts'

const entry = async (options = {}) => {
  const { root } = await show('code/CodeEntry', options)
  const input = one<HTMLInputElement>(root, 'input')
  const slots = () => [...root.querySelectorAll('[data-slot]')].map((slot) => slot.textContent).join('')
  const active = () => [...root.querySelectorAll('[data-slot]')].findIndex((slot) => slot.matches('[data-on]'))
  const selected = () => root.querySelectorAll('[data-selected]').length
  const submitted = () => one(root, 'output').textContent
  const state = () => one(root, '[data-state]').dataset.state
  return { root, input, slots, active, selected, submitted, state }
}

test('a code is submitted automatically at six digits [STATE-OTP-01]', async () => {
  const { input, slots, active, submitted, state } = await entry()
  input.focus()
  await write('40719')
  same([slots(), active(), submitted()], ['40719', 5, ''])
  await write('2')
  same([slots(), submitted(), state()], ['407192', '407192', 'checking'])
})

const mismatched = async () => {
  const entered = await entry()
  entered.input.focus()
  await write('111111')
  await soon(() => entered.state() === 'mismatch')
  await settle()
  same(entered.state(), 'mismatch')
  return entered
}

test('a mismatch gets the focus back, selects the whole code and stays editable [STATE-OTP-05, STATE-OTP-07]', async () => {
  const { root, input, slots, selected, submitted, state } = await entry()
  input.focus()
  // The answer may come while the test still waits for the last key.
  const leaving = new MutationObserver(() => state() === 'checking' && one(root, 'button').focus())
  leaving.observe(root, { subtree: true, attributes: true })
  await write('111111')
  await soon(() => state() === 'mismatch')
  leaving.disconnect()
  await settle()
  same(state(), 'mismatch')
  holds(root.activeElement === input, 'the focus did not come back')
  same([selected(), input.selectionStart, input.selectionEnd], [6, 0, 6])
  same([input.getAttribute('aria-invalid'), input.readOnly, input.disabled], ['true', false, false])

  await write('3')
  same([slots(), selected(), submitted(), state()], ['3', 0, '111111', 'editing'])
})

for (const gap of [30, 250, 700])
  test(`after a mismatch the right code is typed with ${gap} ms between keys and sent once [STATE-OTP-01, STATE-OTP-07]`, async () => {
    const { slots, submitted, state } = await mismatched()
    for (const typed of ['6', '69', '691', '6914', '69141']) {
      await writeSlowly(typed.at(-1)!, gap)
      same([slots(), submitted()], [typed, '111111'])
    }
    await writeSlowly('6', gap)
    same([slots(), submitted(), state()], ['691416', '111111,691416', 'checking'])
  })

test('after a mismatch a code is pasted or filled in by the browser, and sent once [STATE-OTP-01]', async () => {
  const pasted = await mismatched()
  await paste(pasted.input, 'Your code: 691 416')
  same([pasted.slots(), pasted.submitted()], ['691416', '111111,691416'])

  const filled = await mismatched()
  await autofill(filled.input, '691416')
  same([filled.slots(), filled.submitted()], ['691416', '111111,691416'])
})

test('after a mismatch arrows, a click and Backspace edit as in any field, and only the last slot sends [STATE-OTP-07]', async () => {
  const { root, slots, active, submitted } = await mismatched()
  await press('ArrowLeft')
  same(active(), 0)
  await write('2')
  await click(one(root, '[data-slot="4"]'))
  await write('5')
  same([slots(), active(), submitted()], ['211151', 5, '111111'])
  await write('6')
  same([slots(), submitted()], ['211156', '111111,211156'])

  const erased = await mismatched()
  await press('Backspace')
  same([erased.slots(), erased.active(), erased.submitted()], ['', 0, '111111'])
})

test('a click on a selected code, or next to a selected slot, moves to the slot under the pointer [STATE-OTP-07]', async () => {
  const { root, input, slots } = await mismatched()
  for (const [slot, code] of [
    [2, '112111'],
    [0, '312111'],
    [1, '342111'],
  ] as const) {
    await click(one(root, `[data-slot="${slot}"]`))
    same([input.selectionStart, input.selectionEnd], [slot, slot + 1], 'the selection')
    await write(code[slot]!)
    same(slots(), code)
  }
})

test('an invalid code is masked and locked [STATE-OTP-08]', async () => {
  const { input, slots, state } = await entry()
  input.focus()
  await write('222222')
  await soon(() => state() === 'invalid')
  await settle()
  same([state(), slots(), input.value, input.disabled], ['invalid', '••••••', '••••••', true])
})

test('a single digit in the middle can be corrected [STATE-OTP-07]', async () => {
  const { root, input, slots, active } = await entry()
  input.focus()
  await write('4071')
  const slot = one(root, '[data-slot="1"]')
  await click(slot)
  same(active(), 1)
  await write('9')
  same([slots(), active()], ['4971', 2])
  await press('ArrowLeft', 'ArrowLeft', 'Backspace')
  same([slots(), active()], ['971', 0])
  await press('End', 'Backspace', 'Backspace', 'Backspace', 'Backspace')
  same(slots(), '')
})

test('a code with other characters can be pasted at any slot', async () => {
  const { input, slots, submitted } = await entry()
  input.focus()
  await write('99')
  await press('ArrowLeft')
  await paste(input, '123 456')
  same([slots(), submitted()], ['123456', '123456'])
})

test('a code reads from left to right in Arabic too', async () => {
  const { root, input } = await entry({ dir: 'rtl' })
  const [first, last] = ['0', '5'].map((slot) => one(root, `[data-slot="${slot}"]`).getBoundingClientRect().left)
  holds(first! < last!, 'the first digit is on the right')
  input.focus()
  await write('40')
  await press('ArrowLeft')
  holds(one(root, '[data-slot="1"]').matches('[data-on]'), 'the left arrow went the wrong way')
})

test('the input is marked up for autofill and screen readers', async () => {
  const { input } = await entry()
  same(
    // Firefox does not list the token of a code.
    [input.getAttribute('autocomplete'), input.inputMode, input.getAttribute('aria-label')],
    ['one-time-code', 'numeric', '6-digit code'],
  )
  holds(Number.parseFloat(getComputedStyle(input).fontSize) >= 16, 'iOS would zoom')
})
