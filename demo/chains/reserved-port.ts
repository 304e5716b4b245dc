import { once } from 'node:events'
import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import { corsOf } from './node-server.ts'

interface ReservedPort {
  readonly url: string
  close(): Promise<void>
}

/** A port on the loopback interface that is there before its node. Each connection asks for the node, waits for it and is forwarded to it. */
export async function reservePort(node: () => Promise<{ readonly rpcUrl: string }>): Promise<ReservedPort> {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    return socket
  }
  const forward = (from: Socket, rpcUrl: string) => {
    const { hostname, port } = new URL(rpcUrl)
    const to = keep(connect(Number(port), hostname))
    from.on('close', () => to.destroy()).pipe(to)
    to.on('close', () => from.destroy()).pipe(from)
  }
  // Paused, so that nothing of a request is read before a handler answers it.
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    keep(socket)
    node().then(
      ({ rpcUrl }) => {
        if (!socket.destroyed) forward(socket, rpcUrl)
      },
      (error: unknown) => {
        if (!socket.destroyed) explain(socket, error)
      },
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** Answers in place of a node that could not start. The connection ends with the answer, so that the next question tries again. */
function explain(socket: Socket, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  const answers = createHttpServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, corsOf(request)).end()
    endWith(response, { ...corsOf(request), 'Content-Type': 'application/json', Connection: 'close' }, message)
  })
  answers.emit('connection', socket)
  socket.resume()
}

function endWith(response: ServerResponse, headers: Readonly<Record<string, string>>, message: string): void {
  const error = { code: -32_000, message }
  response.writeHead(503, headers).end(JSON.stringify({ jsonrpc: '2.0', id: null, error, message }))
}
