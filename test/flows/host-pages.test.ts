import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { distFolder } from '../../demo/paths.ts'
import { leftovers, REACTS_OWN, watchLeftovers } from './support/leftovers.ts'
import { ramp } from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// Pages of merchants, each with the same life: mount, property, attribute, typed event, method, removal, return.
let stage: Stage
openStageForFile((opened) => (stage = opened))

interface Host {
  readonly html: string
  /** How many elements the page has. */
  readonly count?: number
  /** What the page says on the console. */
  readonly says?: RegExp
  /** Whether a framework draws the tag, with a configuration and a listener of its own. */
  readonly isDrawn?: boolean
}

const settings = () => `application-id="application_sandbox" api-url="${stage.demo.sandboxUrl}"`
const tag = () => `<sphere-ramp ${settings()}></sphere-ramp>`
/** As React on a server writes it. */
const drawnTag = () => `<sphere-ramp ${settings()} color-scheme="light"></sphere-ramp>`
const MODULE = '<script type="module" src="/dist/sphere-ramp.js"></script>'
const EMBED = '<script src="/dist/embed.js"></script>'
const IMPORTS = {
  react: '/.kit/react-host.js',
  vue: '/.kit/vue-host.js',
  svelte: '/.kit/svelte-host.js',
  'sphere-ramp': '/dist/sphere-ramp.js',
}

/**
 * A page of a framework, built with the kit. Its script gives the page `show`, which has the framework draw the tag with these
 * settings, or draw nothing.
 */
const frameworkPage = (markup: string, script: string) => `<div id="app">${markup}</div>
<script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>
<script type="module">
  ${script}
</script>`
const HEARD = 'globalThis.heardByHost = []; const heard = (path) => globalThis.heardByHost.push(path)'
const FIRST = "{ colorScheme: 'light', config: { brand: { nickname: 'Harbour of the host' } } }"

const reactPage = (markup: string, start: string) =>
  frameworkPage(
    markup,
    `import { createElement, createRoot, hydrateRoot, StrictMode } from 'react'
  import { SphereRamp } from '/dist/react.js'
  ${HEARD}
  const fixed = { applicationId: 'application_sandbox', apiUrl: '${stage.demo.sandboxUrl}' }
  const onNavigate = ({ detail }) => heard(detail.path)
  const draw = (settings) =>
    createElement(StrictMode, {}, settings && createElement(SphereRamp, { ...fixed, ...settings, onNavigate }))
  const place = document.getElementById('app')
  ${start}
  globalThis.show = (settings) => root.render(draw(settings))`,
  )

/** `mount` is each framework's own, on a component that its own compiler has compiled. */
const componentPage = (framework: 'vue' | 'svelte') =>
  frameworkPage(
    '',
    `import { mount } from '${framework}'
  ${HEARD}
  const shop = mount(document.getElementById('app'), { apiUrl: '${stage.demo.sandboxUrl}', heard })
  globalThis.show = (settings) => void shop.show(settings)
  show(${FIRST})`,
  )
const SWAPS = `<script>
  const place = document.getElementById('place')
  const html = place.innerHTML
  const swap = (left) => {
    place.innerHTML = html
    globalThis.isSettled = left === 0
    if (left > 0) setTimeout(() => swap(left - 1), 400)
  }
  globalThis.isSettled = false
  setTimeout(() => swap(2), 50)
</script>`
const UNSET = '<style>* { all: unset; overflow: hidden } .block { display: block; height: 640px }</style>'

/** The README's tag and its scripts, with the addresses of this demo. */
const readmePage = () => {
  const readme = readFileSync(resolve('README.md'), 'utf8')
  const blocks = (language: string) =>
    [...readme.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\n\`\`\``, 'g'))].map(([, code]) => code!)
  const [written] = blocks('html')
  const html = written!
    .replace('https://your.cdn/sphere-ramp/', '/dist/')
    .replace('application_…', 'application_sandbox')
    .replace('https://api.your-ramp.example', stage.demo.sandboxUrl)
  return `${html}<script type="module">${blocks('js').join('\n')}\nglobalThis.isSettled = true</script>
    <script>globalThis.isSettled = false</script>`
}

