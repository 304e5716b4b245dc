// Run by `npm start`, which brings the pinned Node: that one reads TypeScript by itself.
if (!process.features.typescript) {
  console.error('Start the demo with: npm start')
  process.exit(1)
}

// Before the packages of the networks are loaded, which takes a second.
console.log('Starting the demo…')
const { main, messageOf } = await import('./start/main.ts')

await main(process.argv.slice(2)).catch((error) => {
  console.error(messageOf(error))
  process.exit(1)
})
