interface Component {
  readonly name: string
  readonly version: string
  readonly purl: string
}

interface Advisory {
  readonly id: string
  readonly component: string
  readonly severity: string | null
  readonly summary: string
}

export function advisoriesOf(
  list: { readonly components: readonly Component[] },
  fetch: (url: string, init?: { readonly method: string; readonly body: string }) => Promise<Response>,
): Promise<Advisory[]>
export function isSerious(advisory: Pick<Advisory, 'severity'>): boolean
