import type { ProgramNode, ParseAst } from 'rollup'

export function madeAtRunTime(tree: ProgramNode): RegExp[]
export function shortIds(ids: readonly string[], patterns: readonly RegExp[]): Map<string, string>
export function shorten(code: string, short: ReadonlyMap<string, string>, parse: ParseAst): { code: string } | null
