/**
 * What the widget calls that is younger than its syntax, or belongs to the page: an old browser lacks some of it, and a page's own
 * scripts take some away. test/browser/element/missing-function.test.ts looks for others in the built files.
 */
const NEEDED =
  'Array.prototype.at,Array.prototype.toSorted,String.prototype.replaceAll,Object.hasOwn,URL.canParse,BigInt,' +
  'Intl.DisplayNames,Intl.ListFormat,AbortController,TextEncoder,MutationObserver,ResizeObserver,' +
  'HTMLElement.prototype.showPopover,CSSStyleSheet.prototype.replaceSync,document.adoptedStyleSheets,' +
  'crypto.getRandomValues,matchMedia'

const partOf = (owner: any, name: string) => owner?.[name] // eslint-disable-line typescript/no-explicit-any -- any global

/** The name of the first function that this page lacks. */
export const missingFunction = (): string | undefined =>
  NEEDED.split(',').find((name) => name.split('.').reduce(partOf, globalThis) === undefined)
