export interface Choices {
  readonly applicationId: string
  readonly color: string
  readonly radius: string
  readonly logo: string
  readonly colorScheme: string
  readonly language: string
  readonly environment: string
  readonly headingLevel: string
  readonly email: string
  readonly rampOnly: boolean
  readonly debug: boolean
  readonly config: Config
}

/** The property `config`, as far as JSON can hold it. */
export type Config = Readonly<Record<string, unknown>>

/** The name of a preset where it is enough, else JSON; null for the default theme. */
export function themeValue({ color, radius, logo }: Pick<Choices, 'color' | 'radius' | 'logo'>): string | null {
  const shape = { ...(radius !== 'default' && { radius }), ...(logo && { logo }) }
  if (Object.keys(shape).length === 0) return color === 'default' ? null : color
  return JSON.stringify({ color, ...shape })
}

/** The element's values for missing attributes. */
const DEFAULTS: Readonly<Record<string, string>> = {
  'color-scheme': 'auto',
  language: 'en',
  environment: 'production',
  'heading-level': '2',
}

/** The attributes that differ from the defaults of the element. An empty one is a switch. */
export function attributesOf(choices: Choices): [name: string, value: string][] {
  const { applicationId, colorScheme, language, environment, headingLevel, email, rampOnly, debug } = choices
  const texts = {
    'application-id': applicationId,
    theme: themeValue(choices) ?? '',
    'color-scheme': colorScheme,
    language,
    environment,
    'heading-level': headingLevel,
    email,
  }
  return [
    ...Object.entries(texts).filter(([name, value]) => value !== '' && value !== DEFAULTS[name]),
    ...Object.entries({ 'ramp-only': rampOnly, debug }).flatMap(([name, isOn]): [string, string][] =>
      isOn ? [[name, '']] : [],
    ),
  ]
}

/** Reads the typed text: an empty one is an empty configuration. Null unless it is a JSON object. */
export function readConfig(text: string): Config | null {
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Config) : null
  } catch {
    return null
  }
}
