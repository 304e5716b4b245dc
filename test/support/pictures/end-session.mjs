const REFUSAL = {
  status: 401,
  headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
  body: JSON.stringify({ error: { message: 'Unauthorized' } }),
}

/** The server refuses the token and its renewal, which the widget learns from the next screen's calls. */
export async function endSession(page) {
  const refuse = (route) => (route.request().method() === 'OPTIONS' ? route.fallback() : route.fulfill(REFUSAL))
  await page.route(/\/v1\/(ramp\/(?!applications)|identity\/)/, refuse)
  await page.evaluate(() => document.querySelector('sphere-ramp').navigate('/my-payouts'))
}
