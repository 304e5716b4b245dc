import { createRequire } from 'node:module'
import { danglingReferences } from '../dangling-references.mjs'
import { alter, fail } from './altered-answers.mjs'
import { provideSource, SENT } from './source-wallet.mjs'
import { take } from './take-step.mjs'

const CODE = '000000'
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const SKELETON_MS = 700
export const HEIGHT = 720
const BACKGROUND = { light: '#fff', dark: '#000' }

/** Renders scenes and components in one page. `urls` are those of the sandbox, the project, the kit and, where they are not the kit's, the wallets. */
export function createArtist(page, urls) {
  const stage = async () => {
    await page.context().setOffline(false)
    await page.goto(`${urls.kit}/stage.html`)
  }

  return {
    async specimens() {
      await stage()
      return page.evaluate(async (url) => {
        const { partNames, specimensOf } = await import(`${url}/kit.js`)
        return (await Promise.all(partNames.map(specimensOf))).flat().filter((name) => !name.endsWith('/default'))
      }, urls.kit)
    },

    /**
     * Opens a scene in English. Afterwards `wear` sets colour scheme and language by attributes, as a host page does. `languages`: those
     * that it will wear, whose words can't come any more where the scene loses its connection.
     */
    async openScene(drawn, { languages = [], ...look }) {
      const scene = ownCustomer(drawn, page.viewportSize())
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await stage()
      await page.evaluate(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()))
      const token = scene.persona ? await tokenFor(urls.sandbox, scene) : null
      for (const path of scene.holds ?? []) await page.route(new RegExp(path), () => {})
      for (const path of scene.fails ?? []) await page.route(new RegExp(path), fail)
      for (const change of scene.changes ?? [])
        await page.route(new RegExp(change.path), (route) => alter(route, change))
      await provideSource(page, scene)
      await page.setContent(markup(scene, urls, look))
      if (scene.forgets) await page.evaluate(refuseStorage)
      if (scene.wallets || scene.source) {
        await page.addScriptTag({ type: 'module', content: walletsOf(urls) })
        await page.waitForFunction(() => 'walletKit' in globalThis)
      }
      await page.evaluate(install, { wallets: scene.wallets ?? [], sent: SENT, source: scene.source })
      await page.evaluate(enter, { token, path: await pathOf(urls.sandbox, scene), config: scene.config })
      await takeSteps(page, scene, async () => {
        for (const language of [...languages, 'en']) await this.wear({ ...look, language })
      })
      if (scene.shows) await page.getByText(scene.shows).first().waitFor()
      // A skeleton appears after a delay, and a call that is never answered keeps the network busy.
      if (scene.holds) await page.waitForTimeout(SKELETON_MS)
      else await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {})
    },

    async wear({ mode, language }) {
      await page.evaluate(
        ({ mode, language, background }) => {
          const element = document.querySelector('sphere-ramp')
          element.setAttribute('color-scheme', mode)
          element.setAttribute('language', language)
          document.body.style.background = background
        },
        { mode, language, background: BACKGROUND[mode] },
      )
      await page.waitForFunction(
        (language) => document.querySelector('sphere-ramp').shadowRoot.querySelector(`[lang="${language}"]`),
        language,
      )
    },

    /** Enlarges the page until the view does not scroll, so that the picture shows all of it. */
    async fit() {
      const hidden = await page.evaluate(() => {
        const shadow = document.querySelector('sphere-ramp').shadowRoot
        const view = shadow.querySelector('[part=view]')
        return shadow.querySelector('dialog[open]') || !view ? 0 : view.scrollHeight - view.clientHeight
      })
      const { width, height } = page.viewportSize()
      if (hidden > 0) await page.setViewportSize({ width, height: height + hidden })
    },

    async drawPart(name, { mode, language, width }) {
      await stage()
      await page.setContent('<!doctype html><body style="margin:0"><div id="stage"></div>')
      await page.evaluate(
        async ({ url, name, options }) => {
          const { mountSpecimen } = await import(`${url}/kit.js`)
          await mountSpecimen(name, document.querySelector('#stage'), options)
        },
        { url: urls.kit, name, options: { mode, dir: language === 'ar-XB' ? 'rtl' : 'ltr', width } },
      )
    },

    /** The whole page. An animation that never ends stands at its beginning. */
    picture: () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }),

    /** Waits until all finite animations have ended, and fonts and images are there. */
    async settle() {
      await page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        await document.fonts.ready
        const images = document.querySelector('sphere-ramp, #stage')?.shadowRoot?.querySelectorAll('img') ?? []
        await Promise.all([...images].map((image) => image.decode().catch(() => {})))
      })
      await page.waitForFunction(() => {
        const shadow = document.querySelector('sphere-ramp, #stage')?.shadowRoot
        const isStill = ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Infinity
        return shadow?.getAnimations().every(isStill)
      })
    },

    /** Returns what refers to ids that are not there. */
    async references() {
      const shadow = await page.locator('sphere-ramp').evaluateHandle((element) => element.shadowRoot)
      return shadow.evaluate(danglingReferences)
    },

    /** Returns the axe violations of the element. Landmarks are up to the host page. */
    async violations() {
      if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ path: AXE })
      return page.evaluate(async () => {
        const rules = { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } }
        const { violations } = await globalThis.axe.run('sphere-ramp', { rules, iframes: false })
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`)
      })
    },
  }
}

// As a text, because the runner of the flows rewrites an import that it sees.
const walletsOf = ({ kit, wallets = kit }) => `import { createEvmWallet } from '${wallets}/evm-wallet.js'
  import { installSolanaWallet } from '${wallets}/solana-wallet.js'
  globalThis.walletKit = { createEvmWallet, installSolanaWallet }`

/** Test keys that every local network knows. */
async function install({ wallets, sent, source }) {
  if (source === 'solana') {
    globalThis.burnerAddress = await globalThis.walletKit.installSolanaWallet()
  }
  if (wallets.length === 0) return
  const KEYS = [
    '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
    '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  ]
  const { createEvmWallet } = globalThis.walletKit
  const installed = wallets.map(({ holds = [], refuses = [], name, chainId }) => {
    const wallet = createEvmWallet({ name, chainId, rdns: name, key: KEYS[0] })
    for (const method of holds) wallet.hold(method)
    for (const method of refuses) wallet.refuse(method, { code: 4001, message: 'User rejected the request.' })
    for (const [method, answer] of Object.entries(sent)) wallet.answer(method, answer)
    return wallet
  })
  const [first] = installed
  const named = {
    changeAccount: () => first.changeAccount(KEYS[1]),
    keepsAsking: () => void first.hold('eth_sendTransaction'),
  }
  globalThis.inWallet = (change) => (named[change] ?? (() => first.switchTo(change)))()
}

async function takeSteps(page, { steps = [] }, loadWords) {
  for (const action of steps) {
    if ('goes' in action) await loadWords()
    await take(page, action).catch((cause) => {
      throw new Error(`${JSON.stringify(action)} failed: ${cause.message}`, { cause })
    })
  }
}

/** A transfer that waits for its tokens is asked about before another one, so each width that sends has a customer of its own. */
const ownCustomer = (scene, { width }) =>
  scene.source ? { ...scene, persona: scene.persona.replace('@', `-${width}@`) } : scene

function refuseStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

async function enter({ token, path, config }) {
  await customElements.whenDefined('sphere-ramp')
  const element = document.querySelector('sphere-ramp')
  if (config) element.config = config
  const signedIn = new Promise((resolve) => element.addEventListener('ramp-signed-in', resolve, { once: true }))
  if (token) element.authToken = token
  if (token) await signedIn
  await element.navigate(path)
}

async function call(sandbox, path, { headers, body } = {}) {
  const options = body && { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`${sandbox}${path}`, {
    ...options,
    headers: { 'content-type': 'application/json', ...headers },
  })
  const answer = await response.json()
  return answer.data ?? answer
}

async function tokenFor(sandbox, { persona, state, application = 'application_sandbox' }) {
  const headers = { 'x-application-id': application }
  const login = { email: persona, preventSendingEmail: true }
  const { customerId } = await call(sandbox, '/v1/ramp/auth/login', { headers, body: login })
  if (state) await call(sandbox, `/sandbox/customers/${customerId}`, { body: state })
  const asCustomer = { ...headers, 'x-customer-id': customerId }
  const { token } = await call(sandbox, '/v1/ramp/auth/otp/verify', { headers: asCustomer, body: { code: CODE } })
  return token
}

async function pathOf(sandbox, scene) {
  const { path, transfer, application = 'application_sandbox' } = scene
  if (!transfer) return path
  const headers = { 'x-application-id': application }
  const body = { token: await tokenFor(sandbox, scene) }
  const { idToken } = await call(sandbox, '/v1/identity/token', { headers, body })
  const asCustomer = { ...headers, authorization: `Bearer ${idToken}` }
  const { payouts } = await call(sandbox, '/v1/ramp/payouts', { headers: asCustomer })
  const found = payouts
    .filter((payout) => transfer.every((word) => JSON.stringify(payout).includes(word)))
    .toSorted((a, b) => b.updated.localeCompare(a.updated))
  if (found.length === 0) throw new Error(`${scene.persona} has no transfer of ${transfer}`)
  return path.replace('{id}', found[0].id)
}

function markup({ application = 'application_sandbox', attributes = {}, height }, urls, { mode }) {
  const all = {
    'application-id': application,
    'api-url': urls.sandbox,
    'color-scheme': mode,
    language: 'en',
    ...attributes,
  }
  const text = Object.entries(all)
    .map(([name, value]) => `${name}='${value}'`)
    .join(' ')
  return `<!doctype html><meta name="viewport" content="width=device-width"><body style="margin:0;background:${BACKGROUND[mode]}">
    <script type="module" src="${urls.pages}/sphere-ramp.js"></script><sphere-ramp style="display:block;height:${height ? `${height}px` : '100vh'}" ${text}></sphere-ramp>`
}
