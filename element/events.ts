import { CANCELABLE_EVENTS, type Emit, type RampEvents } from '../src/domain/ramp-events.ts'

/** Types `addEventListener('ramp-payout-created', (event) => event.detail.id)` on the element and on all that its events reach. */
export type RampEventMap = { [E in keyof RampEvents]: CustomEvent<RampEvents[E]> }

declare global {
  interface HTMLElementEventMap extends RampEventMap {}
  interface DocumentEventMap extends RampEventMap {}
  interface WindowEventMap extends RampEventMap {}
}

export const emitFrom =
  (element: EventTarget & { readonly debug: boolean }): Emit =>
  (type, detail) => {
    // eslint-disable-next-line no-console -- the debug log that decisions.md S8 asks for
    if (element.debug) console.debug('[sphere-ramp]', type, detail)
    return element.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: CANCELABLE_EVENTS.includes(type) }),
    )
  }
