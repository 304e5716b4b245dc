import { useEffect } from 'react'
import { useServices } from '../queries/services.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Frame } from '../ui/frame/Frame.tsx'
import { Page } from '../ui/frame/Page.tsx'
import { useText } from '../ui/text.tsx'

interface Props {
  readonly onRetry: () => void
  readonly onRestart: () => void
}

export function CrashScreen({ onRetry, onRestart }: Props) {
  const t = useText()
  const { emit } = useServices()
  const title = t('app.crash.title')
  // The host is outside React.
  useEffect(() => {
    emit('ramp-error', { code: 'unknown', message: title, reference: null })
    // eslint-disable-next-line react/exhaustive-deps -- a change of language is not a new error
  }, [emit])
  const actions = (
    <>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {t('app.crash.retry')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onRestart}>
        {t('app.crash.restart')}
      </Button>
    </>
  )
  return (
    <Frame label={title}>
      <Page width="form">
        <Banner tone="destructive" title={title} action={actions}>
          {t('app.crash.text')}
        </Banner>
      </Page>
    </Frame>
  )
}
