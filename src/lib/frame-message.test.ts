import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runsOf } from '../../test/support/part.ts'
import { originOf, readFrameMessage, readMethodMessage } from './frame-message.ts'

const TYPES = ['pending', 'success', 'error', 'close'] as const
const ORIGIN = 'https://app.example.com'
const frame = { name: 'the frame' }
const sender = { origin: ORIGIN, window: frame }
const ours = { origin: ORIGIN, source: frame as unknown }
const read = (data: unknown, from: Partial<typeof ours> = {}) =>
  readFrameMessage({ ...ours, ...from, data }, sender, TYPES)

test.each(TYPES)('%s is accepted as a string and as an object [TOS-06]', (type) => {
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

test('a message without a source is ignored while no frame is open [SAFE-M1]', () => {
  const nobody = { origin: ORIGIN, window: null }
  expect(readFrameMessage({ origin: ORIGIN, source: null, data: 'close' }, nobody, TYPES)).toBeNull()
})

test('a page with an opaque origin is accepted only when the configured origin is null [TOS-05]', () => {
  const message = { origin: 'null', source: frame, data: 'close' }
  expect(readFrameMessage(message, sender, TYPES)).toBeNull()
  expect(readFrameMessage(message, { origin: 'null', window: frame }, TYPES)).toBe('close')
})

test('a path or a trailing slash in the configured address is ignored', () => {
  expect(originOf('https://app.example.com/')).toBe(ORIGIN)
  expect(originOf('https://APP.example.com:443/terms?a=b')).toBe(ORIGIN)
  expect(originOf('null')).toBe('null')
  expect(originOf('data:text/html,x')).toBe('data:text/html,x')
})

const anyWindow = fc.oneof(fc.constant<unknown>(frame), fc.constantFrom<unknown>(null, undefined, {}, globalThis))
const anyOrigin = fc.oneof(fc.constant(ORIGIN), fc.constantFrom(...LOOK_ALIKES), fc.webUrl(), fc.string())
const anyWord = fc.oneof(fc.constantFrom<string>(...TYPES), fc.string())

test('of 10,000 messages from any origin and window only those of our own frame are accepted [TOS-05, SAFE-M1]', () => {
  fc.assert(
    fc.property(anyOrigin, anyWindow, anyWord, (origin, source, word) => {
      const isOurs = origin === ORIGIN && source === frame
      const isListed = (TYPES as readonly string[]).includes(word)
      for (const data of [word, { type: word }]) {
        expect(read(data, { origin, source })).toBe(isOurs && isListed ? word : null)
      }
    }),
    { numRuns: runsOf(10_000) },
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

test('10,000 malformed messages from the right sender are ignored without an error [SAFE-M3]', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.anything({ withBigInt: true, withNullPrototype: true })), (data) => {
      const isListed = (TYPES as readonly unknown[]).includes(data)
      fc.pre(!isListed)
      expect(read(data)).toBeNull()
    }),
    { numRuns: runsOf(10_000) },
  )
})

describe('a message with a method', () => {
  const frame = { name: 'our frame' }
  const read = (data: unknown, source: unknown = frame) => readMethodMessage({ source, data }, frame)

  test('is read from our own frame alone [SAFE-M1]', () => {
    const data = { method: 'idCheck.onReady', frameId: 'id_1' }
    expect(read(data)).toEqual(data)
    for (const other of [{ name: 'our frame' }, null, 'our frame', globalThis]) expect(read(data, other)).toBeNull()
    for (const source of [null, undefined]) expect(readMethodMessage({ source, data }, null)).toBeNull()
  })

  test('is a copy: the host page’s own listeners are given the message as it came [SAFE-M3, SAFE-X5]', () => {
    const data = Object.freeze({ method: 'idCheck.onReady', payload: Object.freeze({ a: 1 }) })
    const copy = read(data) as Record<string, unknown>
    delete copy['method']
    expect(data.method).toBe('idCheck.onReady')
  })

  test.each([
    [null],
    [undefined],
    [0],
    ['idCheck.onReady'],
    [['idCheck.onReady']],
    [new Map([['method', 'idCheck.onReady']])],
    [new Date()],
    [{}],
    [{ method: null }],
    [{ method: 7 }],
    [{ method: ['idCheck.onReady'] }],
    [{ method: { indexOf: 1 } }],
    [Object.create({ method: 'idCheck.onReady' })],
    [{ type: 'idCheck.onReady' }],
  ])('%j is ignored as a message [SAFE-M3]', (data) => {
    expect(read(data)).toBeNull()
  })

  test('any data of our frame is read without a throw [SAFE-M3]', () => {
    const oddity = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
    })
    fc.assert(
      fc.property(oddity, fc.boolean(), (data, isNamed) => {
        const named = isNamed && typeof data === 'object' && data !== null ? { ...data, method: 'idCheck.x' } : data
        expect(read(named)?.method ?? 'idCheck.x').toBeTypeOf('string')
      }),
      { numRuns: runsOf(10_000) },
    )
  })
})
