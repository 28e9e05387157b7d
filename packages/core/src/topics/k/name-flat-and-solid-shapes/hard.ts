import {
  assert,
  type Block,
  type Both,
  blank,
  type Content,
  explainedBy,
  type FormMaker,
  figure,
  isSameContent,
  itemOf,
  labelOrder,
  line,
  list,
  type Noun,
  numbersInAnyOrder,
  prose,
  type ShapeSpec,
  shapeNoun,
  shapeSet,
  step,
  symbol,
  table,
  thing,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { everydaySolids, type Solid } from './everyday-solids.ts'
import type { levels } from './levels.ts'
import { drawn, type Flat, LETTERS, SOLIDS } from './parts.ts'

const FLATS: readonly Flat[] = ['circle', 'square', 'triangle', 'rectangle', 'hexagon']

const FOUR = ['A', 'B', 'C', 'D'] as const

const solidOrder = labelOrder(FOUR)

const solidOf = (item: Noun): Solid => {
  const found = SOLIDS.find(solid => everydaySolids[solid].includes(item))
  assert(found, () => `${item.en[0]} has no shape`)
  return found
}

const LIE_FLAT = {
  en: line`These lie on the paper: they are flat.`,
  es: line`Estas quedan extendidas sobre el papel: son planas.`,
}

const TAKE_UP_ROOM = {
  en: line`These take up room, like a box or a ball: they are solid.`,
  es: line`Estas ocupan espacio, como una caja o una pelota: son sólidas.`,
}

/** Drum: cylinder; marble: sphere. A term after a colon would take a capital. */
const shapesOf = (things: readonly Noun[], language: 'en' | 'es'): Block => ({
  kind: 'paragraph',
  content: things.flatMap((item, i) => [
    ...(i > 0 ? ['; '] : []),
    thing(item),
    `: ${shapeNoun(solidOf(item))[language][0]}`,
  ]),
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  findSolids: form({
    levels: ['hard'],
    draw(random) {
      const isSolid = random.evenly([true, false])
      const solids = random.int(2, 4)
      const shapes: readonly (Flat | Solid)[] = [...random.sample(SOLIDS, solids), ...random.sample(FLATS, 6 - solids)]
      return { isSolid, items: random.shuffle(shapes.map(shape => drawn(random, shape, true))) }
    },
    answer: numbersInAnyOrder,
    solve: ({ items, isSolid }) =>
      items.flatMap(({ shape }, i) =>
        SOLIDS.some(solid => solid === shape) === isSolid ? [symbol(itemOf(LETTERS, i))] : [],
      ),
    ask({ items, isSolid }): Both<Content> {
      const set = figure(shapeSet(items, { named: 'letters', perRow: 3 }))
      return {
        en: [
          isSolid
            ? prose`Which shapes are solid? Write their letters.`
            : prose`Which shapes are flat? Write their letters.`,
          set,
        ],
        es: [
          isSolid
            ? prose`¿Qué figuras son sólidas? Escribe sus letras.`
            : prose`¿Qué figuras son planas? Escribe sus letras.`,
          set,
        ],
      }
    },
    solution({ isSolid }, letters) {
      const rest = LETTERS.filter(letter => !letters.some(chosen => isSameContent(chosen, symbol(letter))))
      return [
        explainedBy(list(...rest.map(letter => symbol(letter))), isSolid ? LIE_FLAT : TAKE_UP_ROOM),
        explainedBy(list(...letters), isSolid ? TAKE_UP_ROOM : LIE_FLAT),
      ]
    },
    check(printed, letters) {
      const chosen = letters.map(letter => JSON.stringify(letter))
      const wanted = /solid|sólidas/.test(printed.text)
      return printed
        .figure('shape-set')
        .rows.flat()
        .every(
          item =>
            item?.label &&
            chosen.includes(JSON.stringify(item.label)) === (SOLIDS.some(solid => solid === item.shape) === wanted),
        )
    },
  }),
  match: form({
    levels: ['hard'],
    kind: 'match',
    instruction: {
      en: prose`Which shape does each thing look like? Write the letters.`,
      es: prose`¿A qué figura se parece cada cosa? Escribe las letras.`,
    },
    wide: true,
    draw(random) {
      const shapes = random.shuffle(SOLIDS)
      const order = random.until(
        () => random.shuffle(SOLIDS),
        drawn => drawn.some((solid, i) => solid !== itemOf(shapes, i)),
      )
      return { shapes, things: order.map(solid => random.evenly(everydaySolids[solid])) }
    },
    answer: solidOrder,
    solve: ({ shapes, things }) => things.map(item => itemOf(FOUR, shapes.indexOf(solidOf(item)))),
    ask({ shapes, things }): Both<Content> {
      const set = figure(shapeSet(shapes satisfies readonly ShapeSpec[], { named: 'letters' }))
      const words = table({ rows: things.map(item => [thing(item), blank(3)]) })
      return { en: [set, words], es: [set, words] }
    },
    solution: ({ things }, letters) => [
      step({ en: shapesOf(things, 'en'), es: shapesOf(things, 'es') }, because.lookAtTheShape),
      step(list(...letters.map(letter => symbol(letter))), because.findEachLetter),
    ],
    // Looks every thing up among those that have the shape of its letter.
    check(printed, letters) {
      const items = printed.figure('shape-set').rows.flat()
      const words = printed.terms('thing').map(({ noun }) => noun.en[0])
      return (
        new Set(letters).size === words.length &&
        words.every((word, i) => {
          const shape = items[LETTERS.indexOf(itemOf(letters, i))]?.shape
          const alike = SOLIDS.find(solid => solid === shape)
          return alike !== undefined && everydaySolids[alike].some(({ en }) => en[0] === word)
        })
      )
    },
  }),
})
