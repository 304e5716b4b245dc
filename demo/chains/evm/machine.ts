import { type Anvil, type AnvilNodes, createAnvilNodes } from './anvil.ts'
import { type TokenContracts, compileToken } from './compile-token.ts'

export interface MachineParts {
  readonly nodes: AnvilNodes
  readonly contracts: Promise<TokenContracts>
}

/** Networks over anvil share one guard and the compiled contracts. */
export interface Machine {
  /** Made for the first that asks. Throws the reason where anvil cannot run. */
  parts(): MachineParts
  /** Why none of them can run here. */
  readonly missing: string | null
  stop(): Promise<void>
}

export function createMachine(anvil: Anvil): Machine {
  let parts: MachineParts | null = null
  return {
    parts() {
      if ('missing' in anvil) throw new Error(anvil.missing)
      parts ??= { nodes: createAnvilNodes(anvil.binary), contracts: compileToken() }
      return parts
    },
    missing: 'missing' in anvil ? anvil.missing : null,
    stop: async () => parts?.nodes.stop(),
  }
}
