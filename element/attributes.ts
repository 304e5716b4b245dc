import type { Environment } from '../src/stores/preferences.ts'
import { HEADING_LEVELS, type ColorScheme, type HeadingLevel } from '../src/app/host-config.ts'
import type { RampAttributes } from '../src/app/ramp-config.ts'
import { DEFAULT_THEME, RADII, THEME_COLORS, type Theme } from '../styles/theme.ts'

/** An absent attribute is null. */
export type RawAttributes = Readonly<Record<string, string | null>>

export const ATTRIBUTES = [
  'application-id',
  'applicationid',
  'ramp-only',
  'theme',
  'email',
  'prefilled-email',
  'language',
  'color-scheme',
  'config',
  'api-url',
  'api-base-url',
  'environment',
  'heading-level',
  'debug',
] as const

const MAX_LENGTH = 4096
const OFF = new Set(['false', '0', 'no'])

export const readBoolean = (value: string | null): boolean => value !== null && !OFF.has(value.trim().toLowerCase())

/** Hears of a value that is refused, and of what may be written. */
type Refuse = (given: string, wanted: string) => void

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((known) => known === value) ?? null

/** One of some values, or null. Any other is refused. */
const chooser =
  (refuse: Refuse) =>
  <T extends string>(name: string, values: readonly T[], value: unknown): T | null => {
    const found = oneOf(values, value)
    if (!found && value != null) refuse(`${name}: ${value}`, values.join(' | '))
    return found
  }

const PLACEHOLDER_ORIGIN = 'https://placeholder.invalid'

function isLogo(url: string): boolean {
  if (/^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(url)) return true
  if (!URL.canParse(url, PLACEHOLDER_ORIGIN)) return false
  // Only the browser's URL parser knows which server a URL means.
  const { protocol, hostname, origin } = new URL(url, PLACEHOLDER_ORIGIN)
  if (protocol === 'http:') return hostname === 'localhost'
  return protocol === 'https:' && (origin === PLACEHOLDER_ORIGIN || /^https:/i.test(url))
}

function themeOf(value: unknown, refuse: Refuse): Theme {
  if (typeof value !== 'object' || value === null) return DEFAULT_THEME
  const { color, radius, logo } = value as Record<string, unknown>
  const isShown = typeof logo === 'string' && logo.length > 0 && isLogo(logo)
  if (logo && !isShown) refuse('logo', 'https:')
  const choose = chooser(refuse)
  return {
    color: choose('color', THEME_COLORS, color) ?? DEFAULT_THEME.color,
    radius: choose('radius', RADII, radius) ?? DEFAULT_THEME.radius,
    logo: isShown ? logo : null,
  }
}

/** Reads a preset name, or JSON with color, radius and logo. An invalid value gives the default. */
function readTheme(value: string | null, refuse: Refuse): Theme {
  const text = value?.trim() ?? ''
  if (text === '') return DEFAULT_THEME
  if (!text.startsWith('{')) return themeOf({ color: text }, refuse)
  try {
    return themeOf(JSON.parse(text), refuse)
  } catch {
    refuse('theme', 'JSON')
    return DEFAULT_THEME
  }
}

/** Never throws, because a typing error of the merchant must not break the merchant's page. */
export function readAttributes(raw: RawAttributes, refuse: Refuse = () => {}): RampAttributes {
  const text = (...names: string[]) => {
    const value = names.map((name) => raw[name]?.trim()).find(Boolean)
    return value && value.length <= MAX_LENGTH ? value : null
  }
  const known = <T extends string>(name: string, values: readonly T[]) =>
    chooser(refuse)(name, values, text(name)?.toLowerCase())
  return {
    applicationId: text('application-id', 'applicationid'),
    rampOnly: readBoolean(raw['ramp-only'] ?? null),
    theme: readTheme(raw.theme ?? null, refuse),
    email: text('email', 'prefilled-email'),
    language: text('language'),
    colorScheme: known<ColorScheme>('color-scheme', ['light', 'dark', 'auto']) ?? 'auto',
    apiUrl: text('api-url', 'api-base-url'),
    environment: known<Environment>('environment', ['production', 'sandbox']),
    headingLevel: (Number(known('heading-level', HEADING_LEVELS.map(String))) || null) as HeadingLevel | null,
    debug: readBoolean(raw.debug ?? null),
  }
}
