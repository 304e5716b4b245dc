const declarations = (role: string, rest = '') =>
  `font-size:var(--sr-text-${role}-size);line-height:var(--sr-text-${role}-line);letter-spacing:var(--sr-text-${role}-track);${rest}`

const semibold = 'font-weight:var(--sr-weight-semibold);'

/** The declarations of each text role, for use in a component's template. */
export const type = {
  title: declarations('title', `${semibold}text-wrap:balance;`),
  heading: declarations('heading', semibold),
  lead: declarations('lead', 'color:var(--sr-text-muted);text-wrap:pretty;'),
  input: declarations('input'),
  body: declarations('body'),
  small: declarations('small'),
  caption: declarations('caption'),
} as const
