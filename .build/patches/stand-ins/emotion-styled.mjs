import { standIn } from '../stand-in.mjs'

/** A tag gets its function when a style asks for it; the package's own list makes 134 of them at the start. */
export const styled = standIn(
  '@emotion/styled',
  "import styled from '@emotion/styled/base'; export default new Proxy(styled, { get: (make, tag) => make(tag) })",
)
