import { buildPath, type Params } from './path.ts'

/** The routes and their parameters. The application fills it in by declaration merging; the router knows none of them. */
// eslint-disable-next-line typescript/no-empty-object-type -- filled in by src/app/routes.ts
export interface RouteTable {}

export type RoutePath = keyof RouteTable & string
export type RouteParams<P extends RoutePath> = RouteTable[P]

export const pathTo = <P extends RoutePath>(route: P, params: RouteParams<P>): string =>
  buildPath(route, params as Params)
