import type { ExternalPage } from '../../../queries/customer/external-page.ts'
import { FrameBar } from '../../../ui/layout/embed/FrameBar.tsx'
import { useText } from '../../../ui/text.tsx'
import { CameraNotice } from './CameraNotice.tsx'

/** Names the owner of the framed page, links to that page in a new tab, and says when to use the link. */
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
