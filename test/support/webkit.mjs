import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPage } from './webkit-page.mjs'

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** A page in an endless loop survives its driver and its browser, so each runs in its own process group, which is killed. */
function createGroups() {
  const children = []
  const end = () => {
    for (const { pid } of children.splice(0).toReversed()) {
      try {
        process.kill(-pid, 'SIGKILL')
      } catch {
        // The process has already ended.
      }
    }
  }
  process.once('exit', end)
  // An interrupted runner waits for its session, which never ends while a page loops.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end)
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
  const child = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  const number = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.stdio[3].once('data', (chunk) => resolve(String(chunk).trim()))
  })
  return `:${number}`
}

/** What a test has that asks for nothing else, as in Chromium. */
const MOTION = 'reduce'

/** Simulates the desktop settings for theme and animations, and returns a function that changes them. */
function startPreferences({ start }, display) {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'settings')
  const write = ({ reducedMotion = MOTION, colorScheme = 'light' }) => {
    const theme = colorScheme === 'dark' ? 'Adwaita-dark' : 'Adwaita'
    writeFileSync(file, `Net/ThemeName "${theme}"\nGtk/EnableAnimations ${reducedMotion === 'reduce' ? 0 : 1}\n`)
  }
  write({})
  const { pid } = start('xsettingsd', ['-c', file], { DISPLAY: display })
  return (preferences) => {
    write(preferences)
    process.kill(pid, 'SIGHUP')
  }
}

async function startDriver({ start }, display) {
  const port = await freePort()
  start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: display, GDK_BACKEND: 'x11', LC_ALL: 'en_US.UTF-8' })
  const base = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const up = await fetch(`${base}/status`).catch(() => null)
    if (up) return base
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver does not answer')
}

async function openSession(groups) {
  const display = await startDisplay(groups)
  const tellPreferences = startPreferences(groups, display)
  const base = await startDriver(groups, display)
  const call = async (method, path, body) => {
    const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', timeouts: { pageLoad: 30_000 } } }
  const { sessionId } = await call('POST', '/session', { capabilities })
  const callSession = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
  return { call: callSession, page: createPage(callSession, preferenceSetter(callSession, tellPreferences)) }
}

/** Resolves when the page has applied the new settings. */
function preferenceSetter(call, tell) {
  return async (preferences) => {
    tell(preferences)
    const { reducedMotion = MOTION } = preferences
    const script = `return matchMedia('(prefers-reduced-motion: ${reducedMotion})').matches`
    for (let turn = 0; turn < 100; turn += 1) {
      if (await call('POST', '/execute/sync', { script, args: [] })) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`The browser does not hear of ${JSON.stringify(preferences)}`)
  }
}

/** A @web/test-runner launcher for WebKit on Linux, with one WebDriver session and one test file at a time. */
export function webkitLauncher() {
  const groups = createGroups()
  const urls = new Map()
  let opening = null
  let opened = null
  const visit = async (url) => {
    opening ??= openSession(groups)
    opened = await opening
    await opened.call('POST', '/url', { url })
  }
  const go = async (url) => {
    try {
      await visit(url)
    } catch (error) {
      // A page that crashes ends the session; the next file gets another one.
      if (!error.message.startsWith('invalid session id')) throw error
      groups.end()
      opening = null
      await visit(url)
    }
  }
  return {
    name: 'WebKit',
    // The runner's commands for keys, mouse, viewport and media look up `getPage` by this name.
    type: 'playwright',
    concurrency: 1,
    async startSession(id, url) {
      urls.set(id, url)
      await go(url)
    },
    isActive: (id) => urls.has(id),
    getBrowserUrl: (id) => urls.get(id),
    getPage: () => opened.page,
    async stopSession(id) {
      urls.delete(id)
      await opened?.call('DELETE', '/actions').catch(() => {})
      await go('about:blank')
      return {}
    },
    startDebugSession: (_id, url) => go(url),
    async stop() {
      await opened?.call('DELETE', '').catch(() => {})
      groups.end()
    },
  }
}
