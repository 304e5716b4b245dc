import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../error.ts'
import { parseApiError } from './parse-error.ts'

const parse = (body: unknown, status = 422, method: 'GET' | 'POST' | 'PATCH' | 'DELETE' = 'POST') =>
  parseApiError({ method, status, body, reference: 'ref_made1234' })

describe('the error formats', () => {
  test('a list of issues becomes a validation error that keeps every message with its path [ERR-01]', () => {
    const error = parse({
      issues: [
        { code: 'custom', path: ['iban'], message: 'validation.invalidIban' },
        { code: 'too_big', path: ['beneficiaryAddress', 'city'], message: 'validation.maxLength' },
        { code: 'custom', path: ['list', 0], message: 'third' },
      ],
    })
    expect(error).toMatchObject({
      kind: 'validation',
      message: 'validation.invalidIban',
      fields: {
        iban: 'validation.invalidIban',
        'beneficiaryAddress.city': 'validation.maxLength',
        'list.0': 'third',
      },
    })
  })

  test('issues are also read inside error, and the first message of a path is kept [ERR-01]', () => {
    const issues = [
      { path: ['amount'], message: 'first' },
      { path: ['amount'], message: 'second' },
    ]
    expect(parse({ error: { issues, message: 'later' } })).toMatchObject({
      kind: 'validation',
      message: 'first',
      fields: { amount: 'first' },
    })
  })

  test.each([
    ['a string', { error: { source: { amount: 'Too little', currency: 'Unknown' } } }, 'Too little'],
    ['the first of a list', { error: { source: { amount: ['Too little', 'Too odd'] } } }, 'Too little'],
    ['with a message beside it', { error: { source: { amount: 'Too little' }, message: 'Refused' } }, 'Too little'],
  ])('error.source gives the message of its first key: %s [ERR-02]', (_, body, message) => {
    expect(parse(body)).toMatchObject({ kind: 'field', message, fields: { amount: 'Too little' } })
  })

  test.each([
    ['error.message', { error: { code: 'wallet_exists', message: 'Wallet already exists' } }, 'Wallet already exists'],
    ['error.message before the top-level one', { error: { message: 'inner' }, message: 'outer' }, 'inner'],
    ['a source that is no object', { error: { source: 'x', message: 'inner' } }, 'inner'],
    ['an empty list of issues', { issues: [], error: { message: 'inner' } }, 'inner'],
  ])('error.message is shown: %s [ERR-03]', (_, body, message) => {
    expect(parse(body)).toMatchObject({ kind: 'message', message })
  })

  test.each([
    ['alone', { message: 'Refused' }],
    ['before the error string (v1)', { ok: false, error: 'bankAccount/inactive', message: 'Refused', data: null }],
    ['before detail', { message: 'Refused', detail: 'later' }],
    ['error object without a message', { error: { general: 'x' }, message: 'Refused' }],
  ])('a top-level message is shown: %s [ERR-04]', (_, body) => {
    expect(parse(body)).toMatchObject({ kind: 'message', message: 'Refused' })
  })

  test.each([
    ['as error', { error: 'Refused' }],
    ['as the whole body', 'Refused'],
  ])('a plain string is shown: %s [ERR-05]', (_, body) => {
    expect(parse(body)).toMatchObject({ kind: 'message', message: 'Refused' })
  })

  test('the v2 format gives its detail, and its pointers name the fields', () => {
    const body = {
      status: 422,
      detail: 'Some values are not right',
      code: 'validation/failed',
      correlationId: 'c-1',
      errors: [
        { detail: 'Not an e-mail', pointer: '/email' },
        { detail: 'Unknown', pointer: '/beneficiaryAddress/a~1b~0c' },
      ],
    }
    expect(parse(body)).toMatchObject({
      kind: 'validation',
      message: 'Some values are not right',
      code: 'validation/failed',
      reference: 'c-1',
      fields: { email: 'Not an e-mail', 'beneficiaryAddress.a/b~c': 'Unknown' },
    })
    expect(parse({ detail: 'Maintenance' })).toMatchObject({ kind: 'message', message: 'Maintenance' })
  })

  test.each([
    [{ ts: 1, error: { information: ['Required', 'Again'] } }, 'Required', { information: 'Required' }],
    [{ ts: 1, error: { general: 'Not now' } }, 'Not now', { general: 'Not now' }],
    [{ ts: 1, error: { count: 3, email: ['Bad'] } }, 'Bad', { email: 'Bad' }],
  ])('a field map inside error gives its first text: %j', (body, message, fields) => {
    expect(parse(body)).toMatchObject({ kind: 'field', message, fields })
  })

  test.each([
    [undefined],
    [null],
    [''],
    ['   '],
    [42],
    [true],
    [[]],
    [{}],
    [{ error: null }],
    [{ error: {} }],
    [{ error: { message: '' } }],
    [{ error: { source: {} } }],
    [{ error: { source: { amount: {} } } }],
    [{ issues: [{}, null, 'x'] }],
    [{ message: { text: 'x' } }],
  ])('anything else is an unknown error: %j [ERR-06]', (body) => {
    expect(parse(body)).toMatchObject({ kind: 'unknown', message: 'unknown', reference: 'ref_made1234' })
  })
})

