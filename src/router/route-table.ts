import { buildPath, type Params } from './path.ts'

/** The parameters of each route. The application adds its routes by declaration merging, so the router knows none of them. */
// eslint-disable-next-line typescript/no-empty-object-type -- filled in by src/app/routes/route-table.ts
export interface RouteTable {}

export type RoutePath = keyof RouteTable & string
export type RouteParams<P extends RoutePath> = RouteTable[P]

export const pathTo = <P extends RoutePath>(route: P, params: RouteParams<P>): string =>
  buildPath(route, params as Params)
