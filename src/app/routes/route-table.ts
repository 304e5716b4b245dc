import { readParams, type ParamKind } from '../../router/path.ts'
import type { Route } from './row.ts'
import { ROWS } from './rows.ts'

export type RouteName = keyof typeof ROWS

type Value = { readonly text: string; readonly list: readonly string[] }
type ParamsOf<R extends { readonly params: object }> = {
  readonly [K in keyof R['params']]?: Value[R['params'][K] & ParamKind] | undefined
}
type Table = { readonly [P in RouteName]: ParamsOf<(typeof ROWS)[P]> }

declare module '../../router/route-table.ts' {
  interface RouteTable extends Table {}
}

export const isRoute = (pathname: string): pathname is RouteName => Object.hasOwn(ROWS, pathname)

export const routeOf = (name: RouteName): Route => ROWS[name]

export const paramsOf = (name: RouteName, path: string) => readParams(path, routeOf(name).params)
