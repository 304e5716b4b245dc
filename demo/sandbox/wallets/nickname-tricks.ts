import { Deliberate } from '../http/answer.ts'
import { failureAnswer, type Failure } from '../http/failure-shape.ts'

const tricks: Readonly<Record<string, Omit<Failure, 'message'>>> = {
  'FAIL 422': { shape: 'issues', status: 422, field: 'nickname' },
  'FAIL 500': { shape: 'error', status: 500, code: 'internal' },
  'FAIL SOURCE': { shape: 'source', status: 422, field: 'nickname' },
  'FAIL STRING': { shape: 'text', status: 422 },
}

export interface Asked {
  readonly nickname: string | undefined
  readonly requestId: string
  readonly now: Date
}

/** Names that make a call fail on purpose, so that every shape of an error can be seen. */
export function failAsNamed({ nickname = '', requestId, now }: Asked): void {
  const trick = Object.hasOwn(tricks, nickname) ? tricks[nickname] : undefined
  if (!trick) return
  const failure = { ...trick, message: `The sandbox was asked to fail by the name "${nickname}"` }
  throw new Deliberate(failureAnswer(failure, { requestId, now: now.getTime() }))
}

export const KEPT_NAME = 'KEEP'
