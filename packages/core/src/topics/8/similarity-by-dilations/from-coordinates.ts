import {
  bracketed,
  type Expr,
  equation,
  explainedBy,
  expr,
  failed,
  itemOf,
  line,
  minus,
  over,
  type Point,
  Ratio,
  relation,
  type Sentence,
  sentenceChoice,
  symbol,
} from '../../../author.ts'
import type { Factor } from '../../kit/transformations/dilations.ts'
import { namedJoined, paragraph, printedPoints } from '../../kit/transformations/points.ts'
import { type Form, figureName, shorterRatio } from './parts.ts'
import { sentence, turnedAround } from './sentences.ts'

/** The legs of right triangles, even, so that half of them is whole. */
const LEGS: readonly (readonly [number, number])[] = [
  [4, 6],
  [6, 8],
  [2, 6],
  [8, 4],
  [8, 6],
  [4, 10],
  [6, 4],
  [10, 6],
]
const HALVES: readonly Factor[] = [
  [3, 2],
  [1, 2],
  [5, 2],
]

/** From the vertex with the right angle: how far to the second vertex and to the third. */
const legsOf = (points: readonly Point[]): readonly [number, number] => {
  const [[x, y], one, other] = points as [Point, Point, Point]
  const far = ([u, v]: Point) => Math.abs(u - x) + Math.abs(v - y)
  return [far(one), far(other)]
}
/** −1 − (−5) = 4: the greater coordinate less the smaller. */
const along = ([x, y]: Point, [u, v]: Point): Expr => {
  const [a, b] = x === u ? [y, v] : [x, u]
  const [least, most] = [Math.min(a, b), Math.max(a, b)]
  return equation(minus(most, least < 0 ? bracketed(expr(least)) : least), most - least)
}
interface Pair {
  readonly isSimilar: boolean
  readonly factor: Factor
  readonly first: readonly Point[]
  readonly second: readonly Point[]
}
const found = ({ factor }: Pair) => {
  const [A, B] = [figureName('ABC'), figureName('DEF')]
  const k = Ratio.of(factor[0], factor[1])
  const differ = relation(over(symbol('FD'), symbol('CA')), '≠', over(symbol('DE'), symbol('AB')))
  // Sides that do not match.
  const mixed = relation(over(symbol('FD'), symbol('AB')), '≠', over(symbol('DE'), symbol('CA')))
  return {
    crossed: sentence('crossed', line`No, because ${mixed}.`, line`No, porque ${mixed}.`),
    yes: sentence(
      'proportional',
      line`Yes; the scale factor from ${A} to ${B} is ${k}.`,
      line`Sí; el factor de escala de ${A} a ${B} es ${k}.`,
    ),
    inverted: sentence(
      'inverted',
      line`Yes; the scale factor from ${A} to ${B} is ${Ratio.of(1).over(k)}.`,
      line`Sí; el factor de escala de ${A} a ${B} es ${Ratio.of(1).over(k)}.`,
    ),
    no: sentence('unequal', line`No, because ${differ}.`, line`No, porque ${differ}.`),
    sizes: sentence('sizes', line`No, because their sizes are different.`, line`No, porque tienen tamaños distintos.`),
  }
}

