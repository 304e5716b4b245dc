import styled from '@emotion/styled'
import { Page } from './Page.tsx'

/** Half of the widest column of a root screen. Its content and the header above it share their edges. */
const HALF = 568

/** The room beside the column of a root screen, inside the gutter. */
export const SIDE_MARGIN = `max(0px, 50cqi - ${HALF + 32}px)`

/** The column of a root screen: a list uses the width that there is. */
export const RootPage = styled(Page)`
  max-inline-size: calc(${HALF * 2}px + 2 * var(--gut));
`
