import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Block } from '../src/content.ts'
import { choicesOf, drawer } from '../src/draw.ts'
import { WorksheetError } from '../src/errors.ts'
import { describeFigure } from '../src/figure/kind.ts'
import { childOf, keyOf } from '../src/random.ts'
import { SCRIBES } from '../src/show/scribe.ts'
import { writtenTopics } from './implemented-topics.ts'

const source = fileURLToPath(new URL('../src/', import.meta.url))
const IMPORT = /^(?:import|export) (?!type\b)([^'"]*?) ?from '(\.[^']+)'/gm
const DEFINED = /= figureKind<\w+>\('([^']+)'/g

/** The names of an import that are left when types are gone. */
const valuesOf = (list: string) => [...list.matchAll(/(?<!type )\b(?!type\b)\w+/g)].map(([name]) => name)

/** Where the author's one import finds a name. */
const author = join(source, 'author.ts')
const homes = new Map(
  [...readFileSync(author, 'utf8').matchAll(IMPORT)].flatMap(([, list = '', path = '']) =>
    valuesOf(list).map(name => [name, join(source, path)] as const),
  ),
)

/** The kinds of figures that come with a file, by what it imports when types are gone and a bundler has followed the names. */
const known = new Map<string, { readonly kinds: readonly string[]; readonly imports: readonly string[] }>()
function read(file: string) {
  const found = known.get(file)
  if (found) return found
  const text = readFileSync(file, 'utf8')
  const told = {
    kinds: [...text.matchAll(DEFINED)].map(([, kind]) => String(kind)),
    imports: [...text.matchAll(IMPORT)].flatMap(([, list = '', path = '']) => {
      const imported = join(dirname(file), path)
      return imported === author ? valuesOf(list).flatMap(name => homes.get(name) ?? []) : [imported]
    }),
  }
  known.set(file, told)
  return told
}

function kindsBroughtBy(file: string): ReadonlySet<string> {
  const files = new Set([file])
  for (const one of files) for (const imported of read(one).imports) files.add(imported)
  return new Set([...files].flatMap(one => read(one).kinds))
}

const kindsIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap(block => {
    if (block.kind === 'figure') return [block.figure.kind]
    return block.kind === 'side-by-side' ? block.items.flatMap(kindsIn) : []
  })

test('a figure of a kind that nobody brought says what to import', () => {
  const unknown = { kind: 'sundial' }
  expect(() => describeFigure(unknown, SCRIBES.en)).toThrow(WorksheetError)
  expect(() => describeFigure(unknown, SCRIBES.en)).toThrow(/"sundial" is not loaded.*@worksheet\/core\/figures/)
})

const fileOf = new Map(
  [...readFileSync(join(source, 'topics/index.ts'), 'utf8').matchAll(/from '\.\/([\w-]+\/([\w-]+)\.ts)'/g)].map(
    ([, file, id]) => [String(id), join(source, 'topics', String(file))],
  ),
)

test('a topic brings what draws its figures', () => {
  const lacking = writtenTopics.flatMap(topic => {
    const brought = kindsBroughtBy(fileOf.get(topic.id) ?? '')
    return topic.difficulties.flatMap(difficulty => {
      const key = keyOf(1, topic.id, difficulty, 0)
      const draw = drawer(topic, difficulty, key)
      return topic.turns(difficulty).flatMap((_, index) => {
        const { draft } = draw(index)
        const steps = draft.solution()?.en ?? []
        const answers = [draft.answer, ...choicesOf(draft, childOf(key, index))].flatMap(({ shown }) => shown.en)
        return kindsIn([...draft.prompt.en, ...answers, ...steps])
          .filter(kind => !brought.has(kind))
          .map(kind => `${topic.id} draws ${kind}`)
      })
    })
  })
  expect([...new Set(lacking)]).toEqual([])
})

test('a topic without figures brings none', () => {
  expect(kindsBroughtBy(fileOf.get('add-subtract-fluently-within-5') ?? '')).toEqual(new Set())
  expect(kindsBroughtBy(fileOf.get('tell-time-hour-half-hour') ?? '')).toEqual(new Set(['clock']))
})
