import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RampHostConfig } from '../host-config.ts'
import { readWords } from './words.ts'

let said: string[]
beforeEach(() => {
  said = []
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text))
})
afterEach(() => vi.restoreAllMocks())

const read = (messages: unknown) => readWords(messages, {})

test('texts are read as catalogues have them, with their values at any place and as often as wanted [S19]', () => {
  const messages = {
    'signIn.title': 'Welcome back',
    'signIn.new': '{merchantName} is new to you? Ask {merchantName}.',
    'signIn.otp.lead': '<0>{email}</0> has your code',
    'settings.title': undefined,
  }
  expect(read(messages)).toEqual({
    'signIn.title': ['Welcome back'],
    'signIn.new': [['merchantName'], ' is new to you? Ask ', ['merchantName'], '.'],
    'signIn.otp.lead': ['<0>', ['email'], '</0> has your code'],
  })
  expect(said).toEqual([])
})

test('a value in words from right to left is set apart, as in the catalogues [S9, S19]', () => {
  expect(read({ 'signIn.new': 'هل أنت جديد في {merchantName}؟' })).toEqual({
    'signIn.new': ['هل أنت جديد في \u2068', ['merchantName'], '\u2069؟'],
  })
})

test.each([
  ['signIn.new', 'New here?', 'lacks {merchantName}'],
  ['signIn.otp.lead', 'A code for {email}', 'lacks <0> </0>'],
  ['signIn.otp.lead', '<0>A code</0>', 'lacks {email}'],
  ['signIn.otp.lead', '</0>{email}<0>', 'needs <0>{email}</0> once, in this order'],
  ['signIn.otp.lead', '<0>{email}</0> <0>again</0>', 'needs <0>{email}</0> once, in this order'],
  ['signIn.title', 'Sign in to {shop}', 'has {shop}, which is no value of this message'],
  ['signIn.title', '<1/>Sign in', 'has <1/>, which is no value of this message'],
  ['signIn.title', 7, 'is no text'],
  ['signIn.title', null, 'is no text'],
  ['signIn.title', ['Sign in'], 'is no text'],
  ['signIn.title', '  ', 'is no text'],
  ['signIn.tilte', 'Sign in', 'is no id that a page may set'],
  ['app.nav.transfers', 'Payments', 'is no id that a page may set'],
  ['constructor', 'Sign in', 'is no id that a page may set'],
  ['__proto__', 'Sign in', 'is no id that a page may set'],
])('%s: %j %s, and is not used [S19]', (id, text, fault) => {
  const messages = Object.fromEntries([
    ['support.title', 'Ask us'],
    [id, text],
  ])
  expect(read(messages)).toEqual({ 'support.title': ['Ask us'] })
  expect(said).toHaveLength(1)
  expect(said[0]).toContain(`[sphere-ramp] configuration/message-refused: config.messages["${id}"] ${fault}.`)
  expect(said[0]).toContain('What to do: ')
})

test.each(['Sign in', 7, true, ['Sign in'], () => 'Sign in'])(
  'messages that are %j are refused as a whole',
  (messages) => {
    expect(read(messages)).toEqual({})
    expect(said[0]).toContain('configuration/message-refused: config.messages is no object')
  },
)

test('no messages are no fault', () => {
  expect([read(null), read(undefined), read({})]).toEqual([{}, {}, {}])
  expect(said).toEqual([])
})

test('the console names each fault once for an element, and again for another element [S19]', () => {
  const [one, other] = [{}, {}]
  const wrong = { 'signIn.new': 'New here?', 'signIn.tilte': 'Sign in' }
  for (const element of [one, one, other]) readWords(wrong, element)
  expect(said).toHaveLength(4)
  readWords({ 'signIn.new': '{shop} {merchantName}' }, one)
  expect(said).toHaveLength(5)
})

test('the types ask for a listed id, and for the values of its text [S19]', () => {
  const configs: RampHostConfig[] = [
    {
      messages: {
        'signIn.title': 'Welcome',
        'signIn.otp.lead': 'Look at <0>{email}</0>',
        'signIn.new': '{merchantName}?',
      },
    },
    // @ts-expect-error -- this id may change
    { messages: { 'payouts.form.review': 'Pay' } },
    // @ts-expect-error -- the value is missing
    { messages: { 'signIn.new': 'New here?' } },
    // @ts-expect-error -- the marks of the bold part are missing
    { messages: { 'signIn.otp.lead': 'Look at {email}' } },
    // @ts-expect-error -- no text
    { messages: { 'signIn.title': 7 } },
  ]
  const used = configs.map(({ messages }) => Object.keys(read(messages)).length)
  expect(used).toEqual([3, 0, 0, 0, 0])
})
