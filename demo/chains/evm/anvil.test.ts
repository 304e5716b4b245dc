import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { rpc } from '../json-rpc.ts'
import { createAnvilNodes } from './anvil.ts'

const chainId = (url: string) => rpc<string>(url, 'eth_chainId')

async function ended(url: string): Promise<boolean> {
  for (let tries = 0; tries < 60; tries++) {
    const answers = await chainId(url).catch(() => null)
    if (answers === null) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

test('a node answers on loopback until it is stopped [C18]', async () => {
  const nodes = createAnvilNodes()
  const url = await nodes.start(8453)
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(await chainId(url)).toBe('0x2105')
  await nodes.stop()
  await expect(chainId(url)).rejects.toThrow()
  await nodes.stop()
})

test('a node stops when its parent is killed [C18]', async () => {
  const module = JSON.stringify(new URL('anvil.ts', import.meta.url).href)
  const script = `const { createAnvilNodes } = await import(${module}); console.log(await createAnvilNodes().start(8453))`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const url = line.toString().trim()
  expect(await chainId(url)).toBe('0x2105')

  parent.kill('SIGKILL')
  expect(await ended(url)).toBe(true)
})

test('a node that cannot start reports the reason [C18]', async () => {
  const nodes = createAnvilNodes()
  await expect(nodes.start(-1)).rejects.toThrow(/anvil did not start: .*unexpected argument/s)
  await nodes.stop()
})
