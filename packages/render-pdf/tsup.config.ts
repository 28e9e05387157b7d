import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  clean: true,
  target: 'node20',
  // The fonts are found from the address of the module, in both formats.
  shims: true,
})
