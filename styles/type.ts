const set = (role: string, rest = '') =>
  `font-size:var(--sr-text-${role}-size);line-height:var(--sr-text-${role}-line);letter-spacing:var(--sr-text-${role}-track);${rest}`

const semibold = 'font-weight:var(--sr-weight-semibold);'

/** Declarations for the roles of text, to be put into a part's template. */
export const type = {
  title: set('title', `${semibold}text-wrap:balance;`),
  heading: set('heading', semibold),
  lead: set('lead', 'color:var(--sr-text-muted);text-wrap:pretty;'),
  input: set('input'),
  body: set('body'),
  small: set('small'),
  caption: set('caption'),
} as const
