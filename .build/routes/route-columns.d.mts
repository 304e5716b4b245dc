import type { Plugin, ProgramNode } from 'rollup'

export function keepColumns(code: string, columns: readonly string[], parse: (code: string) => ProgramNode): string
export function routeColumns(): Plugin
