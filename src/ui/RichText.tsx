import type { ReactElement } from 'react'
import { Trans } from '@lingui/react'
import type { MessageId, TextValues } from './text.tsx'

interface Props {
  readonly id: MessageId
  readonly values?: TextValues
  readonly components?: readonly ReactElement[]
}

/** A message with elements: `<0>…</0>` in the catalogue renders `components[0]`. */
export function RichText({ id, values = {}, components = [] }: Props) {
  return <Trans id={id} values={values} components={{ ...components }} />
}
