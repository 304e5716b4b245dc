import type { ColorScheme, HeadingLevel, RampHostConfig } from '../../src/app/host-config.ts'
import type { Environment } from '../../src/stores/preferences.ts'
import type { RampTheme } from '../../styles/theme.ts'

/** The settings of the element by the names of its properties, for the types of the frameworks. */
export interface RampSettings {
  readonly applicationId?: string | undefined
  readonly apiUrl?: string | undefined
  readonly rampOnly?: boolean | undefined
  readonly theme?: RampTheme | undefined
  readonly colorScheme?: ColorScheme | undefined
  readonly email?: string | undefined
  readonly language?: string | undefined
  readonly environment?: Environment | undefined
  readonly headingLevel?: HeadingLevel | `${HeadingLevel}` | undefined
  readonly debug?: boolean | undefined
  readonly config?: RampHostConfig | undefined
  readonly authToken?: string | null | undefined
}

/** With the attribute's name where it has two words, as templates write it. */
export interface RampAttributes extends Pick<
  RampSettings,
  'theme' | 'email' | 'language' | 'environment' | 'debug' | 'config' | 'authToken'
> {
  readonly 'application-id'?: string | undefined
  readonly 'api-url'?: string | undefined
  readonly 'ramp-only'?: boolean | undefined
  readonly 'color-scheme'?: ColorScheme | undefined
  readonly 'heading-level'?: HeadingLevel | `${HeadingLevel}` | undefined
}
