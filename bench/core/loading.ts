import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const TIMES = 9
const CORE = fileURLToPath(new URL('../../packages/core', import.meta.url))

export interface LoadingFigures {
  /** Milliseconds beyond a bare Node, which takes turns with it. */
  readonly importMilliseconds: number
  readonly requireMilliseconds: number
  readonly bundledTopicBytes: number
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

function timeOf(script: string): number {
  const start = performance.now()
  execFileSync(process.execPath, ['--input-type=commonjs', '-e', script], { cwd: CORE })
  return performance.now() - start
}

/** What importing everything costs, and an app that bundles one topic. */
export async function benchLoading(): Promise<LoadingFigures> {
  const scripts = ['', "import('@worksheet/core')", "require('@worksheet/core')"]
  const rounds = Array.from({ length: TIMES }, () => scripts.map(timeOf))
  const [bare = 0, imported = 0, required = 0] = scripts.map((_, i) => median(rounds.map(round => round[i] ?? 0)))
  return {
    importMilliseconds: imported - bare,
    requireMilliseconds: required - bare,
    bundledTopicBytes: await bundledBytes(),
  }
}

async function bundledBytes(): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { contentToText, generateProblem } from '@worksheet/core'
        import { longDivisionOneDigitDivisor } from '@worksheet/core/topics'
        console.log(contentToText(generateProblem(longDivisionOneDigitDivisor, 'easy', 1).prompt, 'en'))`,
      resolveDir: CORE,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    // The built package is measured, as an app would find it.
    tsconfigRaw: {},
  })
  return outputFiles[0]?.contents.length ?? 0
}
