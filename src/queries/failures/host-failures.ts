import type { I18n } from '@lingui/core'
import type { MessageId } from '../../../locales/message-ids.generated.ts'
import { ApiError, type ApiErrorKind } from '../../api/error.ts'
import { networkRemedy } from '../../api/http/network-remedy.ts'
import type { RampEvents } from '../../domain/ramp-events.ts'
import { explainError, knownSentence, UNKNOWN } from './explain-error.ts'
import { OUTDATED_REMEDY } from './missing-file.ts'

// What a host page reads of an error. It is in English where only a developer reads it, and comes with the first error.

const COMPARE_PAYOUT = 'Compare the payout with its request on the server.'
const LOOK_UP = "Look the reference up in the server's log."
const FRAME = 'Allow its origin in frame-src.'
const TERMS = 'Set config.frontendOrigin; allow it in frame-src.'

/** What the developer of the page may do, by code. Customers never read it. element/README.md has the same words. */
export const REMEDIES = {
  'page/outdated': OUTDATED_REMEDY,
  network: 'The API has answered before: look at its connection where more than one customer meets this.',
  timeout: 'Look at how long the API takes: it had 15 seconds, or 30 for a new payout.',
  unreadable:
    'The console names the call, and npx sphere-ramp-sandbox check --api-url <URL> says where its answer differs.',
  unauthorized: 'Nothing: the customer signs in again.',
  validation: LOOK_UP,
  field: LOOK_UP,
  message: LOOK_UP,
  unknown: `${LOOK_UP} Without a reference it is a fault of the widget: report it with the lines of the console.`,
  payout_different: COMPARE_PAYOUT,
  instructions_unsafe: COMPARE_PAYOUT,
  terms_not_accepted: 'Nothing: the customer can accept later.',
  terms_unsafe: TERMS,
  terms_timeout: TERMS,
  verification_unsafe: FRAME,
  verification_timeout: FRAME,
  'configuration/api-url-wrong': 'Check the attribute api-url of the tag: the address of the API, without /v1/ramp.',
} as const

const remedyOf = (code: string): string | undefined =>
  Object.hasOwn(REMEDIES, code) ? REMEDIES[code as keyof typeof REMEDIES] : undefined

const OWN_SENTENCES = {
  validation: 'apiErrors.refused',
  field: 'apiErrors.refused',
  message: 'apiErrors.refused',
  unauthorized: 'apiErrors.signIn',
  network: 'apiErrors.unreachable',
  timeout: 'apiErrors.unreachable',
  unreadable: 'apiErrors.unreadable',
  misdirected: 'apiErrors.configuration/api-url-wrong',
  aborted: UNKNOWN,
  unknown: UNKNOWN,
} satisfies Record<ApiErrorKind, MessageId>

/** Describes an error to the host page in our own words, because the server's text may contain personal data. */
export function describeError(i18n: I18n, error: unknown): RampEvents['ramp-error'] {
  const failure = explainError(i18n, error, true)
  const remedy = failure.remedy ?? remedyOf(failure.code)
  if (!(error instanceof ApiError)) return { ...failure, remedy }
  const { kind, status = 0, asked } = error
  const generic = status >= 500 ? UNKNOWN : OWN_SENTENCES[kind]
  // The sentences come after the first screen.
  const loaded = Object.hasOwn(i18n.messages, generic) ? generic : UNKNOWN
  const message = knownSentence(i18n, error) ?? i18n._(loaded)
  return {
    ...failure,
    remedy: (kind === 'network' && asked && networkRemedy()) || remedy,
    message: kind === 'misdirected' ? `${message} ${error.message}` : message,
  }
}
