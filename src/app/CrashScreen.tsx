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
    <Frame label={t('app.crash.title')}>
      <Page width="form">
        <Banner tone="destructive" title={t('app.crash.title')} action={actions}>
          {t('app.crash.text')}
        </Banner>
      </Page>
    </Frame>
  )
}
