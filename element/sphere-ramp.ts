import type { RampHostConfig } from '../src/app/host-config.ts'
import type { Prefill } from '../src/app/prefill.ts'
import { identityOf, parseConfig, type HostDecisions, type RampConfig } from '../src/app/ramp-config.ts'
import type { Ramp } from '../src/app/ramp.ts'
import { createServices } from '../src/app/services.ts'
import { ATTRIBUTES } from './attributes.ts'
import { browserWorld } from './browser-world.ts'
import { emitFrom } from './events.ts'
import { guardInput, restoreDialogs, takeEarlyProperties } from './lifecycle.ts'
import { CONNECTED, PROPS, ReflectedElement, RENDER } from './reflected-element.ts'
import { adoptBase, adoptPreset } from './sheets.ts'

/**
 * A complete fiat and stablecoin ramp in one tag: sign-in, onboarding, bank accounts, wallets, transfers, history.
 *
 * @element sphere-ramp
 * @attr {string} application-id - The merchant's application. Without it the element shows a configuration error.
 * @attr {boolean} ramp-only - Ramp-only mode. Absent, `false`, `0` and `no` are off, anything else is on.
 * @attr {string} theme - A preset's name, or JSON `{"color","radius","logo"}`.
 * @attr {string} email - The e-mail that the sign-in form starts with.
 * @attr {string} language - A BCP 47 tag; the nearest catalogue is used, else English.
 * @attr {string} color-scheme - `light`, `dark` or `auto` (the default).
 * @attr {string} api-url - Where the API is, without a path.
 * @attr {string} environment - `production` or `sandbox`: the switch of screens, not the choice of server.
 * @attr {boolean} debug - Logs without personal data.
 * @fires ramp-ready - Once per mount, when the first screen can be used.
 * @fires ramp-error - With every error that the customer sees outside a field: `{code, message, reference}`.
 * @fires ramp-navigate - `{path}` without its query.
 * @fires ramp-otp-sent - A sign-in code was mailed.
 * @fires ramp-signed-in - `{customerId}`.
 * @fires ramp-signed-out - The session ended.
 * @fires ramp-residency-approved - The operating residency was approved.
 * @fires ramp-residency-rejected - The operating residency was rejected.
 * @fires ramp-terms-pending - The terms were opened.
 * @fires ramp-terms-complete - The terms were accepted.
 * @fires ramp-verification-pending - The verification is under way.
 * @fires ramp-verification-complete - The verification is complete.
 * @fires ramp-verification-rejected - The verification was rejected.
 * @fires ramp-onboarding-complete - Everything is set up.
 * @fires ramp-bank-account-created - `{id}`.
 * @fires ramp-bank-account-deleted - `{id}`.
 * @fires ramp-wallet-created - `{id}`.
 * @fires ramp-wallet-updated - `{id}`.
 * @fires ramp-wallet-deleted - `{id}`.
 * @fires ramp-wallet-linked - `{id}`.
 * @fires ramp-payout-created - `{id, type}`.
 * @fires ramp-payout-status - `{id, status}`, at changes only.
 * @fires ramp-payout-cancelled - `{id}`.
 * @fires ramp-csv-exported - `{count}`.
 * @fires ramp-before-payout - `{type, amount, currency}`; prevented: no call, the form stays.
 * @fires ramp-before-sign-out - For a sign-out that was asked for; prevented: the session stays.
 * @fires ramp-identify - `{uid, emailHash}` after each sign-in, when the analytics feature is on.
 * @csspart frame - The widget's own box.
 * @csspart header - The bar at the top.
 * @csspart title - The title of a screen.
 * @csspart view - What scrolls.
 * @csspart footer - The bar with the screen's actions.
 * @csspart button - Every button.
 * @csspart button-primary - The main button.
 * @csspart field - A labelled field.
 * @csspart input - The box of a field.
 * @csspart card - A card.
 * @csspart row - A row of a list.
 * @csspart badge - A status.
 * @csspart banner - A message in the page.
 * @csspart dialog - A dialog or sheet.
 * @csspart toast - A passing message.
 * @cssprop --sphere-font - The font family.
 * @cssprop --sphere-primary - The main button.
 * @cssprop --sphere-on-primary - Text on the main button.
 * @cssprop --sphere-accent - Selection and progress.
 * @cssprop --sphere-ring - The focus ring.
 * @cssprop --sphere-canvas - The page of the widget.
 * @cssprop --sphere-surface - Cards.
 * @cssprop --sphere-border - Hairlines.
 * @cssprop --sphere-text - Text.
 * @cssprop --sphere-text-muted - Secondary text.
 */
