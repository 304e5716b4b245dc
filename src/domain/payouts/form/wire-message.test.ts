import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RAILS } from '../../rails.ts'
import { WIRE_MESSAGE_MAX_LENGTH } from './wire-message-length.ts'
import {
  hasWireMessage,
  noWireMessage,
  tickWireMessage,
  wireMessageError,
  wireMessageLength,
  writeWireMessage,
  type WireMessage,
  type WireMessageKind,
} from './wire-message.ts'

/** Builds a message as the form does: a box is ticked, then the text is typed. */
const written = (kind: WireMessageKind | null, text: string): WireMessage => ({
  ...(kind ? tickWireMessage(noWireMessage, kind) : noWireMessage),
  text,
})

test('the limit is 105 [CONST-21]', () => {
  expect(WIRE_MESSAGE_MAX_LENGTH).toBe(105)
})

test.each(RAILS)('for the rail %s a message is available only on a wire to a bank [FORM-05]', (rail) => {
  expect(hasWireMessage('off-ramp', rail)).toBe(rail === 'WIRE')
  expect(hasWireMessage('on-ramp', rail)).toBe(false)
})

test('ticking one box unticks and clears the other [FORM-06]', () => {
  const invoice = { kind: 'wireMessage', text: 'Invoice 7' } as const
  expect(tickWireMessage(invoice, 'furtherCredit')).toEqual({ kind: 'furtherCredit', text: '' })
  expect(tickWireMessage(invoice, 'wireMessage')).toBe(noWireMessage)
  expect(tickWireMessage(noWireMessage, 'wireMessage')).toEqual({ kind: 'wireMessage', text: '' })
})

test.each([
  [null, 'Invoice 7', undefined],
  ['wireMessage', ' Invoice 7 ', 'Invoice 7'],
  ['wireMessage', ' ', undefined],
  ['furtherCredit', 'Account 5521', 'FFC:Account 5521'],
  ['furtherCredit', '', undefined],
  ['furtherCredit', 'Line one\r\n line two\n\nthree', 'FFC:Line one line two three'],
] as const)('%s with %j is sent as %s [FORM-07]', (kind, text, sent) => {
  expect(writeWireMessage(written(kind, text))).toBe(sent)
})

test.each([
  ['wireMessage', 105, null],
  ['wireMessage', 106, 'validation.maxLength.wireMessage'],
  ['furtherCredit', 101, null],
  ['furtherCredit', 102, 'validation.maxLength.wireMessage'],
  [null, 200, null],
] as const)('a message of the kind %s with %i characters gives the error %s [FORM-08]', (kind, length, error) => {
  expect(wireMessageError(written(kind, 'a'.repeat(length)))).toBe(error)
})

test('the counter includes the prefix [FORM-08]', () => {
  expect(wireMessageLength(written('furtherCredit', 'abc'))).toBe(7)
  expect(wireMessageLength(written('wireMessage', 'abc'))).toBe(3)
  expect(wireMessageLength(noWireMessage)).toBe(0)
})

test('a message is on one line, with any text between its lines [FORM-07]', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab \t\r\n', '\u00a0', '\u2028', '\ufeff'), maxLength: 20 })
  fc.assert(
    fc.property(text, (given) => {
      const joined = given.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim()
      // Characters without width are removed, and every other space becomes a plain one (decisions.md B25).
      const line = joined.replaceAll('\ufeff', '').replaceAll(/\s/g, ' ').trim()
      expect(writeWireMessage(written('wireMessage', given))).toBe(line === '' ? undefined : line)
    }),
    { numRuns: 5000 },
  )
})

test.each([' ', '\n', ' \n', 'a ', '\u00a0', '\r'])(
  'ten times as many %j cost about ten times as much, and not a hundred times [FORM-07]',
  (unit) => {
    const work = (length: number) => {
      const message = written('wireMessage', `x${unit.repeat(length / unit.length)}x`)
      // The quickest of several runs leaves out what else the machine does.
      return Math.min(
        ...Array.from({ length: 7 }, () => {
          const start = performance.now()
          writeWireMessage(message)
          return performance.now() - start
        }),
      )
    }
    work(3000)
    expect(work(30_000) / work(3000)).toBeLessThan(40)
  },
)

test.each([
  ['Invoice\u00a07', 'Invoice 7'],
  ['\u200bInvoice 7\u2060', 'Invoice 7'],
  ['\u202eInvoice 7\u202c', 'Invoice 7'],
  ['\u200b\u00ad', undefined],
])('the part of the message %j that is seen is counted and sent [FORM-07, B25]', (text, sent) => {
  expect(writeWireMessage(written('wireMessage', text))).toBe(sent)
  expect(wireMessageLength(written('wireMessage', text))).toBe(sent?.length ?? 0)
})
