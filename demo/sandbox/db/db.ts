/**
 * One SQL dialect over embedded Postgres and a Postgres server. What comes back is the same from both:
 * int8 and count(*) as bigint, numeric as a decimal string, timestamptz as Date, jsonb parsed.
 * What goes in: jsonb through `json()`, moments as Date, arrays of text as arrays.
 */
export interface Db {
  query<Row extends object = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** Inside another transaction this is a savepoint: an error undoes it, and the outer transaction goes on. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export const json = (value: unknown): string => JSON.stringify(value)

export async function one<Row extends object>(rows: Promise<Row[]>): Promise<Row | null> {
  return (await rows)[0] ?? null
}
