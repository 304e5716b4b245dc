import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { distFolder } from '../../demo/paths.ts'
import { longTest } from './support/sample.ts'
import { leftovers, REACTS_OWN, watchLeftovers } from './support/leftovers.ts'
import * as person from './support/people.ts'
import { quiet } from './support/quiet.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// Tests the widget on hostile pages, and that it leaves no traces on them.
let stage: Stage
const pages: Page[] = []
const { button, ramp, title } = person

openStageForFile((opened) => (stage = opened))
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close()
})

async function open(path: string, before?: () => void): Promise<Page> {
  const page = await stage.open(path, before && { before })
  pages.push(page)
  await ramp(page).getByText('New to Acme Pay?').waitFor()
  await quiet(page)
  return page
}

/** The size and position of every box in the widget. The element has the same size on every page. */
const readLook = (page: Page) =>
  page.evaluate(async () => {
    const element = document.querySelector('sphere-ramp')!
    const size = { display: 'block', width: '480px', height: '720px', margin: '0' }
    for (const [name, value] of Object.entries(size)) element.style.setProperty(name, value, 'important')
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const { left, top } = element.getBoundingClientRect()
    const styled = [
      'color',
      'background-color',
      'font-family',
      'font-size',
      'font-weight',
      'line-height',
      'letter-spacing',
    ]
    const more = [
      'text-transform',
      'text-align',
      'direction',
      'padding',
      'margin',
      'border',
      'border-radius',
      'display',
      'cursor',
    ]
    const shown = [...element.shadowRoot!.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().width > 0)
    return shown.map((one) => {
      const box = one.getBoundingClientRect()
      const style = getComputedStyle(one)
      const looks = [...styled, ...more].map((name) => `${name}: ${style.getPropertyValue(name)}`)
      const rounded = [box.left - left, box.top - top, box.width, box.height].map(Math.round)
      return [one.localName, one.getAttribute('part') ?? '', rounded.join(' '), ...looks].join('; ')
    })
  })

const hostLook = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *:not(sphere-ramp)')].map((one) => {
      const { color, fontSize, padding, backgroundColor } = getComputedStyle(one)
      const { width, height } = one.getBoundingClientRect()
      return [one.localName, color, fontSize, padding, backgroundColor, width, height].join('; ')
    }),
  )

longTest('a page that restyles everything changes nothing inside the widget [SHELL-08]', async () => {
  const [plain, hostile] = [await open('/'), await open('/hostile/')]
  // The shop's own colours are not what the hostile page is compared with.
  const colors = ['primary', 'on-primary', 'accent', 'ring'].map((name) => `--sphere-${name}: initial !important`)
  await plain.addStyleTag({ content: `sphere-ramp { ${colors.join('; ')} }` })
  // Each is read until both are whole: the first paint has fewer elements.
  const differences = async () => {
    const [one, other] = [await readLook(plain), await readLook(hostile)]
    return [one.filter((look) => !other.includes(look)), other.filter((look) => !one.includes(look))]
  }
  await soon(differences).toEqual([[], []])
  expect((await readLook(plain)).length).toBeGreaterThan(20)
  await person.enterEmail(hostile, 'existing@example.com')
  await title(hostile, 'Check your email').waitFor()
})

test('the page keeps its own look while the widget is on it [SHELL-07]', async () => {
  const page = await open('/hostile/')
  const withRamp = await hostLook(page)
  await page.evaluate(() => {
    const ramp = document.querySelector('sphere-ramp')!
    const { width, height } = ramp.getBoundingClientRect()
    const blank = document.createElement('blank-box')
    blank.style.cssText = `display: ${getComputedStyle(ramp).display}; width: ${width}px; height: ${height}px`
    ramp.replaceWith(blank)
  })
  expect((await hostLook(page)).filter((look) => !look.startsWith('blank-box'))).toEqual(withRamp)
})

test('the font size of the page’s root does not affect the widget [SHELL-08]', async () => {
  const page = await open('/')
  const expected = await readLook(page)
  await page.addStyleTag({ content: 'html { font-size: 10px !important }' })
  expect(await readLook(page)).toEqual(expected)
})

test('the widget reaches a payout on a page whose policy forbids inline styles and eval [SAFE-X1, SHELL-15]', async () => {
  const page = await open('/strict-csp/', watchViolations)
  await person.signIn(page, 'existing@example.com')
  await person.startOnRamp(page, {
    currency: /^US dollar/,
    method: /^Wire transfer/,
    amount: '300.00',
    wallet: /^Unnamed Wallet/,
  })
  expect(await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)).toEqual([])
  const primary = ramp(page).locator('[part~=button-primary]').first()
  const { color, radius } = await primary.evaluate((one) => {
    const { backgroundColor, borderRadius } = getComputedStyle(one)
    return { color: backgroundColor, radius: borderRadius }
  })
  expect(color).not.toBe('rgba(0, 0, 0, 0)')
  expect(Number.parseFloat(radius)).toBeGreaterThan(0)
})

test('two widgets on a page have separate sessions', async () => {
  const page = await open('/')
  await page.evaluate(() => {
    const first = document.querySelector('sphere-ramp')!
    const second = first.cloneNode() as HTMLElement
    second.setAttribute('application-id', 'application_basic')
    second.id = 'second'
    first.after(second)
  })
  const second = page.locator('#second')
  await second.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()
  await person.signIn(page, 'existing@example.com')
  await second.getByLabel('Email').fill('else@example.com')
  await page.evaluate(() => document.querySelector('sphere-ramp')!.remove())
  expect(await second.getByLabel('Email').inputValue()).toBe('else@example.com')
  await second.getByRole('button', { name: 'Continue', exact: true }).click()
  await second.getByRole('heading', { name: 'Where are you based?' }).waitFor()
})

/** The shop's Test Wallet listens to what a widget asks, and stays. */
const SHOPS_OWN = ['eip6963:requestProvider', 'TIP6963:requestProvider', 'wallet-standard:app-ready']

test('a removed widget removes its timers, listeners and nodes [SAFE-X5]', async () => {
  const page = await open('/', watchLeftovers)
  const before = await page.evaluate(() => ({
    head: document.head.innerHTML,
    title: document.title,
    entries: history.length,
  }))
  await person.signIn(page, 'existing@example.com')
  await person.chooseInMenu(page, 'Transfers')
  await ramp(page).getByRole('table').waitFor()
  expect((await leftovers(page)).timers).toBeGreaterThan(0)
  await page.evaluate(() => document.querySelector('sphere-ramp')!.remove())
  await soon(async () => {
    const { timers, listeners } = await leftovers(page)
    return { timers, listeners: listeners.filter((type) => !SHOPS_OWN.includes(type)) }
  }).toEqual({ timers: 0, listeners: REACTS_OWN })
  const after = await page.evaluate(() => ({
    head: document.head.innerHTML,
    title: document.title,
    entries: history.length,
  }))
  expect(after).toEqual(before)
  await button(page, 'Menu').waitFor({ state: 'detached' })
})

function watchViolations(): void {
  const violations: string[] = []
  Object.assign(globalThis, { violations })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    violations.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
  )
}

test.each(['sphere-ramp.js', 'element.js'])('%s can be imported where there is no window [SAFE-X12]', async (file) => {
  const url = pathToFileURL(resolve(process.env['SPHERE_RAMP_DIST'] ?? distFolder, file)).href
  const code = `const module = await import(${JSON.stringify(url)}); console.log(typeof module.SphereRamp)`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code])
  expect(stderr).toBe('')
  expect(stdout.trim()).toBe('function')
})
