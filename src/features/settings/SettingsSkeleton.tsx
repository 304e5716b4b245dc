import { Description, DescriptionList } from '../../ui/data/DescriptionList.tsx'
import { Skeleton } from '../../ui/feedback/skeleton/Skeleton.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { StepCard } from '../../ui/layout/StepCard.tsx'
import { useText } from '../../ui/text.tsx'

const ROWS = [
  { label: 'settings.email', width: '190px' },
  { label: 'settings.name', width: '110px' },
  { label: 'settings.phone', width: '130px' },
  { label: 'settings.customerId', width: '220px' },
] as const

/** Shows the labels at once, and placeholders for the values after a short delay. */
export function SettingsSkeleton({ isDrawn }: { readonly isDrawn: boolean }) {
  const t = useText()
  return (
    <>
      <span role="status" className="sr-vh">
        {t('settings.loading')}
      </span>
      <Section title={t('settings.profile')} hint={t('settings.profile.hint')}>
        <DescriptionList>
          {ROWS.map(({ label, width }) => (
            <Description key={label} label={t(label)}>
              {isDrawn && <Skeleton width={`min(100%, ${width})`} />}
            </Description>
          ))}
        </DescriptionList>
      </Section>
      <Section title={t('settings.verification')} hint={t('settings.verification.hint')}>
        <StepCard minor mark={<Skeleton width="40px" height="40px" />} title={t('settings.identity')}>
          {isDrawn && <Skeleton width="min(100%, 240px)" />}
        </StepCard>
      </Section>
    </>
  )
}
