import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runsOf } from '../../../test/support/part.ts'
import { ApiError } from '../../api/error.ts'
import type { PayoutPayload } from '../../domain/payouts/payout.ts'
import { makePayout } from './intent-answer.fixture.ts'
import { offRamp } from './off-ramp-payload.fixture.ts'
import {
  UUID4,
  createServer,
  createStorage,
  onRamp,
  openPage,
  settled,
  type Fault,
  type Server,
} from './payout-server.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('schedules of faults', () => {
  const fault = fc.constantFrom<Fault>(
    'none',
    'requestLost',
    'answerLost',
    'answerLate',
    'answerDoubled',
    'html',
    'noInstructions',
    'error500',
    'error503',
    'stillWorking',
    'neverAnswers',
  )
  const storageKind = fc.constantFrom('kept', 'refused', 'full', 'wiped')

  const refusing = (kind: string, under: ReturnType<typeof createStorage>) => ({
    keys: () => {
      if (kind === 'refused') throw new DOMException('denied')
      return under.keys()
    },
    getItem: (key: string) => {
      if (kind === 'refused') throw new DOMException('denied')
      return under.getItem(key)
    },
    setItem: (key: string, value: string) => {
      if (kind === 'refused' || kind === 'full') throw new DOMException('full')
      under.setItem(key, value)
    },
    removeItem: (key: string) => under.removeItem(key),
  })

  const submitUntilKnown = async (
    server: Server,
    pageOf: (turn: number) => ReturnType<typeof openPage>,
    form: PayoutPayload,
  ) => {
    for (let turn = 0; turn < 12; turn += 1) {
      const result = await settled(makePayout(pageOf(turn), form))
      if (!(result instanceof ApiError)) return result
      expect(result.outcome).toBe('unknown')
      if (turn === 10) server.faultOfReads.current = 'none'
    }
    throw new Error('never came to an end')
  }

  test('lost, late, doubled, cut and refused answers make one payout, with reloads and a day between [SAFE-B2, SAFE-B3, SAFE-B5]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          faults: fc.array(fault, { maxLength: 12 }),
          reads: fc.constantFrom<Fault>('none', 'none', 'requestLost', 'error500'),
          reloads: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
          isOffRamp: fc.boolean(),
        }),
        async ({ faults, reads, reloads, isOffRamp }) => {
          const server = createServer()
          server.faults.push(...faults)
          server.faultOfReads.current = reads
          if (isOffRamp) server.faultsOfReads.push('none')
          const storage = createStorage()
          let page = openPage(server, storage)
          const payout = await submitUntilKnown(
            server,
            (turn) => {
              if (turn > 0 && reloads[turn]) page = openPage(server, storage)
              return page
            },
            isOffRamp ? offRamp : onRamp(),
          )
          expect(server.payouts).toHaveLength(1)
          expect(payout.id).toBe('payout_001')
          expect(new Set(server.posts().map(({ key }) => key)).size).toBe(1)
        },
      ),
      { numRuns: runsOf(300) },
    )
  })

  test('a page without a storage, with a full one or with one that is wiped doubles no payout [SAFE-B13]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { maxLength: 8 }), storageKind, async (faults, kind) => {
        const server = createServer()
        server.faults.push(...faults)
        const under = createStorage()
        const page = openPage(server, refusing(kind, under))
        await submitUntilKnown(
          server,
          (turn) => {
            if (kind === 'wiped' && turn % 2 === 1) under.kept.clear()
            return page
          },
          onRamp(),
        )
        expect(server.payouts).toHaveLength(1)
        expect(page.journal.durable.getState()).toBe(kind === 'kept' || kind === 'wiped')
      }),
      { numRuns: runsOf(150) },
    )
  })

  test('each call that makes something has a key of its own, and no reading has one [SAFE-B12]', async () => {
    const FORMS = runsOf(500)
    const server = createServer()
    const page = openPage(server)
    for (let form = 1; form <= FORMS; form += 1) await makePayout(page, onRamp(`${form}.00`))
    const keys = server.posts().map(({ key }) => key)
    expect(keys.every((key) => key !== null && UUID4.test(key))).toBe(true)
    expect(new Set(keys).size).toBe(FORMS)
    expect(server.seen.filter(({ method, key }) => method === 'GET' && key !== null)).toEqual([])
  })
})
