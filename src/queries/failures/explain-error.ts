import type { I18n } from '@lingui/core'
import { ApiError } from '../../api/error.ts'
import { isChainError } from '../../chains/is-chain-error.ts'
import { isMissingFile } from './missing-file.ts'

export interface Failure {
  /** An API code, a chain code, or the kind of failure when the server gave none. */
  readonly code: string
  /** The message in the interface language when it is known, otherwise the server's text. */
  readonly message: string
  /** What to do, on a line of its own below a message that the specification quotes (decisions.md E21); absent where the message says it. */
  readonly remedy?: string | undefined
  readonly reference: string | null
}

export const UNKNOWN = 'app.error.unknown'
/** A newer version has replaced a file of the page. */
export const OUTDATED = 'page/outdated'

export function knownSentence(i18n: I18n, { message, code }: ApiError, ending = ''): string | undefined {
  const ids = [message, code].map((key) => `apiErrors.${key}${ending}`)
  const id = ids.find((known) => Object.hasOwn(i18n.messages, known))
  return id === undefined ? undefined : i18n._(id)
}

/** Describes an error to the customer. An unknown error is shown as the server wrote it. */
export function explainError(i18n: I18n, error: unknown, isForHost?: boolean): Failure {
  if (isMissingFile(error)) return { code: OUTDATED, message: i18n._('app.gone'), reference: null }
  if (isChainError(error)) return error.explain(i18n, isForHost)
  if (!(error instanceof ApiError)) return { code: 'unknown', message: i18n._(UNKNOWN), reference: null }
  const { message, code, kind, reference } = error
  const raw = message === 'unknown' ? i18n._(UNKNOWN) : message
  const remedy = knownSentence(i18n, error, '.remedy')
  return { code: code ?? kind, message: knownSentence(i18n, error) ?? raw, remedy, reference }
}
