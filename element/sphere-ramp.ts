import { first } from 'built:first-paint'
import type { Prefill, RampHostConfig } from '../src/app/host-config.ts'
import { headingLevelOf, identityOf, languageOf, parseConfig } from '../src/app/ramp-config.ts'
import type { Ramp } from '../src/app/ramp.ts'
import { createLoader, preloadApp, loadedApp, UNLOADED } from './app/load-app.ts'
import { ATTRIBUTES } from './attributes.ts'
import { browserWorld } from './browser-world.ts'
import { emitFrom } from './events.ts'
import { createEarlyScreen } from './first-paint/early-screen.ts'
import { createRefusal, missingFunction, readConfig } from './first-paint/refusal.ts'
import { afterParsing, guardInput, restoreDialogs, submitInSandbox, upgradeProperties } from './lifecycle.ts'
import { Readiness } from './readiness.ts'
import { Wishes } from './wishes.ts'
import { CONNECTED, PROPS, ReflectedElement, RENDER } from './reflected-element.ts'
import { areBeingRead, type Settings } from './settings.ts'
import { adoptBase, adoptPreset } from './sheets.ts'

/**
 * A complete fiat and stablecoin ramp in one tag: sign-in, onboarding, bank accounts, wallets, transfers, history.
 *
 * @element sphere-ramp
 * @attr {string} application-id - The merchant's application. Required.
 * @attr {boolean} ramp-only - Ramp-only mode. Absent, `false`, `0` and `no` are off, anything else is on.
 * @attr {string} theme - A preset, or JSON `{"color","radius","logo"}`.
 * @attr {string} email - Prefills the sign-in form.
 * @attr {string} language - A BCP 47 tag; without a catalogue English.
 * @attr {"light" | "dark" | "auto"} color-scheme - Default: `auto`, as the customer's system.
 * @attr {string} api-url - The address of the API, without `/v1/ramp`. Required.
 * @attr {"production" | "sandbox"} environment - `production` or `sandbox`. It switches screens and does not choose the server.
 * @attr {"1" | "2" | "3" | "4" | "5" | "6"} heading-level - The level of the screens' titles. Default: 2.
 * @attr {boolean} debug - Logs without personal data.
 * @fires ramp-ready - Once per mount, when the first screen can be used: the sign-in screen when its field takes input.
 * @fires ramp-error - With every error that the customer sees outside a field: `{code, message, remedy, reference}`.
 * @fires ramp-navigate - `{path}` without its query.
 * @fires ramp-otp-sent - A sign-in code was sent by e-mail.
 * @fires ramp-signed-in - `{customerId}`.
 * @fires ramp-signed-out - The session ended.
 * @fires ramp-residency-approved - The operating residency was approved.
 * @fires ramp-residency-rejected - The operating residency was rejected.
 * @fires ramp-terms-pending - The terms were opened.
 * @fires ramp-terms-complete - The terms were accepted.
 * @fires ramp-verification-pending - The verification is in progress.
 * @fires ramp-verification-complete - The verification is complete.
 * @fires ramp-verification-rejected - The verification was rejected.
 * @fires ramp-onboarding-complete - Every onboarding step is complete.
 * @fires ramp-bank-account-created - `{id}`.
 * @fires ramp-bank-account-deleted - `{id}`.
 * @fires ramp-wallet-created - `{id}`.
 * @fires ramp-wallet-updated - `{id}`.
 * @fires ramp-wallet-deleted - `{id}`.
 * @fires ramp-wallet-linked - `{id}`.
 * @fires ramp-wallet-connected - `{network}`.
 * @fires ramp-wallet-disconnected - The connected wallet was let go, or left.
 * @fires ramp-payout-created - `{id, type}`.
 * @fires ramp-payout-sent - `{id, network, transactionHash}`, when the tokens of an off-ramp have arrived: once in a browser, with the hash that the chain has, which is not the wallet's first where its owner has sped the transaction up.
 * @fires ramp-payout-status - `{id, status}`, only when the status changes.
 * @fires ramp-payout-cancelled - `{id}`.
 * @fires ramp-csv-exported - `{count}`.
 * @fires ramp-before-payout - `{type, amount, currency}`. Cancelable: `preventDefault()` keeps the form and sends no request.
 * @fires ramp-before-sign-out - Before a requested sign-out. Cancelable: `preventDefault()` keeps the session.
 * @fires ramp-identify - `{uid, emailHash}` after each sign-in, when the analytics feature is on.
 * @csspart frame - The outer box of the widget.
 * @csspart header - The bar at the top.
 * @csspart title - The title of a screen.
 * @csspart view - The scrolling area.
 * @csspart footer - The bar with the actions of the screen.
 * @csspart button - Every button.
 * @csspart button-primary - The primary button.
 * @csspart field - A labelled field.
 * @csspart input - The box of a field.
 * @csspart card - A card.
 * @csspart row - A list row.
 * @csspart badge - A status badge.
 * @csspart banner - An inline message.
 * @csspart dialog - A dialog or sheet.
 * @csspart toast - A temporary message.
 * @cssprop --sphere-font - The font family.
 * @cssprop --sphere-primary - The primary button.
 * @cssprop --sphere-on-primary - Text on the primary button.
 * @cssprop --sphere-accent - Selection and progress.
 * @cssprop --sphere-ring - The focus ring.
 * @cssprop --sphere-canvas - The background of the widget.
 * @cssprop --sphere-surface - Cards.
 * @cssprop --sphere-border - Borders and dividers.
 * @cssprop --sphere-text - Primary text.
 * @cssprop --sphere-text-muted - Secondary text.
 */
