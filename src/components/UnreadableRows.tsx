import { useUnreadable, type ReadList } from '../queries/failures/unreadable.ts'
import { Banner } from '../ui/feedback/Banner.tsx'
import { chatIcon } from '../ui/icons/things.ts'
import { useText } from '../ui/text.tsx'
import { SupportButton } from './support/SupportButton.tsx'

/** A row that is left out in silence looks like money that is gone. */
export function UnreadableBanner({ title }: { readonly title: string }) {
  const t = useText()
  const action = (
    <SupportButton variant="secondary" size="sm" icon={chatIcon}>
      {t('support.title')}
    </SupportButton>
  )
  return (
    <Banner tone="warning" title={title} action={action}>
      {t('unreadable.text')}
    </Banner>
  )
}

/** Says how many rows of a list could not be read. */
export function UnreadableRows({ of: list }: { readonly of: ReadList }) {
  const t = useText()
  const count = useUnreadable(list)
  return count > 0 && <UnreadableBanner title={t(`unreadable.${list}`, { count })} />
}
