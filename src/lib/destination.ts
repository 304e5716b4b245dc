/** A route and its parameters, for the router to go to. */
export interface Destination<Route extends string = string> {
  readonly route: Route
  readonly params: Readonly<Record<string, string | readonly string[]>>
}
