import {
  type Block,
  type Both,
  borderOf,
  both,
  count,
  equation,
  exact,
  explainedBy,
  type Figure,
  type FormMaker,
  failed,
  figure,
  figureChoice,
  howMany,
  itemOf,
  line,
  list,
  minus,
  noun,
  prose,
  quantity,
  type Sentence,
  type Shape,
  type ShapeSpec,
  sentenceChoice,
  shapeSet,
  step,
  sum,
  tupleOf,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Counted, countAround, type Drawn, drawKnown, drawn, type Known, sidesOf } from './drawn-shapes.ts'
import {
  asked,
  counted,
  countsIn,
  itemIn,
  itemsIn,
  OF_EACH_SHAPE,
  PART_NOUN,
  PARTS,
  picture,
  withLengths,
} from './shown.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const

/** Sides are sticks, corners are balls of clay. */
const BUILT = {
  sides: nouns.stick,
  corners: noun('clay ball', 'clay balls', 'bolita de plastilina', 'bolitas de plastilina', 'f'),
} as const
const PAIRS: readonly (readonly [Known, Known])[] = [
  ['triangle', 'square'],
  ['hexagon', 'triangle'],
  ['rectangle', 'hexagon'],
  ['rectangle', 'triangle'],
  ['square', 'rectangle'],
  ['triangle', 'hexagon'],
  ['hexagon', 'square'],
]
/** So many sticks, and what is made of them; the other forms have triangles enough. What is left is never half, and never the same for two shapes alike. */
const STOCKS: readonly (readonly [sticks: number, made: Known])[] = [
  [8, 'hexagon'],
  [9, 'rectangle'],
  [9, 'hexagon'],
  [7, 'square'],
  [10, 'hexagon'],
  [10, 'rectangle'],
  [10, 'square'],
]

/** By number of sides, then by whether all of them are equal. */
const CLUED: Readonly<Record<3 | 4 | 5, Readonly<Record<'equal' | 'not equal', readonly Counted[]>>>> = {
  3: { equal: ['triangle'], 'not equal': ['right-triangle', 'scalene-triangle', 'isosceles-triangle'] },
  4: { equal: ['square', 'rhombus'], 'not equal': ['rectangle', 'trapezoid', 'quadrilateral'] },
  5: { equal: ['pentagon'], 'not equal': ['irregular-pentagon'] },
}
const CLUES = [4, 3, 5] as const
const LENGTHS: Readonly<Record<'equal' | 'not equal', Both<ReturnType<typeof line>>>> = {
  equal: { en: line`All its sides are the same length.`, es: line`Todos sus lados miden lo mismo.` },
  'not equal': { en: line`Its sides are not all the same length.`, es: line`No todos sus lados miden lo mismo.` },
}

const ONLY: typeof LENGTHS = {
  equal: { en: line`Only here are all sides the same length.`, es: line`Solo aquí todos los lados miden lo mismo.` },
  'not equal': { en: line`Only here do the lengths differ.`, es: line`Solo aquí los lados miden distinto.` },
}

/** What takes a shape out of the triangles. */
const NO_TRIANGLES = {
  open: ['open-triangle'],
  curved: ['curved-triangle'],
  four: ['trapezoid', 'rhombus', 'quadrilateral', 'rectangle'],
} as const
type Why = keyof typeof NO_TRIANGLES
/** Another reason that might hold, but does not. */
const OTHER_REASON = { open: 'curved', curved: 'four', four: 'open' } as const satisfies Record<Why, Why>
const NOT_SO: Readonly<Record<Why, Both<ReturnType<typeof line>>>> = {
  open: { en: line`It is closed.`, es: line`Está cerrada.` },
  curved: { en: line`All its sides are straight.`, es: line`Todos sus lados son rectos.` },
  four: { en: line`It has ${3} sides, not ${4}.`, es: line`Tiene ${3} lados, no ${4}.` },
}
/** Of a shape by its number; the last two are so, and no reason. */
const REASONS: Readonly<Record<Why | 'down' | 'lengths', (place: number) => Both<Block>>> = {
  open: place => ({ en: prose`Shape ${place} is open.`, es: prose`La figura ${place} está abierta.` }),
  curved: place => ({
    en: prose`Shape ${place} has a curved side.`,
    es: prose`La figura ${place} tiene un lado curvo.`,
  }),
  four: place => ({ en: prose`Shape ${place} has 4 sides.`, es: prose`La figura ${place} tiene 4 lados.` }),
  down: place => ({ en: prose`Shape ${place} points down.`, es: prose`La figura ${place} apunta hacia abajo.` }),
  lengths: place => ({
    en: prose`Shape ${place} has no equal sides.`,
    es: prose`La figura ${place} no tiene lados iguales.`,
  }),
}
const reasonOf = (place: number, why: keyof typeof REASONS): Sentence => ({
  key: `${place}-${why}`,
  says: REASONS[why](place),
})

