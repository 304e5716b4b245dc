import { focusManager, onlineManager } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runsOf } from '../../../test/support/part.ts'
import { openForm } from './run-quotes.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

describe('the price of what the form says', () => {
  test('an empty form asks nothing, a filled one asks after 100 ms [F19]', async () => {
    const page = openForm(() => 10)
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.state().status).toBe('idle')
    page.type('100.00')
    await vi.advanceTimersByTimeAsync(99)
    expect(page.calls).toHaveLength(0)
    expect(page.state().status).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect(page.calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(20)
    expect(page.state()).toMatchObject({ status: 'ready', quote: { receive: { amount: '49.85', currency: 'usd' } } })
    expect(page.store.getState()).toMatchObject({ source: '100.00', destination: '49.85' })
    page.stop()
  })

  test('an amount to receive is priced as that, and says what is to be paid [F19]', async () => {
    const page = openForm(() => 10)
    page.type('49.00', 'destination')
    await vi.advanceTimersByTimeAsync(500)
    expect(page.state()).toMatchObject({ quote: { pay: { amount: '98.30', currency: 'usdc' }, rate: '0.5' } })
    expect(page.store.getState()).toMatchObject({ source: '98.30', destination: '49.00' })
    page.stop()
  })

  test('a thousand keystrokes are at most one request in 100 ms, and the earlier one is aborted [SAFE-D4, F19]', async () => {
    const page = openForm(() => 250)
    for (let key = 1; key <= 1000; key += 1) {
      page.type(`${key}.00`)
      await vi.advanceTimersByTimeAsync(key % 7 === 0 ? 130 : 15)
    }
    await vi.advanceTimersByTimeAsync(1000)
    const gaps = page.calls.slice(1).map(({ at }, index) => at - page.calls[index]!.at)
    expect(page.calls.length).toBeGreaterThan(50)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100)
    expect(page.calls.slice(0, -1).every(({ signal }) => signal.aborted)).toBe(true)
    expect(page.state()).toMatchObject({ status: 'ready', quote: { pay: { amount: '1000.00' } } })
    page.stop()
  })

  test('the answers may come in any order, and the newest form alone is shown [SAFE-D1]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ amount: fc.integer({ min: 1, max: 9 }), pause: fc.nat(400), delay: fc.nat(900) }), {
          minLength: 1,
          maxLength: 12,
        }),
        async (edits) => {
          const page = openForm((call) => edits[call - 1]?.delay ?? 0)
          for (const { amount, pause } of edits) {
            page.type(`${amount}.00`)
            for (let ms = 0; ms < pause; ms += 50) {
              await vi.advanceTimersByTimeAsync(50)
              const state = page.state()
              if (state.status === 'ready') expect(state.quote?.pay.amount).toBe(`${amount}.00`)
            }
          }
          await vi.advanceTimersByTimeAsync(3000)
          expect(page.state()).toMatchObject({ quote: { pay: { amount: `${edits.at(-1)!.amount}.00` } } })
          page.stop()
        },
      ),
      { numRuns: runsOf(1000) },
    )
  })

  test('an amount that comes back is priced anew', async () => {
    const page = openForm(() => 10)
    for (const amount of ['1.00', '2.00', '1.00']) {
      page.type(amount)
      await vi.advanceTimersByTimeAsync(500)
    }
    expect(page.calls.map(({ amount }) => amount)).toEqual(['1.00', '2.00', '1.00'])
    page.stop()
  })

  test('an emptied form has no price, and a late answer gives it none', async () => {
    const page = openForm(() => 500)
    page.type('1.00')
    await vi.advanceTimersByTimeAsync(200)
    page.type('')
    await vi.advanceTimersByTimeAsync(2000)
    expect(page.store.getState()).toMatchObject({ source: '', destination: '', quote: null, pending: null })
    page.stop()
  })

  test('a failure blanks the other side and keeps the typed one; the next amount is priced [F19]', async () => {
    const page = openForm(
      () => 10,
      (call) => call === 2,
    )
    page.type('100.00')
    await vi.advanceTimersByTimeAsync(500)
    page.type('1313.62')
    await vi.advanceTimersByTimeAsync(500)
    expect(page.store.getState()).toMatchObject({
      source: '1313.62',
      destination: '',
      error: { about: 'price', message: expect.any(String) },
      quote: null,
    })
    expect(page.isCurrent()).toBe(false)
    expect(page.calls).toHaveLength(2)
    page.type('101.00')
    await vi.advanceTimersByTimeAsync(500)
    expect(page.state().status).toBe('ready')
    page.stop()
  })

  test('requests the quote again after 60 s, and drops the price if that fails [SAFE-D3]', async () => {
    const page = openForm(
      () => 10,
      (call) => call === 3,
    )
    page.type('100.00')
    await vi.advanceTimersByTimeAsync(59_000)
    expect(page.calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(page.calls).toHaveLength(2)
    expect(page.isCurrent()).toBe(true)
    await vi.advanceTimersByTimeAsync(61_000)
    expect(page.calls).toHaveLength(3)
    expect(page.state().status).toBe('failed')
    expect(page.isCurrent()).toBe(false)
    page.stop()
  })

  test('a tab that slept knows that its quote is old [SAFE-D3]', async () => {
    const page = openForm(() => 10)
    page.type('100.00')
    await vi.advanceTimersByTimeAsync(500)
    expect(page.isCurrent()).toBe(true)
    // It came 110 ms after the amount was typed.
    vi.setSystemTime(Date.now() - 390 + 60_000)
    expect(page.isCurrent()).toBe(true)
    vi.setSystemTime(Date.now() + 1)
    expect(page.isCurrent()).toBe(false)
    page.stop()
  })

  test('a clock that is put back makes no price younger [SAFE-D3, E23]', async () => {
    const page = openForm(() => 10)
    page.type('100.00')
    await vi.advanceTimersByTimeAsync(500)
    focusManager.setFocused(false)
    vi.setSystemTime(Date.now() - 3_600_000)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.isCurrent()).toBe(false)
    focusManager.setFocused(undefined)
    page.stop()
  })

  test('a hidden tab asks for no price until it is shown [SAFE-D3]', async () => {
    const page = openForm(() => 10)
    page.type('100.00')
    await vi.advanceTimersByTimeAsync(500)
    focusManager.setFocused(false)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(page.calls).toHaveLength(1)
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(500)
    expect(page.calls).toHaveLength(2)
    expect(page.isCurrent()).toBe(true)
    focusManager.setFocused(undefined)
    page.stop()
  })

  test('without a connection nothing is asked, and afterwards the price of what the form says then [SAFE-E5]', async () => {
    const page = openForm(() => 10)
    onlineManager.setOnline(false)
    page.type('100.00')
    page.type('250.00')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.calls).toEqual([])
    expect(page.state().status).toBe('pending')
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(20)
    expect(page.calls).toMatchObject([{ amount: '250.00' }])
    expect(page.state().status).toBe('ready')
    page.stop()
  })

  test('a price whose connection is lost is asked for again when it is back, and is no failure [SAFE-E5]', async () => {
    const page = openForm(
      () => 300,
      (call) => call === 1,
    )
    page.type('100.00')
    await vi.advanceTimersByTimeAsync(200)
    onlineManager.setOnline(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.state().status).toBe('pending')
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.state().status).toBe('ready')
    page.stop()
  })

  test('after the stop without a connection nothing waits for it', async () => {
    const page = openForm(() => 10)
    onlineManager.setOnline(false)
    page.type('100.00')
    await vi.advanceTimersByTimeAsync(500)
    page.stop()
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(500)
    expect(page.calls).toEqual([])
  })

  test('after the stop nothing is asked, nothing waits and nothing arrives', async () => {
    const page = openForm(() => 500)
    page.type('100.00')
    await vi.advanceTimersByTimeAsync(200)
    page.stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(page.calls).toHaveLength(1)
    expect(page.calls[0]!.signal.aborted).toBe(true)
    expect(page.state().quote).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })
})
