import { NewTransferButton } from '../../components/NewTransferButton.tsx'
import { SignOutButton } from '../../components/SignOutButton.tsx'
import { QuerySkeletonView } from '../../components/QueryView.tsx'
import { legalLinks } from '../../domain/legal-links.ts'
import type { Me } from '../../domain/me.ts'
import { groupPhone } from '../../lib/format/group-phone.ts'
import { visibleText } from '../../lib/format/visible-text.ts'
import { useCustomerAccess } from '../../queries/customer/access.ts'
import { useServices } from '../../queries/services.ts'
import { ExternalLink } from '../../ui/buttons/InlineLink.tsx'
import { CopyButton } from '../../ui/code/CopyButton.tsx'
import { Description, DescriptionList } from '../../ui/data/DescriptionList.tsx'
import { ActionFooter } from '../../ui/frame/ActionFooter.tsx'
import { PageTitle } from '../../ui/frame/PageTitle.tsx'
import { RootPage } from '../../ui/frame/RootPage.tsx'
import { signOutIcon } from '../../ui/icons/arrows.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { useText } from '../../ui/text.tsx'
import { IdentityCard } from './IdentityCard.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'

function Profile({ me }: { readonly me: Me }) {
  const t = useText()
  const name = [me.firstName, me.lastName].filter(Boolean).join(' ')
  return (
    <DescriptionList>
      <Description label={t('settings.email')}>
        <bdi>{visibleText(me.customerAccount.email) || t('settings.none')}</bdi>
      </Description>
      <Description label={t('settings.name')}>
        <bdi>{visibleText(name) || t('settings.none')}</bdi>
      </Description>
      <Description label={t('settings.phone')}>
        <bdi className="sr-num">{groupPhone(visibleText(me.phoneNumber ?? '')) || t('settings.none')}</bdi>
      </Description>
      <Description
        label={t('settings.customerId')}
        action={<CopyButton value={me.id} label={t('settings.customerId.copy')} />}
      >
        <bdi className="sr-mono">{me.id}</bdi>
      </Description>
    </DescriptionList>
  )
}

/** The merchant's own pages. What the customer accepted on the way in is not opened again from here. */
function LegalSection() {
  const t = useText()
  const links = legalLinks(useServices().settings.host.legal)
  if (links.length === 0) return null
  return (
    <Section title={t('settings.legal')}>
      <Stack role="list" gap={12}>
        {links.map(({ document, url }) => (
          <div role="listitem" key={document}>
            <ExternalLink href={url}>{t(`settings.legal.${document}`)}</ExternalLink>
          </div>
        ))}
      </Stack>
    </Section>
  )
}

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
