import { equal, isTrue } from '../../support/expect.ts'
import { cleanUp, type, until } from '../../support/host.ts'
import { input, PATH } from '../../support/bank-account-form.ts'
import { visit } from '../../support/visit.ts'

const inArabic = { attributes: { language: 'ar' } }

/** The boxes of a word and of what follows it in the same sentence, as they are drawn. */
function boxesIn(sentence: Element, words: readonly string[]) {
  const walker = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return words.map((word) => {
    const node = nodes.find(({ data }) => data.includes(word))!
    const range = document.createRange()
    range.setStart(node, node.data.indexOf(word))
    range.setEnd(node, node.data.indexOf(word) + word.length)
    return range.getBoundingClientRect()
  })
}

describe('Arabic', () => {
  afterEach(cleanUp)

  it('draws an amount from left to right in a sentence from right to left [S9]', async () => {
    const { shadow } = await visit('/payouts/new/on-ramp?currency=usd&method=ACH', inArabic)
    const sentence = await until(
      () => [...shadow.querySelectorAll('bdi.sr-num')].find(({ textContent }) => textContent.includes('USD')),
      'the limits',
    )
    const [from, least, to, most, currency] = boxesIn(sentence, ['من', '1.00', 'إلى', '000,000.00', 'USD'])
    isTrue(from!.left >= least!.right - 1, 'the first word is on the right')
    isTrue(least!.left >= to!.right - 1, 'the amounts follow each other from right to left')
    isTrue(to!.left >= currency!.right - 1, 'the amount and its currency are one')
    isTrue(most!.right <= currency!.left + 1, 'the currency follows its amount, from left to right')
  })

  it('types and pastes numbers from left to right, where the words begin [S9, SAFE-A1]', async () => {
    const { shadow } = await visit(PATH, inArabic)
    const field = await until(() => input(shadow, 'routingNumber'), 'the form')
    const { direction, textAlign } = getComputedStyle(field)
    equal([direction, textAlign], ['ltr', 'right'])
    type(field, '\u2068021 000 021\u2069')
    equal([field.value, field.selectionStart], ['021000021', 9])
    equal(getComputedStyle(input(shadow, 'bankName')).direction, 'rtl')
  })
})