export const coordinateForms = (form: Form) => ({
  fromCoordinates: form({
    levels: ['hard'],
    share: 2,
    draw(random) {
      const isSimilar = random.evenly([false, true])
      const [across, up] = random.evenly(LEGS)
      const [u, v]: readonly [Point, Point] = [
        [across, 0],
        [0, up],
      ]
      const factor = random.evenly(HALVES)
      const k = (value: number) => (value * factor[0]) / factor[1]
      const isSwapped = random.chance(0.5)
      const [sx, sy] = [random.sign(), random.sign()]
      const turn = ([x, y]: Point): Point => (isSwapped ? [sx * y, sy * x] : [sx * x, sy * y])
      const scaled = ([x, y]: Point): Point => turn([k(x), k(y)])
      const w: Point = isSimilar ? scaled(v) : scaled([v[0], v[1] + (factor[0] === 1 ? 4 : 2)])
      const start: Point = [random.int(-5, 0), random.int(-5, 0)]
      const other: Point = [random.int(-3, 3), random.int(-3, 3)]
      const from = (one: Point, [x, y]: Point): Point => [one[0] + x, one[1] + y]
      return {
        isSimilar,
        factor,
        first: [start, from(start, u), from(start, v)] as const,
        second: [other, from(other, scaled(u)), from(other, w)] as const,
      }
    },
    answer: sentenceChoice,
    solve: facts => found(facts)[facts.isSimilar ? 'yes' : 'no'],
    mistakes(facts): Readonly<Record<string, Sentence>> {
      const { yes, inverted, no, crossed, sizes } = found(facts)
      return facts.isSimilar ? { inverted, no, crossed } : { yes, inverted, sizes }
    },
    ask({ first, second }) {
      const [one, two] = [namedJoined(first, '', 'ABC'), namedJoined(second, '', 'DEF')]
      return {
        en: paragraph(
          line`Triangle ${symbol('ABC')} has vertices `,
          one.en,
          line`. Triangle ${symbol('DEF')} has vertices `,
          two.en,
          line`. Vertices ${symbol('D')}, ${symbol('E')}, and ${symbol('F')} correspond to ${symbol('A')}, ${symbol('B')}, and ${symbol('C')}, in that order. Are the triangles similar?`,
        ),
        es: paragraph(
          line`El triángulo ${symbol('ABC')} tiene los vértices `,
          one.es,
          line`. El triángulo ${symbol('DEF')} tiene los vértices `,
          two.es,
          line`. Los vértices ${symbol('D')}, ${symbol('E')} y ${symbol('F')} corresponden a ${symbol('A')}, ${symbol('B')} y ${symbol('C')}, en ese orden. ¿Son semejantes los triángulos?`,
        ),
      }
    },
    solution(facts, { says }) {
      const { first, second, isSimilar, factor } = facts
      const [ab, ca] = legsOf(first)
      const [de, fd] = legsOf(second)
      const k = Ratio.of(...factor)
      const lengths = (points: readonly Point[], [one, other]: readonly [string, string]) =>
        paragraph([
          equation(symbol(one), along(itemOf(points, 0), itemOf(points, 1))),
          '; ',
          equation(symbol(other), along(itemOf(points, 0), itemOf(points, 2))),
        ])
      const ratio = (two: string, one: string, large: number, small: number) =>
        equation(over(symbol(two), symbol(one)), shorterRatio(Ratio.of(large), Ratio.of(small)))
      return [
        explainedBy(lengths(first, ['AB', 'CA']), {
          en: line`Two sides of ${figureName('ABC')} lie along grid lines and form a right angle at ${symbol('A')}: subtract coordinates.`,
          es: line`Dos lados de ${figureName('ABC')} siguen las líneas de la cuadrícula y forman un ángulo recto en ${symbol('A')}: resta las coordenadas.`,
        }),
        explainedBy(lengths(second, ['DE', 'FD']), {
          en: line`The matching sides of ${figureName('DEF')} form a right angle at ${symbol('D')}.`,
          es: line`Los lados correspondientes de ${figureName('DEF')} forman un ángulo recto en ${symbol('D')}.`,
        }),
        explainedBy(paragraph([ratio('DE', 'AB', de, ab), '; ', ratio('FD', 'CA', fd, ca)]), {
          en: line`Divide each side of ${figureName('DEF')} by the matching side of ${figureName('ABC')}.`,
          es: line`Divide cada lado de ${figureName('DEF')} entre el lado correspondiente de ${figureName('ABC')}.`,
        }),
        explainedBy(
          says,
          isSimilar
            ? {
                en: line`The right angles match and both ratios are ${k}: a dilation and rigid motions take one triangle to the other.`,
                es: line`Los ángulos rectos se corresponden y las dos razones son ${k}: una dilatación y movimientos rígidos llevan un triángulo al otro.`,
              }
            : {
                en: line`The two ratios differ, so no single factor works.`,
                es: line`Las dos razones son distintas, así que ningún factor sirve para todos los lados.`,
              },
        ),
      ]
    },
    whyWrong({ isSimilar, factor }) {
      const [k, large, small] = [Ratio.of(...factor), symbol('DE'), symbol('AB')]
      return {
        inverted: isSimilar
          ? turnedAround(figureName('ABC'), figureName('DEF'), factor)
          : {
              en: line`The two ratios differ, so no scale factor fits.`,
              es: line`Las dos razones son distintas, así que ningún factor de escala sirve.`,
            },
        yes: {
          en: line`Only ${over(large, small)} is ${k}; the other ratio is different.`,
          es: line`Solo ${over(large, small)} es ${k}; la otra razón es distinta.`,
        },
        no: {
          en: line`These two ratios are equal: both are ${k}.`,
          es: line`Estas dos razones son iguales: las dos son ${k}.`,
        },
        crossed: {
          en: line`Sides ${symbol('FD')} and ${symbol('AB')} do not match.`,
          es: line`Los lados ${symbol('FD')} y ${symbol('AB')} no se corresponden.`,
        },
        sizes: {
          en: line`Similar triangles may have different sizes.`,
          es: line`Los triángulos semejantes pueden tener tamaños distintos.`,
        },
      }
    },
    check(printed, { key }) {
      const at = printedPoints(printed)
      const length = (name: string) => {
        const [[x, y], [u, v]] = [...name].map(
          letter => at.get(letter) ?? failed('Each vertex has its coordinates'),
        ) as [Point, Point]
        return Math.hypot(x - u, y - v)
      }
      const ratios = (
        [
          ['DE', 'AB'],
          ['EF', 'BC'],
          ['FD', 'CA'],
        ] as const
      ).map(([two, one]) => length(two) / length(one))
      return key === (ratios.every(one => Math.abs(one - itemOf(ratios, 0)) < 1e-9) ? 'proportional' : 'unequal')
    },
  }),
})
