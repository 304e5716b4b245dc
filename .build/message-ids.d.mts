import type { ProgramNode, ParseAst } from 'rollup'

interface Uses {
  readonly patterns: readonly RegExp[]
  readonly texts: readonly unknown[]
}

export function usesOf(tree: ProgramNode): Uses
export function shortIds(ids: readonly string[], uses: Uses): Map<string, string>
export function shorten(code: string, short: ReadonlyMap<string, string>, parse: ParseAst): { code: string } | null
