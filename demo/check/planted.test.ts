import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isTried } from '../../test/support/part.ts'
import type { TestSandbox } from '../sandbox/testing.ts'
import { checked, linesOf, openSandbox, remembering } from './check.fixture.ts'
import { ANSWERS } from './plants/answers.fixture.ts'
import type { Report } from './findings.ts'
import type { Handler, Plant } from './plants/plant.fixture.ts'
import { HIDDEN } from './plants/hidden.fixture.ts'
import { REFUSALS } from './plants/refusals.fixture.ts'
import { TRANSPORT } from './plants/transport.fixture.ts'
import { WRITES } from './plants/writes.fixture.ts'

let box: TestSandbox
let token: string
beforeAll(async () => {
  box = await openSandbox()
  token = (await box.signIn('existing@example.com')).token
})
afterAll(() => box.close())

const ask: Handler = (request) => box.sandbox.fetch(request)
const reading = remembering(ask, { writes: false })
const writing = remembering(ask, { writes: true })

/** What the customer has that a later check would meet. */
async function holdings(): Promise<readonly string[]> {
  const read = async (path: string, name: string) => (await box.request('GET', path, { token })).data[name] as Owned[]
  const accounts = (await read('bankAccounts', 'bankAccounts')).filter(({ deleted }) => deleted === null)
  const pending = (await read('payouts', 'payouts')).filter(({ status }) => status === 'pending')
  return [...accounts, ...(await read('wallets', 'wallets')), ...pending].map(({ id }) => id).toSorted()
}
interface Owned {
  readonly id: string
  readonly deleted?: string | null
  readonly status?: string
}

/** Lines that no plant accounts for, and what a plant should have brought about. */
function unexpected(report: Report, plants: readonly Plant[]) {
  const lines = linesOf(report)
  const says = plants.flatMap((plant) => plant.says)
  return {
    strange: lines.filter((line) => !says.some((one) => one.test(line))),
    untold: says.filter((one) => !lines.some((line) => one.test(line))),
  }
}
const AS_PLANTED = { strange: [], untold: [] }

test('more than eighty deviations are planted, each under a name of its own', () => {
  const names = [...TRANSPORT, ...REFUSALS, ...ANSWERS, ...WRITES.flat(), ...HIDDEN.flat()].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(80)
})

describe('without --write', () => {
  const plants = [...TRANSPORT, ...REFUSALS, ...ANSWERS].filter((_, index) => isTried(5, index))
  test.each(plants)('$name: the report names it, and nothing else', async (plant) => {
    const { report, methods } = await checked(plant.proxy(reading), { token })
    expect(unexpected(report, [plant])).toEqual(AS_PLANTED)
    expect([...methods].toSorted()).toEqual(['GET', 'OPTIONS'])
  })
})

describe('with --write', () => {
  const groups = [...WRITES, ...HIDDEN].map((plants) => ({ plants, names: plants.map(({ name }) => name).join('; ') }))
  test.each(groups.filter((_, index) => isTried(5, index)))(
    '$names: the report names each, and nothing is left',
    async ({ plants }) => {
      const before = await holdings()
      const deviating = plants.reduce((handler, plant) => plant.proxy(handler), writing)
      const { report } = await checked(deviating, { token, writes: true })
      expect(unexpected(report, plants)).toEqual(AS_PLANTED)
      expect([report.left, await holdings()]).toEqual([[], before])
    },
  )
})
