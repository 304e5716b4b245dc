import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useEffect, useMemo } from 'react'
import type { MessageId } from '../../../locales/message-ids.generated.ts'
import { ApiError, type ApiErrorKind } from '../../api/error.ts'
import type { RampEvents } from '../../domain/ramp-events.ts'
import { useServices } from '../services.ts'

export interface Failure {
  /** An API code, a chain code, or the kind of failure when the server gave none. */
  readonly code: string
  /** In the interface language where it is known, else as the server wrote it. */
  readonly message: string
  /** What support finds the call by. */
  readonly reference: string | null
}

export interface Failures {
  explain(error: unknown): Failure
  /** As `explain`, for an error that a screen shows in its page: the host hears of it. */
  report(error: unknown): Failure
  /** Shows a toast with the parsed message, or with a description that holds it. */
  toast(error: unknown, title: string, describe?: (message: string) => string): void
}

const UNKNOWN = 'app.error.unknown'

const OWN_SENTENCES = {
  validation: 'apiErrors.refused',
  field: 'apiErrors.refused',
  message: 'apiErrors.refused',
  unauthorized: 'apiErrors.signIn',
  network: 'apiErrors.unreachable',
  timeout: 'apiErrors.unreachable',
  unreadable: 'apiErrors.unreadable',
  aborted: UNKNOWN,
  unknown: UNKNOWN,
} satisfies Record<ApiErrorKind, MessageId>

/** By the server's text, then by its code. */
function knownSentence(i18n: I18n, { message, code }: ApiError): string | undefined {
  const id = [message, code].map((key) => `apiErrors.${key}`).find((key) => Object.hasOwn(i18n.messages, key))
  return id === undefined ? undefined : i18n._(id)
}

/** For the customer: what is not known is shown as the server wrote it. */
export function explainError(i18n: I18n, error: unknown): Failure {
  if (!(error instanceof ApiError)) return { code: 'unknown', message: i18n._(UNKNOWN), reference: null }
  const { message, code, kind, reference } = error
  const raw = message === 'unknown' ? i18n._(UNKNOWN) : message
  return { code: code ?? kind, message: knownSentence(i18n, error) ?? raw, reference }
}

/** For the host page, where every script hears it: a sentence of ours. The server's may name a person or an account. */
export function describeError(i18n: I18n, error: unknown): RampEvents['ramp-error'] {
  const failure = explainError(i18n, error)
  if (!(error instanceof ApiError)) return failure
  const { kind, status = 0 } = error
  const generic = status >= 500 ? UNKNOWN : OWN_SENTENCES[kind]
  // The sentences come after the first screen.
  const loaded = Object.hasOwn(i18n.messages, generic) ? generic : UNKNOWN
  return { ...failure, message: knownSentence(i18n, error) ?? i18n._(loaded) }
}

/** The one place where an error becomes words. */
export function useFailures(): Failures {
  const { i18n } = useLingui()
  const { toasts, emit } = useServices()
  return useMemo(() => {
    const explain = (error: unknown) => explainError(i18n, error)
    const report = (error: unknown) => {
      emit('ramp-error', describeError(i18n, error))
      return explain(error)
    }
    return {
      explain,
      report,
      toast(error, title, describe = (message) => message) {
        const { message, reference } = report(error)
        toasts.show({ tone: 'error', title, description: describe(message), reference })
      },
    }
  }, [i18n, toasts, emit])
}

/** For an error that a screen shows in its page as long as it lasts: the host hears of it once. */
export function useShownFailure(error: unknown): Failure | null {
  const failures = useFailures()
  // The host is outside React.
  useEffect(() => {
    if (error) failures.report(error)
    // eslint-disable-next-line react/exhaustive-deps -- a new language is no new error
  }, [error])
  return error ? failures.explain(error) : null
}
