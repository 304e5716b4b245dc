import pg from 'pg'
import type { Session } from './transaction.ts'

const INT8 = 20
const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
  (oid as number) === INT8 ? (text: string) => BigInt(text) : pg.types.getTypeParser(oid, format)

/** What comes back as which type, from the embedded engine and from a server. */
export const types = { getTypeParser }

/** Without a name a statement is parsed and planned each time. */
type NameOf = (sql: string) => string | undefined

export const sessionOf = (client: pg.Pool | pg.ClientBase, nameOf: NameOf = () => undefined): Session => ({
  query: async <Row extends object>(sql: string, params: readonly unknown[] = []) => {
    const name = params.length > 0 ? nameOf(sql) : undefined
    const query = { ...(name !== undefined && { name }), text: sql, values: [...params] }
    return (await client.query<Row & pg.QueryResultRow>(query)).rows
  },
})
