import { originOf } from '../../../lib/frame-message.ts'

export const TERMS_MESSAGES = ['pending', 'success', 'error', 'close'] as const
export type TermsMessage = (typeof TERMS_MESSAGES)[number]

/** The effect of a message. Every message also refetches the onboarding state, because only the server decides. */
interface TermsEffect {
  readonly toast: 'success' | 'error' | null
  readonly leaves: boolean
}

export const TERMS_EFFECTS: Readonly<Record<TermsMessage, TermsEffect>> = {
  pending: { toast: null, leaves: false },
  success: { toast: 'success', leaves: false },
  error: { toast: 'error', leaves: false },
  close: { toast: null, leaves: true },
}

interface TermsPage {
  readonly url: string
  readonly language: string
  readonly hostOrigin: string
  readonly frontendOrigin: string
}

const isPage = (url: URL, frontendOrigin: string) =>
  /^https?:$/.test(url.protocol) || (url.protocol === 'data:' && frontendOrigin === 'null')

/** Keeps the page's own query byte for byte, because a signature may cover it. */
function withLanguage(url: URL, language: string): string {
  if (url.protocol === 'data:') return url.href
  if (url.searchParams.has('lang')) url.searchParams.set('lang', language)
  else url.search += `${url.search === '' ? '?' : '&'}lang=${encodeURIComponent(language)}`
  return url.href
}

/**
 * The address for the frame; null when it must not be framed. The frame may run scripts in its own origin, which is safe only as long as
 * that origin differs from the host page's.
 */
export function termsFrameSrc({ url, language, hostOrigin, frontendOrigin }: TermsPage): string | null {
  if (!URL.canParse(url)) return null
  const page = new URL(url)
  if (!isPage(page, frontendOrigin) || originOf(page.href) === hostOrigin) return null
  return withLanguage(page, language)
}
