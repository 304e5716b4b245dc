import styled from '@emotion/styled'

/** Legal text in small print, at the bottom of a compact widget. */
export const LegalLine = styled.p`
  color: var(--sr-text-subtle);
  font-size: var(--sr-text-caption-size);
  line-height: var(--sr-text-caption-line);
  text-align: center;

  @container sr (max-width: 719.98px) {
    margin-block-start: auto;
  }
`
