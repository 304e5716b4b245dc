import { useId, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { type } from '../../../styles/type.ts'

interface Props {
  readonly label: ReactNode
  readonly children: ReactNode
}

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-inline-size: 0;
`

const Label = styled.span`
  ${type.body}
  font-weight: var(--sr-weight-medium);
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`

/** A labelled group of controls, such as the chips of a filter or the ends of a range. */
export function FieldGroup({ label, children }: Props) {
  const id = useId()
  return (
    <Group role="group" aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      <Row>{children}</Row>
    </Group>
  )
}
