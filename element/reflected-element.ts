import r2wc from '@r2wc/react-to-web-component'
import type { ColorScheme, HeadingLevel } from '../src/app/host-config.ts'
import type { RampAttributes } from '../src/app/ramp-config.ts'
import { writeJson } from '../src/lib/json.ts'
import type { Environment } from '../src/stores/preferences.ts'
import type { RampTheme } from '../styles/theme.ts'
import { ATTRIBUTES, readAttributes, readBoolean } from './attributes.ts'
import type { LateProps } from './app/late-root.ts'

/** @internal */
export const CONNECTED = Symbol.for('r2wc.connected')
/** @internal */
export const RENDER = Symbol.for('r2wc.render')
/** @internal */
export const PROPS = Symbol.for('r2wc.props')

interface R2wcElement extends HTMLElement {
  /** @internal */
  [CONNECTED]: boolean
  /** @internal */
  [PROPS]: LateProps
  /** @internal */
  [RENDER](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

class ServerElement {
  readonly isConnected = false
}

// The build replaces React in r2wc by late-root.ts, so what is rendered there is the props alone.
const late = () => null

/** r2wc extends HTMLElement, which does not exist on a server, where importing the class must still work. */
const Base = (typeof HTMLElement === 'undefined'
  ? ServerElement
  : r2wc(late, { shadow: 'open' })) as unknown as new () => R2wcElement

/** A value that cannot be serialised, such as an object with a circular reference, counts as no theme. */
function stringify(value: object): string | undefined {
  try {
    return writeJson(value)
  } catch {
    return undefined
  }
}

export class ReflectedElement extends Base {
  get applicationId(): string | null {
    return this.parsedAttributes().applicationId
  }
  set applicationId(value: string | null) {
    this.#reflect('application-id', value)
  }
  get rampOnly(): boolean {
    return readBoolean(this.getAttribute('ramp-only'))
  }
  set rampOnly(value: boolean | string) {
    this.#reflect('ramp-only', value)
  }
  get theme(): string | null {
    return this.getAttribute('theme')
  }
  set theme(value: RampTheme | null) {
    this.#reflect('theme', value !== null && typeof value === 'object' ? stringify(value) : value)
  }
  get email(): string | null {
    return this.parsedAttributes().email
  }
  set email(value: string | null) {
    this.#reflect('email', value)
  }
  get language(): string | null {
    return this.getAttribute('language')
  }
  set language(value: string | null) {
    this.#reflect('language', value)
  }
  get colorScheme(): string | null {
    return this.getAttribute('color-scheme')
  }
  set colorScheme(value: ColorScheme | null) {
    this.#reflect('color-scheme', value)
  }
  get apiUrl(): string | null {
    return this.parsedAttributes().apiUrl
  }
  set apiUrl(value: string | null) {
    this.#reflect('api-url', value)
  }
  get environment(): string | null {
    return this.getAttribute('environment')
  }
  set environment(value: Environment | null) {
    this.#reflect('environment', value)
  }
  get headingLevel(): HeadingLevel | null {
    return this.parsedAttributes().headingLevel
  }
  set headingLevel(value: HeadingLevel | `${HeadingLevel}` | null) {
    this.#reflect('heading-level', value === null ? value : String(value))
  }
  get debug(): boolean {
    return readBoolean(this.getAttribute('debug'))
  }
  set debug(value: boolean | string) {
    this.#reflect('debug', value)
  }

  /** @internal */
  parsedAttributes(): RampAttributes {
    const raw = Object.fromEntries(ATTRIBUTES.map((name) => [name, this.getAttribute(name)]))
    const refuse = (given: string, wanted: string) => {
      if (!this.debug) return
      // eslint-disable-next-line no-console -- an invalid value falls back, and `debug` reports it to the host
      console.warn(`[sphere-ramp] configuration/attribute-refused: ${given}. What to do: write ${wanted}`)
    }
    return readAttributes(raw, refuse)
  }

  #reflect(name: string, value: string | boolean | null | undefined): void {
    if (value === null || value === undefined || value === false) this.removeAttribute(name)
    else this.setAttribute(name, value === true ? '' : String(value))
  }
}
