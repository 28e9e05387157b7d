import {
  degrees,
  type Expr,
  equation,
  explainedBy,
  figure,
  itemOf,
  line,
  minus,
  measureOfAngle as named,
  prose,
  type Random,
  type Sentence,
  type Step,
  sentenceChoice,
  sideBySide,
  symbol,
  triangle,
  triangleNamed,
  tupleOf,
} from '../../../author.ts'
import { paragraph } from '../../kit/transformations/points.ts'
import { similarity } from '../../kit/triangles/similar-pair.ts'
import { type Angles, drawAngles, type Form, turnOf } from './parts.ts'

type Drawn = ReturnType<typeof triangle>

const PAIRS = [
  ['ABC', 'DEF'],
  ['PQR', 'STU'],
  ['JKL', 'MNP'],
  ['EFG', 'HJK'],
  ['RST', 'UVW'],
  ['KLM', 'PQR'],
] as const

/** Which corners of the second triangle have the angles of the first, second and third corner of the first one. */
const ORDERS = [
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [2, 1, 0],
  [1, 0, 2],
] as const
type Order = (typeof ORDERS)[number]

interface TwoTriangles {
  readonly names: readonly [string, string]
  /** The angles by the corners. */
  readonly first: Angles
  readonly second: Angles
  /** The corner of each whose angle is not given. */
  readonly hidden: readonly [number, number]
  readonly turns: readonly [number, number]
}
const corner = (name: string, i: number) => name.charAt(i)
const others = (hidden: number): readonly [number, number] => (hidden === 0 ? [1, 2] : hidden === 1 ? [0, 2] : [0, 1])

/** Only one of the given angles occurs in both triangles: the third ones have to be found. */
function drawTwo(random: Random, isSimilar: boolean): TwoTriangles & { readonly order: Order } {
  const order = random.evenly(ORDERS)
  const names = random.evenly(PAIRS)
  const first = random.until(
    () => drawAngles(random, 34),
    ([a, b, c]) => Math.min(Math.abs(a - b), Math.abs(b - c), Math.abs(a - c)) >= 8,
  )
  const hidden = random.int(0, 2)
  const [one, two] = others(hidden)
  // The second triangle shows one of the shown angles, and the third one or what is not it.
  const shared = random.pick([one, two])
  const lost = shared === one ? two : one
  // What is moved from one angle to the other must not only exchange the two.
  const exchanging = itemOf(first, lost) - itemOf(first, hidden)
  const off = isSimilar ? 0 : random.pick([5, 6, 8, 10, -5, -6, -8, -10].filter(by => by !== exchanging))
  const changed = tupleOf(
    first.map((size, i) => (i === hidden ? size + off : i === shared ? size : size - off)),
    3,
  )
  const second = tupleOf(
    [0, 1, 2].map(i => itemOf(changed, order.indexOf(i as 0 | 1 | 2))),
    3,
  )
  return {
    names,
    first,
    second,
    hidden: [hidden, itemOf(order, lost)],
    order,
    turns: [turnOf(random), turnOf(random)],
  }
}
const figures = ({ names, first, second, hidden, turns }: TwoTriangles) => {
  const drawn = (k: 0 | 1, angles: Angles): Drawn =>
    triangle({
      shape: { angles },
      names: names[k],
      angles: Object.fromEntries(others(hidden[k]).map(i => [corner(names[k], i), itemOf(angles, i)])),
      turn: turns[k],
      size: k === 0 ? 9 : 11,
    })
  return sideBySide(figure(drawn(0, first)), figure(drawn(1, second)))
}

const third = (name: string, angles: Angles, hidden: number): Step => {
  const [one, two] = others(hidden)
  const [a, b] = [itemOf(angles, one), itemOf(angles, two)]
  return explainedBy(
    equation(
      equation(named(corner(name, hidden)), minus(minus(degrees(180), degrees(a)), degrees(b))),
      degrees(180 - a - b),
    ),
    {
      en: line`Find the third angle of ${triangleNamed(name)}: the three angles add up to ${degrees(180)}.`,
      es: line`Halla el tercer ángulo de ${triangleNamed(name)}: los tres ángulos suman ${degrees(180)}.`,
    },
  )
}
const equalTo = (angles: Angles, size: number) => angles.indexOf(size)

