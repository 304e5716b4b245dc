/** What a node has answered, as its vendor, a specification or a recorded test has published it. */
export interface Answer<Question extends string = string> {
  /** A page, or a repository with a file and its commit. */
  readonly source: string
  /** When it was published; where the source does not say, when it was read. */
  readonly day: string
  readonly what: string
  readonly to: Question
  /** The hash that was asked for. */
  readonly asked?: string
  readonly status?: number
  /** JSON, or the very text. */
  readonly body: unknown
  /** What the reader in `src/chains` makes of it. */
  readonly means: unknown
}

/** Nothing may be concluded from it: `network/unreachable`. */
export const NO_ANSWER = 'no answer'

export const isAnswer = ({ means }: Pick<Answer, 'means'>): boolean => means !== NO_ANSWER

export const respond = ({ status = 200, body }: Pick<Answer, 'status' | 'body'>): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })

/** The result of a JSON-RPC call. */
export const result = (value: unknown) => ({ jsonrpc: '2.0', id: 1, result: value })

/** An error of JSON-RPC; without a code where only the message was published. */
export const refusal = (code: number | null, message: string, data?: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  error: { ...(code === null ? {} : { code }), message, ...(data === undefined ? {} : { data }) },
})

/** What nginx in front of nodes writes. */
export const page = (title: string): string =>
  `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n`

/** nginx writes the page of each status in this form. */
export const NGINX = { source: 'https://github.com/tronscan/tronscan-frontend/issues/1580', day: '2022-10-22' } as const
