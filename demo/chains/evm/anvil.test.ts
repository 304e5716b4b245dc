import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { rpc } from '../json-rpc.ts'
import { createAnvilNodes, findAnvil } from './anvil.ts'
import { needsAnvil } from './needs-anvil.fixture.ts'

function startNodes() {
  const anvil = findAnvil()
  if ('missing' in anvil) throw new Error(anvil.missing)
  return createAnvilNodes(anvil.binary)
}

const chainId = (url: string) => rpc<string>(url, 'eth_chainId')

/** Resolves when the node no longer answers; nothing else shows that it has ended. */
async function ended(url: string): Promise<void> {
  const answers = await chainId(url).catch(() => null)
  if (answers === null) return
  await new Promise((resolve) => setTimeout(resolve, 50))
  await ended(url)
}

test('a platform without the program, and a file that is not there, have a reason [C18]', () => {
  const env = {}
  expect(findAnvil({ env, platform: 'darwin', arch: 'arm64' })).toEqual({
    missing:
      'anvil is not installed for darwin-arm64. Install Foundry (https://getfoundry.sh) and start with ANVIL=/path/to/anvil',
  })
  const [platform, arch] = ['linux', 'x64']
  expect(findAnvil({ env: { ANVIL: '/nowhere/anvil' }, platform, arch })).toEqual({
    missing: 'ANVIL names no file: "/nowhere/anvil"',
  })
  expect(findAnvil({ env: { ANVIL: process.execPath }, platform, arch })).toEqual({ binary: process.execPath })
})

test('a test that needs anvil is skipped with the reason, and runs where anvil is', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const skip = vi.fn() as never
  needsAnvil({ skip }, { binary: '/bin/anvil' })
  expect(skip).not.toHaveBeenCalled()
  for (const _ of ['once', 'twice']) needsAnvil({ skip }, { missing: 'anvil is not installed for darwin-arm64' })
  expect(skip).toHaveBeenCalledTimes(2)
  expect(skip).toHaveBeenCalledWith('anvil is not installed for darwin-arm64')
  expect(said.mock.calls.length).toBeLessThanOrEqual(1)
})

describe('a machine with anvil', () => {
  beforeEach((context) => needsAnvil(context))

  test('a node answers on loopback until it is stopped [C18]', async () => {
    const nodes = startNodes()
    const url = await nodes.start(8453)
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(await chainId(url)).toBe('0x2105')
    await nodes.stop()
    await expect(chainId(url)).rejects.toThrow()
    await nodes.stop()
  })

  test('a node stops when its parent is killed [C18]', async () => {
    const module = JSON.stringify(new URL('anvil.ts', import.meta.url).href)
    const script = `const { findAnvil, createAnvilNodes } = await import(${module}); console.log(await createAnvilNodes(findAnvil().binary).start(8453))`
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const url = line.toString().trim()
    expect(await chainId(url)).toBe('0x2105')

    parent.kill('SIGKILL')
    await ended(url)
  })

  test('a node that cannot start reports the reason [C18]', async () => {
    const nodes = startNodes()
    await expect(nodes.start(-1)).rejects.toThrow(/anvil did not start: .*unexpected argument/s)
    await nodes.stop()
  })
})
