/** An object in the version that a transaction uses, and no other. */
interface Input {
  readonly id: string
  readonly version: bigint
}

/** It lands in no later epoch, and no more once one of its inputs has another version. */
export interface Bound {
  readonly lastEpoch: bigint
  /** The newest when it was built: what lands is in a later one. */
  readonly checkpoint: bigint
  readonly inputs: readonly Input[]
}

/** The journal keeps it as a text. The coins that pay the gas come first, because the wallet's next transaction needs them too. */
const INPUTS_MAX = 20

export const writeBound = ({ lastEpoch, checkpoint, inputs }: Bound): string =>
  [lastEpoch, checkpoint, ...inputs.slice(0, INPUTS_MAX).map(({ id, version }) => `${id}@${version}`)].join(':')

const BOUND = /^(\d{1,20}):(\d{1,20})((?::0x[0-9a-f]{64}@\d{1,20}){0,20})$/

function readInput(text: string): Input {
  const [id = '', version = ''] = text.split('@')
  return { id, version: BigInt(version) }
}

export function readBound(text = ''): Bound | null {
  const [, lastEpoch, checkpoint, inputs = ''] = BOUND.exec(text) ?? []
  if (!lastEpoch || !checkpoint) return null
  return {
    lastEpoch: BigInt(lastEpoch),
    checkpoint: BigInt(checkpoint),
    inputs: inputs.split(':').filter(Boolean).map(readInput),
  }
}
