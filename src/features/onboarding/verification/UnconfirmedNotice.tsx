import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useText } from '../../../ui/text.tsx'
import { NoticeBox } from './CameraNotice.tsx'

/** Shown above the frame when it reported a submission that the server has not received. */
export function UnconfirmedNotice() {
  const t = useText()
  return (
    <NoticeBox>
      <Banner tone="warning" title={t('onboarding.kyc.unheard.title')}>
        {t('onboarding.kyc.unheard.text')}
      </Banner>
    </NoticeBox>
  )
}
