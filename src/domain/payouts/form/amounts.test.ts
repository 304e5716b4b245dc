import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Quote } from '../quotes/quote.ts'
import {
  amountsReducer,
  initialAmounts,
  QUOTE_DELAY_MS,
  QUOTE_MAX_AGE_MS,
  type Amounts,
  type AmountsEvent,
  type Question,
  type Side,
} from './amounts.ts'

const after = (...events: AmountsEvent[]): Amounts => events.reduce(amountsReducer, initialAmounts)
const edited = (side: Side, amount: string): AmountsEvent => ({ type: 'amountEdited', side, amount })
const quoteOf = (pay: string, receive: string): Quote => ({
  fees: {},
  totalFee: { amount: '1.10', currency: 'usdc' },
  rate: '1',
  pay: { amount: pay, currency: 'usdc' },
  receive: { amount: receive, currency: 'usd' },
})
const arrived = (state: Amounts, quote: Quote): AmountsEvent => ({
  type: 'quoteArrived',
  question: state.pending as Question,
  quote,
})
const failed = (state: Amounts, message: string): AmountsEvent => ({
  type: 'quoteFailed',
  question: state.pending as Question,
  error: { about: 'amount', message },
})

test('no quote is requested before an amount is entered [STATE-DIR-01]', () => {
  expect(initialAmounts).toEqual({
    edited: 'source',
    source: '',
    destination: '',
    pending: null,
    quote: null,
    error: null,
  })
})

test.each([
  ['source', '100.00', quoteOf('250.00', '98.90')],
  ['source', '100.00', quoteOf('100.01', '98.90')],
  ['source', '100.00', quoteOf('', '98.90')],
  ['destination', '98.90', quoteOf('250.00', '247.25')],
  ['destination', '98.90', quoteOf('100.00', '98.92')],
  ['destination', '98.90', { ...quoteOf('2.00', '99.49'), rate: '58' }],
] as const)(
  'the price of another amount is none, and leaves the %s %s as it was typed [F19, E18]',
  (side, amount, quote) => {
    const asked = after(edited(side, amount))
    expect(amountsReducer(asked, arrived(asked, quote))).toMatchObject({
      [side]: amount,
      [side === 'source' ? 'destination' : 'source']: '',
      pending: null,
      quote: null,
      error: { about: 'price', message: null },
    })
  },
)

test.each([
  ['source', '100', quoteOf('100.00', '98.90')],
  ['destination', '98.90', quoteOf('100.00', '98.91')],
  ['destination', '98.90', { ...quoteOf('1.99', '99.48'), rate: '58' }],
] as const)('a price answers the %s %s up to the cent of the payment [F19]', (side, amount, quote) => {
  const asked = after(edited(side, amount))
  expect(amountsReducer(asked, arrived(asked, quote))).toMatchObject({ quote, error: null })
})

test('editing the source recalculates the destination [STATE-DIR-01]', () => {
  const asked = after(edited('source', '100.00'))
  expect(asked.pending).toEqual({ amount: '100.00', received: false })
  const quote = quoteOf('100.00', '98.90')
  expect(amountsReducer(asked, arrived(asked, quote))).toEqual({
    edited: 'source',
    source: '100.00',
    destination: '98.90',
    pending: null,
    quote,
    error: null,
  })
})

test('editing the destination recalculates the source [STATE-DIR-02]', () => {
  const asked = after(edited('destination', '100.00'))
  expect(asked.pending).toEqual({ amount: '100.00', received: true })
  expect(amountsReducer(asked, arrived(asked, quoteOf('101.10', '100.00')))).toMatchObject({
    edited: 'destination',
    source: '101.10',
    destination: '100.00',
  })
})

test('a quote is requested 100 ms after the last change and is valid for a minute [STATE-DIR-03, SAFE-D3]', () => {
  expect(QUOTE_DELAY_MS).toBe(100)
  expect(QUOTE_MAX_AGE_MS).toBe(60_000)
})

test('a quote’s amounts are shown in cents, rounded down [FORM-21]', () => {
  const asked = after(edited('source', '100.00'))
  expect(amountsReducer(asked, arrived(asked, quoteOf('100', '107.069999')))).toMatchObject({
    source: '100.00',
    destination: '107.06',
  })
})

