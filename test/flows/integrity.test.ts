import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { distFolder } from '../../demo/paths.ts'
import { longTest } from './support/sample.ts'
import { ramp, title } from './support/people.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// A merchant's page with the tags that the build writes into dist/integrity.html.
let stage: Stage
const dist = resolve(process.env['SPHERE_RAMP_DIST'] ?? distFolder)
/** They are no modules, and an import map says nothing of them. */
const CLASSIC = ['embed.js', 'incumbent.js']
const modules = Object.keys(JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8')) as object).filter(
  (file) => file.endsWith('.js') && !CLASSIC.includes(file),
)

// The browser reports each file that it refuses.
openStageForFile((opened) => (stage = opened), {
  expects: /^Failed to find a valid digest|^TypeError: Failed to fetch dynamically imported module/,
})

async function openHost(isChanged: (path: string) => boolean, body = ''): Promise<Page> {
  const page = await stage.open()
  const tags = readFileSync(join(dist, 'integrity.html'), 'utf8')
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Shop</title>${tags.replaceAll('https://your.cdn/sphere-ramp/', '/dist/')}${body}`,
    }),
  )
  await page.route('**/dist/**', async (route) => {
    if (!isChanged(new URL(route.request().url()).pathname.replace('/dist/', ''))) return route.continue()
    const response = await route.fetch()
    const bytes = await response.body()
    // A space after the last line: the module would still run.
    await route.fulfill({ response, body: Buffer.concat([bytes, Buffer.from(' ')]) })
  })
  await page.goto(`${stage.demo.url}/host.html`)
  return page
}

const TAG = '<sphere-ramp application-id="application_sandbox" api-url="https://api.example"></sphere-ramp>'

const openCode = (page: Page) =>
  page.evaluate(async () => {
    await customElements.whenDefined('sphere-ramp')
    await document.querySelector('sphere-ramp')!.navigate('/sign-in/otp?email=existing%40example.com')
  })

test('with the tags of the build the widget loads as it was published', async () => {
  const page = await openHost(() => false, TAG)
  await ramp(page).getByLabel('Email').waitFor()
  await openCode(page)
  await title(page, 'Check your email').waitFor()
  await page.context().close()
})

longTest('a page with these tags runs no chunk that was changed after the build [SAFE-P2]', async () => {
  const page = await openHost((path) => path.startsWith('chunks/CodeScreen'), TAG)
  await openCode(page)
  await ramp(page).getByText('a part of it couldn’t be loaded').waitFor()
  await page.context().close()
})

/** Which modules the browser takes, each asked for by itself. */
const taken = (page: Page) =>
  page.evaluate(
    (files) =>
      Promise.all(
        files.map(
          (file) =>
            new Promise<[string, string]>((done) => {
              const link = document.createElement('link')
              link.rel = 'modulepreload'
              link.href = `/dist/${file}`
              link.addEventListener('load', () => done([file, 'taken']))
              link.addEventListener('error', () => done([file, 'refused']))
              document.head.append(link)
            }),
        ),
      ),
    modules,
  )

test('the browser takes every module as it was built, and refuses each that was changed [SAFE-P2]', async () => {
  const [whole, changed] = [await openHost(() => false), await openHost(() => true)]
  expect(modules.length).toBeGreaterThan(50)
  expect(await taken(whole)).toEqual(modules.map((file) => [file, 'taken']))
  expect(await taken(changed)).toEqual(modules.map((file) => [file, 'refused']))
  await whole.context().close()
  await changed.context().close()
})
