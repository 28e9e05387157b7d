import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { main: 'src/main.ts', index: 'src/index.ts', worker: 'src/rendering/worker.ts' },
  format: ['esm'],
  clean: true,
  splitting: true,
  target: 'node20',
})
