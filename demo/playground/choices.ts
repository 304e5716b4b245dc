export interface Choices {
  readonly applicationId: string
  readonly color: string
  readonly radius: string
  readonly logo: string
  readonly colorScheme: string
  readonly language: string
  readonly email: string
  readonly rampOnly: boolean
  readonly debug: boolean
}

/** The name of a preset where it is enough, else JSON; null for the default theme. */
export function themeValue({ color, radius, logo }: Pick<Choices, 'color' | 'radius' | 'logo'>): string | null {
  const shape = { ...(radius !== 'default' && { radius }), ...(logo && { logo }) }
  if (Object.keys(shape).length === 0) return color === 'default' ? null : color
  return JSON.stringify({ color, ...shape })
}

/** The attributes that differ from the defaults of the element. */
export function attributesOf(choices: Choices): [name: string, value: string][] {
  const { applicationId, colorScheme, language, email, rampOnly, debug } = choices
  const theme = themeValue(choices)
  return [
    ['application-id', applicationId],
    ...(theme ? [['theme', theme] as [string, string]] : []),
    ...(colorScheme === 'auto' ? [] : [['color-scheme', colorScheme] as [string, string]]),
    ...(language === 'en' ? [] : [['language', language] as [string, string]]),
    ...(email ? [['email', email] as [string, string]] : []),
    ...(rampOnly ? [['ramp-only', ''] as [string, string]] : []),
    ...(debug ? [['debug', ''] as [string, string]] : []),
  ]
}

/** Where the widget's file and its API are, as full addresses: what is pasted into another page works there. */
export interface Addresses {
  readonly source: string
  readonly apiUrl: string
}

export function snippet(choices: Choices, { source, apiUrl }: Addresses): string {
  const attributes = [...attributesOf(choices), ['api-url', apiUrl] as const].map(([name, value]) =>
    value ? `${name}=${quoted(value)}` : name,
  )
  const tag = `<sphere-ramp ${attributes.join(' ')}></sphere-ramp>`
  const short = tag.length <= 80
  const body = short ? tag : `<sphere-ramp\n  ${attributes.join('\n  ')}\n></sphere-ramp>`
  return `<script type="module" src="${source}"></script>\n${body}`
}

/** JSON has double quotes, so the attribute has single ones. */
function quoted(value: string): string {
  const safe = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return safe.includes('"') ? `'${safe.replaceAll("'", '&#39;')}'` : `"${safe}"`
}
