import { afterEach, beforeEach, expect, test } from 'vitest'
import { json, type Db } from './db.ts'
import { openEmptyPglite } from './empty-pglite.ts'
import { migrate } from './migrate.ts'
import { createTestDb } from './test-db.ts'

let db: Db
beforeEach(async () => {
  db = await createTestDb()
  await db.query('create table notes (id bigserial primary key, text text not null)')
})
afterEach(() => db.close())

const add = (to: Db, text: string) => to.query('insert into notes (text) values ($1)', [text])
const notes = async () =>
  (await db.query<{ text: string }>('select text from notes order by id')).map(({ text }) => text)

test('both databases return the same types', async () => {
  const at = new Date('2026-01-15T12:00:00.123Z')
  const [row] = await db.query(
    `select 9007199254740993::int8 as whole, 1.50::numeric as exact, $1::timestamptz as at, $2::jsonb as data,
       $3::text[] as list, true as yes, null as nothing, (select count(*) from notes) as count, 7::int as small`,
    [at, json({ a: [1] }), ['x', 'y']],
  )
  expect(row).toEqual({
    whole: 9007199254740993n,
    exact: '1.50',
    at,
    data: { a: [1] },
    list: ['x', 'y'],
    yes: true,
    nothing: null,
    count: 0n,
    small: 7,
  })
})

test('an error rolls back its transaction', async () => {
  const failing = db.transaction(async (tx) => {
    await add(tx, 'one')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await notes()).toEqual([])
})

test('a statement that failed can be repeated, also with what another database calls the same', async () => {
  const texts = () => db.query('select text from notes where text <> $1', ['x'])
  const other = await createTestDb()
  await add(db, 'here')
  await expect(db.query('insert into notes (text) values ($1)', [null])).rejects.toThrow('null value')
  await add(db, 'here, too')
  expect(await texts()).toEqual([{ text: 'here' }, { text: 'here, too' }])
  await other.query('create table notes (text text)')
  await add(other, 'there')
  expect(await other.query('select text from notes where text <> $1', ['x'])).toEqual([{ text: 'there' }])
  expect(await texts()).toHaveLength(2)
  await other.close()
})

test('an answer of megabytes arrives whole', async () => {
  const text = 'ä€'.repeat(1_000_000)
  await add(db, text)
  expect((await notes())[0]).toBe(text)
})

test('a nested transaction is rolled back alone', async () => {
  await db.transaction(async (tx) => {
    await add(tx, 'outer')
    await tx.transaction(async (inner) => add(inner, 'kept'))
    await tx
      .transaction(async (inner) => {
        await add(inner, 'lost')
        await inner.transaction(async (innermost) => add(innermost, 'lost too'))
        await inner.query('insert into notes (text) values (null)')
      })
      .catch(() => undefined)
    await add(tx, 'after')
  })
  expect(await notes()).toEqual(['outer', 'kept', 'after'])
})

test('ten concurrent increments add ten', async () => {
  await add(db, '0')
  await Promise.all(
    Array.from({ length: 10 }, () =>
      db.transaction(async (tx) => {
        const [row] = await tx.query<{ text: string }>('select text from notes for update')
        await tx.query('update notes set text = $1', [String(Number(row?.text) + 1)])
      }),
    ),
  )
  expect(await notes()).toEqual(['10'])
})

test('a failed query does not affect the next one', async () => {
  await expect(db.query('select nonsense')).rejects.toThrow()
  expect(await notes()).toEqual([])
})

test('two test databases are isolated from each other', async () => {
  const other = await createTestDb()
  await add(db, 'here')
  await expect(other.query('select * from notes')).rejects.toThrow()
  await other.close()
})

test('concurrent processes run each migration once, in the order of the names', async () => {
  const files = [
    {
      name: '902-fill.sql',
      sql: "-- fills\ninsert into ordered values ('one; two');\ninsert into ordered values ('three');\n",
    },
    { name: '901-make.sql', sql: 'create table ordered (text text);' },
  ]
  await Promise.all(Array.from({ length: 5 }, () => migrate(db, files)))
  await migrate(db, files)
  expect(await db.query('select text from ordered')).toEqual([{ text: 'one; two' }, { text: 'three' }])
})

test('a failed migration is rolled back', async () => {
  const files = [{ name: '903-broken.sql', sql: 'create table half (text text);\nselect nonsense;' }]
  await expect(migrate(db, files)).rejects.toThrow()
  await expect(db.query('select * from half')).rejects.toThrow()
  expect(await db.query("select name from migrations where name like '9%'")).toEqual([])
})

test('a closed engine refuses each query, and nothing waits', async () => {
  const engine = await openEmptyPglite()
  const gone = engine.schema('public')
  await engine.close()
  await expect(gone.query('select 1')).rejects.toThrow()
  await expect(gone.query('select 1 where $1', [true])).rejects.toThrow()
})
