/** A route and the parameters with which the router opens it. */
export interface Destination<Route extends string = string> {
  readonly route: Route
  readonly params: Readonly<Record<string, string | readonly string[]>>
}