/** The drawn angles that carry a label, each corner with its size, and what is left for the third. */
function read(drawn: Drawn): ReadonlyMap<string, number> {
  const given = new Map(
    drawn.angles.flatMap(({ vertex, label }) =>
      label?.kind === 'measure' && label.of.kind === 'number' ? [[vertex, label.of.n] as const] : [],
    ),
  )
  const rest = 180 - [...given.values()].reduce((all, one) => all + one, 0)
  return new Map(drawn.points.map(({ name }) => [name, given.get(name) ?? rest]))
}

export const decideForms = (form: Form) => ({
  areTheySimilar: form({
    levels: ['hard'],
    share: 3,
    draw(random) {
      const isSimilar = random.evenly([true, false])
      return { isSimilar, drawn: drawTwo(random, isSimilar) }
    },
    answer: sentenceChoice,
    solve: ({ isSimilar }) => (isSimilar ? CHOICES.twoPairs : CHOICES.onePairNo),
    mistakes: ({ isSimilar }): Readonly<Record<string, Sentence>> => ({
      ...(isSimilar ? { onePairNo: CHOICES.onePairNo } : { twoPairs: CHOICES.twoPairs }),
      onePairYes: CHOICES.onePairYes,
      noPair: CHOICES.noPair,
    }),
    ask({ drawn }) {
      const [one, two] = drawn.names.map(name => triangleNamed(name)) as [Expr, Expr]
      const shown = figures(drawn)
      return {
        en: [shown, prose`Are ${one} and ${two} similar? Choose the answer with the right reason.`],
        es: [shown, prose`¿Son semejantes ${one} y ${two}? Elige la respuesta con la razón correcta.`],
      }
    },
    solution({ isSimilar, drawn }, { says }) {
      const { names, first, second, hidden } = drawn
      const pairs = [0, 1, 2].flatMap(i => {
        const j = equalTo(second, itemOf(first, i))
        return j < 0
          ? []
          : [equation(equation(named(corner(names[0], i)), named(corner(names[1], j))), degrees(itemOf(first, i)))]
      })
      return [
        third(names[0], first, hidden[0]),
        third(names[1], second, hidden[1]),
        explainedBy(paragraph(pairs.flatMap((pair, i) => (i === 0 ? [pair] : ['; ', pair]))), {
          en: isSimilar
            ? line`Compare all angles: they are equal in pairs.`
            : line`Compare all angles: only these two are equal, and one pair is not enough.`,
          es: isSimilar
            ? line`Compara todos los ángulos: son iguales dos a dos.`
            : line`Compara todos los ángulos: solo estos dos son iguales, y un par no basta.`,
        }),
        explainedBy(says, {
          en: isSimilar
            ? line`Two pairs of equal angles are enough (AA).`
            : line`Two pairs of equal angles would be needed.`,
          es: isSimilar
            ? line`Bastan dos pares de ángulos iguales (AA).`
            : line`Harían falta dos pares de ángulos iguales.`,
        }),
      ]
    },
    whyWrong({ isSimilar }) {
      const onePairYes = {
        en: line`One pair of equal angles is not enough.`,
        es: line`No basta con un par de ángulos iguales.`,
      }
      return isSimilar
        ? {
            onePairYes,
            onePairNo: {
              en: line`With the third angles, all angles are equal in pairs.`,
              es: line`Con los terceros ángulos, todos son iguales dos a dos.`,
            },
            noPair: {
              en: line`With the third angles, all angles are equal in pairs.`,
              es: line`Con los terceros ángulos, todos son iguales dos a dos.`,
            },
          }
        : {
            onePairYes,
            twoPairs: { en: line`Only one pair of angles is equal.`, es: line`Solo un par de ángulos es igual.` },
            noPair: { en: line`One pair of angles is equal.`, es: line`Un par de ángulos es igual.` },
          }
    },
    check(printed, { key }) {
      const [one, two] = printed.figures('triangle').map(drawn => [...read(drawn).values()].sort((a, b) => a - b))
      const isSame = String(one) === String(two)
      return key === (isSame ? 'twoPairs' : 'onePairNo')
    },
  }),

  statement: form({
    levels: ['hard'],
    share: 2,
    draw: random => drawTwo(random, true),
    answer: sentenceChoice,
    solve: ({ names, order }) => statementOf(names[0], orderedBy(names[1], order)),
    mistakes({ names, order }) {
      const right = orderedBy(names[1], order)
      const all = [names[1], swapped(right, 0, 1), swapped(right, 1, 2), swapped(right, 0, 2)].filter(
        one => one !== right,
      )
      return Object.fromEntries([...new Set(all)].slice(0, 3).map(one => [one, statementOf(names[0], one)]))
    },
    ask: drawn => {
      const shown = figures(drawn)
      return {
        en: [shown, prose`The two triangles are similar. Which statement names their vertices in matching order?`],
        es: [
          shown,
          prose`Los dos triángulos son semejantes. ¿Qué enunciado nombra sus vértices en el orden correspondiente?`,
        ],
      }
    },
    solution({ names, first, second, hidden }, { says }) {
      const pairs = [0, 1, 2].map(i => {
        const j = equalTo(second, itemOf(first, i))
        return equation(equation(named(corner(names[0], i)), named(corner(names[1], j))), degrees(itemOf(first, i)))
      })
      return [
        third(names[0], first, hidden[0]),
        third(names[1], second, hidden[1]),
        explainedBy(paragraph(pairs.flatMap((pair, i) => (i === 0 ? [pair] : ['; ', pair]))), {
          en: line`Pair the vertices that have equal angles.`,
          es: line`Empareja los vértices que tienen ángulos iguales.`,
        }),
        explainedBy(says, {
          en: line`Write the vertices of each pair in the same place.`,
          es: line`Escribe los vértices de cada par en el mismo lugar.`,
        }),
      ]
    },
    whyWrong({ names: [one, two], order }) {
      const right = orderedBy(two, order)
      const all = [two, swapped(right, 0, 1), swapped(right, 1, 2), swapped(right, 0, 2)].filter(name => name !== right)
      return Object.fromEntries(
        all.map(name => {
          const i = [...name].findIndex((said, place) => said !== right.charAt(place))
          const [own, said] = [symbol(one.charAt(i)), symbol(name.charAt(i))]
          const why = {
            en: line`The angles at ${own} and ${said} are not equal.`,
            es: line`Los ángulos en ${own} y ${said} no son iguales.`,
          }
          return [name, why]
        }),
      )
    },
    check(printed, { key }) {
      const [one, two] = printed.figures('triangle').map(read) as [
        ReadonlyMap<string, number>,
        ReadonlyMap<string, number>,
      ]
      return [...one.values()].every((size, i) => two.get(key.charAt(i)) === size)
    },
  }),
})

