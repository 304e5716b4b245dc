import { REUSE_REFUSALS } from '../idempotency/modes.ts'
import type { Refusal, RefusalCode } from './refusal.ts'
import type { Route } from './route.ts'

/** An answer that the OpenAPI document does not declare: a bug of the sandbox. */
export class WrongAnswer extends Error {}

export function checkAnswer(route: Route, value: unknown): void {
  if (value instanceof Response) {
    const type = value.headers.get('Content-Type') ?? ''
    if (value.status >= 400 || type.startsWith(route.contentType)) return
    throw new WrongAnswer(`${nameOf(route)} answered ${type}, declared is ${route.contentType}`)
  }
  const result = route.answer.safeParse(value)
  if (!result.success)
    throw new WrongAnswer(`${nameOf(route)} answered what it does not declare: ${result.error.message}`)
}

const INTERNAL: readonly RefusalCode[] = ['internal', 'unavailable']

/** The codes that follow from the level, the path, the body and the key of a call. */
export function impliedRefusals({ auth, path, keyed, hasBody, method }: Route): RefusalCode[] {
  return [
    ...(hasBody || method !== 'GET' ? (['malformed_json'] as const) : []),
    ...(auth === 'open' ? [] : (['application_not_found'] as const)),
    ...(auth === 'user' ? (['unauthorized', 'token_invalid'] as const) : []),
    ...(auth === 'customer' ? (['customer_unknown', 'token_invalid'] as const) : []),
    ...(path.includes('{') ? (['not_found'] as const) : []),
    ...(keyed ? REUSE_REFUSALS : []),
    ...INTERNAL,
  ]
}

export function checkRefusal(route: Route, { code }: Refusal): void {
  if (code === 'issues' || route.refusals.includes(code) || impliedRefusals(route).includes(code)) return
  throw new WrongAnswer(`${nameOf(route)} refused with ${code}, which it does not declare`)
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`
