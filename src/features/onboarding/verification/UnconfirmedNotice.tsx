import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useText } from '../../../ui/text.tsx'
import { NoticePlace } from './CameraNotice.tsx'

/** Over the frame that said everything was sent, when the server knows of nothing. */
export function UnconfirmedNotice() {
  const t = useText()
  return (
    <NoticePlace>
      <Banner tone="warning" title={t('onboarding.kyc.unheard.title')}>
        {t('onboarding.kyc.unheard.text')}
      </Banner>
    </NoticePlace>
  )
}
