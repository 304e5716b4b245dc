import type { Schema } from '../../src/api/http/context.ts'

interface Issue {
  readonly code?: string
  readonly message?: string
  readonly path: readonly PropertyKey[]
  readonly input?: unknown
  readonly errors?: readonly (readonly Issue[])[]
}

/** Zod explains more than the client's type of a schema declares. */
interface Explaining {
  safeParse(
    value: unknown,
    options: { readonly reportInput: true },
  ): {
    readonly success: boolean
    readonly error?: { readonly issues: readonly Issue[] }
  }
}

/** Where a value cannot be read by a schema of the client, and what is there: `payout.amount is "1e2"`. */
export function unreadableAt(schema: Schema<unknown>, value: unknown): string | undefined {
  const { success, error } = (schema as Explaining).safeParse(value, { reportInput: true })
  if (success) return undefined
  const [first] = error?.issues ?? []
  if (first === undefined) return 'a part of it is missing, or of another kind'
  const issue = deepest(first)
  // A rule about the whole has no place in it.
  if (issue.code === 'custom' && issue.path.length === 0)
    return issue.message === 'Invalid input' ? 'its content is missing' : issue.message
  const place = issue.path.map(String).join('.')
  return `${place || 'the answer'} ${described(issue.input)}`
}

/** In a union, the choice that was meant is the one whose fault lies deepest. */
function deepest(issue: Issue): Issue {
  const inner = (issue.errors ?? []).flatMap((issues) => issues.slice(0, 1)).map(deepest)
  const [last] = inner.toSorted((one, other) => other.path.length - one.path.length)
  return last && last.path.length > 0 ? { ...last, path: [...issue.path, ...last.path] } : issue
}

const MOST = 60

function described(input: unknown): string {
  if (input === undefined) return 'is missing'
  if (input instanceof Date) return 'is not a time'
  const text = JSON.stringify(input) ?? typeof input
  return `is ${text.length > MOST ? `${text.slice(0, MOST)}…` : text}`
}
