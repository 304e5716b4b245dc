import { standIn } from '../stand-in.mjs'

/** No query is infinite. Delete this file before adding one. */
export const infiniteQueryBehavior = standIn(
  './infiniteQueryBehavior.js',
  "const none = () => { throw Error('.build/patches leaves this out') }; export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior }",
)
