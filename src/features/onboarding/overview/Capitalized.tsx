import styled from '@emotion/styled'

/** The specification writes these labels in lower case; the style capitalizes the first letter. */
export const Capitalized = styled.span`
  display: inline-block;

  &::first-letter {
    text-transform: uppercase;
  }
`
