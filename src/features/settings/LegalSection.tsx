import { legalLinks } from '../../domain/legal-links.ts'
import { useServices } from '../../queries/services.ts'
import { ExternalLink } from '../../ui/buttons/InlineLink.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { useText } from '../../ui/text.tsx'

/** The merchant's own pages. What the customer accepted on the way in is not opened again from here. */
export function LegalSection() {
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
