import { seedOf } from '@worksheet/testing/seeds'
import { topicsToTry } from '@worksheet/testing/topic-sheets'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../src/both.ts'
import type { Block } from '../src/content.ts'
import { choicesOf, drawer } from '../src/draw.ts'
import type { Primitive } from '../src/figure/drawing.ts'
import type { Figure } from '../src/figure/figure.ts'
import { drawFigure } from '../src/figure/kind.ts'
import { textOf } from '../src/math/text.ts'
import { childOf, keyOf } from '../src/random.ts'
import { SCRIBES } from '../src/show/scribe.ts'
import type { Topic } from '../src/topic.ts'
import { blemishesOf, type Label, strayLabels } from './figure-blemishes.ts'
// Read in the place of the source by `vitest.config.ts`.
import { placings } from './noted-placing.ts'

const SEEDS = Number(process.env.FIGURE_SEEDS ?? 2)

const figuresIn = (blocks: readonly Block[]): readonly Figure[] =>
  blocks.flatMap(block => {
    if (block.kind === 'figure') return [block.figure]
    return block.kind === 'side-by-side' ? block.items.flatMap(figuresIn) : []
  })

/** Lines run through the numbers of a plane by custom, and points may lie on them. */
const isTickNumber = (figure: Figure, { size }: Label) =>
  ('x' in figure || figure.kind === 'polar-grid') && size === 0.8

/** How many labels found their places: a test that notes none would find no stray one. */
let noted = 0

function blemishesIn(figure: Figure, locale: (typeof LOCALES)[number]): readonly string[] {
  placings.length = 0
  const drawing = drawFigure(figure, SCRIBES[locale])
  noted += placings.length
  const name = (item: Primitive | undefined) => (item?.kind === 'label' ? ` ${textOf(item.of)}` : '')
  return [
    ...blemishesOf(drawing)
      .filter(({ kind, label }) => kind !== 'a stroke crosses a label' || !isTickNumber(figure, label))
      .map(({ kind, label, other }) => `${kind}:${name(label)}${name(other)}`),
    ...placings.flatMap(strayLabels).map(({ kind, label }) => `${kind}:${name(label)}`),
  ]
}

function breaches(topic: Topic): readonly string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  for (const difficulty of topic.difficulties) {
    const count = Math.max(4, topic.turns(difficulty).length)
    for (let seed = 1; seed <= SEEDS; seed++) {
      const key = keyOf(seedOf(seed), topic.id, difficulty, 0)
      const draw = drawer(topic, difficulty, key)
      for (let index = 0; index < count; index++) {
        const { draft, form } = draw(index)
        const answers = [draft.answer, ...choicesOf(draft, childOf(key, index))]
        for (const locale of LOCALES) {
          const blocks = [...draft.prompt[locale], ...answers.flatMap(({ shown }) => shown[locale])]
          for (const figure of figuresIn(blocks)) {
            const known = locale + JSON.stringify(figure)
            if (seen.has(known)) continue
            seen.add(known)
            for (const blemish of blemishesIn(figure, locale))
              found.add(`${difficulty} ${form}, seed ${seed}, problem ${index + 1}, ${locale}: ${blemish}`)
          }
        }
      }
    }
  }
  return [...found]
}

const topics = (await topicsToTry('packages/core/src/figure/')).flatMap(({ topics }) => topics)

describe('in every figure of a topic labels are clear of each other and of lines, and near what they name', () => {
  test.each(topics.map(topic => ({ id: topic.id, topic })))(
    '$id',
    ({ topic }) => expect(breaches(topic)).toEqual([]),
    900_000,
  )
})

test('labels of figures were seen to find their places', () => expect(noted).toBeGreaterThan(0))