const orderedBy = (name: string, order: Order): string => order.map(i => corner(name, i)).join('')
const swapped = (name: string, i: number, j: number): string => {
  const letters = [...name]
  const one = itemOf(letters, i)
  letters[i] = itemOf(letters, j)
  letters[j] = one
  return letters.join('')
}
const statementOf = (one: string, two: string): Sentence => ({
  key: two,
  says: { en: similarity(one, two), es: similarity(one, two) },
})
const CHOICES = {
  twoPairs: {
    key: 'twoPairs',
    says: {
      en: prose`Yes, because two angles of one are equal to two angles of the other.`,
      es: prose`Sí, porque dos ángulos de uno son iguales a dos ángulos del otro.`,
    },
  },
  onePairYes: {
    key: 'onePairYes',
    says: {
      en: prose`Yes, because one pair of equal angles is enough.`,
      es: prose`Sí, porque basta con un par de ángulos iguales.`,
    },
  },
  onePairNo: {
    key: 'onePairNo',
    says: {
      en: prose`No, because only one pair of angles is equal.`,
      es: prose`No, porque solo un par de ángulos es igual.`,
    },
  },
  noPair: {
    key: 'noPair',
    says: { en: prose`No, because no pair of angles is equal.`, es: prose`No, porque ningún par de ángulos es igual.` },
  },
} as const satisfies Readonly<Record<string, Sentence>>
