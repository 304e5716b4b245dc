/** A label above its value; in a wide container both are on one line, unless the row is stacked. */
export const labelStyles = `
  grid-column: 1;
  font-size: 13px;
  line-height: var(--sr-text-small-line);
  color: var(--sr-text-muted);

  @container sr (min-width: 720px) {
    *:not([data-stacked]) > & {
      font-size: 14px;
      line-height: var(--sr-text-body-line);
    }
  }
`

export const valueStyles = `
  grid-column: 1;
  font-weight: var(--sr-weight-medium);
  overflow-wrap: anywhere;

  @container sr (min-width: 720px) {
    *:not([data-stacked]) > & {
      grid-column: 2;
    }
  }
`
