/** What the command prints of a mock server that answers with the examples of an OpenAPI file. */
export const PRISM = `\
<url>, application_sandbox

What customers would see, and what deviates:

Strangers could read or change what belongs to a customer.
  With an id that nothing has, it is not refused.
    GET /v1/ramp/wallets/{id}
    GET /v1/ramp/payouts/{id}
  With a token that nobody has, it is not refused.
    GET /v1/ramp/me
    GET /v1/ramp/onboarding/state
    GET /v1/ramp/onboarding/tos/redirectUrl
    and 11 others

A list and the details of one of its rows contradict each other.
  It differs from the list in id.
    GET /v1/ramp/wallets/{id}
    GET /v1/ramp/payouts/{id}

The wallet warns of a forgery, or the signature comes too late to count.
  The message to sign lacks shop.example.
    GET /v1/ramp/wallets/authMessage/evm
    GET /v1/ramp/wallets/authMessage/solana
  The message to sign lacks 0x000000000000000000000000000000000000c4ec.
    GET /v1/ramp/wallets/authMessage/evm
  The message to sign has already expired.
    GET /v1/ramp/wallets/authMessage/evm
    GET /v1/ramp/wallets/authMessage/solana
  The message to sign lacks 11111111111111111111111111111111.
    GET /v1/ramp/wallets/authMessage/solana

Customers save what can never work, and notice it when money is involved.
  With an id that no application has, it is not refused.
    GET /v1/ramp/applications/{id}
  With an address of no network, it is not refused.
    GET /v1/ramp/wallets/authMessage/evm
    GET /v1/ramp/wallets/authMessage/solana

The reference that the widget shows beside an error means nothing to your
support.
  The answer has no X-Request-Id.
    GET /v1/ramp/applications/{id}
    GET /v1/ramp/me
    GET /v1/ramp/onboarding/state
    and 12 others

Not checked:

  Because it writes, and --write was not given:
    POST /v1/ramp/auth/login
    POST /v1/ramp/auth/operating-residency
    POST /v1/ramp/auth/otp/verify
    and 21 others

Calls: 15 of 39 checked, 15 deviating, 24 not checked.`
