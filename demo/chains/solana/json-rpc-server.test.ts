import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rpc } from '../json-rpc.ts'
import { startJsonRpcServer, type JsonRpcServer } from './json-rpc-server.ts'
import type { Node } from './method.ts'

let server: JsonRpcServer
beforeAll(async () => {
  server = await startJsonRpcServer({} as Node, { ping: () => 'pong' })
})
afterAll(() => server.close())

test('a caller that leaves in the middle of its body does not end the network', async () => {
  const { hostname, port, host } = new URL(server.rpcUrl)
  const socket = connect(Number(port), hostname)
  socket.write(`POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n`)
  // The server reads the body from here on.
  await once(socket, 'data')
  socket.destroy()
  expect(await rpc(server.rpcUrl, 'ping')).toBe('pong')
})
