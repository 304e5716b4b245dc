import { type ChildProcess, spawn } from 'node:child_process'

// A process of its own: it stops its nodes when the channel to the parent closes, however the parent ends.
const nodes = new Set<ChildProcess>()

process.on('message', ({ id, binary, args }: { id: number; binary: string; args: string[] }) => {
  const node = spawn(binary, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  nodes.add(node)
  let output = ''
  const read = (chunk: Buffer) => {
    output += chunk
    const [, port] = /Listening on 127\.0\.0\.1:(\d+)/.exec(output) ?? []
    if (port) answer({ id, port: Number(port) })
  }
  node.stdout.on('data', read)
  node.stderr.on('data', read)
  node.on('error', (error) => answer({ id, error: error.message }))
  node.on('exit', () => {
    nodes.delete(node)
    answer({ id, error: output.slice(-500) || 'The node ended.' })
  })

  function answer(message: { id: number; port?: number; error?: string }) {
    node.stdout.off('data', read).resume()
    node.stderr.off('data', read).resume()
    if (process.connected) process.send?.(message)
  }
})

process.on('disconnect', () => {
  if (nodes.size === 0) process.exit()
  for (const node of nodes) {
    node.once('exit', () => nodes.size === 0 && process.exit())
    node.kill('SIGKILL')
  }
})

// The terminal sends these signals to the whole group; the parent decides when the networks stop.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => process.disconnect?.())
