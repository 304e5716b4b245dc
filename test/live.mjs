// The product's chain adapters against public nodes of test networks: what they read of them and, with a key, a transfer of 0.01 to a new
// address. Words after it choose families, or `facts`: whether the product's own nodes still say what each facts.ts does.
// LIVE_<FAMILY>_RPC_URL, _TOKEN and _HOLDER name another node, another token and an address that holds tokens; LIVE_<FAMILY>_KEY is the key
// of a wallet that may spend. Needs the network.
import { runLive } from './live/run.ts'

const { failed } = await runLive({
  families: process.argv.slice(2),
  env: process.env,
  say: (line) => console.log(line),
})
process.exit(failed === 0 ? 0 : 1)
