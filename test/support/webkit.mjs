import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** A looping page outlives its driver and its browser: each is started in a group of its own, and the group is ended. */
function createGroups() {
  const children = []
  const end = () => {
    for (const { pid } of children.splice(0).toReversed()) {
      try {
        process.kill(-pid, 'SIGKILL')
      } catch {
        // Gone already.
      }
    }
  }
  process.once('exit', end)
  const start = (command, args, env = {}) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      detached: true,
    })
    children.push(child)
    return child
  }
  return { start, end }
}

async function startDisplay({ start }) {
  const child = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'])
  const number = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.stdio[3].once('data', (chunk) => resolve(String(chunk).trim()))
  })
  return `:${number}`
}

async function startDriver({ start }, display) {
  const port = await freePort()
  start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: display, GDK_BACKEND: 'x11', LC_ALL: 'en_US.UTF-8' })
  const base = `http://127.0.0.1:${port}`
  for (let turn = 0; turn < 200; turn += 1) {
    const up = await fetch(`${base}/status`).catch(() => null)
    if (up) return base
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver does not answer')
}

async function openSession(groups) {
  const base = await startDriver(groups, await startDisplay(groups))
  const call = async (method, path, body) => {
    const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', timeouts: { pageLoad: 30_000 } } }
  const { sessionId } = await call('POST', '/session', { capabilities })
  return (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
}

/** A launcher of @web/test-runner for Safari's engine on Linux: one WebDriver session, one test file at a time. */
export function webkitLauncher() {
  const groups = createGroups()
  const urls = new Map()
  let session = null
  const go = async (url) => {
    session ??= openSession(groups)
    await (
      await session
    )('POST', '/url', { url })
  }
  return {
    name: 'WebKit',
    type: 'webkit',
    concurrency: 1,
    async startSession(id, url) {
      urls.set(id, url)
      await go(url)
    },
    isActive: (id) => urls.has(id),
    getBrowserUrl: (id) => urls.get(id),
    async stopSession(id) {
      urls.delete(id)
      await go('about:blank')
      return {}
    },
    startDebugSession: (_id, url) => go(url),
    async stop() {
      await session?.then((call) => call('DELETE', '')).catch(() => {})
      groups.end()
    },
  }
}