/** The two shapes beside this one: Shapes 2 and 3. */
function othersThan(place: number): Both<Block> {
  const [one, other] = tupleOf(
    wholes(1, 3).filter(each => each !== place),
    2,
  )
  return { en: prose`Shapes ${one} and ${other}`, es: prose`Figuras ${one} y ${other}` }
}

/** What is built of sticks and clay, two clues, and what is no triangle. */
export const hardForms = (form: FormMaker<typeof levels>) => ({
  buildBoth: form({
    levels: ['hard'],
    lines: 1,
    draw: random => ({
      items: random.evenly(PAIRS).map(name => drawKnown(random, name, true)),
      part: random.evenly(PARTS),
    }),
    answer: quantity,
    solve: ({ items, part }) =>
      count(
        items.reduce((all, item) => all + sidesOf(item), 0),
        BUILT[part],
      ),
    ask: ({ items, part }) =>
      asked([
        part === 'sides'
          ? { en: prose`Each side is one stick.`, es: prose`Cada lado es un palito.` }
          : { en: prose`Each corner is one clay ball.`, es: prose`Cada esquina es una bolita de plastilina.` },
        figure(picture(...items)),
        {
          en: prose`${howMany(BUILT[part])} are there in all?`,
          es: prose`¿${howMany(BUILT[part])} hay en total?`,
        },
      ]),
    solution: ({ items, part }, answer) => [
      step(list(...items.map(sidesOf)), because.count, { group: OF_EACH_SHAPE[part] }),
      step(equation(sum(...items.map(sidesOf)), answer.amount), because.putTogether),
      explainedBy(both(prose`${answer}`), {
        en: line`The two shapes have ${answer} in all.`,
        es: line`Las dos figuras tienen ${answer} en total.`,
      }),
    ],
    check: (printed, { amount }) => exact(amount).equals(countsIn(printed).reduce((all, value) => all + value, 0)),
  }),

  sticksLeft: form({
    levels: ['hard'],
    lines: 1,
    draw(random) {
      const [sticks, made] = random.evenly(STOCKS)
      return { sticks, item: drawKnown(random, made, true) }
    },
    answer: quantity,
    solve: ({ sticks, item }) => count(sticks - sidesOf(item), nouns.stick),
    ask: ({ sticks, item }) =>
      asked([
        {
          en: prose`You have ${count(sticks, nouns.stick)}. You make this shape.`,
          es: prose`Tienes ${count(sticks, nouns.stick)}. Formas esta figura.`,
        },
        figure(picture(item)),
        { en: prose`How many sticks are left?`, es: prose`¿Cuántos palitos sobran?` },
      ]),
    solution: ({ sticks, item }, answer) => [
      counted(sidesOf(item), 'sides'),
      explainedBy(equation(minus(sticks, sidesOf(item)), answer.amount), {
        en: line`Each side takes one stick: subtract.`,
        es: line`Cada lado usa un palito: resta.`,
      }),
      explainedBy(both(prose`${answer}`), {
        en: sticks - sidesOf(item) === 1 ? line`There is ${answer} left.` : line`There are ${answer} left.`,
        es: sticks - sidesOf(item) === 1 ? line`Sobra ${answer}.` : line`Sobran ${answer}.`,
      }),
    ],
    check: (printed, { amount }) =>
      exact(amount)
        .plus(itemOf(countsIn(printed), 0))
        .equals(exact(printed.term('quantity').amount)),
  }),

  twoClues: form({
    levels: ['hard'],
    draw(random) {
      const sides = random.evenly(CLUES)
      const way = random.evenly(['equal', 'not equal'] as const)
      const otherWay = way === 'equal' ? 'not equal' : 'equal'
      const [one, another] = tupleOf(random.shuffle(CLUES.filter(other => other !== sides)), 2)
      const pick = (count: 3 | 4 | 5, by: 'equal' | 'not equal') => drawn(random, random.pick(CLUED[count][by]), true)
      return {
        way,
        part: random.evenly(PARTS),
        item: pick(sides, way),
        wrong: [pick(sides, otherWay), pick(one, way), pick(another, otherWay)],
      }
    },
    answer: figureChoice,
    solve: ({ item }): Figure => withLengths(item),
    mistakes: ({ wrong }) => ({
      firstClueOnly: withLengths(itemOf(wrong, 0)),
      secondClueOnly: withLengths(itemOf(wrong, 1)),
      noClue: withLengths(itemOf(wrong, 2)),
    }),
    ask: ({ item, way, part }) => {
      const has = count(sidesOf(item), PART_NOUN[part])
      return {
        en: [prose`This shape has ${has}.`, { kind: 'paragraph', content: LENGTHS[way].en }, prose`Which shape is it?`],
        es: [
          prose`Esta figura tiene ${has}.`,
          { kind: 'paragraph', content: LENGTHS[way].es },
          prose`¿Cuál es la figura?`,
        ],
      }
    },
    solution: ({ item, way, part, wrong }, answer) => {
      const has = count(sidesOf(item), PART_NOUN[part])
      return [
        explainedBy(figure(withLengths(item, itemOf(wrong, 0))), {
          en: line`These shapes have ${has}.`,
          es: line`Estas figuras tienen ${has}.`,
        }),
        explainedBy(figure(answer), ONLY[way]),
      ]
    },
    whyWrong: ({ way, part, wrong }) => {
      const itHas = (item: Drawn) => {
        const has = count(sidesOf(item), PART_NOUN[part])
        return { en: line`It has ${has}.`, es: line`Tiene ${has}.` }
      }
      return {
        firstClueOnly: LENGTHS[way === 'equal' ? 'not equal' : 'equal'],
        secondClueOnly: itHas(itemOf(wrong, 1)),
        noClue: itHas(itemOf(wrong, 2)),
      }
    },
    check(printed, answer) {
      const item = itemIn(answer)
      const isEqual = !/not all|No todos/.test(printed.text)
      return (
        exact(printed.term('quantity').amount).equals(countAround(item) ?? -1) &&
        item !== null &&
        item !== undefined &&
        borderOf(item.shape)?.sidesAreEqual === isEqual
      )
    },
  }),

  notATriangle: form({
    levels: ['hard'],
    draw(random) {
      const why = random.evenly<Why>(['open', 'four', 'curved'])
      const place = random.turn(3)
      const fill = random.evenly(['white', 'gray'] as const)
      const odd = {
        shape: random.pick<Shape>(NO_TRIANGLES[why]),
        turn: random.pick([0, 90, 180, 270]),
        fill: why === 'open' ? 'white' : fill,
      } as const
      const down = { shape: random.pick(['triangle', 'isosceles-triangle'] as const), turn: 180, fill }
      const scalene = { shape: 'scalene-triangle', turn: random.pick([0, 180, 90]), fill } as const
      const triangles: readonly ShapeSpec[] = random.shuffle([down, scalene])
      const items = triangles.toSpliced(place, 0, odd)
      return { why, place: place + 1, down: items.indexOf(down) + 1, lengths: items.indexOf(scalene) + 1, items }
    },
    answer: sentenceChoice,
    solve: ({ why, place }): Sentence => reasonOf(place, why),
    mistakes: ({ why, place, down, lengths }) => ({
      otherReason: reasonOf(place, OTHER_REASON[why]),
      pointsDown: reasonOf(down, 'down'),
      noEqualSides: reasonOf(lengths, 'lengths'),
    }),
    ask: ({ items }) =>
      asked([
        { en: prose`Which shape is not a triangle? Why?`, es: prose`¿Qué figura no es un triángulo? ¿Por qué?` },
        figure(shapeSet(items, { named: 'numbers', says: 'borders-and-lengths' })),
      ]),
    solution: ({ place }, { says }) => [
      explainedBy(othersThan(place), {
        en: line`These are closed and have 3 straight sides.`,
        es: line`Estas son cerradas y tienen 3 lados rectos.`,
      }),
      explainedBy(says, {
        en: line`A triangle is closed and has 3 straight sides.`,
        es: line`Un triángulo es cerrado y tiene 3 lados rectos.`,
      }),
    ],
    whyWrong: ({ why }) => ({
      otherReason: NOT_SO[OTHER_REASON[why]],
      pointsDown: { en: line`A triangle may point down.`, es: line`Un triángulo puede apuntar hacia abajo.` },
      noEqualSides: {
        en: line`The sides of a triangle may differ.`,
        es: line`Los lados de un triángulo pueden medir distinto.`,
      },
    }),
    check(printed, { key }) {
      const [place, why] = tupleOf(key.split('-'), 2)
      const item = itemOf(itemsIn(printed), Number(place) - 1) ?? failed('Every place has a shape')
      const { parts } = borderOf(item.shape) ?? failed('Every shape has a border')
      const isOpen = parts.includes('end')
      return why === 'open'
        ? isOpen
        : why === 'curved'
          ? parts.includes('curve')
          : why === 'four' && !isOpen && countAround(item) === 4
    },
  }),
})
