import { afterAll, beforeAll, expect, test } from 'vitest'
import { hearEvents } from './support/host-events.ts'
import * as person from './support/people.ts'
import { openStage, type Stage } from './support/stage.ts'

// The widget comes in parts, and any of them may fail to come.
let stage: Stage
const { button, ramp, title } = person

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

test('a screen that fails to come says so, is asked for again, and is no error of the page [E9]', async () => {
  const page = await stage.open()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const events = await hearEvents(page, ['ramp-error'])
  await page.waitForLoadState('networkidle')
  const stopped = ramp(page).getByText('This screen stopped working')
  let isDown = true
  await page.route(/\/chunks\//, (route) => (isDown ? route.abort() : route.continue()))

  await page.evaluate(async () => {
    await document.querySelector('sphere-ramp')!.navigate('/sign-in/otp?email=existing%40example.com')
  })
  await stopped.waitFor()
  await button(page, 'Try again').click()
  await stopped.waitFor()
  isDown = false
  await expect
    .poll(async () => {
      await button(page, 'Try again')
        .click({ timeout: 500 })
        .catch(() => {})
      return title(page, 'Check your email').isVisible()
    })
    .toBe(true)

  expect(errors).toEqual([])
  expect(new Set((await events()).map(({ detail }) => detail?.['code']))).toEqual(new Set(['unknown']))
  await page.context().close()
})
