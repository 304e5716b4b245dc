const OFF = new Set(['false', '0'])

const isOn = (value: string | null | undefined) => value != null && !OFF.has(value.toLowerCase())

/** `sadmin` in the query of the route or of the host page prevents the sign-in e-mail, with any value but `false` and `0`. */
export const preventsSending = (routeFlag: string | undefined, pageQuery: string): boolean =>
  isOn(routeFlag) || isOn(new URLSearchParams(pageQuery).get('sadmin'))
