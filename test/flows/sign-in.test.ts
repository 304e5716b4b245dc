import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverHolds } from './support/customers.ts'
import { expectAccessible } from './support/onboarding.ts'
import * as person from './support/people.ts'
import { sample } from './support/sample.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// Failures between the e-mail and the code, caused by the sandbox's personas and codes.
let stage: Stage
let page: Page
const { button, enterCode, enterEmail, pickOption, ramp, title } = person
const UNAVAILABLE = 'Acme Pay isn’t available there yet'

openStageForFile((opened) => (stage = opened))
beforeEach(async () => {
  page = await stage.openOnPhone()
})
afterEach(() => page.close())

const field = (name: string) => ramp(page).getByRole('combobox', { name })
const code = () => ramp(page).getByRole('textbox', { name: '6-digit code' })
const says = (text: string) => ramp(page).getByText(text).filter({ visible: true }).first().waitFor()

async function askForCode(local: string): Promise<void> {
  await enterEmail(page, `${local}@example.com`)
  await title(page, 'Check your email').waitFor()
}

test.each(
  sample([
    ['login-error', 'Something went wrong on our side.'],
    ['login-429', 'Too many attempts. Wait'],
  ]),
)('%s sees why the sign-in failed, and stays', async (persona, reason) => {
  await enterEmail(page, `${persona}@example.com`)
  await says('We couldn’t sign you in')
  await says(reason)
  expect(await ramp(page).getByText('Check the address').count()).toBe(0)
  await title(page, 'Sign in').waitFor()
  await expectAccessible(page)
})

test('a customer who was refused for the residency sees the earlier answer, corrects it and signs in [STATE-RES-02, STATE-RES-10]', async () => {
  const email = 'residency-rejected@example.com'
  await enterEmail(page, email)
  await title(page, 'Where are you based?').waitFor()
  await says(UNAVAILABLE)
  await field('Country').filter({ hasText: 'United States' }).waitFor()
  await field('State or region').filter({ hasText: 'New York' }).waitFor()
  await expectAccessible(page)
  await serverHolds(stage, email, { me: { operatingResidency: 'Rejected' } })

  await pickOption(page, 'Country', 'Germany')
  await field('State or region').filter({ hasNotText: 'New York' }).waitFor()
  await pickOption(page, 'State or region', 'Berlin')
  await button(page, 'Continue').click()
  await title(page, 'Check your email').waitFor()
  await serverHolds(stage, email, { me: { operatingResidency: 'Approved' } })
  await enterCode(page, '000000')
  await title(page, 'Set up your account').waitFor()
})

test('a list of states that is opened before it is there says so, and is not closed by what comes', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/chunks/cd.generated-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await enterEmail(page, person.newEmail())
  await title(page, 'Where are you based?').waitFor()
  await pickOption(page, 'Country', 'Cuba')
  await field('State or region').waitFor()
  await page.keyboard.press('Tab')
  expect(await field('State or region').evaluate((box) => box.matches(':focus')), 'the next stop of Tab').toBe(true)
  await field('State or region').click()
  await ramp(page).getByText('Loading', { exact: true }).first().waitFor()
  await page.keyboard.type('La Hab')
  arrive()
  await ramp(page).getByRole('option', { name: 'La Habana', exact: true }).click()
  await field('State or region').filter({ hasText: 'La Habana' }).waitFor()
})

test('an unsupported country is refused, and one that fails to save may be sent again [STATE-RES-01, STATE-RES-03]', async () => {
  const email = person.newEmail()
  await enterEmail(page, email)
  await title(page, 'Where are you based?').waitFor()
  await pickOption(page, 'Country', 'Cuba')
  await pickOption(page, 'State or region', 'La Habana')
  await button(page, 'Continue').click()
  await says(UNAVAILABLE)
  await serverHolds(stage, email, { me: { operatingResidency: 'Rejected' } })

  await pickOption(page, 'Country', 'Antarctica')
  await ramp(page).getByText(UNAVAILABLE).waitFor({ state: 'detached' })
  await button(page, 'Continue').click()
  await says(UNAVAILABLE)
  await pickOption(page, 'Country', 'Germany')
  await pickOption(page, 'State or region', 'Berlin')
  await button(page, 'Continue').click()
  await title(page, 'Check your email').waitFor()
  await serverHolds(stage, email, { me: { operatingResidency: 'Approved' } })
})

test('a wrong code may be corrected, and the fifth one locks the entry until a new code is requested [STATE-SIGN-01, STATE-OTP-10]', async () => {
  await askForCode('existing+wrong')
  for (const wrong of ['123451', '123452', '123453', '123454']) {
    await enterCode(page, wrong)
    await says('That code doesn’t match.')
    expect(await code().isEditable()).toBe(true)
  }
  await expectAccessible(page)
  await enterCode(page, '123455')
  await says('This code can’t be used')
  expect(await code().isDisabled()).toBe(true)
  await expectAccessible(page)
  await button(page, 'Send a new code').click()
  await says('We sent you a new code')
  await enterCode(page, '000000')
  await title(page, 'Accounts').waitFor()
})

test('the right code, typed over a wrong one, signs in with the second try [STATE-OTP-01, STATE-OTP-07]', async () => {
  await askForCode('existing+slip')
  const tries: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/otp/verify')) tries.push(request.postDataJSON())
  })
  await code().pressSequentially('691610', { delay: 120 })
  await says('That code doesn’t match.')
  await page.keyboard.type('000000', { delay: 120 })
  await title(page, 'Accounts').waitFor()
  expect(tries).toEqual([{ code: '691610' }, { code: '000000' }])
})

test.each(
  sample([
    ['111111', 'is used up'],
    ['222222', 'is too old'],
  ]),
)('the code %s, which %s, leads back to the e-mail', async (used) => {
  await askForCode('existing+locked')
  await enterCode(page, used)
  await says('This code can’t be used')
  await button(page, 'Back to sign in').click()
  await title(page, 'Sign in').waitFor()
})

test('after a failed call the code can be sent again', async () => {
  await askForCode('existing+failing')
  await enterCode(page, '333333')
  await says('We couldn’t check the code')
  await enterCode(page, '000000')
  await title(page, 'Accounts').waitFor()
})

test('a new code that cannot be sent shows an error [STATE-OTP-10]', async () => {
  await askForCode('resend-error')
  await ramp(page).getByRole('button', { name: 'send a new code' }).click()
  await says('We couldn’t send a new code')
})
