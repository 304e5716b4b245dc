import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHandOver, handOverBy, NOTHING_SIGNED, type HandOverAnswer } from './hand-over.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function handingOver(...answers: HandOverAnswer[]) {
  const at: number[] = []
  const began = performance.now()
  const handOver = createHandOver('signed', async (signed) => {
    expect(signed).toBe('signed')
    at.push(Math.round((performance.now() - began) / 1000))
    return answers.length > 1 ? answers.shift()! : answers[0]!
  })
  const run = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await handOver.again()
      await vi.advanceTimersByTimeAsync(1000)
    }
    return at
  }
  return { handOver, run }
}

test('signed bytes are handed over again each time after twice as long, up to half a minute [C19, SAFE-E3]', async () => {
  expect(await handingOver('unknown').run(125)).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121])
})

test('bytes that each node has refused never land, and no node gets them again [C19]', async () => {
  const { handOver, run } = handingOver('refused')
  expect([await run(60), handOver.isRefused]).toEqual([[0], true])
})

test('bytes that may have been taken are refused by no later answer [C19, SAFE-E1]', async () => {
  const { handOver, run } = handingOver('unknown', 'refused')
  expect([(await run(20)).length, handOver.isRefused]).toEqual([5, false])
})

test('bytes that have not left the page yet wait for no time, and may be refused by the first node [C19]', async () => {
  const { handOver, run } = handingOver('withheld', 'withheld', 'refused')
  expect([await run(20), handOver.isRefused]).toEqual([[0, 1, 2], true])
})

test('one hand-over runs at a time, and where nothing was signed here none does', async () => {
  let answer: (given: HandOverAnswer) => void = () => {}
  const send = vi.fn(() => new Promise<HandOverAnswer>((resolve) => (answer = resolve)))
  const handOver = createHandOver('signed', send)
  void handOver.again()
  await handOver.again()
  expect([send.mock.calls.length, handOver.isRefused]).toEqual([1, false])
  answer('unknown')
  await NOTHING_SIGNED.again()
  expect(NOTHING_SIGNED.isRefused).toBe(false)
})

test.each([
  ['one node', 1, 'refused'],
  ['a second node, where the first may have them,', 2, 'unknown'],
] as const)(
  'a refusal of bytes by %s is an end only where no other node had them [C19, SAFE-E1]',
  async (_, nodes, answer) => {
    const asked = handOverBy(
      async () => true,
      async (mayAsk) => {
        for (let node = 0; node < nodes; node += 1) await mayAsk()
        return true
      },
    )
    await expect(asked).resolves.toBe(answer)
  },
)

test('what may not be handed over leaves the page for no node, and a silent one proves nothing [C19]', async () => {
  const ask = async (mayAsk: () => Promise<boolean>): Promise<boolean> => {
    if (!(await mayAsk())) throw new Error('no node')
    throw new Error('no answer')
  }
  await expect(handOverBy(async () => false, ask)).resolves.toBe('withheld')
  await expect(handOverBy(async () => true, ask)).resolves.toBe('unknown')
})
