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

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((known) => known === value) ?? null

const PLACEHOLDER_ORIGIN = 'https://placeholder.invalid'

function isLogo(url: string): boolean {
  if (/^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(url)) return true
  if (!URL.canParse(url, PLACEHOLDER_ORIGIN)) return false
  // Only the browser's URL parser knows which server a URL means.
  const { protocol, hostname, origin } = new URL(url, PLACEHOLDER_ORIGIN)
  if (protocol === 'http:') return hostname === 'localhost'
  return protocol === 'https:' && (origin === PLACEHOLDER_ORIGIN || /^https:/i.test(url))
}

function themeOf(value: unknown): Theme {
  if (typeof value !== 'object' || value === null) return DEFAULT_THEME
  const { color, radius, logo } = value as Record<string, unknown>
  return {
    color: oneOf(THEME_COLORS, color) ?? DEFAULT_THEME.color,
    radius: oneOf(RADII, radius) ?? DEFAULT_THEME.radius,
    logo: typeof logo === 'string' && logo.length > 0 && isLogo(logo) ? logo : null,
  }
}

/** Reads a preset name, or JSON with color, radius and logo. An invalid value gives the default and is reported to `warn`. */
function readTheme(value: string | null, warn: (message: string) => void = () => {}): Theme {
  const text = value?.trim() ?? ''
  if (text === '') return DEFAULT_THEME
  if (!text.startsWith('{')) {
    const color = oneOf(THEME_COLORS, text)
    if (!color) warn(`theme: unknown preset ${JSON.stringify(text.slice(0, 40))}`)
    return { ...DEFAULT_THEME, color: color ?? DEFAULT_THEME.color }
  }
  try {
    return themeOf(JSON.parse(text))
  } catch {
    warn('theme: not valid JSON')
    return DEFAULT_THEME
  }
}

/** Never throws, because a typing error of the merchant must not break the merchant's page. */
export function readAttributes(raw: RawAttributes, warn: (message: string) => void = () => {}): RampAttributes {
  const text = (...names: string[]) => {
    const value = names.map((name) => raw[name]?.trim()).find(Boolean)
    return value && value.length <= MAX_LENGTH ? value : null
  }
  const known = <T extends string>(name: string, values: readonly T[]) => {
    const given = text(name)
    const value = oneOf(values, given?.toLowerCase())
    if (given !== null && value === null) warn(`${name}: expected one of ${values.join(', ')}`)
    return value
  }
  return {
    applicationId: text('application-id', 'applicationid'),
    rampOnly: readBoolean(raw['ramp-only'] ?? null),
    theme: readTheme(raw.theme ?? null, warn),
    email: text('email', 'prefilled-email'),
    language: text('language'),
    colorScheme: known<ColorScheme>('color-scheme', ['light', 'dark', 'auto']) ?? 'auto',
    apiUrl: text('api-url', 'api-base-url'),
    environment: known<Environment>('environment', ['production', 'sandbox']),
    headingLevel: (Number(known('heading-level', HEADING_LEVELS.map(String))) || null) as HeadingLevel | null,
    debug: readBoolean(raw.debug ?? null),
  }
}
