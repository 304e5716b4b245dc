// The package entry `sphere-ramp/react`: the component `SphereRamp`, and the types of the bare tag in JSX. When React 19 hydrates
// what a server rendered it sets no property of a custom element and listens to none of its events, so the component does both itself.
import {
  createElement,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type RefAttributes,
} from 'react'
import type { RampEvent } from '../../src/domain/ramp-events.ts'
import { pascalCase, type PascalCase } from '../../src/lib/pascal-case.ts'
import { SphereRamp as SphereRampElement } from '../element.ts'
import { RAMP_EVENTS, type RampListener, type TagListeners } from './listeners.ts'
import type { RampAttributes, RampSettings } from './settings.ts'

const ATTRIBUTES: ReadonlySet<string> = new Set<keyof RampSettings>([
  'applicationId',
  'apiUrl',
  'rampOnly',
  'theme',
  'colorScheme',
  'email',
  'language',
  'environment',
  'headingLevel',
  'debug',
])

type NameOf<E extends RampEvent> = E extends `ramp-${infer Rest}` ? `on${PascalCase<Rest>}` : never
type Listeners = { readonly [E in RampEvent as NameOf<E>]?: RampListener<E> }
type Html = Omit<HTMLAttributes<SphereRampElement>, keyof RampSettings | keyof Listeners>

/** `onPayoutCreated` and the like receive the element's events. Any other prop goes to the tag. */
export interface SphereRampProps extends RampSettings, Listeners, Html {}

/** The props of the bare tag `<sphere-ramp>`, whose properties and events React drops when it hydrates. */
export interface SphereRampTagProps extends RampAttributes, TagListeners, Html, RefAttributes<SphereRampElement> {}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sphere-ramp': SphereRampTagProps
    }
  }
}

const LISTENERS = RAMP_EVENTS.map((event) => ({ event, prop: `on${pascalCase(event.slice(5))}` as keyof Listeners }))

// On a server React 18 warns of a layout effect, which does nothing there.
const useClientEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

const attributeOf = (prop: string) => prop.replace(/[A-Z]/g, '-$&').toLowerCase()

const textOf = (value: unknown) => {
  if (value === true) return ''
  const isAbsent = value === false || value === undefined || typeof value === 'object'
  return isAbsent ? undefined : String(value)
}

/** Attributes, which server markup has too: React 18 knows no property of the tag, and React 19 sets none when it hydrates. */
function tagProps(props: SphereRampProps): Record<string, unknown> {
  const tag: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    if (ATTRIBUTES.has(name)) tag[attributeOf(name)] = textOf(value)
    else if (name === 'className') tag['class'] = value
    else if (!LISTENERS.some(({ prop }) => prop === name) && name !== 'config' && name !== 'authToken')
      tag[name] = value
  }
  return tag
}

/**
 * Where React hides a tag that stays in the page (`<Activity>`, a boundary that suspends again), it ends the layout effects and repeats
 * them later: only what has changed is set again, because a one-time token is used up.
 */
function useSetting<Value>(value: Value, set: (value: Value) => void): void {
  const given = useRef<Value>(undefined)
  useClientEffect(() => {
    if (value === given.current) return
    given.current = value
    set(value)
  }, [value])
}

/** A hidden tag may still be at work, so its listeners live as long as it is in the page, and not as long as the effect. */
function useListeners(element: { readonly current: SphereRampElement | null }, props: Listeners): void {
  const latest = useRef(props)
  const heard = useRef<SphereRampElement>(null)
  useClientEffect(() => {
    latest.current = props
    const tag = element.current!
    if (tag === heard.current) return
    heard.current = tag
    for (const { event, prop } of LISTENERS)
      tag.addEventListener(event, (happened: Event) => tag.isConnected && latest.current[prop]?.(happened as never))
  })
}

/**
 * `<sphere-ramp>` as a React component (18 or later), with a ref to the element. Safe on a server. The tag is defined once settings and
 * listeners are in place, so that no event, such as the cancelable `ramp-before-payout`, comes before its listener.
 */
export const SphereRamp: ForwardRefExoticComponent<SphereRampProps & RefAttributes<SphereRampElement>> = forwardRef<
  SphereRampElement,
  SphereRampProps
>(function SphereRamp(props, ref) {
  const element = useRef<SphereRampElement>(null)
  const { config, authToken, theme } = props
  useListeners(element, props)
  useSetting(config, (value) => (element.current!.config = value))
  useSetting(authToken, (value) => (element.current!.authToken = value))
  useSetting(theme, (value) => {
    if (typeof value !== 'string') element.current!.theme = value ?? null
  })
  useClientEffect(() => {
    if (!customElements.get('sphere-ramp')) customElements.define('sphere-ramp', SphereRampElement)
  }, [])
  useImperativeHandle(ref, () => element.current!, [])
  const tag = tagProps(props)
  // eslint-disable-next-line react/refs -- createElement hands it on, as JSX does
  return createElement('sphere-ramp', { ...tag, ref: element })
})
