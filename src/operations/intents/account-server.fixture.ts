type Row = Readonly<Record<string, unknown>>

export type Meets =
  /** It never reaches the server. */
  | 'lost'
  /** The server does it, and its answer is lost. */
  | 'answerLost'
  | readonly [status: number, code: string]

const LISTS = { bankAccounts: 'bankAccount', wallets: 'wallet', walletBankAccounts: 'walletBankAccount' } as const

const error = (status: number, code: string) =>
  Response.json({ error: { code, message: code }, request: 'request_1' }, { status })

const lost = () => Promise.reject(new TypeError('reset'))

/** A server of accounts and wallets. `rowOf` makes what is listed of what was sent; the next calls meet `faults`, in turn. */
export function createAccountServer(rowOf: (sent: Row) => Row) {
  const rows: Row[] = []
  const faults: Meets[] = []
  const posts: { readonly path: string; readonly key: string | null; readonly sent: Row }[] = []
  const listing = { fails: false }

  async function create(request: Request, name: keyof typeof LISTS): Promise<Response> {
    const sent = (await request.json()) as Row
    posts.push({ path: name, key: request.headers.get('Idempotency-Key'), sent })
    const fault = faults.shift()
    if (fault === 'lost') return lost()
    if (Array.isArray(fault)) return error(fault[0], fault[1])
    rows.push(rowOf(sent))
    return fault === 'answerLost' ? lost() : Response.json({ data: { [LISTS[name]]: rows.at(-1) } }, { status: 201 })
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const name = pathname.replace('/v1/ramp/', '') as keyof typeof LISTS
    if (!Object.hasOwn(LISTS, name) || search !== '') throw new Error(`no ${pathname}${search}`)
    if (request.headers.get('Authorization') !== 'Bearer token') return error(401, 'token_invalid')
    if (request.method === 'POST') return create(request, name)
    if (request.method !== 'GET') throw new Error(`no ${request.method} ${pathname}`)
    return listing.fails ? error(500, 'internal') : Response.json({ data: { [name]: rows } })
  }
  return { fetch, rows, faults, posts, listing, timeHeader: () => null }
}

export const keysOf = ({ posts }: ReturnType<typeof createAccountServer>) => new Set(posts.map(({ key }) => key))
