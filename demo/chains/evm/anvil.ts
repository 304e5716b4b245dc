import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Deferred, deferred } from '../../deferred.ts'
import { anvilGuardFile } from '../../paths.ts'
import { EVM_FACTS, type EvmFacts } from './facts.ts'

export interface AnvilNodes {
  /** Returns the URL of the node's JSON-RPC server. */
  start(chainId: number, facts?: EvmFacts): Promise<string>
  stop(): Promise<void>
}

interface GuardAnswer {
  readonly id: number
  readonly port?: number
  readonly error?: string
}

/** Where the program is, or why there is none. */
export type Anvil = { readonly binary: string } | { readonly missing: string }

interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: string
  readonly arch: string
}

/** Whoever shows the reason ends the sentence. */
const INSTALL = 'Install Foundry (https://getfoundry.sh) and start with ANVIL=/path/to/anvil'

/** The program that `ANVIL` names, or that of this platform in `.build/platform`: not its launcher, whose end leaves the node running. */
export function findAnvil({ env, platform, arch }: Machine = process): Anvil {
  const { ANVIL: given } = env
  if (given !== undefined) return existsSync(given) ? { binary: given } : { missing: `ANVIL names no file: "${given}"` }
  try {
    const { resolve } = createRequire(import.meta.url)
    const home = dirname(resolve(`@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}/package.json`))
    return { binary: join(home, 'bin', platform === 'win32' ? 'anvil.exe' : 'anvil') }
  } catch {
    return { missing: `anvil is not installed for ${platform}-${arch}. ${INSTALL}` }
  }
}

export function createAnvilNodes(binary: string): AnvilNodes {
  const guard = fork(anvilGuardFile, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, Deferred<string>>()
  let nextId = 0

  guard.on('message', (message) => {
    const { id, port, error } = message as GuardAnswer
    if (port) waiting.get(id)?.resolve(`http://127.0.0.1:${port}`)
    else waiting.get(id)?.reject(new Error(`anvil did not start: ${error}`))
  })
  guard.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('anvil did not start: its guard ended.'))
  })

  return {
    start(chainId, { hardfork, baseFee } = EVM_FACTS) {
      const id = nextId++
      const started = deferred<string>()
      waiting.set(id, started)
      const args = [
        '--host',
        '127.0.0.1',
        '--port',
        '0',
        '--chain-id',
        String(chainId),
        '--accounts',
        '1',
        // Blocks come without transactions too, and the last but two is final.
        '--block-time',
        '2',
        '--mixed-mining',
        '--slots-in-an-epoch',
        '1',
        '--color',
        'never',
        ...(hardfork === null ? [] : ['--hardfork', hardfork]),
        ...(baseFee === null ? [] : ['--base-fee', String(baseFee)]),
      ]
      guard.send({ id, binary, args })
      return started.promise
    },
    async stop() {
      if (guard.exitCode !== null || guard.signalCode !== null) return
      const ended = once(guard, 'exit')
      if (guard.connected) guard.disconnect()
      await ended
    },
  }
}
