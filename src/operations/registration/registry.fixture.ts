/** How the answer to a registration is lost; `slow` is answered when the tokens have come, and `slowLost` is lost by then. */
const FAULTS = [
  'none',
  'requestLost',
  'answerLost',
  'slow',
  'slowLost',
  'error500',
  'html',
  'error404',
  'error422',
  'html404',
] as const
export type RegistrationFault = (typeof FAULTS)[number]

interface Options {
  isPayout(id: string): boolean
  /** The tokens have come, and the server knows by which transaction. */
  fund(id: string): void
}

const refusal = (status: number, code: string) => Response.json({ error: { code, message: code } }, { status })
const SLOW_MS = 8000
const slowly = () => new Promise((resolve) => setTimeout(resolve, SLOW_MS))

/** A server that finds tokens by their transaction alone, in any order of the two. */
export function createRegistry({ isPayout, fund }: Options) {
  const faults: RegistrationFault[] = []
  const hashes = new Map<string, string>()
  const landed = new Map<string, Set<string>>()
  const calls: { readonly sourceChain: string; readonly sourceTransactionHash: string; readonly transferId: string }[] =
    []

  const settle = (id: string) => {
    const hash = hashes.get(id)
    if (hash !== undefined && landed.get(id)?.has(hash)) fund(id)
  }

  function register(id: string, hash: string): Response {
    if (!isPayout(id)) return refusal(404, 'not_found')
    if (hashes.get(id) === hash) return Response.json({ data: { ok: true } })
    if (hashes.has(id) || [...hashes.values()].includes(hash)) return refusal(409, 'cctp_conflict')
    hashes.set(id, hash)
    if (registry.belief === 'anyHash') fund(id)
    else settle(id)
    return Response.json({ data: { ok: true } })
  }

  async function answer(request: Request): Promise<Response> {
    const call = (await request.json()) as (typeof calls)[number]
    calls.push(call)
    const fault = faults.shift() ?? 'none'
    if (fault === 'slowLost') await slowly()
    if (fault === 'requestLost' || fault === 'slowLost') throw new TypeError('reset')
    if (fault === 'error500') return refusal(500, 'internal')
    if (fault === 'error404' || fault === 'error422') return refusal(Number(fault.slice(-3)), 'refused')
    if (fault === 'html404') return new Response('<html>no route</html>', { status: 404 })
    const response = register(call.transferId, call.sourceTransactionHash)
    if (fault === 'answerLost') throw new TypeError('reset')
    if (fault === 'html') return new Response('<html>captive portal</html>')
    if (fault === 'slow') await slowly()
    return response
  }

  const registry = {
    /** What it believes of a hash: that its network shows, or without a node any. */
    belief: 'itsNetwork' as 'itsNetwork' | 'anyHash',
    faults,
    hashes,
    calls,
    answer,
    land(id: string, hash: string) {
      landed.set(id, (landed.get(id) ?? new Set()).add(hash))
      settle(id)
    },
    hasCome: (id: string) => landed.has(id),
    unregistered: () => [...landed].flatMap(([id, came]) => [...came].filter((hash) => hashes.get(id) !== hash)),
  }
  return registry
}
