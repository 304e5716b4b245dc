import { expect, test } from 'vitest'
import { hearEvents } from './support/host-events.ts'
import * as person from './support/people.ts'
import { quiet } from './support/quiet.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// The widget is loaded in chunks, and any download may fail.
let stage: Stage
const { button, ramp, title } = person

// The browser reports each download that fails, and the loader what it could not load.
openStageForFile((opened) => (stage = opened), {
  expects: /ERR_FAILED|^TypeError: Failed to fetch dynamically imported module/,
})

test('a screen whose download fails shows an error, is loaded again, and throws no error in the page [SAFE-E9]', async () => {
  const page = await stage.open()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const events = await hearEvents(page, ['ramp-error'])
  await quiet(page)
  const stopped = ramp(page).getByText('a part of it couldn’t be loaded')
  let isDown = true
  await page.route(/\/chunks\//, (route) => (isDown ? route.abort() : route.continue()))

  await page.evaluate(async () => {
    await document.querySelector('sphere-ramp')!.navigate('/sign-in/otp?email=existing%40example.com')
  })
  await stopped.waitFor()
  await button(page, 'Try again').click()
  await stopped.waitFor()
  isDown = false
  await soon(async () => {
    await button(page, 'Try again')
      .click({ timeout: 500 })
      .catch(() => {})
    return title(page, 'Check your email').isVisible()
  }).toBe(true)

  expect(errors).toEqual([])
  expect(new Set((await events()).map(({ detail }) => detail?.['code']))).toEqual(new Set(['page/outdated']))
  await page.context().close()
})

test('a language whose words cannot be loaded leaves the present one, and comes when it is asked for again [I18N-01]', async () => {
  const page = await stage.open()
  const speak = (language: string) =>
    page.evaluate((tag) => document.querySelector('sphere-ramp')!.setAttribute('language', tag), language)
  const speaks = (language: string) => ramp(page).locator(`.sr-root[lang="${language}"]`).waitFor()
  const heading = ramp(page).locator('[part=title]')
  const email = ramp(page).locator('input[type=email]')
  await speak('ar')
  await speaks('ar')
  await email.fill('existing+words@example.com')
  let isDown = true
  const failed: string[] = []
  await page.route(/\/chunks\/de-/, (route) => {
    if (!isDown) return route.continue()
    failed.push(route.request().url())
    return route.abort()
  })

  await speak('de')
  await soon(() => failed.length).toBeGreaterThan(0)
  await quiet(page)
  await speaks('ar')
  expect(await email.inputValue()).toBe('existing+words@example.com')
  const before = await heading.innerText()
  await email.press('Enter')
  await ramp(page).locator('input[autocomplete=one-time-code]').waitFor()
  const titles = [before, await heading.innerText()]
  expect(titles.filter((title) => !/^[\p{Script=Arabic}\s]+$/u.test(title))).toEqual([])

  isDown = false
  await speak('ar')
  await speak('de')
  await speaks('de')
  await page.context().close()
})

test('without the flags each country has a plain disc, and the next picker loads them again [SAFE-E9]', async () => {
  const page = await stage.openOnOwnPhone()
  const go = (path: string) => page.evaluate((to) => document.querySelector('sphere-ramp')!.navigate(to), path)
  const errors = await hearEvents(page, ['ramp-error'])
  let isDown = true
  const requests: string[] = []
  await page.route(/\/chunks\/country-flags/, (route) => {
    requests.push(route.request().url())
    return isDown ? route.abort() : route.continue()
  })
  const mark = ramp(page).getByRole('option', { name: 'Albania' }).locator('[aria-hidden=true]').first()
  const open = async () => {
    await go('/sign-in/operating-residency?email=flags%40example.com')
    await ramp(page).getByRole('combobox', { name: 'Country' }).click()
    await mark.waitFor()
  }

  await open()
  const box = (await mark.boundingBox())!
  expect([box.width, box.height, await mark.locator('svg').count(), requests.length]).toEqual([24, 24, 0, 1])
  await page.keyboard.press('Escape')
  await go('/sign-in')
  isDown = false
  await open()
  await mark.locator('path').first().waitFor({ state: 'attached' })

  expect(await mark.boundingBox()).toEqual(box)
  expect(await errors()).toEqual([])
  await page.context().close()
})

test('the words of errors that cannot be downloaded keep no screen away', async () => {
  const page = await stage.open()
  await page.route(/\/api-errors-/, (route) => route.abort())
  await person.signIn(page, 'existing@example.com')
  await button(page, 'New transfer').first().click()
  await title(page, 'How do you want to move money?').waitFor()
})
