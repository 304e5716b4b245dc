import { NewTransferButton } from '../../components/NewTransferButton.tsx'
import { SignOutButton } from '../../components/SignOutButton.tsx'
import { QuerySkeletonView } from '../../components/QueryView.tsx'
import { useCustomerAccess } from '../../queries/customer/access.ts'
import { ActionFooter } from '../../ui/frame/ActionFooter.tsx'
import { PageTitle } from '../../ui/frame/PageTitle.tsx'
import { RootPage } from '../../ui/frame/RootPage.tsx'
import { signOutIcon } from '../../ui/icons/arrows.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { useText } from '../../ui/text.tsx'
import { IdentityCard } from './IdentityCard.tsx'
import { LegalSection } from './LegalSection.tsx'
import { Profile } from './Profile.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'

function Sections() {
  const t = useText()
  return (
    <QuerySkeletonView
      query={useCustomerAccess()}
      skeleton={<SettingsSkeleton isDrawn />}
      waiting={<SettingsSkeleton isDrawn={false} />}
      failure={{ title: t('settings.loadError.title') }}
    >
      {(customer) => (
        <>
          <Section title={t('settings.profile')} hint={t('settings.profile.hint')}>
            <Profile me={customer.me} />
          </Section>
          <Section title={t('settings.verification')} hint={t('settings.verification.hint')}>
            <IdentityCard customer={customer} />
          </Section>
        </>
      )}
    </QuerySkeletonView>
  )
}

export function SettingsScreen() {
  const t = useText()
  return (
    <RootPage>
      <PageTitle action={<NewTransferButton size="md" variant="secondary" />}>{t('settings.title')}</PageTitle>
      <div>
        <Sections />
        <LegalSection />
        <Section title={t('settings.session')} hint={t('settings.session.hint')}>
          <div>
            <SignOutButton variant="secondary" icon={signOutIcon}>
              {t('settings.signOut')}
            </SignOutButton>
          </div>
        </Section>
      </div>
      <ActionFooter compactOnly>
        <NewTransferButton size="lg" variant="secondary" />
      </ActionFooter>
    </RootPage>
  )
}
