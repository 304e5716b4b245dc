import { resolve } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startDemo } from '../../../demo/start/demo.ts'
import { CHROME_FLAGS, testChromePath } from '../../support/browser.mjs'

/** The servers of `npm start` and a browser, for the journeys. */
export interface SharedDemo {
  readonly url: string
  readonly sandboxUrl: string
  readonly rpcUrls: Readonly<Record<string, string>>
  readonly browserUrl: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    demo: SharedDemo
  }
}

const { SPHERE_RAMP_DIST: dist } = process.env

/** Starts once for all journeys, because a start takes longer than most of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demo = await startDemo({
    ...(dist && { dist: resolve(dist) }),
    settings: { stepMs: 0, autoFund: false, codeSendsPerHour: 1000 },
  })
  const browser = await chromium.launchServer({ executablePath: testChromePath(), args: [...CHROME_FLAGS] })
  const { url, sandboxUrl, chains } = demo
  project.provide('demo', { url, sandboxUrl, rpcUrls: { ...chains.rpcUrls }, browserUrl: browser.wsEndpoint() })
  return async () => {
    await browser.close()
    await demo.close()
  }
}
