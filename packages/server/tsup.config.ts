import { cpSync } from 'node:fs'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { main: 'src/main.ts', index: 'src/index.ts', worker: 'src/rendering/worker.ts' },
  format: ['esm'],
  clean: true,
  splitting: true,
  target: 'node20',
  // The package brings the page that it serves.
  onSuccess: async () => cpSync('../maker/dist', 'dist/maker', { recursive: true }),
})
