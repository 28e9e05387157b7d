import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { pythonWithSympy } from '@worksheet/testing/tools'
import type { Statement } from './claims.ts'

const ORACLE = fileURLToPath(new URL('oracle.py', import.meta.url))

/**
 * What SymPy says of each claim; null where it cannot tell. One Python reads all of them: it takes longer to start than to judge
 * most of them.
 */
export async function verdictsOn(claims: readonly Statement[]): Promise<readonly (boolean | null)[]> {
  const python = spawn(pythonWithSympy() ?? 'python3', [ORACLE])
  python.stdin.end(claims.map(claim => `${JSON.stringify(claim)}\n`).join(''))
  const [stdout, stderr, [status]] = await Promise.all([
    text(python.stdout),
    text(python.stderr),
    once(python, 'close'),
  ])
  if (status !== 0) throw new Error(stderr)
  const verdicts = stdout.split('\n')
  return claims.map((_, i) => JSON.parse(verdicts[i] ?? '').verdict)
}
