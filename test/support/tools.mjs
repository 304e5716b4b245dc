// The tools that are run by hand or by night: `npm run test:deep -- soak`, `npm run measure -- size`. The first comment of each file
// says what else it takes.
export const TOOLS = {
  'test:deep': {
    breaks: 'test/breaks.mjs',
    mutation: 'test/mutation.mjs',
    soak: 'test/soak.mjs',
    hosts: 'test/hosts.mjs',
    rebuild: 'test/rebuild.mjs',
    audit: 'test/audit.mjs',
    postgres: 'test/postgres.mjs',
    webkit: 'test/webkit.mjs',
    firefox: 'test/firefox.mjs',
    'refused-storage': 'test/refused-storage.mjs',
    long: 'test/long.mjs',
    live: 'test/live.mjs',
  },
  measure: {
    trace: 'test/trace.mjs',
    size: 'test/size.mjs',
    files: 'test/files.mjs',
    patches: 'test/patches.mjs',
    bench: 'test/bench/opening.mjs',
    lists: 'test/bench/lists.mjs',
    fit: 'test/gallery.mjs --fit',
  },
}
