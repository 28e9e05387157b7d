import { defineConfig } from 'tsup'

const TARGET = 'node20'

export default defineConfig([
  {
    entry: { index: 'src/index.ts', show: 'src/show/index.ts', topics: 'src/topics/index.ts' },
    format: ['esm', 'cjs'],
    // Node loads one large file faster than many, and the used part of zod faster than all of it.
    noExternal: ['zod'],
    splitting: true,
    clean: true,
    target: TARGET,
  },
  {
    // Bundlers find a file for each module, so that an app takes the topics it names and no other.
    entry: ['src/**/*.ts', '!src/**/*.d.ts'],
    outDir: 'modules',
    clean: true,
    format: ['esm'],
    target: TARGET,
    esbuildPlugins: [
      {
        name: 'a file for each module',
        setup(build) {
          build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ kind, path }) =>
            kind === 'entry-point' ? null : { path: path.replace(/\.ts$/, '.js'), external: true },
          )
        },
      },
    ],
  },
])
