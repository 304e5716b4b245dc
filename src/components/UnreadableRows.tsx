import { useUnreadable, type ReadList } from '../queries/failures/unreadable.ts'
import { Banner } from '../ui/feedback/Banner.tsx'
import { chatIcon } from '../ui/icons/things.ts'
import { useText } from '../ui/text.tsx'
import { SupportButton } from './SupportButton.tsx'

/** Says how many rows of a list could not be read: a row that is left out in silence looks like money that is gone. */
export function UnreadableRows({ of: list }: { readonly of: ReadList }) {
  const t = useText()
  const count = useUnreadable(list)
  if (count === 0) return null
  const action = (
    <SupportButton variant="secondary" size="sm" icon={chatIcon}>
      {t('support.title')}
    </SupportButton>
  )
  return (
    <Banner tone="warning" title={t(`unreadable.${list}`, { count })} action={action}>
      {t('unreadable.text')}
    </Banner>
  )
}
