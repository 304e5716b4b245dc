import { CALL_NAMES } from './calls.ts'

interface Stream {
  readonly isTTY?: boolean | undefined
  write(text: string): unknown
}

export interface Progress {
  readonly isInTerminal: boolean
  /** The call that was answered. It counts once. */
  tell(call: string): void
  /** Empties the counter's line for something else. */
  clear(): void
}

const CLEAR = '\r\u001B[K'

/** A counter in a terminal, elsewhere a line for each call. */
export function createProgress(stream: Stream, width: number): Progress {
  const counted = new Set<string>()
  const isInTerminal = stream.isTTY === true
  return {
    isInTerminal,
    tell(call) {
      if (counted.has(call)) return
      counted.add(call)
      const line = `${counted.size} of ${CALL_NAMES.length}: ${call}`
      stream.write(isInTerminal ? CLEAR + line.slice(0, width - 1) : `${line}\n`)
    },
    clear: () => void (isInTerminal && counted.size > 0 && stream.write(CLEAR)),
  }
}
