import type { ExternalPage } from '../../../queries/customer/external-page.ts'
import { FrameBar } from '../../../ui/layout/embed/FrameBar.tsx'
import { useText } from '../../../ui/text.tsx'
import { CameraNotice } from './CameraNotice.tsx'

/** Whose page the frame shows, the way to it without our frame, and when that is the better way. */
export function VerificationBar({ link }: { readonly link: ExternalPage }) {
  const t = useText()
  return (
    <>
      <FrameBar linkText={t('onboarding.kyc.newTab')} href={link.href} isLoading={link.isLoading} onOpen={link.open}>
        {t('onboarding.kyc.partner')}
      </FrameBar>
      <CameraNotice />
    </>
  )
}
