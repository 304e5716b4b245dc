import { shorten } from '../time.ts'
import { alter } from './altered-answers.mjs'
import { comeBack } from './come-back.mjs'
import { setTransactionState } from './source-wallet.mjs'

/** Sets the clocks of the page ahead, that of the day and the one that only grows. Its timers go on as before. */
function passTime(minutes) {
  const passed = minutes * 60_000
  const now = Date.now
  Date.now = () => now() + passed
  const sinceLoad = performance.now.bind(performance)
  performance.now = () => sinceLoad() + passed
  // The server's clock goes with the device's, and the widget believes the server.
  const { get } = Headers.prototype
  Headers.prototype.get = function (name) {
    const value = get.call(this, name)
    return value && name.toLowerCase() === 'date' ? new Date(Date.parse(value) + passed).toUTCString() : value
  }
}

const REFUSAL = {
  status: 401,
  headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
  body: JSON.stringify({ error: { message: 'Unauthorized' } }),
}

/** The server refuses the token and its renewal, which the widget learns from the next screen's calls. */
async function endSession(page) {
  const refuse = (route) => (route.request().method() === 'OPTIONS' ? route.fallback() : route.fulfill(REFUSAL))
  await page.route(/\/v1\/(ramp\/(?!applications)|identity\/)/, refuse)
  await page.evaluate(() => document.querySelector('sphere-ramp').navigate('/my-payouts'))
}

/** What a page asks for now and then takes up to 20 s to be said. */
const POLL_MS = 40_000
const LOCATED = ['button', 'menuitem', 'tab', 'link', 'option', 'radio', 'checkbox', 'combobox', 'menuitemradio']

function enter(field, text) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}

/** In Firefox, Playwright's `fill` doesn't reach a field in a shadow root, and its keys don't type a letter like ß. */
async function write(page, field, text) {
  if (page.context().browser()?.browserType().name() !== 'firefox') return field.fill(text)
  if (/[^ -~]/.test(text)) return field.evaluate(enter, text)
  await field.selectText()
  return field.pressSequentially(text)
}

/** Finds the control with an accessible name, of any role. The steps of a scene use unique names. */
export async function take(page, action) {
  const element = page.locator('sphere-ramp')
  if ('fill' in action) {
    const field = element.locator('input, textarea').and(page.getByLabel(action.fill))
    await field.first().focus()
    return write(page, field.first(), action.with)
  }
  if ('inWallet' in action) return page.evaluate((change) => globalThis.inWallet(change), action.inWallet)
  if ('transaction' in action) return setTransactionState(page, action.transaction)
  if ('left' in action) return page.evaluate(comeBack, action)
  if ('passMinutes' in action) return page.evaluate(passTime, action.passMinutes)
  if ('shortens' in action) return page.evaluate(`(${shorten})(${action.shortens}, 1000) && null`)
  if ('answers' in action) return page.route(new RegExp(action.answers.path), (route) => alter(route, action.answers))
  if ('goes' in action) return page.context().setOffline(true)
  if ('ends' in action) return endSession(page)
  if ('pointsAt' in action) return page.getByText(action.pointsAt).first().hover({ timeout: POLL_MS })
  if ('awaits' in action) return page.getByText(action.awaits).first().waitFor()
  if ('pressInFrame' in action)
    return element.frameLocator('iframe').getByRole('button', { name: action.pressInFrame }).click()
  if (action.press === 'submit') return element.locator('button[type=submit]').first().click()
  const named = LOCATED.map((role) => element.getByRole(role, { name: action.press }))
  await named
    .reduce((all, one) => all.or(one))
    .first()
    .click()
}
