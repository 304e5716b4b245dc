import styled from '@emotion/styled'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useText } from '../../../ui/text.tsx'
import { useCameraTrouble } from './use-camera.ts'

const TEXTS = {
  blocked: 'onboarding.kyc.camera.blocked',
  denied: 'onboarding.kyc.camera.denied',
  missing: 'onboarding.kyc.camera.missing',
} as const

// A phone does not suggest to continue on a phone. Some phones with a pen say that they can hover, so only the pointer counts.
const isPhone = () => matchMedia('(pointer: coarse)').matches

export const NoticeBox = styled.div`
  flex: none;
  padding: 16px var(--gut, 16px);

  & + & {
    padding-block-start: 0;
  }
`

/** The bar above has a link to the verification page, where the camera works. */
export function CameraNotice() {
  const t = useText()
  const trouble = useCameraTrouble()
  if (!trouble) return null
  return (
    <NoticeBox>
      <Banner tone="warning" title={t('onboarding.kyc.camera.title')}>
        {t(trouble === 'missing' && isPhone() ? 'onboarding.kyc.camera.missingOnPhone' : TEXTS[trouble])}
      </Banner>
    </NoticeBox>
  )
}
