import styled from '@emotion/styled'
import { useEffect } from 'react'
import { SignOutButton } from '../../components/SignOutButton.tsx'
import { ResetVerification } from '../../components/customer/ResetVerification.tsx'
import type { Me } from '../../domain/me.ts'
import { usePreference, useServices } from '../../queries/services.ts'
import { useChatHash } from '../../queries/support.ts'
import { tokensOf } from '../../stores/session.ts'
import { ExternalLink } from '../../ui/buttons/InlineLink.tsx'
import { StateTitle } from '../../ui/feedback/StateTitle.tsx'
import { Page } from '../../ui/frame/Page.tsx'
import { signOutIcon } from '../../ui/icons/arrows.ts'
import { shieldCrossIcon } from '../../ui/icons/refused.ts'
import { Tile } from '../../ui/marks/Tile.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { useText } from '../../ui/text.tsx'
import { closeChat } from './closed-chat.ts'

/** A rejected customer may only mail compliance, so the host's chat is closed while this screen is shown. */
function useClosedChat(me: Me) {
  const { settings, session } = useServices()
  const readHash = useChatHash()
  const { chat } = settings
  const userId = me.id
  // The chat belongs to the host.
  useEffect(() => {
    if (!chat) return undefined
    const uid = tokensOf(session.getState())?.uid
    const isSessionOpen = () => uid !== undefined && tokensOf(session.getState())?.uid === uid
    const open = closeChat(chat, { userId, readHash, isSessionOpen })
    return () => void open()
  }, [chat, session, readHash, userId])
}

const Middle = styled(Page)`
  justify-content: center;
  text-align: center;
`

const Sentence = styled.p`
  color: var(--sr-text-muted);
  text-wrap: balance;
`

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;

  & > button {
    margin-block-start: 12px;
  }
`

export function RejectedScreen({ me }: { readonly me: Me }) {
  const t = useText()
  const { settings } = useServices()
  const isSandbox = usePreference('environment') === 'sandbox'
  useClosedChat(me)

  const email = settings.brand.complianceEmail
  const subject = encodeURIComponent(t('onboarding.rejected.subject', { customerId: me.id }))
  const link = <ExternalLink key="mail" target={undefined} href={`mailto:${email}?subject=${subject}`} />
  return (
    <Middle width="auth">
      <Words>
        <StateTitle mark={<Tile large icon={shieldCrossIcon} />} sentence={t('onboarding.rejected.text')}>
          {t('onboarding.rejected.title')}
        </StateTitle>
        <Sentence>
          <RichText id="onboarding.rejected.appeal" values={{ email }} components={[link]} />
        </Sentence>
        {isSandbox && <ResetVerification />}
        <SignOutButton variant="secondary" size="lg" icon={signOutIcon}>
          {t('onboarding.rejected.signOut')}
        </SignOutButton>
      </Words>
    </Middle>
  )
}
