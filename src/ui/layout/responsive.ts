import styled from '@emotion/styled'

/** Shown where the widget is 720 px wide or more. */
export const WideOnly = styled.span`
  @container sr (max-width: 719.98px) {
    display: none;
  }
`

/** Shown where the widget is narrower than 720 px. */
export const CompactOnly = styled.span`
  @container sr (min-width: 720px) {
    display: none;
  }
`
