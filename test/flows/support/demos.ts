import { resolve } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startDemo } from '../../../demo/start/demo.ts'
import { CHROME_FLAGS, testChromePath } from '../../support/browser.mjs'
import { requireBuild } from '../../support/built.mjs'
import type { OwnDemo } from './own-demo.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    demos: readonly OwnDemo[]
  }
}

const { SPHERE_RAMP_DIST: dist } = process.env

const start = () =>
  startDemo({
    ...(dist && { dist: resolve(dist) }),
    settings: { stepMs: 0, autoFund: false, codeSendsPerHour: 1000 },
  })

/** As many as files can run side by side: one for a file that runs alone. */
async function countOf(project: TestProject): Promise<number> {
  // The words of the command line, which vitest keeps for itself.
  const { filenamePattern } = project.vitest as unknown as { readonly filenamePattern?: string[] }
  const { testFiles } = await project.globTestFiles(filenamePattern)
  return Math.min(testFiles.length, project.config.maxWorkers)
}

/** A demo for each worker, because a start takes longer than most journeys, and each file begins by emptying its sandbox. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  requireBuild()
  const demos = await Promise.all(Array.from({ length: await countOf(project) }, start))
  const browser = await chromium.launchServer({ executablePath: testChromePath(), args: [...CHROME_FLAGS] })
  const browserUrl = browser.wsEndpoint()
  project.provide(
    'demos',
    demos.map(({ url, sandboxUrl, chains }) => ({ url, sandboxUrl, rpcUrls: { ...chains.rpcUrls }, browserUrl })),
  )
  return async () => {
    await browser.close()
    await Promise.all(demos.map((demo) => demo.close()))
  }
}
