import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { changedFiles } from './changes.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const CORE = 'packages/core/'

/**
 * Which of these entry files of the core a change touches: in their code, in what they import, or in what is imported by the
 * code that tests them. A file that is imported and gives nothing, as a type or a name that is not used, touches nothing.
 */
export async function touched(
  entries: readonly string[],
  testedBy: string,
  changed = changedFiles(),
): Promise<ReadonlySet<string>> {
  if (changed === null) return new Set(entries)
  if (![...changed].some(file => file.startsWith(CORE))) return new Set()
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...entries, testedBy],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    outdir: 'unwritten',
    outbase: ROOT,
    logLevel: 'silent',
  })
  const outputs = Object.values(metafile.outputs)
  const isTouched = ({ inputs }: (typeof outputs)[number]) =>
    Object.entries(inputs).some(([file, { bytesInOutput }]) => bytesInOutput > 0 && changed.has(file))
  const found = outputs.filter(isTouched).map(({ entryPoint }) => entryPoint)
  return new Set(found.includes(testedBy) ? entries : found.filter(file => file !== undefined))
}