describe('code and reference', () => {
  test.each([
    [{ error: { code: 'wallet_exists', message: 'm' }, code: 'outer' }, 'wallet_exists'],
    [{ code: 'outer', error: 'bankAccount/inactive', message: 'm' }, 'outer'],
    [{ error: 'bankAccount/inactive', message: 'm' }, 'bankAccount/inactive'],
    [{ error: 'A sentence is no code', message: 'm' }, undefined],
    [{ error: 'forbidden', message: 'm' }, undefined],
    [{ error: { code: 'LIMIT_HIT', message: 'm' } }, 'LIMIT_HIT'],
    [{ error: { code: 'Maya', message: 'm' } }, undefined],
    [{ code: '980144201175', message: 'm' }, undefined],
    [{ code: 'DE89370400440532013000', message: 'm' }, undefined],
    [{ code: 'maya.chen@example.com', message: 'm' }, undefined],
    [{ issues: [{ path: [], message: 'm', code: 'custom' }] }, undefined],
  ])('the code of %j is read as %s, without a name or the number of an account [SAFE-E4]', (body, code) => {
    expect(parse(body).code).toBe(code)
  })

  test.each([
    [{ request: 'request_1', correlationId: 'c-2' }, 'request_1'],
    [{ correlationId: 'c-2' }, 'c-2'],
    [{ request: '<b>x</b>' }, 'ref_made1234'],
    [{ request: 7 }, 'ref_made1234'],
  ])('the reference of %j is %s [E19]', (body, reference) => {
    expect(parse(body).reference).toBe(reference)
  })
})

describe('the outcome', () => {
  test.each([400, 401, 403, 404, 409, 410, 422])('%i has a definite outcome', (status) => {
    expect(parse({ message: 'no' }, status)).toMatchObject({ outcome: 'definite', status })
  })

  test.each(
    [400, 403, 404, 405, 407, 409, 410, 413, 414, 422, 431].flatMap((status) =>
      (['POST', 'PATCH', 'DELETE'] as const).map((method) => [status, method] as const),
    ),
  )('a %i for a %s that is not in the words of the API has an unknown outcome [SAFE-B2, C19]', (status, method) => {
    for (const body of [undefined, {}, [], { title: 'Blocked' }])
      expect(parse(body, status, method).outcome).toBe('unknown')
    const ours = [{ error: { code: 'not_found' } }, { code: 'not_found' }, { request: 'request_1' }, 'Refused']
    for (const body of ours) expect(parse(body, status, method).outcome).toBe('definite')
    expect(parse(undefined, status, 'GET').outcome).toBe('definite')
  })

  test.each([408, 425, 429, 500, 502, 503, 504, 302, 0])('%i has an unknown outcome', (status) => {
    expect(parse({}, status).outcome).toBe('unknown')
  })

  test('a call in progress has an unknown outcome, any other conflict a definite one [SAFE-B5]', () => {
    for (const code of ['idempotency_in_progress', 'idempotency_key_in_use'])
      expect(parse({ error: { code, message: 'm' } }, 409).outcome).toBe('unknown')
    expect(parse({ error: { code: 'idempotency_conflict', message: 'm' } }, 409).outcome).toBe('definite')
  })

  test('every 401 is unauthorized', () => {
    expect(parse({ message: 'Token is invalid or expired' }, 401)).toMatchObject({
      kind: 'unauthorized',
      message: 'Token is invalid or expired',
    })
  })
})

describe('hostile bodies', () => {
  test('a long text is cut to 300 characters without splitting a surrogate pair [SAFE-E4]', () => {
    expect(parse({ message: 'a'.repeat(100_000) }).message).toHaveLength(300)
    const emoji = Array.from(parse({ message: '😀'.repeat(100_000) }).message)
    expect(emoji).toHaveLength(300)
    expect(new Set(emoji)).toEqual(new Set(['😀']))
  })

  test('markup stays text, and line breaks and bidirectional controls are removed [SAFE-E4]', () => {
    expect(parse('<script>alert(1)</script>').message).toBe('<script>alert(1)</script>')
    expect(parse({ message: ' one\u0000\n\ttwo\u202Ethree\u2066 ' }).message).toBe('one twothree')
  })

  test('zero-width joiners are kept', () => {
    expect(parse({ message: 'क्‍ष' }).message).toBe('क्‍ष')
  })

  test('prototype keys are treated as data [SAFE-E4]', () => {
    const error = parse(JSON.parse('{"error":{"source":{"__proto__":"polluted","constructor":"c"}}}'))
    expect(error.message).toBe('polluted')
    expect(Object.hasOwn(error.fields ?? {}, '__proto__')).toBe(true)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(parse(JSON.parse('{"__proto__":{"message":"inherited"}}')).kind).toBe('unknown')
    expect(parse(Object.create({ message: 'inherited' })).kind).toBe('unknown')
  })

  test('a body of ten thousand levels or fields is read in less than 200 ms [SAFE-E1]', () => {
    const deep = JSON.parse(`${'{"error":'.repeat(10_000)}"x"${'}'.repeat(10_000)}`)
    const wide = { issues: Array.from({ length: 10_000 }, (_, i) => ({ path: [`f${i}`], message: 'm' })) }
    const startedAt = process.threadCpuUsage().user
    expect(parse(deep).kind).toBe('unknown')
    expect(Object.keys(parse(wide).fields ?? {})).toHaveLength(50)
    // Microseconds of this thread's work: a busy machine does not count.
    expect(process.threadCpuUsage().user - startedAt).toBeLessThan(200_000)
  })

  test('any JSON gives an error with a short message and a reference [SAFE-E4]', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 100, max: 599 }), (body, status) => {
        const error = parse(body, status)
        expect(error).toBeInstanceOf(ApiError)
        expect(error.message.length).toBeGreaterThan(0)
        expect(Array.from(error.message).length).toBeLessThanOrEqual(300)
        expect(error.reference).toMatch(/^[\w.:/-]{1,100}$/)
      }),
      { numRuns: 2000 },
    )
  })
})
