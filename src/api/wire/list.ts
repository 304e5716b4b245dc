import * as z from 'zod/mini'
import type { ApiClient } from '../client.ts'
import { unwrap } from '../http/call.ts'
import { envelopeContent } from './envelope.ts'
import { orNull } from './values.ts'

interface List<T> {
  readonly name: string
  readonly row: z.ZodMiniType<T>
  readonly query?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
}

const MAX_PAGES = 1000

/** Returns the rows of all pages. An unreadable row is skipped and reported, so that it does not hide the rest of the list. */
export async function requestList<T extends { readonly id: string }>(
  api: ApiClient,
  path: string,
  { name, row, query, signal }: List<T>,
): Promise<readonly T[]> {
  const rows = new Map<string, T>()
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const pageQuery = page === 1 ? { ...query } : { ...query, page: String(page) }
    const answer = await api.request('GET', path, { schema: pageOf(name), query: pageQuery, whole: true, signal })
    for (const value of answer.rows) {
      const parsed = z.safeParse(row, value)
      if (parsed.success) rows.set(parsed.data.id, parsed.data)
      else api.report({ method: 'GET', path, error: 'unreadable row' })
    }
    if (!answer.hasNext || answer.rows.length === 0) break
  }
  return [...rows.values()]
}

const pageOf = (name: string) =>
  z.pipe(
    z.transform((body: unknown) => ({ rows: envelopeContent(unwrap(body), name), hasNext: hasNext(body) })),
    z.object({ rows: z.array(z.unknown()), hasNext: z.boolean() }),
  )

const paging = z.object({ pagination: z.object({ hasNext: z.boolean() }) })

const hasNext = (body: unknown) => z.safeParse(paging, body).data?.pagination.hasNext ?? false

/** An array whose unreadable rows are skipped. */
export const rowsOf = <T>(row: z.ZodMiniType<T>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows): readonly T[] =>
      rows.flatMap((value) => {
        const parsed = z.safeParse(row, value)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  )

/** Like `rowsOf`, but a missing array is read as an empty one. */
export const rowsOrEmpty = <T>(row: z.ZodMiniType<T>) =>
  z.pipe(
    orNull(rowsOf(row)),
    z.transform((rows): readonly T[] => rows ?? []),
  )
