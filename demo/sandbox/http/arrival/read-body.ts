import { refuse } from '../refusal.ts'

export const MAX_BODY_BYTES = 1_000_000

/** Reads the body as text and stops as soon as it is over the limit, so that no body fills the memory. */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BODY_BYTES) throw refuse('body_too_large')
  if (!request.body) return ''
  const reader = request.body.getReader()
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel().catch(() => undefined)
      throw refuse('body_too_large')
    }
    text += decoder.decode(value, { stream: true })
  }
}
