import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useEffect, useMemo } from 'react'
import { ApiError } from '../api/error.ts'
import { useServices } from './services.ts'

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

/** Looked up by the server's text, then by its code; what is not known is shown as the server wrote it. */
export function explainError(i18n: I18n, error: unknown): Failure {
  const unknown = i18n._('app.error.unknown')
  if (!(error instanceof ApiError)) return { code: 'unknown', message: unknown, reference: null }
  const { message, code, kind, reference } = error
  const ids = [message, code].map((key) => `apiErrors.${key}`)
  const known = ids.find((id) => Object.hasOwn(i18n.messages, id))
  const raw = message === 'unknown' ? unknown : message
  return { code: code ?? kind, message: known === undefined ? raw : i18n._(known), reference }
}

/** The one place where an error becomes words. */
export function useFailures(): Failures {
  const { i18n } = useLingui()
  const { toasts, emit } = useServices()
  return useMemo(() => {
    const explain = (error: unknown) => explainError(i18n, error)
    const report = (error: unknown) => {
      const failure = explain(error)
      emit('ramp-error', failure)
      return failure
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
