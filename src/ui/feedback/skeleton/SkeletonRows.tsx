import styled from '@emotion/styled'
import { Card } from '../../layout/Card.tsx'
import { useText } from '../../text.tsx'
import { Skeleton } from './Skeleton.tsx'

interface Props {
  readonly count?: number
  /** Adds a placeholder for a search box above the rows. */
  readonly searched?: boolean
  /** Names the loading content for screen readers. */
  readonly label?: string
}

/** Per cent. Names differ in length, so their placeholders do too. */
const WIDTHS = [62, 48, 70, 58, 66, 52, 60]

const Row = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  min-block-size: 73px;
  padding: 12px 16px;

  & + & {
    border-block-start: 1px solid var(--sr-border);
  }
`

const Search = styled.div`
  margin-block-end: 12px;

  & > span {
    border-radius: var(--sr-r-md);
  }
`

const Lines = styled.div`
  display: grid;
  gap: 10px;

  &:last-child {
    justify-items: end;
  }
`

export function SkeletonRows({ count = 3, searched = false, label }: Props) {
  const t = useText()
  return (
    <div role="status" aria-busy="true">
      <span className="sr-vh">{label ?? t('ui.loading')}</span>
      {searched && (
        <Search>
          <Skeleton height="44px" />
        </Search>
      )}
      <Card>
        {Array.from({ length: count }, (_, index) => {
          const width = WIDTHS[index % WIDTHS.length]!
          return (
            <Row key={index}>
              <Skeleton width="40px" height="40px" />
              <Lines>
                <Skeleton width={`min(${width}%, 150px)`} />
                <Skeleton width={`min(${width * 0.8}%, 190px)`} height="10px" />
              </Lines>
              <Lines>
                <Skeleton width="80px" />
                <Skeleton width="56px" height="10px" />
              </Lines>
            </Row>
          )
        })}
      </Card>
    </div>
  )
}
