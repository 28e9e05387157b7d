import { type Sentence, sentenceChoice } from '../../answer/choice.ts'
import { labelOrder } from '../../answer/labels.ts'
import { integer } from '../../answer/number.ts'
import { numbersInAnyOrder } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { type Both, both, type Content, figure, howMany, prose, table, thing } from '../../content.ts'
import { type ShapeSpec, shapeSet } from '../../figure/shape-set.ts'
import { type Shape, shapeNoun } from '../../figure/shapes.ts'
import { square } from '../../language/nouns/shapes.ts'
import { blank, symbol } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { everydaySolids, type Solid } from './name-flat-and-solid-shapes/everyday-solids.ts'

type Flat = 'circle' | 'square' | 'triangle' | 'rectangle' | 'hexagon'
const SOLIDS: readonly Solid[] = ['cube', 'cone', 'cylinder', 'sphere']
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const solidOrder = labelOrder(['A', 'B', 'C', 'D'])

/** Turns that leave a shape what a child sees in it. */
const TURNS: Readonly<Record<Flat, readonly number[]>> = {
  circle: [0],
  square: [0, 45, 20],
  triangle: [0, 180, 40, 90],
  rectangle: [0, 90, 30, -30],
  hexagon: [0, 30],
}
const TRIANGLES = ['triangle', 'isosceles-triangle', 'right-triangle', 'scalene-triangle'] as const
const FILLS = ['white', 'gray', 'striped'] as const
const SIZES = [0.6, 0.8, 1]

interface Level {
  readonly names: readonly (Flat | Solid)[]
  readonly turned: boolean
}

const isFlat = (name: Flat | Solid): name is Flat => name in TURNS

/** One of the shapes that bear the name: of any kind, size and fill, perhaps turned. */
function drawn(random: Random, name: Flat | Solid, turned: boolean) {
  if (!isFlat(name)) return { shape: name, fill: 'white' as const, size: random.pick(SIZES) }
  return {
    shape: name === 'triangle' ? random.pick(turned ? TRIANGLES : TRIANGLES.slice(0, 3)) : name,
    fill: random.pick(FILLS),
    size: random.pick(SIZES),
    turn: turned ? random.pick(TURNS[name]) : 0,
  }
}

const nameOf = (shape: Shape): Sentence => {
  const noun = shapeNoun(shape)
  return { key: noun.en[0], says: both(prose`${thing(noun)}`) }
}

/** A square is a rectangle too: where it is drawn, "rectangle" is no wrong answer. */
const others = (name: Flat | Solid, names: readonly (Flat | Solid)[]) =>
  names.filter(other => other !== name && !(name === 'square' && other === 'rectangle'))

const kind = option({
  flat: { en: prose`flat`, es: prose`plana` },
  solid: { en: prose`solid`, es: prose`sólida` },
})

