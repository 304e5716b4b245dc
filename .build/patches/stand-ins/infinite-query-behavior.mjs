import { standIn } from '../stand-in.mjs'

/** No query goes on for ever; whoever makes one takes this file away. */
export const infiniteQueryBehavior = standIn(
  './infiniteQueryBehavior.js',
  "const none = () => { throw Error('.build/patches leaves this out') }; export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior }",
)
