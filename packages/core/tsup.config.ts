import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', topics: 'src/topics/index.ts' },
  format: ['esm', 'cjs'],
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  clean: true,
  splitting: true,
  target: 'node20',
})
