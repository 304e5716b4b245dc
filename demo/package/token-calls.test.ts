import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { expect, test } from 'vitest'
import { createTestSandbox } from '../sandbox/testing.ts'

/** The block of the README that gets a token, line by line. */
function readmeLines(): readonly string[] {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const [, block] = /```sh\n(API=[\s\S]+?)```/.exec(readme)!
  return block!.trim().split('\n')
}

test('the three calls of the README get the token that the check takes', async () => {
  const box = await createTestSandbox()
  const { fetch } = box.sandbox
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false }) as Server
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const [settings, calls] = [readmeLines().slice(0, 3), readmeLines().slice(3)]
  expect(calls).toHaveLength(3)
  const values: Record<string, string> = {
    'https://api.example.com': url,
    application_yours: 'application_sandbox',
    'you@example.com': 'existing@example.com',
    '<code>': '000000',
  }
  for (const call of calls) {
    const script = Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(name, value),
      [...settings, call].join('\n'),
    )
    const { stdout } = await promisify(execFile)('sh', ['-c', script])
    const answer = JSON.parse(stdout) as Record<string, unknown>
    const content = (answer['data'] ?? answer) as Record<string, string>
    for (const name of ['customerId', 'token', 'idToken']) values[`<${name}>`] ??= content[name]!
  }
  const me = await box.request('GET', 'me', { token: values['<idToken>']! })
  expect(me).toMatchObject({ status: 200, data: { id: values['<customerId>'] } })

  server.close()
  await box.close()
})