export class SphereRamp extends ReflectedElement {
  static get observedAttributes(): readonly string[] {
    return ATTRIBUTES
  }

  #ramp: Ramp | null = null
  #identity: string | null = null
  #host: Partial<RampHostConfig> = {}
  /** Given and not used yet. */
  #authToken: string | null = null
  #scheduled = false
  /** Resolves with the ramp that the host hears of next, so that a call before there is any waits. */
  #ready = Promise.withResolvers<Ramp>()
  /** Counts the ramps of this element, and which of them the host was last told of: every further screen is ready too. */
  #mount = 0
  #told = 0
  #onReady = () => {}
  readonly #emit = emitFrom(this)

  constructor() {
    super()
    // r2wc starts as connected, and would mount React in an element that is in no document.
    this[CONNECTED] = false
    adoptBase(this.shadowRoot!)
    guardInput(this.shadowRoot!)
    takeEarlyProperties(this)
  }

  /** Settings that are no strings. Every key is optional; setting it again replaces it whole. */
  get config(): Partial<RampHostConfig> {
    return this.#host
  }
  set config(value: Partial<RampHostConfig> | null | undefined) {
    this.#host = { ...value }
    this.#schedule()
  }

  /** A one-time token of a host that signed the user in already. It is used once and never read back. */
  set authToken(value: string | null | undefined) {
    this.#authToken = value || null
    this.#schedule()
  }

  /** Goes to a path of the route table; guards apply. */
  async navigate(path: string): Promise<void> {
    const { router } = await this.#ready.promise
    router.open(String(path))
  }

  /** Signs out on the server too; resolves at `/sign-in`. */
  async signOut(): Promise<void> {
    const { services } = await this.#ready.promise
    await services.signOut()
  }

  /** Drops session, stack, forms and cached data without a call; the operation journal stays. */
  async reset(): Promise<void> {
    const ramp = await this.#ready.promise
    ramp.reset()
  }

  /** Fills fields that the customer has not touched; what is not valid is ignored. */
  async prefill(values: Prefill): Promise<void> {
    const ramp = await this.#ready.promise
    ramp.prefill(values)
  }

  override connectedCallback(): void {
    if (!this.isConnected) return
    adoptBase(this.shadowRoot!)
    this.#update()
    super.connectedCallback()
    restoreDialogs(this.shadowRoot!)
  }

  /** Tells the platform that a move keeps the element as it is. */
  connectedMoveCallback(): void {}

  override disconnectedCallback(): void {
    // A move is a disconnect and a connect in one task: only what is still away afterwards was removed.
    queueMicrotask(() => {
      if (this.isConnected) return
      super.disconnectedCallback()
      this.#close()
      this.#identity = null
    })
  }

  attributeChangedCallback(): void {
    this.#schedule()
  }

  /** Several changes in one task are one update. */
  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    queueMicrotask(() => {
      this.#scheduled = false
      if (this.isConnected && this[CONNECTED]) this.#update()
    })
  }

  #close(): void {
    if (this.#ramp && this.#told === this.#mount) this.#ready = Promise.withResolvers()
    this.#ramp?.close()
    this.#ramp = null
  }

  #start(config: RampConfig | null): void {
    const ramp = config && createServices(config, browserWorld(), this.#emit)
    const mount = this.#mount + 1
    this.#ramp = ramp
    this.#mount = mount
    this.#onReady = () => {
      if (mount !== this.#mount || mount === this.#told) return
      this.#told = mount
      if (ramp) this.#ready.resolve(ramp)
      this.#emit('ramp-ready', null)
    }
  }

  #update(): void {
    const decisions: HostDecisions = { ...this.attributesRead(), authToken: this.#authToken, host: this.#host }
    const { config, problem } = parseConfig(decisions)
    const identity = identityOf(decisions)
    if (identity === this.#identity && config) this.#ramp?.configure(config)
    else if (identity !== this.#identity) {
      this.#close()
      this.#identity = identity
      this.#start(config)
    }
    if (this.#ramp) this.#authToken = null

    const { theme, colorScheme, language } = decisions
    const state = { ramp: this.#ramp, mount: this.#mount, problem, emit: this.#emit, onReady: this.#onReady }
    this[PROPS].view = { ...state, theme, colorScheme, language: language ?? 'en' }
    void adoptPreset(this.shadowRoot!, theme.color)
    this[RENDER]()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sphere-ramp': SphereRamp
  }
}
