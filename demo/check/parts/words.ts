import { unwrap } from '../../../src/api/http/call.ts'
import { parseJson } from '../../../src/lib/json.ts'
import type { CallName } from '../calls.ts'
import type { Run } from '../run.ts'

/** The last answer, as it came. */
export function answered({ api }: Run): Readonly<Record<string, unknown>> {
  const answer = api.last()?.answer
  return Object(typeof answer === 'object' ? unwrap(parseJson(answer.text)) : undefined) as Record<string, unknown>
}

const valueAt = (holder: unknown, path: string) =>
  path.split('.').reduce<unknown>((value, name) => (Object(value) as Record<string, unknown>)[name], holder)

/** The client takes a step in an unknown state for one that was not begun. */
export function judgeWords(run: Run, name: CallName, words: Readonly<Record<string, readonly string[]>>): void {
  const body = answered(run)
  for (const [path, known] of Object.entries(words)) {
    const word = valueAt(body, path)
    if (word === undefined || word === null || known.includes(String(word))) continue
    run.findings.deviates(
      name,
      'unknownStatus',
      `${path} is ${JSON.stringify(word)}, and the widget knows ${known.join(', ')}.`,
    )
  }
}
