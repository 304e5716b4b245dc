/** The part of a `useQuery` result that a view needs. */
export interface Reading<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  refetch(): unknown
}

/** The first answer is on its way, or will be asked for when the browser is online again. */
export const isAwaited = ({
  isPending,
  fetchStatus,
}: {
  readonly isPending: boolean
  readonly fetchStatus: string
}): boolean => isPending && fetchStatus !== 'idle'

/** A query as it is before its first answer, for a view that has to wait for another one too. */
export const withoutData = <Data>(query: Reading<Data>): Reading<Data> => ({ ...query, data: undefined, error: null })

/** Combines several queries into one that has data once each of them has. */
export function combineQueries<Queries extends Readonly<Record<string, Reading<unknown>>>>(queries: Queries) {
  type All = { readonly [Name in keyof Queries]: NonNullable<Queries[Name]['data']> }
  const each = Object.values(queries)
  const missing = each.filter(({ data }) => data === undefined)
  const data = Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, query.data]))
  return {
    data: missing.length === 0 ? (data as All) : undefined,
    error: missing.find(({ error }) => error)?.error ?? null,
    isFetching: each.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(each.map((query) => query.refetch())),
  } satisfies Reading<All>
}
