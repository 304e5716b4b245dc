import { z } from 'zod'

// The default pattern of zod refuses "&" and other characters before the @, and top-level domains such as xn--p1ai.
export const email = z.email({ pattern: z.regexes.html5Email, error: 'validation.email' })
