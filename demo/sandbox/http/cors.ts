const ALLOWED = 'X-Application-Id, X-Customer-Id, Authorization, Idempotency-Key, Accept-Language, Content-Type'

export function corsHeaders(controls: boolean): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
    'Access-Control-Allow-Headers': controls ? `${ALLOWED}, X-Sandbox-Delay` : ALLOWED,
    'Access-Control-Expose-Headers': 'Retry-After, Content-Disposition, X-Request-Id, Date',
    'Access-Control-Max-Age': '600',
  }
}
