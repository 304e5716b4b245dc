/** A witness makes one block in this time, or none. `BLOCK_PRODUCED_INTERVAL` of java-tron, looked up on 2026-11-29. */
export const BLOCK_MS = 3000

/** java-tron searches no more blocks at once. `node.jsonrpc.maxBlockRange` of its configuration, looked up on 2026-11-29. */
export const MOST_BLOCKS = 5000

/** In blocks: how far the node of logs may be behind that of the head. Half a minute, which a search repeats within. */
export const MOST_APART = 10
