import { I18nProvider } from '@lingui/react'
import { useEffect, useState } from 'react'
import { messages } from '../../locales/en/configuration.ts'
import type { Emit } from '../domain/ramp-events.ts'
import { ConfigurationNotice } from './ConfigurationNotice.tsx'
import { createTranslations, type Translations } from './language/i18n.ts'
import type { ConfigurationProblem } from './ramp-config.ts'

type Code = ConfigurationProblem | 'configuration/application-unknown' | 'configuration/api-url-wrong'

export interface ConfigurationScreenProps {
  readonly code: Code
  /** What was asked and what came back, for the host alone. */
  readonly asked?: string | undefined
  readonly emit: Emit
  readonly onReady: () => void
}

const TEXTS = {
  'configuration/application-id-missing': 'app.configuration.application-id-missing',
  'configuration/api-url-missing': 'app.configuration.api-url-missing',
  'configuration/application-unknown': 'app.configuration.application-unknown',
  'configuration/api-url-wrong': 'app.configuration.api-url-wrong',
} as const satisfies Record<Code, string>

function englishTranslations(): Translations {
  const translations = createTranslations()
  translations.i18n.load('en', messages)
  return translations
}

/** For the page's developer. It is in English, because it names attributes. */
export function ConfigurationScreen({ code, asked, emit, onReady }: ConfigurationScreenProps) {
  const [{ i18n }] = useState(englishTranslations)
  const sentence = i18n._(TEXTS[code])
  const message = asked ? `${sentence} ${asked}.` : sentence
  const remedy = i18n._(`${TEXTS[code]}.remedy`)
  useEffect(() => {
    emit('ramp-error', { code, message, remedy, reference: null })
    // eslint-disable-next-line no-console -- who sets up a page looks there first
    console.error(`[sphere-ramp] ${code}: ${message} What to do: ${remedy}`)
    onReady()
  }, [code, message, remedy, emit, onReady])
  return (
    <I18nProvider i18n={i18n}>
      <ConfigurationNotice title={i18n._('app.configuration.title')}>
        {sentence} {remedy} {i18n._('app.configuration.note')}
      </ConfigurationNotice>
    </I18nProvider>
  )
}
