import { keepLoaded } from '../../lib/timing/retry-download.ts'

/** Downloads what reacts to a signed-in customer's data. Who starts it repeats what fails. */
export const loadWatch = keepLoaded(async () => (await import('./watch-customer.ts')).watchCustomer)
