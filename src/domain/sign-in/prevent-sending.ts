const OFF = new Set(['false', '0'])

const isOn = (value: string | null | undefined) => value != null && !OFF.has(value.toLowerCase())

/** `sadmin` keeps the sign-in e-mail from being sent; the route's query or the host page's may carry it, with any value but `false` and `0`. */
export const preventsSending = (routeFlag: string | undefined, pageQuery: string): boolean =>
  isOn(routeFlag) || isOn(new URLSearchParams(pageQuery).get('sadmin'))
