import { equal, isTrue } from '../../support/expect.ts'
import { button, hasText, until } from '../../support/host.ts'
import { footnote } from '../../support/messages.ts'
import { press, write } from '../kit/input.ts'
import { focused, tabTo, watchFocus } from './by-keyboard.ts'
import { left } from './left-transfer.ts'
import { filledOffRamp, leave, OFF_RAMP } from './off-ramp-form.ts'
import { inputs, submitButton } from './on-ramp-form.ts'

const QUESTION = 'Did your wallet send 100.00 USDC?'
const CANCEL = 'It wasn’t sent, cancel it'
const BLOCKED = 'Your browser is blocking storage'

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** What holds a text and nothing else that is bigger. */
const holderOf = (shadow: ShadowRoot, text: string) =>
  [...shadow.querySelectorAll('*')].findLast((each) => each.textContent?.includes(text))!

describe('a held Send by keyboard', () => {
  afterEach(leave)

  it('is free once the question above the form is answered, with Tab and Enter alone [E18, A11Y-01, A11Y-02]', async () => {
    const page = await left({ phase: 'signing' }, { path: OFF_RAMP })
    const { shadow } = page
    await until(() => hasText(shadow, QUESTION) && inputs(shadow).length === 2, 'the question and the form')
    await tabTo(shadow, () => inputs(shadow)[0], 'You send')
    await write('100')
    await until(() => hasText(shadow, 'First take care of the transfer above'), 'why Send waits')
    equal(submitButton(shadow).disabled, true, 'Send is held')
    await press('Enter')
    equal([hasText(shadow, QUESTION), page.askedNow()], [true, 0], 'Enter in the field sends nothing')

    await tabTo(shadow, () => button(shadow, CANCEL), CANCEL)
    const lost = watchFocus(page)
    await press('Enter')
    await until(() => !hasText(shadow, QUESTION), 'that the question goes')
    equal([focused(page), lost()], ['How much do you want to send?', 0])
    await tabTo(shadow, () => (submitButton(shadow).disabled ? undefined : submitButton(shadow)), 'Send')
    equal(footnote(shadow)?.includes('First take care') ?? false, false)
  })
})

describe('a form of a browser that keeps nothing, by keyboard', () => {
  const { setItem } = Storage.prototype
  afterEach(() => {
    Storage.prototype.setItem = setItem
    leave()
  })

  it('the keyboard reaches Send past the words about it, which come before Send and take no focus [E18, A11Y-01]', async () => {
    Storage.prototype.setItem = function refuse(this: Storage, key: string, value: string) {
      if (this === localStorage) throw new DOMException('no', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
    const page = await filledOffRamp()
    const { shadow } = page
    inputs(shadow)[0]!.focus()
    await until(() => hasText(shadow, BLOCKED), 'the words')
    equal(shadow.activeElement === inputs(shadow)[0], true, 'the focus stays in the field')
    const words = holderOf(shadow, BLOCKED)
    isTrue(isBefore(words, submitButton(shadow)), 'read before Send')
    const lost = watchFocus(page)
    const walked: (Element | null)[] = []
    while (shadow.activeElement !== submitButton(shadow) && walked.length < 20) {
      await press('Tab')
      walked.push(shadow.activeElement)
    }
    isTrue(
      walked.every((each) => !each?.contains(words) && !words.contains(each)),
      'none of the stops is in the words',
    )
    await tabTo(shadow, () => submitButton(shadow), 'Send')
    equal(lost(), 0)
  })
})
