import styled from '@emotion/styled'
import { type } from '../../../styles/type.ts'
import { useText } from '../text.tsx'

export interface Count {
  readonly count: number
  readonly limit: number
}

const Figures = styled.span`
  ${type.caption}
  flex: none;
  color: var(--sr-text-subtle);
  font-variant-numeric: tabular-nums;
`

/** Characters used of a limit that people meet. */
export function Counter({ id, count, limit }: Count & { readonly id: string }) {
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
