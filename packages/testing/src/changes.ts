import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** What this checkout is compared with: where it left the main branch. */
const MAINS = ['origin/HEAD', 'origin/main', 'main']

function git(...words: string[]): readonly string[] {
  const told = execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return told.split('\n').filter(line => line !== '')
}

function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | undefined
  return () => {
    found ??= { value: find() }
    return found.value
  }
}

function firstThat<T>(names: readonly string[], find: (name: string) => T): T | null {
  for (const name of names) {
    try {
      return find(name)
    } catch {}
  }
  return null
}

/**
 * The files that differ from the main branch, whether committed or not, by their paths from the root. Null where all of
 * them may: there is no history to tell, as in an unpacked archive, or TEST_IN_FULL=1 asks for it.
 */
export const changedFiles = once((): ReadonlySet<string> | null => {
  if (process.env.TEST_IN_FULL === '1') return null
  return firstThat(MAINS, main => {
    const [base = ''] = git('merge-base', 'HEAD', main)
    const tracked = git('diff', '--name-only', '--no-renames', base)
    return new Set([...tracked, ...git('ls-files', '--others', '--exclude-standard')])
  })
})

/** Whether a long test of these folders or files runs in full. */
export function isChanged(...places: readonly string[]): boolean {
  const changed = changedFiles()
  return changed === null || [...changed].some(file => places.some(place => file.startsWith(place)))
}
