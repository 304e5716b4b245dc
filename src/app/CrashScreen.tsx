import { useEffect } from 'react'
import { isMissingFile, OUTDATED_REMEDY } from '../queries/failures/missing-file.ts'
import { ReloadButton } from '../components/ReloadButton.tsx'
import { useServices } from '../queries/services.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Frame } from '../ui/frame/Frame.tsx'
import { Page } from '../ui/frame/Page.tsx'
import { useText } from '../ui/text.tsx'

interface Props {
  readonly error: unknown
  readonly onRetry: () => void
  readonly onRestart: () => void
}

type Way = 'retry' | 'restart'

const WAYS = { retry: 'app.crash.retry', restart: 'app.crash.restart' } as const

interface Case {
  readonly code: string
  readonly remedy: string
  readonly text: 'app.crash.text' | 'app.gone'
  /** The one to take, and the other. */
  readonly ways: readonly [Way | 'reload', Way]
}

const CASES: Readonly<Record<'bug' | 'missingFile', Case>> = {
  bug: {
    code: 'unknown',
    remedy: 'Report it with the lines of the console.',
    text: 'app.crash.text',
    ways: ['retry', 'restart'],
  },
  missingFile: { code: 'page/outdated', remedy: OUTDATED_REMEDY, text: 'app.gone', ways: ['reload', 'retry'] },
}

export function CrashScreen({ error, onRetry, onRestart }: Props) {
  const t = useText()
  const { emit } = useServices()
  const { code, remedy, text, ways } = CASES[isMissingFile(error) ? 'missingFile' : 'bug']
  const title = t('app.crash.title')
  useEffect(() => {
    emit('ramp-error', { code, message: title, remedy, reference: null })
    // eslint-disable-next-line react/exhaustive-deps -- a change of language is not a new error
  }, [emit])
  const take = { retry: onRetry, restart: onRestart }
  const actions = ways.map((way, index) =>
    way === 'reload' ? (
      <ReloadButton key={way} />
    ) : (
      <Button key={way} size="sm" variant={index === 0 ? 'secondary' : 'ghost'} onClick={take[way]}>
        {t(WAYS[way])}
      </Button>
    ),
  )
  return (
    <Frame label={title}>
      <Page width="form">
        <Banner tone="destructive" title={title} action={actions}>
          {t(text)}
        </Banner>
      </Page>
    </Frame>
  )
}
