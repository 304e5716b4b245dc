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
  /** A row that cannot be read is an error: what is looked for may be in it. */
  readonly everyRow?: true
  /** Receives how many rows of all pages could not be read. */
  readonly onUnreadable?: OnUnreadable | undefined
}

export type OnUnreadable = (count: number) => void

const MAX_PAGES = 1000

interface Page<T> {
  readonly rows: readonly T[]
  readonly unreadable: number
  readonly hasNext: boolean
}

/**
 * Returns the rows of all pages. An unreadable row is skipped and reported, so that it does not hide the rest of the list; a list of which
 * no row can be read is an error, because only an empty list of the server is empty.
 */
export async function requestList<T extends { readonly id: string }>(
  api: ApiClient,
  path: string,
  { name, row, query, signal, everyRow, onUnreadable }: List<T>,
): Promise<readonly T[]> {
  const rows = new Map<string, T>()
  let unreadable = 0
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const asked = page === 1 ? { ...query } : { ...query, page: String(page) }
    const isEmptyByMistake = (read: Page<T>) =>
      !read.hasNext && rows.size + read.rows.length === 0 && unreadable + read.unreadable > 0
    const schema = pageOf(name, row).check(
      z.refine((read) => !isEmptyByMistake(read) && !(everyRow && read.unreadable > 0)),
    )
    const answer = await api.request('GET', path, { schema, query: asked, whole: true, signal })
    for (const read of answer.rows) rows.set(read.id, read)
    for (let left = 0; left < answer.unreadable; left += 1) api.report({ method: 'GET', path, error: 'unreadable row' })
    unreadable += answer.unreadable
    if (!answer.hasNext) break
  }
  onUnreadable?.(unreadable)
  return [...rows.values()]
}

const pageOf = <T>(name: string, row: z.ZodMiniType<T>): z.ZodMiniType<Page<T>> =>
  z.pipe(
    z.pipe(
      z.transform((body: unknown) => ({ wires: envelopeContent(unwrap(body), name), hasNext: hasNext(body) })),
      z.object({ wires: z.array(z.unknown()), hasNext: z.boolean() }),
    ),
    z.transform(({ wires, hasNext }): Page<T> => {
      const rows = readable(row, wires)
      return { rows, unreadable: wires.length - rows.length, hasNext: hasNext && wires.length > 0 }
    }),
  )

const paging = z.object({ pagination: z.object({ hasNext: z.boolean() }) })

const hasNext = (body: unknown) => z.safeParse(paging, body).data?.pagination.hasNext ?? false

const readable = <T>(row: z.ZodMiniType<T>, wires: readonly unknown[]): readonly T[] =>
  wires.flatMap((wire) => {
    const parsed = z.safeParse(row, wire)
    return parsed.success ? [parsed.data] : []
  })

/** A list that is read one by one: unreadable rows are left out, but a list of only those is refused. */
export const rowsOf = <T>(row: z.ZodMiniType<T>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((wires, context): readonly T[] => {
      const rows = readable(row, wires)
      if (rows.length > 0 || wires.length === 0) return rows
      context.issues.push({ code: 'custom', input: wires, message: 'no row can be read' })
      return z.NEVER
    }),
  )

/** The rows that can be read and the number of those that cannot; a missing array is read as an empty one. */
export const countedRows = <T>(row: z.ZodMiniType<T>) =>
  z.pipe(
    orNull(z.array(z.unknown())),
    z.transform((wires) => {
      const rows = readable(row, wires ?? [])
      return { rows, unreadable: (wires ?? []).length - rows.length }
    }),
  )

/** Like `rowsOf`, but a missing array is read as an empty one. */
export const rowsOrEmpty = <T>(row: z.ZodMiniType<T>) =>
  z.pipe(
    orNull(z.array(z.unknown())),
    z.transform((wires): readonly T[] => readable(row, wires ?? [])),
  )
