import { explainError, OUTDATED } from '../../queries/failures/explain-error.ts'
import { reportError } from '../../queries/failures/failures.ts'
import type { Emit } from '../../domain/ramp-events.ts'
import type { ToastStore } from '../../stores/toasts.ts'
import type { Translations } from '../language/i18n.ts'

interface Parts {
  readonly toasts: ToastStore
  readonly translations: Translations
  readonly emit: Emit
}

interface SessionToasts {
  /** Shows that the session expired. */
  expired(): void
  /** Shows that the server refused the host's one-time token, or that the page has to be reloaded, where a file is missing. */
  refused(error: unknown): void
}

/** Toasts about the session, on any screen. */
export function createSessionToasts({ toasts, translations, emit }: Parts): SessionToasts {
  const textsOf = (topic: 'expired' | 'token') => ({
    title: translations.i18n._(`app.${topic}.title`),
    description: translations.i18n._(`app.${topic}.text`),
  })
  return {
    expired: () => toasts.show({ tone: 'info', ...textsOf('expired'), follows: true }),
    refused(error) {
      const failure = explainError(translations.i18n, error)
      // The element was removed or reset.
      if (failure.code === 'aborted') return
      reportError(emit, translations.i18n, error)
      const texts = failure.code === OUTDATED ? { title: failure.message, reloads: true } : textsOf('token')
      toasts.show({ tone: 'error', ...texts, reference: failure.reference, follows: true })
    },
  }
}
