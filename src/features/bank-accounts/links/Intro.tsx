import styled from '@emotion/styled'

/** The sentence under the title of a dialog. */
export const Intro = styled.p`
  color: var(--sr-text-muted);
  text-wrap: pretty;
`
