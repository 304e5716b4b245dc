import * as z from 'zod/mini'
import type { ApiClient } from '../client.ts'
import { unwrap } from '../http/call.ts'
import { contentOf } from './envelope.ts'
import { orNull } from './values.ts'

interface List<T> {
  readonly name: string
  readonly row: z.ZodMiniType<T>
  readonly query?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
}

const PAGES = 1000

/** All rows of all pages. A row that cannot be read is left out and reported, never the whole list. */
export async function requestList<T extends { readonly id: string }>(
  api: ApiClient,
  path: string,
  { name, row, query, signal }: List<T>,
): Promise<readonly T[]> {
  const rows = new Map<string, T>()
  for (let page = 1; page <= PAGES; page += 1) {
    const asked = page === 1 ? { ...query } : { ...query, page: String(page) }
    const answer = await api.request('GET', path, { schema: pageOf(name), query: asked, whole: true, signal })
    for (const wire of answer.rows) {
      const parsed = z.safeParse(row, wire)
      if (parsed.success) rows.set(parsed.data.id, parsed.data)
      else api.report({ method: 'GET', path, error: 'unreadable row' })
    }
    if (!answer.hasNext || answer.rows.length === 0) break
  }
  return [...rows.values()]
}

const pageOf = (name: string) =>
  z.pipe(
    z.transform((body: unknown) => ({ rows: contentOf(unwrap(body), name), hasNext: hasNext(body) })),
    z.object({ rows: z.array(z.unknown()), hasNext: z.boolean() }),
  )

const paging = z.object({ pagination: z.object({ hasNext: z.boolean() }) })

const hasNext = (body: unknown) => z.safeParse(paging, body).data?.pagination.hasNext ?? false

/** A list that is read one by one: what cannot be read is left out. */
export const rowsOf = <T>(row: z.ZodMiniType<T>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows): readonly T[] =>
      rows.flatMap((wire) => {
        const parsed = z.safeParse(row, wire)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  )

/** A part that may be missing. */
export const rowsOrNone = <T>(row: z.ZodMiniType<T>) =>
  z.pipe(
    orNull(rowsOf(row)),
    z.transform((rows): readonly T[] => rows ?? []),
  )
