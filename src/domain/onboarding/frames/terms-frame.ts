import { originOf } from '../../../lib/frame-message.ts'

export const TERMS_MESSAGES = ['pending', 'success', 'error', 'close'] as const
export type TermsMessage = (typeof TERMS_MESSAGES)[number]

/** What a message is answered with. All of them only make the state be read again: the server decides. */
export interface TermsEffect {
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

/** Its own query is kept as it was written: a signature may cover it. */
function withLanguage(url: URL, language: string): string {
  if (url.protocol === 'data:') return url.href
  if (url.searchParams.has('lang')) url.searchParams.set('lang', language)
  else url.search += `${url.search === '' ? '?' : '&'}lang=${encodeURIComponent(language)}`
  return url.href
}

/**
 * The address for the frame; null when it must not be framed. The frame may run scripts as its own origin, which is safe only as long as
 * that is not the origin of the page around us.
 */
export function termsFrameSrc({ url, language, hostOrigin, frontendOrigin }: TermsPage): string | null {
  if (!URL.canParse(url)) return null
  const page = new URL(url)
  if (!isPage(page, frontendOrigin) || originOf(page.href) === hostOrigin) return null
  return withLanguage(page, language)
}
