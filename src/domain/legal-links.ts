const DOCUMENTS = ['terms', 'privacy'] as const

interface LegalLink {
  readonly document: (typeof DOCUMENTS)[number]
  readonly url: string
}

/** The host's legal pages. An address that is not of the web is left out: a script would run in the host's page. */
export function legalLinks(legal: Partial<Record<LegalLink['document'], unknown>> | null = {}): readonly LegalLink[] {
  return DOCUMENTS.flatMap((document) => {
    const url = legal?.[document]
    if (typeof url !== 'string' || !URL.canParse(url)) return []
    return /^https?:$/.test(new URL(url).protocol) ? [{ document, url }] : []
  })
}
