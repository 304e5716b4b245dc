import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { rpc } from '../json-rpc.ts'
import { anvilBinary, createAnvilNodes } from './anvil.ts'

const anvil = anvilBinary()
if (!anvil) console.log('Skipped: anvil is not installed for this platform')
const testWithAnvil = test.skipIf(!anvil)
const startNodes = () => createAnvilNodes(anvil!)

const chainId = (url: string) => rpc<string>(url, 'eth_chainId')

/** Resolves when the node answers no more; nothing else tells of its end. */
async function ended(url: string): Promise<void> {
  const answers = await chainId(url).catch(() => null)
  if (answers === null) return
  await new Promise((resolve) => setTimeout(resolve, 50))
  await ended(url)
}

testWithAnvil('a node answers on loopback until it is stopped [C18]', async () => {
  const nodes = startNodes()
  const url = await nodes.start(8453)
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(await chainId(url)).toBe('0x2105')
  await nodes.stop()
  await expect(chainId(url)).rejects.toThrow()
  await nodes.stop()
})

testWithAnvil('a node stops when its parent is killed [C18]', async () => {
  const module = JSON.stringify(new URL('anvil.ts', import.meta.url).href)
  const script = `const { anvilBinary, createAnvilNodes } = await import(${module}); console.log(await createAnvilNodes(anvilBinary()).start(8453))`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const url = line.toString().trim()
  expect(await chainId(url)).toBe('0x2105')

  parent.kill('SIGKILL')
  await ended(url)
})

testWithAnvil('a node that cannot start reports the reason [C18]', async () => {
  const nodes = startNodes()
  await expect(nodes.start(-1)).rejects.toThrow(/anvil did not start: .*unexpected argument/s)
  await nodes.stop()
})
