import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openServices, type ServedAnswers } from './services.fixture.ts'
import { openChat } from './support.ts'

function chatOf(answers: ServedAnswers, customer: string | null = 'customer_a') {
  const log: string[] = []
  const chat = {
    boot: ({ userId, hash }: { userId: string; hash: string }) => void log.push(`boot ${userId} ${hash}`),
    open: (about?: string) => void log.push(`open ${about}`),
    shutdown: () => {
      throw new Error('nobody shuts the chat')
    },
  }
  const page = openServices({ answers, customer })
  Object.assign(page.services.settings, { chat })
  return { log, chat, ...page }
}

const PROOF = { 'POST intercom/auth': () => ({ hash: 'h1' }) }

describe('the host’s chat', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('learns who the customer is before it opens [O19, API-35]', async () => {
    const { services, log } = chatOf(PROOF)
    await openChat(services, 'payout_1')
    expect(log).toEqual(['boot customer_a h1', 'open payout_1'])
  })

  test('opens for an unknown person without a session, and without a call [O19]', async () => {
    const { services, log, calls } = chatOf({}, null)
    await openChat(services)
    expect([log, calls]).toEqual([['open undefined'], []])
  })

  test.each([
    ['is refused', () => new Error('down')],
    ['takes long', () => new Promise(() => {})],
  ])('opens also where the proof %s [O19]', async (_, answer) => {
    const { services, log } = chatOf({ 'POST intercom/auth': answer })
    const opening = openChat(services)
    await vi.advanceTimersByTimeAsync(3000)
    await opening
    expect(log).toEqual(['open undefined'])
  })

  test('is not opened for a customer who has signed out meanwhile [O19]', async () => {
    const { services, log } = chatOf(PROOF)
    const opening = openChat(services)
    services.session.dispatch({ type: 'signedOut' })
    await opening
    expect(log).toEqual([])
  })

  test('may throw [O19]', async () => {
    const { services, chat } = chatOf(PROOF)
    chat.open = () => {
      throw new Error('the host')
    }
    await expect(openChat(services)).resolves.toBeUndefined()
  })
})
