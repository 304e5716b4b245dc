export default {
  globs: ['element/{sphere-ramp,reflected-element}.ts'],
  quiet: true,
  // It would write its own spelling of the path into package.json.
  packagejson: false,
}
