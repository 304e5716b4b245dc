import styled from '@emotion/styled'
import { type } from '../../../../styles/type.ts'
import { useText } from '../../text.tsx'

export interface CharacterCount {
  readonly count: number
  readonly limit: number
}

const Figures = styled.span`
  ${type.caption}
  flex: none;
  color: var(--sr-text-subtle);
  font-variant-numeric: tabular-nums;
`

/** The number of characters used and the limit. */
export function Counter({ id, count, limit }: CharacterCount & { readonly id: string }) {
  const t = useText()
  return (
    <>
      <Figures aria-hidden="true" className="sr-num">
        {count}/{limit}
      </Figures>
      <span id={id} className="sr-vh">
        {t('ui.counter', { count, limit })}
      </span>
    </>
  )
}
