// `all: initial` resets what the host page inherits into the widget or sets with `*`. Visibility and pointer events stay inherited,
// so that a host's hidden drawer hides the widget too. A size container has no intrinsic width, so a parent that shrinks to fit needs one.
// The root inherits the host's minimum and maximum heights, because a percentage of an automatic height would be zero.
// `::before` is the widget's height where the host gives none: it sizes an automatic row, and shrinks with a row of a given height.
const root = `:host {
  display: block;
  min-inline-size: min(100%,320px);
  min-block-size: 0;
}
:host([hidden]) {
  display: none;
}
.sr-root {
  all: initial;
  visibility: inherit;
  pointer-events: inherit;
  -webkit-user-select: text;
  user-select: text;
  box-sizing: border-box;
  position: relative;
  isolation: isolate;
  container: sr/inline-size;
  contain-intrinsic-inline-size: 320px;
  color-scheme: var(--sr-scheme);
  display: grid;
  grid-template: minmax(0,1fr)/minmax(0,1fr) 0;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: inherit;
  max-block-size: inherit;
  font: var(--sr-weight-regular) var(--sr-text-body-size)/var(--sr-text-body-line) var(--sr-font);
  letter-spacing: var(--sr-text-body-track);
  text-align: start;
  line-break: strict;
  color: var(--sr-text);
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  -webkit-font-smoothing: antialiased;
  -moz-osx-font-smoothing: grayscale;
  -webkit-tap-highlight-color: transparent;
}
.sr-root::before {
  content: '';
  grid-area: 1/2;
  block-size: var(--sr-automatic-height,640px);
  max-block-size: 100%;
}
`

// `:where` has no specificity, so any class wins.
const reset = `:where(.sr-root) :where(*,::before,::after) {
  box-sizing: border-box;
}
:where(.sr-root) :where(h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,fieldset) {
  margin: 0;
  padding: 0;
  border: 0;
  font: inherit;
  min-inline-size: 0;
}
:where(.sr-root) :where(ul,ol) {
  list-style: none;
}
:where(.sr-root) :where(legend) {
  padding: 0;
}
:where(.sr-root) :where(button,input,select,textarea) {
  font: inherit;
  letter-spacing: inherit;
  color: inherit;
  margin: 0;
}
:where(.sr-root) :where(button) {
  background: none;
  border: 0;
  padding: 0;
  cursor: pointer;
  text-align: inherit;
}
:where(.sr-root) :where(svg) {
  display: block;
  flex: none;
}
:where(.sr-root) :where(a) {
  color: var(--sr-link);
  text-underline-offset: 3px;
  text-decoration-thickness: 1px;
  border-radius: var(--sr-r-xs);
}
:where(.sr-root) :where(b,strong) {
  font-weight: var(--sr-weight-semibold);
}
:where(.sr-root) :where(table) {
  border-collapse: collapse;
  border-spacing: 0;
}
:where(.sr-root) :where(:focus) {
  outline: 0;
}
:where(.sr-root) :where(:focus-visible) {
  outline: var(--sr-ring-width) solid var(--sr-ring);
  outline-offset: var(--sr-ring-offset);
}
:where(.sr-root) [hidden] {
  display: none!important;
}
`

// Classes for text inside a sentence. `sr-num` keeps numbers left to right in every script and gives their digits equal widths.
const text = `.sr-vh {
  position: absolute!important;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.sr-num {
  font-variant-numeric: tabular-nums lining-nums;
  unicode-bidi: isolate;
  direction: ltr;
  white-space: nowrap;
}
.sr-cur {
  color: var(--sr-text-muted);
}
.sr-mono {
  font-family: var(--sr-font-mono);
  font-size: .93em;
  letter-spacing: 0;
  unicode-bidi: isolate;
  direction: ltr;
  overflow-wrap: anywhere;
}
.sr-trunc {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  min-inline-size: 0;
}
.sr-flip:dir(rtl) {
  transform: scaleX(-1);
}
`

export const rootCss = root + reset + text
