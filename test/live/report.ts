import { isChainError } from '../../src/chains/is-chain-error.ts'
import { Failed } from './outcome.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export interface Report extends Counts {
  say(line: string): void
}

export type Outcome = keyof Counts

export function note(report: Report, outcome: Outcome, text: string): Outcome {
  report[outcome] += 1
  report.say(`  ${outcome.padEnd(7)} ${text}`)
  return outcome
}

export const reasonOf = (error: unknown): string => {
  const { name, message } = error as Error
  if (error instanceof Failed) return message
  if (!isChainError(error)) return `${name}: ${message}`
  // The lines after the first may contain the URL, which may contain the key of a host.
  const [cause] = error.cause instanceof Error ? error.cause.message.split('\n') : []
  return cause ? `${message} (${cause})` : message
}
