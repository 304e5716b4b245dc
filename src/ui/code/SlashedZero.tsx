import styled from '@emotion/styled'

/** Letters mixed with digits, such as a memo: the zero is slashed where the font can, so that it is no O. */
export const SlashedZero = styled.span`
  font-feature-settings: 'zero';
`
