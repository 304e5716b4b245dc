import styled from '@emotion/styled'

/** The specification writes these labels in small letters; the look raises the first one. */
export const Capital = styled.span`
  display: inline-block;

  &::first-letter {
    text-transform: uppercase;
  }
`
