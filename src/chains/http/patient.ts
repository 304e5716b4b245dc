import type { ChainNode } from '../adapter.ts'
import { LONGEST_PAUSE_MS } from './facts.ts'

/** For the checks before a wallet is asked: the customer waits for a node's pause rather than press Send again. */
export const patient = (node: ChainNode): ChainNode => ({ ...node, patienceMs: LONGEST_PAUSE_MS })
