/** The SDK is large, so it is loaded with the first key or transaction that is needed. An installation need not have it. */
export const aptosSdk = () => import('@aptos-labs/ts-sdk')
