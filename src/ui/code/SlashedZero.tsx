import styled from '@emotion/styled'

/** Letters mixed with digits, such as a memo: the zero is slashed if the font supports it, so that it is not read as O. */
export const SlashedZero = styled.span`
  font-feature-settings: 'zero';
`
