import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CodeResult } from './sign-in.ts'
import { codeReducer, initialCode, type CodeEvent, type CodeState, type Verifying } from './one-time-code.ts'

/** The actions of a customer and a network, in any order; `which` picks a call, answered or not. */
type Happening =
  | { readonly kind: 'typed' | 'pasted' | 'corrected'; readonly text: string }
  | { readonly kind: 'pressed' | 'resent' }
  | { readonly kind: 'answered'; readonly which: number; readonly answer: CodeResult }
  | { readonly kind: 'failed'; readonly which: number }

interface Call {
  readonly of: Verifying
  readonly byButton: boolean
  readonly mail: number
  isOpen: boolean
}

interface Seen {
  readonly calls: readonly Call[]
  readonly step: { readonly before: CodeState; readonly after: CodeState; readonly happening: Happening }
  /** The call that the step answered, and whether it was the pending one. */
  readonly answered: { readonly call: Call; readonly isLate: boolean } | null
}

/** Performs the reducer's work as the runner does: each new `verifying` state is one call. */
function live(happenings: readonly Happening[], look: (seen: Seen) => void) {
  let [state, mail] = [initialCode, 0]
  const calls: Call[] = []
  for (const happening of happenings) {
    const before = state
    const call = 'which' in happening ? calls[happening.which % calls.length] : undefined
    const events = eventsOf(happening, state, call)
    if (events.length === 0) continue
    const isLate = call !== undefined && call.of !== before
    if (call) call.isOpen = false
    if (happening.kind === 'resent') mail += 1
    state = events.reduce(codeReducer, before)
    if (state !== before && state.status === 'verifying')
      calls.push({ of: state, byButton: happening.kind === 'pressed', mail, isOpen: true })
    look({ calls, step: { before, after: state, happening }, answered: call ? { call, isLate } : null })
  }
}

function eventsOf(happening: Happening, state: CodeState, call: Call | undefined): readonly CodeEvent[] {
  switch (happening.kind) {
    case 'corrected':
      return [{ type: 'codeEdited', text: happening.text }]
    case 'typed':
      return [{ type: 'codeEdited', text: state.code + happening.text }, { type: 'codeCompleted' }]
    case 'pasted':
      return [{ type: 'codeEdited', text: happening.text }, { type: 'codeCompleted' }]
    case 'pressed':
      return [{ type: 'codeSubmitted' }]
    case 'resent':
      return [{ type: 'codeResent' }]
    case 'answered':
      return call ? [{ type: 'codeAnswered', to: call.of, answer: happening.answer }] : []
    case 'failed':
      return call ? [{ type: 'verificationFailed', to: call.of }] : []
  }
}

// Few values, so that the same one is entered repeatedly.
const values = fc.constantFrom('123456', '123 456', '654321', '12345', '')
const which = fc.nat({ max: 20 })
const answers: fc.Arbitrary<CodeResult> = fc.constantFrom<CodeResult>(
  { result: 'mismatch' },
  { result: 'mismatch' },
  { result: 'invalid' },
  { result: 'success', token: 'token_1' },
)
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('typed' as const), text: fc.constantFrom('1', '2', 'x', '') }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pasted' as const), text: values }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('corrected' as const), text: values }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('answered' as const), which, answer: answers }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('failed' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('pressed' as const, 'resent' as const) }) },
)

const always = (look: (seen: Seen) => void) =>
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 50 }), (happenings) => live(happenings, look)),
    { numRuns: 3000 },
  )

test('only six digits are sent, and only one call at a time for each mailed code [STATE-OTP-01]', () => {
  always(({ calls, step }) => {
    expect(step.after.code).toMatch(/^\d{0,6}$/)
    for (const call of calls) expect(call.of.code).toMatch(/^\d{6}$/)
    const last = calls.at(-1)
    const open = calls.filter((call) => call.isOpen && call.mail === last?.mail)
    expect(open.length).toBeLessThanOrEqual(1)
  })
})

test('for each mailed code a value is submitted automatically once; only the button sends it again [STATE-OTP-01]', () => {
  always(({ calls }) => {
    const last = calls.at(-1)
    if (!last || last.byButton) return
    const earlier = calls.slice(0, -1).filter((call) => call.mail === last.mail)
    expect(earlier.map((call) => call.of.code)).not.toContain(last.of.code)
  })
})

test('a corrected digit sends nothing [STATE-OTP-01]', () => {
  always(({ step }) => {
    if (step.happening.kind === 'corrected') expect(step.after.status).toBe(step.before.status)
  })
})

test('a late or duplicate answer changes nothing [STATE-OTP-10]', () => {
  always(({ step, answered }) => {
    if (answered?.isLate) expect(step.after).toBe(step.before)
  })
})

test('a locked entry stays locked until a new code is sent, and a pending sign-in is not interrupted [STATE-OTP-08]', () => {
  always(({ step: { before, after, happening: what } }) => {
    if (before.status === 'locked' && what.kind !== 'resent') expect(after).toBe(before)
    if (before.status === 'locked' && what.kind === 'resent') expect(after).toBe(initialCode)
    if (before.status === 'signingIn') expect(after).toBe(before)
  })
})
