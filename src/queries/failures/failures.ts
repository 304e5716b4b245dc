import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useEffect, useMemo } from 'react'
import { ApiError } from '../../api/error.ts'
import type { Emit } from '../../domain/ramp-events.ts'
import { useServices } from '../services.ts'
import { explainError, OUTDATED, UNKNOWN, type Failure } from './explain-error.ts'
import { isMissingFile, OUTDATED_REMEDY } from './missing-file.ts'

interface Failures {
  explain(error: unknown): Failure
  /** Like `explain`, and also emits the error to the host. */
  report(error: unknown): Failure
  /** Shows a toast with the message, or with a description that contains it, and emits the error to the host. */
  toast(error: unknown, title: string, describe?: (message: string) => string): void
}

/** Emits an error to the host page, in words that come with the first one. Without them it is a code and a reference. */
export function reportError(emit: Emit, i18n: I18n, error: unknown): void {
  void import('./host-failures.ts').then(
    ({ describeError }) => emit('ramp-error', describeError(i18n, error)),
    () => {
      const remedy = isMissingFile(error) ? OUTDATED_REMEDY : undefined
      emit('ramp-error', { ...explainError(i18n, error, true), message: i18n._(UNKNOWN), remedy })
    },
  )
}

/** How components show errors to the customer and report them to the host. */
export function useFailures(): Failures {
  const { i18n } = useLingui()
  const { toasts, emit } = useServices()
  return useMemo(() => {
    const explain = (error: unknown) => explainError(i18n, error)
    const report = (error: unknown) => {
      reportError(emit, i18n, error)
      return explain(error)
    }
    return {
      explain,
      report,
      toast(error, title, describe = (message) => message) {
        // The session or the element has ended, and the call with it.
        if (error instanceof ApiError && error.kind === 'aborted') return
        const { code, message, remedy, reference } = report(error)
        const reloads = code === OUTDATED
        toasts.show({ tone: 'error', title, description: describe(message), remedy, reference, reloads })
      },
    }
  }, [i18n, toasts, emit])
}

const createReported = () => new WeakSet<object>()

/** Explains an error that a screen shows permanently, and emits it to the host once, on however many screens it is shown. */
export function useShownFailure(error: object | null | undefined): Failure | null {
  const failures = useFailures()
  const reported = useServices().lazy(createReported)
  useEffect(() => {
    if (!error || reported.has(error)) return
    reported.add(error)
    failures.report(error)
    // eslint-disable-next-line react/exhaustive-deps -- a change of language is not a new error
  }, [error])
  return error ? failures.explain(error) : null
}
