import { standIn } from '../stand-in.mjs'

/** Creates `styled.<tag>` on first use. The package creates 134 at start-up. */
export const styled = standIn(
  '@emotion/styled',
  "import styled from '@emotion/styled/base'; export default new Proxy(styled, { get: (make, tag) => make(tag) })",
)
