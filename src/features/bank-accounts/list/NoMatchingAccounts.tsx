import { Button } from '../../../ui/buttons/Button.tsx'
import { NoMatch } from '../../../ui/feedback/NoMatch.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'

interface Props {
  readonly query: string
  readonly onClear: () => void
}

/** Says that the search finds no account. */
export function NoMatchingAccounts({ query, onClear }: Props) {
  const t = useText()
  return (
    <NoMatch
      fill
      title={<RichText id="bankAccounts.noMatch.title" values={{ query }} components={[<bdi key="query" />]} />}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('bankAccounts.search.clear')}
        </Button>
      }
    >
      {t('bankAccounts.noMatch.text')}
    </NoMatch>
  )
}
