import { useState } from 'react'
import { asSentence } from '../../lib/format/as-sentence.ts'
import { useShownFailure } from '../../queries/failures.ts'
import { useMe } from '../../queries/customer/me.ts'
import { useServices } from '../../queries/services.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { useSkeleton } from '../../ui/feedback/skeleton/use-skeleton.ts'
import { Page } from '../../ui/frame/Page.tsx'
import { PageTitle } from '../../ui/frame/PageTitle.tsx'
import { signOutIcon } from '../../ui/icons/arrows.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { useText } from '../../ui/text.tsx'
import { IdentityCard } from './IdentityCard.tsx'
import { Profile } from './Profile.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'

function SignOut() {
  const t = useText()
  const { signOut } = useServices()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut().finally(() => setLeaving(false))
  }
  return (
    <div>
      <Button variant="secondary" icon={signOutIcon} loading={leaving} onClick={leave}>
        {t('settings.signOut')}
      </Button>
    </div>
  )
}

function Sections() {
  const t = useText()
  const { data: me, error, isFetching, refetch } = useMe()
  const failure = useShownFailure(me ? null : error)
  const phase = useSkeleton(!me && !failure)

  if (failure)
    return (
      <ErrorState
        title={t('settings.loadError.title')}
        onRetry={() => void refetch()}
        retrying={isFetching}
        reference={failure.reference}
      >
        <bdi>{t('settings.loadError.text', { message: asSentence(failure.message) })}</bdi>
      </ErrorState>
    )
  if (!me || phase === 'skeleton') return <SettingsSkeleton isDrawn={phase === 'skeleton'} />
  return (
    <>
      <Section title={t('settings.profile')} hint={t('settings.profile.hint')}>
        <Profile me={me} />
      </Section>
      <Section title={t('settings.verification')} hint={t('settings.verification.hint')}>
        <IdentityCard me={me} />
      </Section>
    </>
  )
}

export function SettingsScreen() {
  const t = useText()
  return (
    <Page width="wide">
      <PageTitle>{t('settings.title')}</PageTitle>
      <div>
        <Sections />
        <Section title={t('settings.session')} hint={t('settings.session.hint')}>
          <SignOut />
        </Section>
      </div>
    </Page>
  )
}
