import type { Call } from './sandbox.ts'

export interface LogEntry {
  /** The newest of the equal requests. */
  readonly call: Call
  /** The id of the oldest, which stays while newer ones are added. */
  readonly key: string
  readonly count: number
}

const textOf = ({ method, path, status }: Call) => `${method} ${path} ${status === 0 ? 'dropped' : status}`

const isPoll = (call: Call, next: Call) => call.method === 'GET' && textOf(call) === textOf(next)

/** The matching requests, newest first; a page that polls is one entry. */
export function logOf(calls: readonly Call[], filter: string): LogEntry[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = (call: Call) => words.every((word) => textOf(call).toLowerCase().includes(word))
  const entries: LogEntry[] = []
  for (const call of calls.filter(matches)) {
    const last = entries.at(-1)
    if (last && isPoll(call, last.call)) entries[entries.length - 1] = { ...last, key: call.id, count: last.count + 1 }
    else entries.push({ call, key: call.id, count: 1 })
  }
  return entries
}
