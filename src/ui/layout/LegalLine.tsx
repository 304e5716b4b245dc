import styled from '@emotion/styled'

/** Legal text in small print. */
export const LegalLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px 16px;
  color: var(--sr-text-subtle);
  font-size: var(--sr-text-caption-size);
  line-height: var(--sr-text-caption-line);
`
