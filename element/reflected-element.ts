import r2wc from '@r2wc/react-to-web-component'
import type { RampAttributes } from '../src/app/ramp-config.ts'
import { ATTRIBUTES, readAttributes, readBoolean } from './attributes.ts'
import { Root, type View } from './mount.tsx'

export const CONNECTED = Symbol.for('r2wc.connected')
export const RENDER = Symbol.for('r2wc.render')
export const PROPS = Symbol.for('r2wc.props')

/** What r2wc makes of a React component: a shadow root, and React's life in it. */
interface R2wcElement extends HTMLElement {
  [CONNECTED]: boolean
  [PROPS]: { view?: View }
  [RENDER](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

class NoElement {
  readonly isConnected = false
}

/** r2wc extends HTMLElement, which is not there on a server: the class can still be imported. */
const Base = (typeof HTMLElement === 'undefined'
  ? NoElement
  : r2wc(Root as never, { shadow: 'open' })) as unknown as new () => R2wcElement

/** What is no JSON, a circle say, is as no theme. */
function textOf(value: object): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/** A property for each attribute, of the same name in camelCase. The attribute is the one place where the value is. */
export class ReflectedElement extends Base {
  get applicationId(): string | null {
    return this.attributesRead().applicationId
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
  set theme(value: string | object | null) {
    this.#reflect('theme', value !== null && typeof value === 'object' ? textOf(value) : value)
  }
  get email(): string | null {
    return this.attributesRead().email
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
  set colorScheme(value: string | null) {
    this.#reflect('color-scheme', value)
  }
  get apiUrl(): string | null {
    return this.attributesRead().apiUrl
  }
  set apiUrl(value: string | null) {
    this.#reflect('api-url', value)
  }
  get environment(): string | null {
    return this.getAttribute('environment')
  }
  set environment(value: string | null) {
    this.#reflect('environment', value)
  }
  get debug(): boolean {
    return readBoolean(this.getAttribute('debug'))
  }
  set debug(value: boolean | string) {
    this.#reflect('debug', value)
  }

  attributesRead(): RampAttributes {
    const raw = Object.fromEntries(ATTRIBUTES.map((name) => [name, this.getAttribute(name)]))
    // eslint-disable-next-line no-console -- bad values fall back, and with `debug` the host hears of it
    return readAttributes(raw, (message) => this.debug && console.warn(`[sphere-ramp] ${message}`))
  }

  #reflect(name: string, value: string | boolean | null | undefined): void {
    if (value === null || value === undefined || value === false) this.removeAttribute(name)
    else this.setAttribute(name, value === true ? '' : String(value))
  }
}
