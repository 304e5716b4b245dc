import styled from '@emotion/styled'

/** Shown where the widget is narrower than 720 px. */
export const CompactOnly = styled.span`
  @container sr (min-width: 720px) {
    display: none;
  }
`