export const nameFlatAndSolidShapes = defineTopic(
  {
    id: 'name-flat-and-solid-shapes',
    name: { en: 'Name flat and solid shapes', es: 'Nombrar figuras planas y sólidas' },
    description: {
      en: 'Name circles, squares, triangles, rectangles, hexagons and common solids, even when they are turned.',
      es: 'Nombra círculos, cuadrados, triángulos, rectángulos, hexágonos y sólidos comunes, aunque estén girados.',
    },
    domain: 'Geometry',
    standards: ['K.G.A.2', 'K.G.A.3', 'K.G.A.1'],
    levels: {
      easy: { names: ['circle', 'square', 'triangle', 'rectangle'], turned: false },
      medium: { names: ['circle', 'square', 'triangle', 'rectangle', 'hexagon'], turned: true },
      hard: { names: SOLIDS, turned: false },
    },
  },
  form => ({
    name: form({
      share: 2,
      draw(random, { names, turned }: Level) {
        const name = random.evenly(names)
        const [item, rest] = [drawn(random, name, turned), others(name, names)]
        // The same picture always has the same word bank, so that it never counts as a new problem.
        const first = SIZES.indexOf(item.size) + FILLS.indexOf(item.fill)
        return { item, name, wrong: [first, first + 1].map(i => rest[i % rest.length] ?? 'hexagon') }
      },
      answer: sentenceChoice,
      solve: ({ name }) => nameOf(name),
      mistakes: ({ wrong: [first = 'circle', second = 'hexagon'] }) => ({
        one: nameOf(first),
        another: nameOf(second),
      }),
      ask: ({ item }): Both<Content> => ({
        en: [figure(shapeSet([item])), prose`What is it?`],
        es: [figure(shapeSet([item])), prose`¿Qué es?`],
      }),
      check: (printed, { key }) =>
        printed
          .figure('shape-set')
          .rows.flat()
          .every(item => item !== null && shapeNoun(item.shape).en[0] === key),
    }),

    findTriangles: form({
      levels: ['medium'],
      lines: 1,
      draw(random, { names }: Level) {
        const count = random.int(2, 4)
        const rest = others('triangle', names)
        const all = Array.from({ length: 6 }, (_, i) => drawn(random, i < count ? 'triangle' : random.pick(rest), true))
        return { items: random.shuffle(all) }
      },
      answer: numbersInAnyOrder,
      solve: ({ items }) =>
        items.flatMap(({ shape }, i) => (/triangle/.test(shape) ? [symbol(LETTERS[i] ?? 'A')] : [])),
      ask({ items }): Both<Content> {
        const set = figure(shapeSet(items, { named: 'letters', perRow: 3 }))
        return {
          en: [prose`Circle every triangle. Write the letters.`, set],
          es: [prose`Encierra todos los triángulos. Escribe las letras.`, set],
        }
      },
      check(printed, letters) {
        const chosen = letters.map(letter => JSON.stringify(letter))
        return (
          printed
            .figure('shape-set')
            .rows.flat()
            .every(
              item =>
                item?.label &&
                chosen.includes(JSON.stringify(item.label)) === (shapeNoun(item.shape).en[0] === 'triangle'),
            ) && chosen.every(letter => LETTERS.some(name => letter === JSON.stringify(symbol(name))))
        )
      },
    }),

    countSquares: form({
      levels: ['medium'],
      lines: 0,
      draw(random, { names }: Level) {
        const count = random.int(1, 4)
        const rest = names.filter(name => name !== 'square')
        const all = Array.from({ length: 6 }, (_, i) => drawn(random, i < count ? 'square' : random.pick(rest), true))
        return { items: random.shuffle(all) }
      },
      answer: integer,
      solve: ({ items }) => items.filter(({ shape }) => shape === 'square').length,
      ask({ items }): Both<Content> {
        const set = figure(shapeSet(items, { perRow: 3 }))
        return { en: [set, prose`${howMany(square)}? ____`], es: [set, prose`¿${howMany(square)} hay? ____`] }
      },
      check: (printed, answer) =>
        exact(answer).equals(
          printed
            .figure('shape-set')
            .rows.flat()
            .filter(item => item && shapeNoun(item.shape).en[0] === 'square').length,
        ),
    }),

    flatOrSolid: form({
      levels: ['hard'],
      lines: 0,
      draw(random) {
        const name = random.pick(random.evenly([SOLIDS, ['circle', 'square', 'triangle', 'rectangle', 'hexagon']]))
        return { name, item: drawn(random, name, true) }
      },
      answer: kind,
      solve: ({ name }) => (isFlat(name) ? 'flat' : 'solid'),
      ask: ({ item }): Both<Content> => ({
        en: [figure(shapeSet([item])), prose`Flat or solid?`],
        es: [figure(shapeSet([item])), prose`¿Es una figura plana o sólida?`],
      }),
      check: (printed, answer) =>
        printed
          .figure('shape-set')
          .rows.flat()
          .every(
            item =>
              item !== null && ['cube', 'cone', 'cylinder', 'sphere'].includes(item.shape) === (answer === 'solid'),
          ),
    }),

    match: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Which shape is each thing like? Write the letters.`,
        es: prose`¿A qué figura se parece cada cosa? Escribe las letras.`,
      },
      wide: true,
      lines: 0,
      draw(random) {
        const shapes = random.shuffle(SOLIDS)
        return { shapes, things: random.shuffle(SOLIDS).map(solid => random.pick(everydaySolids[solid])) }
      },
      answer: solidOrder,
      solve: ({ shapes, things }) =>
        things.map(item => LETTERS[shapes.findIndex(shape => everydaySolids[shape].includes(item))] as 'A'),
      ask({ shapes, things }): Both<Content> {
        const set = figure(shapeSet(shapes satisfies readonly ShapeSpec[], { named: 'letters' }))
        const words = table({ rows: things.map(item => [thing(item), blank(3)]) })
        return { en: [set, words], es: [set, words] }
      },
      // Looks every thing up among those that have the shape of its letter.
      check(printed, letters) {
        const items = printed.figure('shape-set').rows.flat()
        const words = printed.terms('thing').map(({ noun }) => noun.en[0])
        return (
          new Set(letters).size === words.length &&
          words.every((word, i) => {
            const shape = items[LETTERS.indexOf(letters[i] ?? 'A')]?.shape
            const alike = SOLIDS.find(solid => solid === shape)
            return alike !== undefined && everydaySolids[alike].some(({ en }) => en[0] === word)
          })
        )
      },
    }),
  }),
)
