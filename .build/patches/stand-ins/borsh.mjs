import { standIn } from '../stand-in.mjs'

/** @solana/web3.js writes accounts with it, and no account is written. */
export const borsh = standIn(
  'borsh',
  "const none = () => { throw Error('.build/patches leaves this out') }; export { none as serialize, none as deserialize, none as deserializeUnchecked }",
)