export class SphereRamp extends ReflectedElement {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES

  #ramp: Ramp | null = null
  #identity: string | null = null
  #scheduled = false
  #onReady = () => {}
  readonly #emit = emitFrom(this)
  #settings: Settings = { host: {} }
  readonly #readiness = new Readiness(() => this.isConnected && this.#emit('ramp-ready', null))
  readonly #wishes = new Wishes(this.#readiness, () => this.#schedule())
  readonly #early = createEarlyScreen({
    shadow: this.shadowRoot!,
    onUsable: () => this.#readiness.announceSoon(),
    onSubmit: () => this.#load(),
  })
  readonly #load = createLoader({
    isWaiting: () => this.isConnected && loadedApp() === null,
    onLoaded: () => this.#schedule(),
    onFailed: (isGone) => {
      this.#early.fail(isGone)
      if (isGone) this.#emit('ramp-error', UNLOADED)
    },
  })
  readonly #refusal = createRefusal(this.shadowRoot!, this.#readiness, this.#emit)
  readonly #world = browserWorld(this.#early.field)
  readonly #decisions = () => ({ ...this.parsedAttributes(), authToken: this.#wishes.token, ...this.#settings })

  constructor() {
    super()
    // r2wc starts as connected and would mount React in an element outside any document.
    this[CONNECTED] = false
    for (const prepare of [guardInput, submitInSandbox]) prepare(this.shadowRoot!)
    upgradeProperties(this)
    if (missingFunction()) return
    if (this.isConnected) preloadApp(this.#decisions(), this.#world)
    adoptBase(this.shadowRoot!, first.css)
  }

  /** Settings that are not strings. Every key is optional, and setting the property again replaces all of them. */
  get config(): RampHostConfig {
    return this.#settings.host
  }
  set config(value: RampHostConfig | null | undefined) {
    this.#settings = { host: { ...value } }
    this.#schedule()
  }

  /** The one-time token that `auth/otp/verify` answers for a mailed code. It is used once and cannot be read. */
  set authToken(value: string | null | undefined) {
    this.#wishes.signIn(value || null)
  }

  /** A promise of `ramp-ready`, also for listeners that come too late. A removed element, or one with another application, has a new promise. */
  get ready(): Promise<void> {
    return this.#readiness.announcement
  }

  /** Opens a path of `element/README.md`. It waits for a sign-in with `authToken`. Guards apply. Rejects for any other path. */
  async navigate(path: string): Promise<void> {
    await (await this.#readiness.ramp).open(String(path))
  }

  /** Signs out, on the server too, and resolves at `/sign-in`. */
  async signOut(): Promise<void> {
    await this.#wishes.leave((ramp) => ramp.signOut())
  }

  /** Discards session, forms and cached data without a request. The operation journal stays. */
  async reset(): Promise<void> {
    await this.#wishes.leave((ramp) => ramp.reset())
  }

  /** Fills fields that the customer has not edited. Invalid values are ignored. */
  async prefill(values: Prefill): Promise<void> {
    await (await this.#readiness.ramp).prefill(values)
  }

  override connectedCallback(): void {
    afterParsing(this, () => {
      this.#update()
      super.connectedCallback()
      restoreDialogs(this.shadowRoot!)
    })
  }

  /** @internal Its presence makes `moveBefore` skip the disconnect and connect callbacks. */
  connectedMoveCallback(): void {}

  override disconnectedCallback(): void {
    // A move disconnects and connects in the same task, so only an element that is still disconnected afterwards was removed.
    void Promise.resolve().then(() => {
      if (this.isConnected) return
      super.disconnectedCallback()
      this.#early.remove()
      this.#refusal.applies()
      this.#close()
      this.#identity = null
    })
  }

  attributeChangedCallback(): void {
    this.#schedule()
  }

  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    void Promise.resolve().then(() => {
      this.#scheduled = false
      if (this.isConnected && this[CONNECTED]) this.#update()
    })
  }

  #close(): void {
    this.#readiness.close(this.#ramp)
    this.#ramp?.close()
    this.#ramp = null
  }

  /** Later screens also call `onReady`, and those of an earlier ramp may call it late. */
  #open(): void {
    this.#readiness.next()
    const { mount } = this.#readiness
    this.#onReady = () => {
      if (mount !== this.#readiness.mount) return
      this.#early.end()
      this.#readiness.draw(this.#ramp)
    }
  }

  #update(): void {
    if (this.#refusal.applies(this.#ramp ? undefined : missingFunction())) return
    if (areBeingRead(this.#settings, this, () => this.#schedule())) return void (loadedApp() ?? this.#load())
    const decisions = this.#decisions()
    const { config, problem } = parseConfig(decisions)
    // React sets properties only after it has inserted the element.
    if (problem && !this[CONNECTED]) return this.#schedule()
    const identity = identityOf(decisions)
    if (identity !== this.#identity) {
      this.#close()
      this.#identity = identity
      this.#open()
    }
    const { theme, colorScheme } = decisions
    const sheet = adoptBase(this.shadowRoot!, first.css)
    const app = loadedApp()
    if (config && !(app && this.#ramp)) this.#early.show(config, this.#world, app === null)
    if (!app) return this.#load()
    if (this.hasAttribute('config')) return readConfig(this)
    if (config && this.#ramp) this.#ramp.configure(config)
    else if (config) this.#ramp = app.createServices(config, this.#world, this.#emit)
    if (this.#ramp) this.#wishes.taken()
    this.#readiness.open(this.#ramp)
    const language = languageOf(decisions)
    const mountPoint = { shadow: this.shadowRoot!, early: this.#early, sheet, firstCss: first.css }
    const state = { ramp: this.#ramp, mount: this.#readiness.mount, problem, emit: this.#emit, onReady: this.#onReady }
    const content = { ...state, theme, colorScheme, language, headingLevel: headingLevelOf(decisions) }
    this[PROPS].view = { app, mountPoint, content }
    void adoptPreset(this.shadowRoot!, theme.color)
    this[RENDER]()
  }
}
