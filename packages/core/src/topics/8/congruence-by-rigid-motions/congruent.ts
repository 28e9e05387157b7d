import {
  coordinatePlane,
  count,
  equation,
  explainedBy,
  figure,
  type Inline,
  itemOf,
  line,
  type Point,
  prose,
  type Sentence,
  sentenceChoice,
  statements,
  symbol,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { areApart } from '../../kit/transformations/figures.ts'
import { paragraph, type Vertices } from '../../kit/transformations/points.ts'
import { closed, rightCorner } from './legs.ts'
import { AXIS, type Form, type Said } from './parts.ts'

type Kind = 'triangle' | 'rectangle'
type Sizes = readonly [number, number]
interface Pair {
  readonly kind: Kind
  readonly names: readonly [string, string]
  readonly sizes: readonly [Sizes, Sizes]
  readonly drawn: readonly [Vertices, Vertices]
}

const NAMES = [
  ['ABCD', 'EFGH'],
  ['PQRS', 'TUVW'],
  ['JKLM', 'PQRS'],
  ['DEFG', 'RSTU'],
] as const
/** The shared length, the other one, and the other one of a figure that is not congruent. */
const LENGTHS = [
  [3, 5, 4],
  [4, 6, 5],
  [2, 5, 4],
  [3, 6, 5],
  [5, 4, 3],
  [2, 4, 5],
  [4, 3, 5],
  [6, 4, 3],
  [5, 7, 6],
  [3, 4, 6],
] as const

const NOUN = {
  triangle: { both: words('triangles', 'triángulos'), parts: words('legs', 'catetos') },
  rectangle: { both: words('rectangles', 'rectángulos'), parts: words('sides', 'lados') },
} as const
const units = (value: number) => count(value, nouns.unit)
const sentence = (key: string, en: readonly Inline[], es: readonly Inline[]): Sentence => ({
  key,
  says: { en: paragraph(en), es: paragraph(es) },
})

const yes = (kind: Kind, [a, b]: Sizes): Sentence => {
  const { parts } = NOUN[kind]
  return sentence(
    `yes ${a} ${b}`,
    line`They are congruent: both have ${parts} of ${a} and ${units(b)}.`,
    line`Son congruentes: los ${parts} de ambos miden ${a} y ${units(b)}.`,
  )
}
const no = (kind: Kind, [a, b]: Sizes, [c, d]: Sizes): Sentence => {
  const { parts } = NOUN[kind]
  return sentence(
    `no ${a} ${b} ${c} ${d}`,
    line`They are not congruent: the ${parts} are ${a} and ${units(b)} long in one and ${c} and ${units(d)} long in the other.`,
    line`No son congruentes: los ${parts} miden ${a} y ${units(b)} en uno, y ${c} y ${units(d)} en el otro.`,
  )
}
const angles = (kind: Kind): Sentence =>
  kind === 'triangle'
    ? sentence(
        'angles',
        line`They are congruent, because each of them has a right angle.`,
        line`Son congruentes, porque cada uno tiene un ángulo recto.`,
      )
    : sentence(
        'angles',
        line`They are congruent, because all their angles are right angles.`,
        line`Son congruentes, porque todos sus ángulos son rectos.`,
      )
const oneSide = (kind: Kind, [a]: Sizes): Sentence =>
  kind === 'triangle'
    ? sentence(
        'one',
        line`They are congruent, because each of them has a leg of ${units(a)}.`,
        line`Son congruentes, porque cada uno tiene un cateto de ${units(a)}.`,
      )
    : sentence(
        'one',
        line`They are congruent, because each of them has a side of ${units(a)}.`,
        line`Son congruentes, porque cada uno tiene un lado de ${units(a)}.`,
      )
const turned = sentence(
  'turned',
  line`They are not congruent, because they do not face the same way.`,
  line`No son congruentes, porque no están orientados de la misma manera.`,
)

const isCongruent = ({ sizes: [one, two] }: Pair) => one[1] === two[1]
const squared = ([x, y]: Point, [u, v]: Point) => (x - u) ** 2 + (y - v) ** 2
/** All distances between vertices, from the smallest on. */
const distancesOf = (points: Vertices) =>
  points.flatMap((one, i) => points.slice(i + 1).map(other => squared(one, other))).toSorted((a, b) => a - b)

const side = (names: string, i: number) => symbol(names.charAt(i) + names.charAt(i + 1))

export const congruentForms = (form: Form) => ({
  congruentOrNot: form({
    levels: ['easy'],
    share: 2,
    draw(random): Pair {
      const kind = random.evenly(['triangle', 'rectangle'] as const)
      const isSame = random.evenly([true, false])
      const [one, two] = random.evenly(NAMES)
      const [a, b, c] = random.evenly(LENGTHS)
      const length = kind === 'triangle' ? 3 : 4
      const sizes: readonly [Sizes, Sizes] = [
        [a, b],
        [a, isSame ? b : c],
      ]
      const isUpright = random.chance(0.5)
      const cornersOf = (lengths: Sizes, upright: boolean) =>
        kind === 'triangle' ? rightCorner(random, lengths, upright) : closed(rightCorner(random, lengths, upright))
      const drawn = random.until(
        () => [cornersOf(sizes[0], isUpright), cornersOf(sizes[1], !isUpright)] as const,
        ([first, second]) => areApart(first, second),
      )
      return { kind, names: [one.slice(0, length), two.slice(0, length)], sizes, drawn }
    },
    answer: sentenceChoice,
    solve: pair => (isCongruent(pair) ? yes(pair.kind, pair.sizes[0]) : no(pair.kind, ...pair.sizes)),
    mistakes(pair): Readonly<Record<string, Sentence>> {
      const { kind, sizes } = pair
      const [[a, b]] = sizes
      return isCongruent(pair)
        ? { angles: angles(kind), turned, miscounted: no(kind, [a, b], [a, b + 1]) }
        : { angles: angles(kind), oneSide: oneSide(kind, sizes[0]), miscounted: yes(kind, [a, b]) }
    },
    ask({ kind, names, drawn }) {
      const shown = figure(
        coordinatePlane({
          polygons: drawn.map((vertices, i) => ({ vertices, names: itemOf(names, i), shaded: i === 0 })),
          x: AXIS,
          y: AXIS,
        }),
      )
      const { both } = NOUN[kind]
      return {
        en: [shown, prose`Are the two ${both} congruent? Choose the answer with the right reason.`],
        es: [shown, prose`¿Son congruentes los dos ${both}? Elige la respuesta con la razón correcta.`],
      }
    },
    solution(pair, { says }) {
      const { kind, names, sizes } = pair
      const [[a, b], [c, d]] = sizes
      const [one, two] = names
      const read: Said =
        kind === 'triangle'
          ? {
              en: line`Count the grid squares along the two legs of each triangle.`,
              es: line`Cuenta los cuadritos a lo largo de los dos catetos de cada triángulo.`,
            }
          : {
              en: line`Count the grid squares along two sides of each rectangle that meet.`,
              es: line`Cuenta los cuadritos a lo largo de dos lados de cada rectángulo que se juntan.`,
            }
      return [
        explainedBy(
          statements(
            equation(side(one, 0), a),
            equation(side(one, 1), b),
            equation(side(two, 0), c),
            equation(side(two, 1), d),
          ),
          read,
        ),
        isCongruent(pair)
          ? explainedBy(statements(equation(side(one, 0), side(two, 0)), equation(side(one, 1), side(two, 1))), {
              en: line`Both lengths match, and the angle between them is a right angle in both figures, so one can be moved exactly onto the other.`,
              es: line`Las dos longitudes coinciden, y el ángulo que forman es recto en las dos figuras, así que una se puede mover exactamente sobre la otra.`,
            })
          : explainedBy(paragraph(line`${side(one, 1)} ≠ ${side(two, 1)}`), {
              en: line`The lengths ${b} and ${d} do not match, so no rigid motion takes one figure onto the other.`,
              es: line`Las longitudes ${b} y ${d} no coinciden, así que ningún movimiento rígido lleva una figura sobre la otra.`,
            }),
        explainedBy(says, {
          en: line`This answer has the lengths that decide.`,
          es: line`Esta respuesta tiene las longitudes que deciden.`,
        }),
      ]
    },
    whyWrong(pair): Readonly<Record<string, Said>> {
      const [[a, b], [, d]] = pair.sizes
      const { parts } = NOUN[pair.kind]
      const angles: Said = {
        en: line`Figures with equal angles can have different ${parts}.`,
        es: line`Las figuras con ángulos iguales pueden tener ${parts} diferentes.`,
      }
      return isCongruent(pair)
        ? {
            angles,
            turned: {
              en: line`The way that a figure faces does not matter: a rotation can turn it.`,
              es: line`No importa cómo esté orientada una figura: una rotación puede girarla.`,
            },
            miscounted: {
              en: line`The other length is ${b} in both figures, not ${b + 1} in one of them.`,
              es: line`La otra longitud es ${b} en las dos figuras, no ${b + 1} en una de ellas.`,
            },
          }
        : {
            angles,
            oneSide: {
              en: line`One equal length is not enough: the other lengths are ${b} and ${d}.`,
              es: line`No basta con una longitud igual: las otras longitudes son ${b} y ${d}.`,
            },
            miscounted: {
              en: line`In the second figure, the ${parts} are ${a} and ${units(d)} long.`,
              es: line`En la segunda figura, los ${parts} miden ${a} y ${units(d)}.`,
            },
          }
    },
    // All distances between vertices are the same in congruent figures.
    check(printed, { key }) {
      const [one, two] = printed.figure('coordinate-plane').polygons.map(({ vertices }) => distancesOf(vertices))
      const isSame = String(one) === String(two)
      const [verdict, ...told] = key.split(' ')
      const legs = (all: readonly number[] | undefined) =>
        [0, 1].map(i => Math.sqrt(itemOf(all ?? [], i * (all?.length === 6 ? 2 : 1))))
      const read = isSame ? legs(one) : [...legs(one), ...legs(two)]
      return (
        verdict === (isSame ? 'yes' : 'no') &&
        String(told.map(Number).toSorted((a, b) => a - b)) === String(read.toSorted((a, b) => a - b))
      )
    },
  }),
})
