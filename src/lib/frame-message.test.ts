import fc from 'fast-check'
import { expect, test } from 'vitest'
import { originOf, readFrameMessage } from './frame-message.ts'

const TYPES = ['pending', 'success', 'error', 'close'] as const
const ORIGIN = 'https://app.example.com'
const frame = { name: 'the frame' }
const sender = { origin: ORIGIN, window: frame }
const ours = { origin: ORIGIN, source: frame as unknown }
const read = (data: unknown, from: Partial<typeof ours> = {}) =>
  readFrameMessage({ ...ours, ...from, data }, sender, TYPES)

test.each(TYPES)('%s is accepted bare and in an object [TOS-06]', (type) => {
  expect(read(type)).toBe(type)
  expect(read({ type })).toBe(type)
})

test('no other type is accepted [TOS-06]', () => {
  for (const type of ['resize', 'Close', 'close ', '', 'constructor', 'toString']) {
    expect(read(type)).toBeNull()
    expect(read({ type })).toBeNull()
  }
})

const LOOK_ALIKES = [
  'null',
  '',
  'https://app.example.com.evil.example',
  'https://app.example.evil',
  'https://app.example.com:8443',
  'http://app.example.com',
  'https://app.example.com.',
  'https://app.exаmple.com',
  'https://xn--app-exmple-g8h.com',
  'https://APP.example.com@evil.example',
  'https://evil.example/https://app.example.com',
  'https://app.example.com/',
]

test('messages of look-alike origins and of other windows are ignored [TOS-05, SAFE-M1]', () => {
  for (const origin of LOOK_ALIKES) expect(read('close', { origin })).toBeNull()
  for (const source of [null, undefined, {}, { ...frame }, globalThis]) expect(read('close', { source })).toBeNull()
})

test('while no frame is open a message without a source is no message of it [SAFE-M1]', () => {
  const nobody = { origin: ORIGIN, window: null }
  expect(readFrameMessage({ origin: ORIGIN, source: null, data: 'close' }, nobody, TYPES)).toBeNull()
})

test('pages without an origin are heard only where the setting says null [TOS-05]', () => {
  const message = { origin: 'null', source: frame, data: 'close' }
  expect(readFrameMessage(message, sender, TYPES)).toBeNull()
  expect(readFrameMessage(message, { origin: 'null', window: frame }, TYPES)).toBe('close')
})

test('a setting with a path or a slash at its end means its origin', () => {
  expect(originOf('https://app.example.com/')).toBe(ORIGIN)
  expect(originOf('https://APP.example.com:443/terms?a=b')).toBe(ORIGIN)
  expect(originOf('null')).toBe('null')
  expect(originOf('data:text/html,x')).toBe('data:text/html,x')
})

const anyWindow = fc.oneof(fc.constant<unknown>(frame), fc.constantFrom<unknown>(null, undefined, {}, globalThis))
const anyOrigin = fc.oneof(fc.constant(ORIGIN), fc.constantFrom(...LOOK_ALIKES), fc.webUrl(), fc.string())
const anyWord = fc.oneof(fc.constantFrom<string>(...TYPES), fc.string())

test('10,000 messages of any origin and window: only the frame that we opened is heard [TOS-05, SAFE-M1]', () => {
  fc.assert(
    fc.property(anyOrigin, anyWindow, anyWord, (origin, source, word) => {
      const isOurs = origin === ORIGIN && source === frame
      const isListed = (TYPES as readonly string[]).includes(word)
      for (const data of [word, { type: word }]) {
        expect(read(data, { origin, source })).toBe(isOurs && isListed ? word : null)
      }
    }),
    { numRuns: 10_000 },
  )
})

const cyclic: Record<string, unknown> = {}
cyclic['type'] = cyclic
const trapped = new Proxy({ type: 'close', more: 1 }, {})
const inherited = Object.create({ type: 'close' }) as object
const getter = Object.defineProperty({}, 'type', { get: () => 'close', enumerable: true })
const hostile = fc.constantFrom<unknown>(
  cyclic,
  trapped,
  inherited,
  getter,
  JSON.parse('{"__proto__": {"type": "close"}}'),
  JSON.parse('{"type": "close", "__proto__": {}}'),
  { type: 'close', constructor: 'x' },
  { type: 'close', [Symbol('s')]: 1 },
  { type: { toString: () => 'close' } },
  { type: ['close'] },
  ['close'],
  new String('close'),
  new Map([['type', 'close']]),
  'close'.padEnd(1_000_000, 'x'),
  { type: 'x'.repeat(1_000_000) },
  1n,
  Symbol('close'),
)

test('10,000 messages of any shape from the right sender are ignored without an error [SAFE-M3]', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.anything({ withBigInt: true, withNullPrototype: true })), (data) => {
      const isListed = (TYPES as readonly unknown[]).includes(data)
      fc.pre(!isListed)
      expect(read(data)).toBeNull()
    }),
    { numRuns: 10_000 },
  )
})
