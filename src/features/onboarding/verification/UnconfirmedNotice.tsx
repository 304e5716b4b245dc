import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useText } from '../../../ui/text.tsx'
import { NoticePlace } from './CameraNotice.tsx'

/** Shown above the frame when it reported a submission that the server has not received. */
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
