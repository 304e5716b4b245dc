import { DeliberateFailure } from '../http/answer.ts'
import { failureAnswer, type Failure } from '../http/failure-shape.ts'

const triggers: Readonly<Record<string, Omit<Failure, 'message'>>> = {
  'FAIL 422': { shape: 'issues', status: 422, field: 'nickname' },
  'FAIL 500': { shape: 'error', status: 500, code: 'internal' },
  'FAIL SOURCE': { shape: 'source', status: 422, field: 'nickname' },
  'FAIL STRING': { shape: 'text', status: 422 },
}

interface Asked {
  readonly nickname: string | undefined
  readonly requestId: string
  readonly now: Date
}

/** Nicknames that make a call fail on purpose, so that every shape of an error can be tried. */
export function failOnTriggerNickname({ nickname = '', requestId, now }: Asked): void {
  const trigger = Object.hasOwn(triggers, nickname) ? triggers[nickname] : undefined
  if (!trigger) return
  const failure = { ...trigger, message: `The sandbox fails on purpose for the nickname "${nickname}"` }
  throw new DeliberateFailure(failureAnswer(failure, { requestId, now: now.getTime() }))
}

export const IN_USE_NICKNAME = 'KEEP'