test('an outdated answer is dropped, even for the same amount [SAFE-D1]', () => {
  const first = after(edited('source', '100.00'))
  const second = amountsReducer(first, edited('source', '200.00'))
  expect(amountsReducer(second, arrived(first, quoteOf('100.00', '98.90')))).toBe(second)
  expect(amountsReducer(second, failed(first, 'late'))).toBe(second)
  const again = amountsReducer(second, edited('source', '100.00'))
  expect(amountsReducer(again, arrived(first, quoteOf('100.00', '98.90')))).toBe(again)
})

test('a failed quote keeps the edited side, clears the other and holds the reason [STATE-DIR-01]', () => {
  const first = after(edited('source', '100.00'))
  const shown = amountsReducer(first, arrived(first, quoteOf('100.00', '98.90')))
  const second = amountsReducer(shown, edited('source', '0.50'))
  expect(second).toMatchObject({ destination: '98.90', quote: null })
  expect(amountsReducer(second, failed(second, 'Amount is lower than the fees'))).toEqual({
    edited: 'source',
    source: '0.50',
    destination: '',
    pending: null,
    quote: null,
    error: { about: 'amount', message: 'Amount is lower than the fees' },
  })
})

test.each(['', '0', '0.00', 'x'])('with %j in the edited side no quote is requested [STATE-DIR-01]', (amount) => {
  const first = after(edited('source', '100.00'))
  const shown = amountsReducer(first, arrived(first, quoteOf('100.00', '98.90')))
  expect(amountsReducer(shown, edited('source', amount))).toMatchObject({
    source: amount,
    destination: '',
    pending: null,
    quote: null,
  })
})

test('another pair or an expired quote requests a new quote for the edited side [SAFE-D3]', () => {
  const first = after(edited('destination', '100.00'))
  const shown = amountsReducer(first, arrived(first, quoteOf('101.10', '100.00')))
  for (const type of ['pairChanged', 'quoteAged'] as const) {
    const asked = amountsReducer(shown, { type })
    expect(asked).toMatchObject({ pending: { amount: '100.00', received: true }, quote: null })
    expect(asked.pending).not.toBe(first.pending)
  }
})

test('repeating the same text requests nothing; editing the other side does [STATE-DIR-02]', () => {
  const first = after(edited('source', '100.00'))
  expect(amountsReducer(first, edited('source', '100.00'))).toBe(first)
  const shown = amountsReducer(first, arrived(first, quoteOf('100.00', '98.90')))
  expect(amountsReducer(shown, edited('destination', '98.90')).pending).toEqual({ amount: '98.90', received: true })
})

test('one answer settles an edit without further requests [SAFE-A4]', () => {
  const asked = after(edited('destination', '98.90'))
  const shown = amountsReducer(asked, arrived(asked, quoteOf('100.00', '98.90')))
  expect(shown.pending).toBeNull()
})

test('in any order of answers only that of the newest request counts [SAFE-D1]', () => {
  const amount = fc.constantFrom('1.00', '2.00', '3.00', '')
  const step = fc.oneof(
    fc.tuple(fc.constantFrom<Side>('source', 'destination'), amount).map(([side, text]) => edited(side, text)),
    fc.constant<AmountsEvent>({ type: 'pairChanged' }),
    fc.nat({ max: 9 }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let state = initialAmounts
      const questions: Question[] = []
      for (const next of steps) {
        const before = state
        if (typeof next !== 'number') {
          state = amountsReducer(state, next)
          questions.push(...(state.pending && state.pending !== before.pending ? [state.pending] : []))
          continue
        }
        const question = questions[next % Math.max(1, questions.length)]
        if (!question) continue
        const quote = quoteOf(
          question.received ? '9.00' : question.amount,
          question.received ? question.amount : '9.00',
        )
        state = amountsReducer(state, { type: 'quoteArrived', question, quote })
        if (question !== before.pending) expect(state).toBe(before)
        else expect(state[state.edited]).toBe(question.amount)
      }
      if (state.quote) expect(state.pending).toBeNull()
    }),
    { numRuns: 1000 },
  )
})
