import { useEffect, useState } from 'react'
import { messages } from '../../locales/en/configuration.ts'
import type { Emit } from '../domain/ramp-events.ts'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Frame } from '../ui/frame/Frame.tsx'
import { Page } from '../ui/frame/Page.tsx'
import { createWords, type Words } from './catalogues.ts'
import type { ConfigurationProblem } from './ramp-config.ts'

type Code = ConfigurationProblem | 'configuration/application-unknown'

export interface ConfigurationScreenProps {
  readonly code: Code
  readonly emit: Emit
  readonly onReady: () => void
}

const TEXTS = {
  'configuration/application-id-missing': 'app.configuration.application-id-missing',
  'configuration/api-url-missing': 'app.configuration.api-url-missing',
  'configuration/application-unknown': 'app.configuration.application-unknown',
} as const satisfies Record<Code, string>

function speakEnglish(): Words {
  const words = createWords()
  words.i18n.load('en', messages)
  return words
}

/** For whoever runs the page: English, because it speaks of attributes. */
export function ConfigurationScreen({ code, emit, onReady }: ConfigurationScreenProps) {
  const [{ i18n }] = useState(speakEnglish)
  const message = i18n._(TEXTS[code])
  // Tells the host, which is outside React.
  useEffect(() => {
    emit('ramp-error', { code, message, reference: null })
    onReady()
  }, [code, message, emit, onReady])
  return (
    <Frame label={i18n._('app.configuration.title')}>
      <Page width="form" centered>
        <Banner tone="warning" title={i18n._('app.configuration.title')}>
          {message} {i18n._('app.configuration.note')}
        </Banner>
      </Page>
    </Frame>
  )
}
