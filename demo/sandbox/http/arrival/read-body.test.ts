import { expect, test } from 'vitest'
import { createTestSandbox } from '../../testing.ts'
import { MAX_BODY_BYTES, readBody } from './read-body.ts'

const CHUNK = new Uint8Array(100_000).fill(0x20)

/** A body of many chunks, which counts how many were taken. */
function streamed(chunks: number, headers: Record<string, string> = {}) {
  const seen = { chunks: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (seen.chunks === chunks) return controller.close()
        seen.chunks += 1
        controller.enqueue(CHUNK)
      },
      cancel: () => void (seen.cancelled = true),
    },
    { highWaterMark: 0 },
  )
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return { seen, request: new Request('http://sandbox.test/v1/ramp/auth/login', init as RequestInit) }
}

test('a body over the limit is refused while it is read', async () => {
  const box = await createTestSandbox()
  const { seen, request } = streamed(1_000_000)
  const answer = await box.sandbox.fetch(request)
  expect([answer.status, (await answer.json()).error.code]).toEqual([413, 'body_too_large'])
  expect(seen).toEqual({ chunks: MAX_BODY_BYTES / CHUNK.length + 1, cancelled: true })
  await box.close()
})

test('a body whose Content-Length is over the limit is not read', async () => {
  const { seen, request } = streamed(20, { 'Content-Length': String(MAX_BODY_BYTES + 1) })
  await expect(readBody(request)).rejects.toMatchObject({ status: 413 })
  expect(seen.chunks).toBe(0)
})

test('a body of the limit is read whole, in any division of its characters', async () => {
  expect(await readBody(streamed(MAX_BODY_BYTES / CHUNK.length).request)).toHaveLength(MAX_BODY_BYTES)
  const bytes = new TextEncoder().encode('{"name":"Zoë 😀"}')
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  const init = { method: 'POST', body, duplex: 'half' }
  expect(await readBody(new Request('http://sandbox.test/', init as RequestInit))).toBe('{"name":"Zoë 😀"}')
})

test('a call without a body reads as empty text', async () => {
  expect(await readBody(new Request('http://sandbox.test/', { method: 'POST' }))).toBe('')
})
