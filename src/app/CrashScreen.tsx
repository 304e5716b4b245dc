import { useEffect } from 'react'
import { isMissingFile } from '../queries/failures/missing-file.ts'
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

const WORDS = {
  bug: { code: 'unknown', title: 'app.crash.title', text: 'app.crash.text', way: 'app.crash.restart' },
  download: { code: 'page/outdated', title: 'app.crash.title', text: 'app.gone', way: 'app.gone.reload' },
} as const

export function CrashScreen({ error, onRetry, onRestart }: Props) {
  const t = useText()
  const { emit, world } = useServices()
  // Only a reload of the page may bring a file that is missing.
  const isDownload = isMissingFile(error)
  const words = WORDS[isDownload ? 'download' : 'bug']
  const title = t(words.title)
  // The host is outside React.
  useEffect(() => {
    emit('ramp-error', { code: words.code, message: title, reference: null })
    // eslint-disable-next-line react/exhaustive-deps -- a change of language is not a new error
  }, [emit])
  const retry = (
    <Button key="retry" size="sm" variant={isDownload ? 'ghost' : 'secondary'} onClick={onRetry}>
      {t('app.crash.retry')}
    </Button>
  )
  const way = (
    <Button
      key="way"
      size="sm"
      variant={isDownload ? 'secondary' : 'ghost'}
      onClick={isDownload ? () => world.window.location.reload() : onRestart}
    >
      {t(words.way)}
    </Button>
  )
  return (
    <Frame label={title}>
      <Page width="form">
        <Banner tone="destructive" title={title} action={isDownload ? [way, retry] : [retry, way]}>
          {t(words.text)}
        </Banner>
      </Page>
    </Frame>
  )
}
