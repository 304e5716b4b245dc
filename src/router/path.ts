import { writeJson } from '../lib/json.ts'

type Param = string | readonly string[] | undefined
export type ParamKind = 'text' | 'list'
export type Params = Readonly<Record<string, Param>>

/** A list is written as JSON, because an empty list must differ from a missing one. */
const write = (value: string | readonly string[]) => (typeof value === 'string' ? value : writeJson(value))

export function buildPath(pathname: string, params: Params = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, write(value))
  const text = query.toString()
  return text === '' ? pathname : `${pathname}?${text}`
}

export function splitPath(path: string): { pathname: string; query: URLSearchParams } {
  const queryStart = path.indexOf('?')
  return queryStart < 0
    ? { pathname: path, query: new URLSearchParams() }
    : { pathname: path.slice(0, queryStart), query: new URLSearchParams(path.slice(queryStart + 1)) }
}

function parseJsonList(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  } catch {
    return []
  }
}

/** Reads a JSON array, repeated keys or a comma-separated list; any other text gives an empty list. */
function readList(query: URLSearchParams, name: string): readonly string[] {
  const values = query.getAll(name)
  if (values.length > 1) return values
  const [text = ''] = values
  if (text.startsWith('[')) return parseJsonList(text)
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '' && !/[{}"]/.test(item))
}

export function readParams(path: string, kinds: Readonly<Record<string, ParamKind>>): Params {
  const { query } = splitPath(path)
  const read = ([name, kind]: [string, ParamKind]) => [
    name,
    kind === 'list' ? readList(query, name) : (query.get(name) ?? undefined),
  ]
  return Object.fromEntries(Object.entries(kinds).map(read))
}
