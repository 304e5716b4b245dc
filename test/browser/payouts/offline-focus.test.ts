import { equal, isNull } from '../../support/expect.ts'
import { button, until } from '../../support/host.ts'
import { setOnline, visit, type Visitor } from '../../support/visit.ts'
import { press } from '../kit/input.ts'
import { dialog } from '../wallets/connecting.ts'
import { left } from './left-transfer.ts'
import { filledOffRamp, leave } from './off-ramp-form.ts'
import { filled, posts, submitButton } from './on-ramp-form.ts'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const isOff = (control: Element) => control.matches(':disabled, [aria-disabled=true]')

type Case = readonly [
  name: string,
  open: () => Promise<Visitor>,
  find: (page: Visitor) => HTMLButtonElement | undefined,
]

describe('what moves money, without a connection', () => {
  afterEach(() => {
    setOnline(true)
    leave()
  })

  for (const [name, open, find] of [
    ['New transfer', () => visit('/my-accounts'), ({ shadow }) => button(shadow, 'New transfer')],
    ['Send now', () => left({ phase: 'created' }), ({ shadow }) => button(shadow, 'Send now')],
    ['the button of a form into the wallet', () => filled(), ({ shadow }) => submitButton(shadow)],
    ['the button of a form into the bank', () => filledOffRamp(), ({ shadow }) => submitButton(shadow)],
  ] as readonly Case[]) {
    it(`${name} keeps the focus and does nothing [A11Y-01, SAFE-E5]`, async () => {
      const page = await open()
      const { shadow, path } = page
      const control = await until(() => {
        const found = find(page)
        return found && !isOff(found) && found
      }, name)
      const screen = path()
      control.focus()
      setOnline(false)
      await until(() => isOff(control), 'off without a connection')
      await nextFrame()
      equal(shadow.activeElement === control, true, 'the focus')
      await press('Enter', ' ')
      equal([path(), posts(page).length], [screen, 0], 'what it did')
      isNull(dialog(shadow), 'a choice of wallets')
      setOnline(true)
      await until(() => !isOff(control), 'on with the connection')
      equal(shadow.activeElement === control, true, 'the focus with the connection')
    })
  }

  for (const [name, open] of [
    ['into the wallet', () => filled()],
    ['into the bank', () => filledOffRamp()],
  ] as const) {
    it(`a form ${name} says that the connection is missing, not what it has already, and keeps it [SAFE-E5]`, async () => {
      const { shadow } = await open()
      const submit = submitButton(shadow)
      const amount = shadow.querySelector('input')!.value
      const note = () => submit.closest('footer, [data-foot], form, div')!.parentElement!.textContent ?? ''
      setOnline(false)
      await until(() => note().includes('You’re offline. What you entered stays here.'), 'the note')
      equal(note().includes('Select a bank account to continue.'), false, 'what is there')
      setOnline(true)
      await until(() => !note().includes('You’re offline. What you entered stays here.'), 'the note is gone')
      equal(shadow.querySelector('input')!.value, amount)
    })
  }

  it('a form is not submitted by Enter, neither on its button nor in a field [SAFE-E5]', async () => {
    const page = await filled()
    const { shadow } = page
    const submit = submitButton(shadow)
    submit.focus()
    setOnline(false)
    await until(() => isOff(submit), 'off without a connection')
    await press('Enter')
    shadow.querySelector('input')!.focus()
    await press('Enter')
    equal([submit.disabled, posts(page).length], [true, 0], 'off again for the others, and what was made')
  })
})