const HOSTS: Readonly<Record<string, () => Host>> = {
  'a plain page': () => ({ html: MODULE + tag() }),
  'the page of the README': () => ({ html: readmePage() }),
  'React under StrictMode': () => ({
    html: reactPage('', `const root = createRoot(place); root.render(draw(${FIRST}))`),
    isDrawn: true,
  }),
  'React that hydrates': () => ({
    html: reactPage(drawnTag(), `const root = hydrateRoot(place, draw(${FIRST}))`),
    isDrawn: true,
  }),
  Vue: () => ({ html: componentPage('vue'), isDrawn: true }),
  Svelte: () => ({ html: componentPage('svelte'), isDrawn: true }),
  'a page that swaps its part three times, as HTMX does': () => ({
    html: `${MODULE}<div id="place">${tag()}</div>${SWAPS}`,
  }),
  'a CMS block without modules, whose styles unset everything': () => ({
    html: `${UNSET}<div class="block">${tag()}</div>${EMBED}`,
  }),
  'a CMS that strips unknown tags': () => ({
    html: `<div data-sphere-ramp ${settings().replaceAll(/(\S+=)/g, 'data-$1')}></div>${EMBED}`,
  }),
  'a page with the script twice': () => ({ html: MODULE + MODULE + EMBED + tag() }),
  'a page with two versions': () => ({
    html: `${MODULE}<script type="module" src="/older/sphere-ramp.js"></script>${tag()}`,
    says: /page\/defined-twice: The tag is defined/,
  }),
  'a page with three elements': () => ({ html: MODULE + tag().repeat(3), count: 3 }),
  'a page with another widget’s snippet': () => ({
    html: `<div id="c"></div><script src="/dist/incumbent.js"></script><script>
      new SphereRamp({ containerId: 'c', applicationId: 'application_sandbox', apiUrl: '${stage.demo.sandboxUrl}' })
    </script>`,
  }),
}

async function openHost({ html }: Host): Promise<{ readonly page: Page; readonly said: string[] }> {
  const page = await stage.open('/', { before: watchLeftovers })
  // A page that no server sent has no place on the local network.
  await page.context().grantPermissions(['local-network-access'])
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.route('**/host.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Shop</title><body>${html}` }),
  )
  await page.route('**/older/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/older/', '')
    await route.fulfill({ contentType: 'text/javascript', body: await readFile(join(distFolder, path), 'utf8') })
  })
  await page.route('**/.kit/**', (route) =>
    route.fulfill({ path: resolve('.cache/kit', new URL(route.request().url()).pathname.split('/.kit/')[1]!) }),
  )
  await page.goto(`${stage.demo.url}/host.html`)
  return { page, said }
}

/** Everything that a host does with an element, and what the element answers. */
const use = (page: Page) =>
  page.evaluate(async () => {
    const element = document.querySelector('sphere-ramp')!
    const heard: unknown[] = []
    element.addEventListener('ramp-navigate', ({ detail }) => heard.push(detail.path))
    const { show, heardByHost } = globalThis as unknown as Framework
    const config = { brand: { nickname: 'Blue Harbour' } }
    if (show) show({ colorScheme: 'dark', config })
    else {
      element.config = config
      element.setAttribute('color-scheme', 'dark')
    }
    await element.prefill({ email: 'ada@example.com' })
    await element.navigate('/sign-up')
    await element.navigate('/sign-in')
    const isSame = element === document.querySelector('sphere-ramp')
    return {
      heard: heardByHost ?? heard,
      nickname: element.config.brand?.nickname,
      scheme: element.colorScheme,
      isSame,
    }
  })

interface Framework {
  readonly show?: (settings: object | null) => void
  readonly heardByHost?: readonly string[]
}

/** Removes every element, by the framework where one draws it, and returns what brings one back. */
async function removeAll(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { show } = globalThis as unknown as Framework
    if (show) return show(null)
    const elements = [...document.querySelectorAll('sphere-ramp')]
    const [first] = elements
    Object.assign(globalThis, { first, formerParent: first!.parentNode })
    for (const element of elements) element.remove()
  })
  return () =>
    page.evaluate(() => {
      const { show, first, formerParent } = globalThis as unknown as Framework & {
        first: HTMLElement
        formerParent: HTMLElement
      }
      if (show) show({ colorScheme: 'dark', config: { brand: { nickname: 'Harbour again' } } })
      else formerParent.append(first)
    })
}

test.each(Object.keys(HOSTS))(
  '%s mounts the element, drives it, removes it without a trace and takes it back [SHELL-16, SAFE-X5]',
  async (name) => {
    const host = HOSTS[name]!()
    const { page, said } = await openHost(host)
    const field = ramp(page).getByLabel('Email')
    await soon(() => page.evaluate('globalThis.isSettled ?? true')).toBe(true)
    await field.waitFor()
    await ramp(page).locator('[data-early]').waitFor({ state: 'detached' })
    await soon(() => page.locator('sphere-ramp').count()).toBe(host.count ?? 1)
    await soon(async () => said.filter((text) => text.includes('[sphere-ramp]') && !host.says?.test(text))).toEqual([])
    if (host.says) await soon(() => said.some((text) => host.says!.test(text))).toBe(true)

    if (host.isDrawn) await ramp(page).getByText('Payments by Harbour of the host').waitFor()

    expect(await use(page)).toEqual({
      heard: ['/sign-up', '/sign-in'],
      nickname: 'Blue Harbour',
      scheme: 'dark',
      isSame: true,
    })
    await soon(() => field.inputValue()).toBe('ada@example.com')
    await ramp(page).getByText('Payments by Blue Harbour').waitFor()

    const bringBack = await removeAll(page)
    await ramp(page).first().waitFor({ state: 'detached' })
    await soon(() => leftovers(page)).toEqual({ timers: 0, listeners: REACTS_OWN })
    await bringBack()
    await field.waitFor()
    if (host.isDrawn) await ramp(page).getByText('Payments by Harbour again').waitFor()
    await page.context().close()
  },
)
