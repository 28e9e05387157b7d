import {
  aThing,
  type Block,
  type Both,
  both,
  count,
  equation,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  figureChoice,
  howMany,
  isSameContent,
  itemOf,
  line,
  list,
  numbersInAnyOrder,
  prose,
  quantity,
  type Sentence,
  type Shape,
  sentenceChoice,
  shapeSet,
  step,
  sum,
  symbol,
  thing,
  things,
  tupleOf,
  words,
  writtenLetter,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asked } from '../../kit/shapes/pieces.ts'
import {
  aCube,
  CUBE_COUNT,
  CUBE_LAYERS,
  CUBE_NOUN,
  CUBE_PARTS,
  CUBE_SEEN,
  counted,
  countedIn,
  countsIn,
  type Drawn,
  FILLS,
  itemsIn,
  LETTERS,
  lettered,
  NAME_NOUN,
  NAMES,
  type Name,
  nameOf,
  PART_NOUN,
  PARTS,
  picture,
  SIDES,
  sidesOf,
  sidesOfNoun,
  unusual,
} from './drawn.ts'
import type { levels } from './levels.ts'

/** The name that is asked for, how many of the six have it, and how many of each other name there are. */
const SETS: readonly { readonly name: Name; readonly others: readonly Name[] }[] = [
  { name: 'pentagon', others: ['hexagon', 'quadrilateral', 'hexagon', 'triangle'] },
  { name: 'quadrilateral', others: ['triangle', 'pentagon', 'pentagon'] },
  { name: 'hexagon', others: ['pentagon', 'quadrilateral', 'pentagon'] },
  { name: 'triangle', others: ['quadrilateral', 'quadrilateral', 'pentagon'] },
  { name: 'quadrilateral', others: ['triangle', 'pentagon', 'hexagon', 'triangle'] },
  { name: 'pentagon', others: ['quadrilateral', 'hexagon'] },
  { name: 'hexagon', others: ['pentagon', 'quadrilateral', 'triangle', 'pentagon'] },
]
/** The name of three shapes, and of the one that differs. */
const ODD: readonly (readonly [three: Name, odd: Name])[] = [
  ['hexagon', 'pentagon'],
  ['pentagon', 'quadrilateral'],
  ['quadrilateral', 'pentagon'],
  ['pentagon', 'hexagon'],
  ['triangle', 'quadrilateral'],
  ['quadrilateral', 'triangle'],
]
/** The name that is asked for, and three that are near to it. */
const AMONG: readonly { readonly name: Name; readonly others: readonly Name[] }[] = [
  { name: 'hexagon', others: ['pentagon', 'quadrilateral', 'pentagon'] },
  { name: 'pentagon', others: ['hexagon', 'quadrilateral', 'hexagon'] },
  { name: 'quadrilateral', others: ['pentagon', 'hexagon', 'pentagon'] },
  { name: 'pentagon', others: ['quadrilateral', 'hexagon', 'quadrilateral'] },
]
const oneFewer = (name: Name): Name => itemOf(NAMES, NAMES.indexOf(name) - 1)
const PLACES = ['A', 'B', 'C', 'D'] as const
type Place = (typeof PLACES)[number]
const place = writtenLetter<Place>('A', 'B', 'C', 'D')

/** A: 4; B: 3. */
const countsOf = (items: readonly Drawn[]): Block => ({
  kind: 'paragraph',
  content: items.flatMap((item, i) => [
    ...(i > 0 ? ['; '] : []),
    ...line`${symbol(itemOf(LETTERS, i))}: ${sidesOf(item)}`,
  ]),
})

