import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What each table of `src/app/routes` keeps of the rows. */
const COLUMNS = {
  'route-table.ts': ['params', 'access', 'needs', 'parent', 'kind', 'ownBack'],
  'lazy-screens.ts': ['areas', 'load', 'awaits'],
  'next-routes.ts': ['next'],
  'navigation-items.ts': ['menu'],
}
/** What `routes.mjs` and the README of the element read. */
const OF_THE_BUILD = ['stage', 'firstCalls', 'hints']
const KNOWN = new Set([...Object.values(COLUMNS).flat(), ...OF_THE_BUILD])

const TABLE = /\/src\/app\/routes\/([\w-]+\.ts)(?:\?columns-of=(.+))?$/

/** The table for which a module of the rows is imported; null for an import of anything else. */
function tableOf(id, importer = '') {
  const [, file, table] = TABLE.exec(importer) ?? []
  if (table) return /^\.\/[\w-]+\.ts$/.test(id) ? table : null
  return id === './rows.ts' && Object.hasOwn(COLUMNS, file ?? '') ? file : null
}

const without = (code, ranges) =>
  ranges.toSorted((a, b) => b[0] - a[0]).reduce((left, [start, end]) => left.slice(0, start) + left.slice(end), code)

/** Takes the columns of other tables out of the rows, rows that are empty then, and the imports that only those have used. */
export function keepColumns(code, columns, parse) {
  const declared = parse(code).body.flatMap(({ declaration }) => declaration?.declarations ?? [])
  const rows = declared.flatMap(({ init }) => init.properties).filter(({ value }) => value?.type === 'ObjectExpression')
  const cells = rows.flatMap(({ value }) => value.properties)
  const unknown = cells.find(({ key }) => !KNOWN.has(key.name))
  if (unknown) throw new Error(`Nothing reads the column “${unknown.key.name}”`)
  const isDropped = ({ key }) => !columns.includes(key.name)
  const dropped = rows.flatMap((row) => {
    const found = row.value.properties.filter(isDropped)
    return found.length === row.value.properties.length ? [row] : found
  })
  const withComma = ({ start, end }) => [start, end + /^\s*,?/.exec(code.slice(end))[0].length]
  const kept = without(code, dropped.map(withComma))
  const imports = parse(kept).body.filter(({ type }) => type === 'ImportDeclaration')
  const rest = without(
    kept,
    imports.map(({ start, end }) => [start, end]),
  )
  const isUnread = ({ specifiers }) => !specifiers.some(({ local }) => new RegExp(`\\b${local.name}\\b`).test(rest))
  return without(
    kept,
    imports.filter(isUnread).map(({ start, end }) => [start, end]),
  )
}

/**
 * The rows of the routes hold everything about a screen, and the tables are downloaded at different times: each is built of its own
 * columns of the same rows.
 */
export const routeColumns = () => ({
  name: 'route-columns',
  resolveId(id, importer) {
    const table = tableOf(id, importer)
    return table && `${join(dirname(importer.split('?')[0]), id)}?columns-of=${table}`
  },
  load(id) {
    return TABLE.exec(id)?.[2] ? readFileSync(id.split('?')[0], 'utf8') : null
  },
  transform: {
    // The other plugins have made JavaScript of it.
    order: 'post',
    handler(code, id) {
      const table = TABLE.exec(id)?.[2]
      if (!table || basename(id.split('?')[0]) === 'rows.ts') return null
      return { code: keepColumns(code, COLUMNS[table], (text) => this.parse(text)), map: null }
    },
  },
})
