import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'

export interface CompiledContract {
  readonly runtime: string
  /** The storage slot of each state variable. */
  readonly slots: Readonly<Record<string, number>>
}

const NAMES = ['Token', 'DearToken', 'SilentToken', 'FalseToken', 'Treasury'] as const

export type TokenContracts = Readonly<Record<(typeof NAMES)[number], CompiledContract>>

const CACHE = new URL('../../../.cache/chains/', import.meta.url)
const SETTINGS = {
  optimizer: { enabled: true, runs: 200 },
  evmVersion: 'cancun',
  outputSelection: { '*': { '*': ['evm.deployedBytecode.object', 'storageLayout'] } },
}

/** Compiling takes a second, so the result is cached by the hash of the source and the settings. */
export async function compileToken(): Promise<TokenContracts> {
  const source = await readFile(new URL('Token.sol', import.meta.url), 'utf8')
  const hash = createHash('sha256').update(source).update(JSON.stringify(SETTINGS)).digest('hex').slice(0, 16)
  const cached = new URL(`token-${hash}.json`, CACHE)
  return (await readCompiled(cached)) ?? keep(cached, await compile(source))
}

async function readCompiled(file: URL): Promise<TokenContracts | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as TokenContracts
  } catch {
    return null // Missing or unreadable: the token is compiled again.
  }
}

async function keep(file: URL, contracts: TokenContracts): Promise<TokenContracts> {
  const half = new URL(`${file.href}.${randomUUID()}`)
  await mkdir(CACHE, { recursive: true })
  await writeFile(half, JSON.stringify(contracts))
  await rename(half, file)
  return contracts
}

interface SolcContract {
  readonly evm: { readonly deployedBytecode: { readonly object: string } }
  readonly storageLayout: { readonly storage: readonly { readonly label: string; readonly slot: string }[] }
}

interface SolcOutput {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts: { readonly 'Token.sol': Record<keyof TokenContracts, SolcContract> }
}

async function compile(content: string): Promise<TokenContracts> {
  const { default: solc } = await import('solc')
  const input = { language: 'Solidity', sources: { 'Token.sol': { content } }, settings: SETTINGS }
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as SolcOutput
  const failure = output.errors?.find(({ severity }) => severity === 'error')
  if (failure) throw new Error(failure.formattedMessage)

  const contracts = output.contracts['Token.sol']
  return Object.fromEntries(NAMES.map((name) => [name, read(contracts[name])])) as TokenContracts
}

const read = ({ evm, storageLayout }: SolcContract): CompiledContract => ({
  runtime: `0x${evm.deployedBytecode.object}`,
  slots: Object.fromEntries(storageLayout.storage.map(({ label, slot }) => [label, Number(slot)])),
})
