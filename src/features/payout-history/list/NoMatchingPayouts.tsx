import { emptyFilter, filterCount } from '../../../domain/payout-history/filter.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { NoMatch } from '../../../ui/feedback/NoMatch.tsx'
import { Inline } from '../../../ui/layout/stack.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
import type { Shown } from './PayoutToolbar.tsx'

/** Says which of the search and the filter leaves nothing. */
export function NoMatchText({ shown: { query, filter } }: { readonly shown: Shown }) {
  const t = useText()
  if (query === '') return t('history.noMatchFilter')
  const id = filterCount(filter) > 0 ? 'history.noMatchBoth' : 'history.noMatch'
  return <RichText id={id} values={{ query }} components={[<bdi key="query" />]} />
}

interface Props {
  readonly shown: Shown
  readonly onShow: (wanted: Partial<Shown>) => void
}

export const NoMatchingPayouts = ({ shown, onShow }: Props) => (
  <NoMatch fill title={<NoMatchText shown={shown} />} action={<ShowAll shown={shown} onShow={onShow} />} />
)

/** Takes back what hides the transfers: the search first, which the customer sees. */
function ShowAll({ shown: { query, filter }, onShow }: Props) {
  const t = useText()
  return (
    <Inline wrap>
      {query !== '' && (
        <Button variant="secondary" onClick={() => onShow({ query: '' })}>
          {t('history.clear')}
        </Button>
      )}
      {filterCount(filter) > 0 && (
        <Button variant="secondary" onClick={() => onShow({ filter: emptyFilter })}>
          {t('history.filter.clearAll')}
        </Button>
      )}
    </Inline>
  )
}
