import type { CDPSession } from 'playwright-core'
import { expect, test } from 'vitest'
import { sample } from './support/sample.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// A single-page shop puts the tag in and out as its customers come and go. `npm run test:deep -- long` is the whole of it.
const [MOUNTS] = sample([320, 1000]).slice(-1) as [number]
const PATHS = ['/sign-in', '/sign-up', '/business-category']
/** Both counts come after an element with the last path. */
const wholeRounds = (mounts: number) => Math.round(mounts / PATHS.length) * PATHS.length
const WARM = wholeRounds(MOUNTS * 0.4)
const REST = wholeRounds(MOUNTS * 0.6)
const HEAP_MAY_GROW = 0.03
/** What the pages' scripts keep. The browser compiles what runs often, which also takes memory. */
const KEPT = ['object', 'array', 'closure', 'string', 'concatenated string', 'sliced string', 'bigint', 'regexp']

let stage: Stage

declare global {
  var model: Element | undefined
}

openStageForFile((opened) => (stage = opened))

/** Adds and removes an element `times` times, and opens another screen each time. */
async function mountAndRemove({ times, paths }: { times: number; paths: readonly string[] }): Promise<void> {
  const present = document.querySelector('sphere-ramp')
  globalThis.model ??= present!.cloneNode() as Element
  present?.remove()
  for (let mount = 0; mount < times; mount += 1) {
    const element = globalThis.model.cloneNode() as HTMLElementTagNameMap['sphere-ramp']
    const isReady = new Promise((resolve) => element.addEventListener('ramp-ready', resolve, { once: true }))
    document.body.append(element)
    await isReady
    await element.navigate(paths[mount % paths.length]!)
    element.remove()
  }
}

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: [string[]] } }
  readonly nodes: readonly number[]
}

async function keptBytes(cdp: CDPSession): Promise<number> {
  const chunks: string[] = []
  const take = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take)
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (KEPT.includes(types[0][nodes[at + type]!]!)) bytes += nodes[at + size]!
  return bytes
}

test('elements that are put in and out leave no listener, no node and no memory [SAFE-Q1]', async () => {
  const page = await stage.openOnOwnPhone()
  await page.locator('sphere-ramp').getByRole('heading', { name: 'Sign in' }).waitFor()
  const cdp = await page.context().newCDPSession(page)
  const counters = async () => {
    await cdp.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
    return { nodes, listeners: jsEventListeners }
  }
  const present = await settled(counters)
  await page.evaluate(mountAndRemove, { times: WARM, paths: PATHS })
  const early = { ...(await settled(counters)), bytes: await keptBytes(cdp) }
  await page.evaluate(mountAndRemove, { times: REST, paths: PATHS })
  const { bytes, ...late } = { ...(await settled(counters)), bytes: await keptBytes(cdp) }
  console.log(`${WARM} mounts: ${early.bytes} bytes; ${WARM + REST}: ${bytes}`)
  // The browser keeps the last elements for a while, now one and now two.
  expect(late.nodes - early.nodes).toBeLessThan(present.nodes)
  expect(late.listeners - early.listeners).toBeLessThan(present.listeners)
  expect(REST).toBeGreaterThan(present.listeners)
  expect(bytes / early.bytes).toBeLessThan(1 + HEAP_MAY_GROW)
}, 1_200_000)

/** Reads until what ends with the last elements has ended: three readings are the same. */
async function settled<T>(read: () => Promise<T>): Promise<T> {
  const readings: string[] = []
  for (;;) {
    const reading = await read()
    readings.push(JSON.stringify(reading))
    if (readings.length >= 3 && new Set(readings.slice(-3)).size === 1) return reading
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