/** Solids that are no cube, each with something that a cube has too or seems to have. */
const NO_CUBES = {
  'rectangular-prism': {
    en: (at: number) => prose`Solid ${at}, because it has 8 corners.`,
    es: (at: number) => prose`El cuerpo ${at}, porque tiene 8 vértices.`,
    why: { en: line`Its faces are not all equal squares.`, es: line`No todas sus caras son cuadrados iguales.` },
  },
  'square-pyramid': {
    en: (at: number) => prose`Solid ${at}, because it has a square face.`,
    es: (at: number) => prose`El cuerpo ${at}, porque tiene una cara cuadrada.`,
    why: { en: line`Four of its faces are triangles.`, es: line`Cuatro de sus caras son triángulos.` },
  },
  'triangular-prism': {
    en: (at: number) => prose`Solid ${at}, because all its faces are flat.`,
    es: (at: number) => prose`El cuerpo ${at}, porque todas sus caras son planas.`,
    why: { en: line`Two of its faces are triangles.`, es: line`Dos de sus caras son triángulos.` },
  },
  cylinder: {
    en: (at: number) => prose`Solid ${at}, because its two bases are equal.`,
    es: (at: number) => prose`El cuerpo ${at}, porque sus dos bases son iguales.`,
    why: { en: line`Its bases are circles, not squares.`, es: line`Sus bases son círculos, no cuadrados.` },
  },
} as const satisfies Partial<Record<Shape, unknown>>
type NoCube = keyof typeof NO_CUBES
const SOLIDS: readonly (readonly [NoCube, NoCube])[] = [
  ['rectangular-prism', 'cylinder'],
  ['square-pyramid', 'rectangular-prism'],
  ['triangular-prism', 'square-pyramid'],
  ['rectangular-prism', 'triangular-prism'],
]
const taken = (solids: readonly ('cube' | NoCube)[], solid: 'cube' | NoCube): Sentence => {
  const at = solids.indexOf(solid) + 1
  const says: Both<Block> =
    solid === 'cube'
      ? {
          en: prose`Solid ${at}, because its 6 faces are equal squares.`,
          es: prose`El cuerpo ${at}, porque sus 6 caras son cuadrados iguales.`,
        }
      : { en: NO_CUBES[solid].en(at), es: NO_CUBES[solid].es(at) }
  return { key: `${at}`, says }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  allOf: form({
    levels: ['medium'],
    kind: 'choose',
    lines: 1,
    wide: true,
    draw(random) {
      const { name, others } = random.evenly(SETS)
      const fill = random.pick(FILLS)
      const names = [...Array.from({ length: 6 - others.length }, () => name), ...others]
      return { name, items: random.shuffle<readonly Name[]>(names).map(one => unusual(random, one, fill)) }
    },
    answer: numbersInAnyOrder,
    solve: ({ name, items }) => items.flatMap((item, i) => (nameOf(item) === name ? [symbol(itemOf(LETTERS, i))] : [])),
    ask: ({ name, items }) =>
      asked(
        {
          en: prose`Which shapes are ${things(NAME_NOUN[name])}? Write all the letters.`,
          es: prose`¿Qué figuras son ${things(NAME_NOUN[name])}? Escribe todas las letras.`,
        },
        lettered(items),
      ),
    solution: ({ name, items }, letters) => [
      step(both(countsOf(items)), because.count, {
        group: { en: line`the sides of each shape`, es: line`los lados de cada figura` },
      }),
      explainedBy(list(...letters), {
        en: line`${aThing(NAME_NOUN[name])} has ${count(SIDES[name], PART_NOUN.sides)}. Only these shapes have ${SIDES[name]}.`,
        es: line`${aThing(NAME_NOUN[name])} tiene ${count(SIDES[name], PART_NOUN.sides)}. Solo estas figuras tienen ${SIDES[name]}.`,
      }),
    ],
    check(printed, letters) {
      const asked = sidesOfNoun(printed.term('thing').noun)
      const right = countsIn(printed).flatMap((sides, i) => (sides === asked ? [symbol(itemOf(LETTERS, i))] : []))
      return letters.length === right.length && right.every(one => letters.some(given => isSameContent(given, one)))
    },
  }),

  whichHas: form({
    levels: ['medium'],
    draw(random) {
      const part = random.evenly(PARTS)
      const { name, others } = random.evenly(AMONG)
      const fill = random.pick(FILLS)
      const [item, ...rest] = random.until(
        () =>
          tupleOf(
            [name, ...others].map(one => unusual(random, one, fill)),
            4,
          ),
        all => new Set(all.map(({ shape }) => shape)).size === 4,
      )
      return { part, item, others: rest }
    },
    answer: figureChoice,
    solve: ({ item }) => picture(item),
    mistakes: ({ others }) => Object.fromEntries(others.map((other, i) => [`${nameOf(other)}${i}`, picture(other)])),
    ask: ({ item, part }) => {
      const [noun, fewer] = [thing(PART_NOUN[part]), aThing(NAME_NOUN[oneFewer(nameOf(item))])]
      return {
        en: prose`Which shape has 1 more ${noun} than ${fewer}?`,
        es: prose`¿Qué figura tiene 1 ${noun} más que ${fewer}?`,
      }
    },
    solution: ({ item, part }, answer) => {
      const has = count(sidesOf(item), PART_NOUN[part])
      const fewer = oneFewer(nameOf(item))
      return [
        explainedBy(equation(sum(SIDES[fewer], 1), sidesOf(item)), {
          en: line`${aThing(NAME_NOUN[fewer])} has ${count(SIDES[fewer], PART_NOUN[part])}. Look for ${has}.`,
          es: line`${aThing(NAME_NOUN[fewer])} tiene ${count(SIDES[fewer], PART_NOUN[part])}. Busca ${has}.`,
        }),
        counted(sidesOf(item), part),
        explainedBy(figure(answer), { en: line`This shape has ${has}.`, es: line`Esta figura tiene ${has}.` }),
      ]
    },
    whyWrong: ({ part, others }) =>
      Object.fromEntries(
        others.map((other, i) => {
          const has = count(sidesOf(other), PART_NOUN[part])
          const isAgain = others.slice(0, i).some(before => nameOf(before) === nameOf(other))
          return [
            `${nameOf(other)}${i}`,
            isAgain
              ? {
                  en: line`This is ${aThing(NAME_NOUN[nameOf(other)])}: it has ${has}.`,
                  es: line`Es ${aThing(NAME_NOUN[nameOf(other)])}: tiene ${has}.`,
                }
              : { en: line`This shape has ${has}.`, es: line`Esta figura tiene ${has}.` },
          ]
        }),
      ),
    check(printed, answer) {
      const fewer = printed.terms('thing').flatMap(({ noun }) => sidesOfNoun(noun) ?? [])[0]
      return fewer !== undefined && countedIn(answer) === fewer + 1
    },
  }),

  notOne: form({
    levels: ['medium'],
    kind: 'choose',
    lines: 0,
    draw(random) {
      const [three, odd] = random.evenly(ODD)
      const at = random.turn(4)
      const fill = random.pick(FILLS)
      const others = Array.from({ length: 3 }, () => unusual(random, three, fill))
      return { three, odd, at, items: others.toSpliced(at, 0, unusual(random, odd, fill)) }
    },
    answer: place,
    solve: ({ at }): Place => itemOf(PLACES, at),
    ask: ({ three, items }) => {
      const name = NAME_NOUN[three]
      return asked(
        {
          en: prose`Three of these shapes are ${things(name)}. Which one is not ${aThing(name)}?`,
          es: prose`Tres de estas figuras son ${things(name)}. ¿Cuál no es ${aThing(name)}?`,
        },
        lettered(items),
      )
    },
    key: ({ odd }) => ({
      en: prose`It is ${aThing(NAME_NOUN[odd])}.`,
      es: prose`Es ${aThing(NAME_NOUN[odd])}.`,
    }),
    solution: ({ three, odd, items }, answer) => [
      step(both(countsOf(items)), because.count, {
        group: { en: line`the sides of each shape`, es: line`los lados de cada figura` },
      }),
      explainedBy(expr(symbol(answer)), {
        en: line`${aThing(NAME_NOUN[three])} has ${SIDES[three]} sides. Shape ${symbol(answer)} has ${SIDES[odd]}: it is ${aThing(NAME_NOUN[odd])}.`,
        es: line`${aThing(NAME_NOUN[three])} tiene ${SIDES[three]} lados. La figura ${symbol(answer)} tiene ${SIDES[odd]}: es ${aThing(NAME_NOUN[odd])}.`,
      }),
    ],
    check(printed, answer) {
      const asked = sidesOfNoun(printed.term('thing').noun)
      const counts = countsIn(printed)
      return counts.filter(sides => sides === asked).length === 3 && counts[PLACES.indexOf(answer)] !== asked
    },
  }),

  cubeParts: form({
    levels: ['medium'],
    lines: 0,
    draw: random => random.evenly(CUBE_PARTS),
    answer: quantity,
    solve: part => count(CUBE_COUNT[part], CUBE_NOUN[part]),
    ask: part =>
      asked(
        {
          en: prose`${howMany(CUBE_NOUN[part])} does a cube have? Also count the ${things(CUBE_NOUN[part])} you cannot see.`,
          es:
            CUBE_NOUN[part].gender === 'f'
              ? prose`¿${howMany(CUBE_NOUN[part])} tiene un cubo? Cuenta también las que no se ven.`
              : prose`¿${howMany(CUBE_NOUN[part])} tiene un cubo? Cuenta también los que no se ven.`,
        },
        aCube,
      ),
    solution: (part, answer) => [
      explainedBy(equation(sum(...CUBE_LAYERS[part]), CUBE_COUNT[part]), CUBE_SEEN[part]),
      explainedBy(both(prose`${answer}`), {
        en: line`A cube has ${answer}.`,
        es: line`Un cubo tiene ${answer}.`,
      }),
    ],
    // By Euler: corners and faces are two more than edges; each corner joins three edges, each face has four.
    check(printed, { amount, noun }) {
      const [corners, faces] = [2 * 2 * 2, 2 * 3]
      const whole = { edges: corners + faces - 2, corners, faces }
      const part = CUBE_PARTS.find(one => CUBE_NOUN[one] === printed.term('how-many').noun)
      return part !== undefined && noun === CUBE_NOUN[part] && exact(amount).equals(whole[part])
    },
  }),

  whichCube: form({
    levels: ['medium'],
    wide: true,
    draw(random) {
      const others = random.evenly(SOLIDS)
      return {
        others,
        solids: random.shuffle<readonly ('cube' | NoCube)[]>(['cube', ...others]),
        fill: random.pick(['white', 'gray']),
      }
    },
    answer: sentenceChoice,
    solve: ({ solids }) => taken(solids, 'cube'),
    mistakes: ({ solids, others }) => Object.fromEntries(others.map(other => [other, taken(solids, other)])),
    ask: ({ solids, fill }) =>
      asked(
        { en: prose`Which solid is a cube? Why?`, es: prose`¿Qué cuerpo geométrico es un cubo? ¿Por qué?` },
        shapeSet(
          solids.map(shape => ({ shape, fill })),
          { named: 'numbers' },
        ),
      ),
    solution: (_, { says }) => [
      explainedBy(words('the faces', 'las caras'), {
        en: line`Look at the shape of all the faces.`,
        es: line`Mira la forma de todas las caras.`,
      }),
      explainedBy(says, {
        en: line`All faces of a cube are equal squares.`,
        es: line`Todas las caras de un cubo son cuadrados iguales.`,
      }),
    ],
    whyWrong: ({ others }) => Object.fromEntries(others.map(other => [other, NO_CUBES[other].why])),
    check: (printed, { key }) => itemsIn(printed)[Number(key) - 1]?.shape === 'cube',
  }),
})
