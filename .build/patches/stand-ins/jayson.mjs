import { standIn } from '../stand-in.mjs'

/** @solana/web3.js asks nodes with it. Nodes are asked by src/chains/http/json-rpc.ts. */
export const jayson = standIn('jayson/lib/client/browser', 'export default null')
