import { refusal } from 'built:first-paint/refusal'
import type { RampHostConfig } from '../../src/app/host-config.ts'
import type { RampEvents } from '../../src/domain/ramp-events.ts'
import type { createEarlyRoot } from './early-root.ts'

type Replace = ReturnType<typeof createEarlyRoot>['replace']

/** Draws that the page lacks a function, and returns the event's detail. It is one chunk, so it imports no code of the entry. */
export function drawRefusal(name: string, replace: Replace, adoptSheets: () => void): RampEvents['ramp-error'] {
  const { snapshot, sentence } = refusal
  const message = sentence.join(name)
  let { css } = refusal
  try {
    adoptSheets()
  } catch {
    // Adopted sheets may be what is missing. The words are there without them.
    css = ''
  }
  replace({ snapshot, css, texts: {} }, { message })
  const remedy = 'Drop the script that removes it.'
  return { code: 'configuration/function-missing', message, remedy, reference: null }
}

export interface Configured extends Element {
  config: RampHostConfig
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isSettings = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads the attribute `config`, which a framework sets where it renders before the class is defined, unless it has lost its content. */
export function takeConfig(element: Configured): void {
  const given = element.getAttribute('config')
  // Several updates may ask while this file is loading.
  if (given === null) return
  const settings = parse(given)
  element.removeAttribute('config')
  if (isSettings(settings)) element.config = { ...settings, ...element.config }
  // Svelte's server writes "[object Object]", and its hydration has set the property.
  else if (given !== '[object Object]' || Object.keys(element.config).length === 0)
    // eslint-disable-next-line no-console -- the settings are lost without any other sign
    console.error(
      `[sphere-ramp] configuration/config-attribute: The attribute config="${given.slice(0, 40)}" is no JSON. ` +
        'What to do: set the property config instead, as in element.config = {…}.',
    )
}
