import type { SuiChain } from '../node/chain.ts'
import type { MessageType } from './read-mask.ts'

export interface CallContext {
  readonly chain: SuiChain
  /** How long a caller waits for its transaction, in milliseconds. */
  readonly finalityMs: number
  /** How many transactions one search looks at. */
  readonly scanLimit: number
}

/** A call of the API. A stream answers several messages. */
export interface Method {
  readonly request: MessageType<never>
  readonly response: MessageType<never>
  answer(request: never, context: CallContext): object | readonly object[] | Promise<object>
}

export type Methods = Readonly<Record<string, Method>>

interface Types<Request, Response> {
  readonly request: MessageType<Request>
  readonly response: MessageType<Response>
}

/** One message for one. */
export const unary = <Request, Response extends object>(
  { request, response }: Types<Request, Response>,
  answer: (request: Request, context: CallContext) => Partial<Response> | Promise<Partial<Response>>,
): Method => ({ request, response, answer }) as unknown as Method

/** Several messages for one. */
export const stream = <Request, Response extends object>(
  { request, response }: Types<Request, Response>,
  answer: (request: Request, context: CallContext) => readonly Partial<Response>[],
): Method => ({ request, response, answer }) as unknown as Method
