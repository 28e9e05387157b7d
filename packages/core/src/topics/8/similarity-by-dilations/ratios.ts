import {
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  type Inline,
  integer,
  itemOf,
  line,
  list,
  measure,
  type Printed,
  prose,
  type Random,
  Ratio,
  relation,
  type Sentence,
  sentenceChoice,
  symbol,
  table,
} from '../../../author.ts'
import { alwaysSometimesNever } from '../../kit/geometry/how-often.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { paragraph } from '../../kit/transformations/points.ts'
import {
  drawNames,
  type Form,
  figureName,
  type Level,
  QUADRILATERALS,
  ratioLine,
  shorterRatio,
  sideName,
  TRIANGLES,
  tidy,
  times,
} from './parts.ts'
import { judged } from './statements.ts'

interface Lengths {
  readonly names: readonly [string, string]
  readonly first: readonly number[]
  readonly second: readonly Ratio[]
  /** The side of the second figure that does not fit; −1 where all do. */
  readonly off: number
}
function drawLengths(random: Random, level: Level, isSimilar: boolean): Lengths {
  const factor = random.evenly(level.factors)
  const first = random.evenly([...TRIANGLES, ...QUADRILATERALS])
  const names = drawNames(random, first.length)
  const off = isSimilar ? -1 : random.int(1, first.length - 1)
  const second = first.map((side, i) => {
    const right = times(side, factor)
    // At least a tenth off: one more side of the first figure, or one less.
    return i === off ? right.plus(side > 6 ? 3 : 2) : right
  })
  return { names, first, second, off }
}
const lengthsTable = ({ names: [one, two], first, second }: Lengths) =>
  table({
    head: [figureName(one), figureName(two)],
    rows: first.map((side, i) => [
      equation(symbol(sideName(one, i)), side),
      equation(symbol(sideName(two, i)), tidy(itemOf(second, i))),
    ]),
  })
const quotient = (large: Ratio, small: number) => large.over(small)
const choice = (key: string, en: readonly Inline[], es: readonly Inline[]): Sentence => ({
  key,
  says: { en: paragraph(en), es: paragraph(es) },
})
const choicesOf = ({ names: [one, two], first, second, off }: Lengths) => {
  const k = quotient(itemOf(second, 0), itemOf(first, 0))
  const i = off < 0 ? 1 : off
  const [a, b] = [itemOf(first, 0), itemOf(first, i)]
  const [c, d] = [itemOf(second, 0), itemOf(second, i)]
  const [A, B] = [figureName(one), figureName(two)]
  const [ratio, other] = [shorterRatio(c, Ratio.of(a)), shorterRatio(d, Ratio.of(b))]
  const apart = (side: Ratio, from: number) =>
    equation({ kind: 'sum', terms: [tidy(side), { kind: 'negative', of: expr(from) }] }, tidy(side.minus(from)))
  const [before, after] = [apart(c, a), apart(d, b)]
  return {
    yes: choice(
      'proportional',
      line`Yes; the scale factor from ${A} to ${B} is ${k}.`,
      line`Sí; el factor de escala de ${A} a ${B} es ${k}.`,
    ),
    inverted: choice(
      'inverted',
      line`Yes; the scale factor from ${A} to ${B} is ${Ratio.of(1).over(k)}.`,
      line`Sí; el factor de escala de ${A} a ${B} es ${Ratio.of(1).over(k)}.`,
    ),
    no: choice(
      'unequal',
      line`No; two ratios of matching sides differ: ${ratio} and ${other}.`,
      line`No; dos razones de lados correspondientes son distintas: ${ratio} y ${other}.`,
    ),
    differences: choice(
      'differences',
      line`No; the differences are not equal: ${before} and ${after}.`,
      line`No; las diferencias no son iguales: ${before} y ${after}.`,
    ),
    lengths: choice(
      'lengths',
      line`No; the sides of ${A} and ${B} have different lengths.`,
      line`No; los lados de ${A} y ${B} tienen longitudes distintas.`,
    ),
  }
}
const printedLengths = (printed: Printed) => {
  const rows = printed.block('table').rows
  return rows.map(row =>
    row.map(cell => {
      const of = cell.find(item => typeof item === 'object' && item.kind === 'relation') as Extract<
        Expr,
        { kind: 'relation' }
      >
      return evaluate(of.right)
    }),
  ) as unknown as readonly (readonly [Ratio, Ratio])[]
}

export const ratioForms = (form: Form) => ({
  areTheySimilar: form({
    levels: ['easy'],
    share: 2,
    draw: (random, level) => {
      const isSimilar = random.evenly([true, false])
      return drawLengths(random, level, isSimilar)
    },
    answer: sentenceChoice,
    solve: facts => choicesOf(facts)[facts.off < 0 ? 'yes' : 'no'],
    mistakes(facts): Readonly<Record<string, Sentence>> {
      const { yes, inverted, differences, lengths } = choicesOf(facts)
      return facts.off < 0 ? { inverted, differences, lengths } : { yes, inverted, lengths }
    },
    ask: facts => {
      const [A, B] = facts.names.map(figureName) as [Expr, Expr]
      const shown = lengthsTable(facts)
      return {
        en: [
          prose`The matching angles of ${A} and ${B} are equal, and the matching sides stand side by side in the table.`,
          shown,
          prose`Are the figures similar?`,
        ],
        es: [
          prose`Los ángulos correspondientes de ${A} y ${B} son iguales, y en la tabla los lados correspondientes están uno al lado del otro.`,
          shown,
          prose`¿Son semejantes las figuras?`,
        ],
      }
    },
    solution(facts, { says }) {
      const { names, first, second, off } = facts
      const all = first.map((side, i) => shorterRatio(itemOf(second, i), Ratio.of(side)))
      return [
        explainedBy(ratioLine(names[1], names[0], 0, itemOf(second, 0), Ratio.of(itemOf(first, 0))), {
          en: line`Divide a side of ${figureName(names[1])} by the matching side of ${figureName(names[0])}.`,
          es: line`Divide un lado de ${figureName(names[1])} entre el lado correspondiente de ${figureName(names[0])}.`,
        }),
        explainedBy(paragraph(all.slice(1).flatMap((of, i) => (i === 0 ? [of] : ['; ', of]))), {
          en: line`Do the same with the other sides.`,
          es: line`Haz lo mismo con los otros lados.`,
        }),
        explainedBy(says, {
          en:
            off < 0
              ? line`All ratios are equal, so the figures are similar.`
              : line`The ratios are not all equal, so the figures are not similar.`,
          es:
            off < 0
              ? line`Todas las razones son iguales, así que las figuras son semejantes.`
              : line`No todas las razones son iguales, así que las figuras no son semejantes.`,
        }),
      ]
    },
    whyWrong({ names, first, second, off }) {
      const k = quotient(itemOf(second, 0), itemOf(first, 0))
      const [A, B] = names.map(figureName) as [Expr, Expr]
      return {
        yes: {
          en: line`Not all ratios are equal to ${k}.`,
          es: line`No todas las razones son iguales a ${k}.`,
        },
        inverted:
          off < 0
            ? {
                en: line`The factor ${Ratio.of(1).over(k)} goes from ${B} to ${A}.`,
                es: line`El factor ${Ratio.of(1).over(k)} va de ${B} a ${A}.`,
              }
            : {
                en: line`The ratios are not all equal, so no scale factor fits.`,
                es: line`No todas las razones son iguales, así que ningún factor de escala sirve.`,
              },
        differences: {
          en: line`The ratios must be equal, not the differences.`,
          es: line`Deben ser iguales las razones, no las diferencias.`,
        },
        lengths: {
          en: line`Similar figures may have sides of different lengths.`,
          es: line`Las figuras semejantes pueden tener lados de longitudes distintas.`,
        },
      }
    },
    check(printed, { key }) {
      const rows = printedLengths(printed)
      const [[a, c]] = rows as [readonly [Ratio, Ratio]]
      const isSimilar = rows.every(([one, two]) => one.times(c).equals(two.times(a)))
      return key === (isSimilar ? 'proportional' : 'unequal')
    },
  }),

  whichIsSimilar: form({
    levels: ['easy'],
    share: 2,
    draw(random, level) {
      const sides = random.evenly(TRIANGLES)
      const factor = random.evenly(startingAt(level.factors, 2))
      const k = factor[0]
      const right = sides.map(side => side * k)
      const wrong = [
        sides.map(side => side + 2 * k),
        right.map((side, i) => (i === 2 ? side + k : side)),
        right.map((side, i) => (i === 0 ? side - 1 : side)),
      ]
      return { sides, k, right, wrong }
    },
    answer: sentenceChoice,
    solve: ({ right }) => setOf(right),
    mistakes: ({ wrong: [added, long, short] }) => ({ added: setOf(added!), long: setOf(long!), short: setOf(short!) }),
    ask: ({ sides }) => ({
      en: prose`A triangle has sides of lengths ${itemOf(sides, 0)}, ${itemOf(sides, 1)}, and ${itemOf(sides, 2)}. Which lengths are the sides of a similar triangle?`,
      es: prose`Los lados de un triángulo miden ${itemOf(sides, 0)}, ${itemOf(sides, 1)} y ${itemOf(sides, 2)}. ¿Qué longitudes son los lados de un triángulo semejante?`,
    }),
    solution: ({ sides, right }, { says }) => {
      const all = (other: readonly number[]) =>
        other.flatMap((side, i): (string | Expr)[] => [
          ...(i === 0 ? [] : ['; ']),
          shorterRatio(Ratio.of(side), at(sides, i)),
        ])
      return [
        explainedBy(paragraph(all(right)), {
          en: line`Divide each side by the matching side of the given triangle. All ratios are equal.`,
          es: line`Divide cada lado entre el lado correspondiente del triángulo dado. Todas las razones son iguales.`,
        }),
        explainedBy(says, {
          en: line`One scale factor, ${at(right, 0).over(at(sides, 0))}, fits all three sides.`,
          es: line`Un mismo factor de escala, ${at(right, 0).over(at(sides, 0))}, sirve para los tres lados.`,
        }),
      ]
    },
    whyWrong: ({ sides, k, wrong: [added, long, short] }) => {
      const [first, second, third] = [added, long, short] as [readonly number[], readonly number[], readonly number[]]
      const compared = (other: readonly number[], i: number, j: number) => {
        const [one, two] = [i, j].map(place => at(other, place).over(at(sides, place))) as [Ratio, Ratio]
        return {
          shown: paragraph(
            line`${shorterRatio(at(other, i), at(sides, i))}; ${shorterRatio(at(other, j), at(sides, j))}`,
          ),
          differ: {
            en: line`The ratios ${one} and ${two} differ.`,
            es: line`Las razones ${one} y ${two} son distintas.`,
          },
          one,
          two,
        }
      }
      const [sums, lengthened, shortened] = [compared(first, 0, 2), compared(second, 0, 2), compared(third, 0, 1)]
      return {
        added: explainedBy(sums.shown, {
          en: line`It adds ${2 * k} to each side, so the ratios differ: ${sums.one} and ${sums.two}.`,
          es: line`Suma ${2 * k} a cada lado, así que las razones son distintas: ${sums.one} y ${sums.two}.`,
        }),
        long: explainedBy(lengthened.shown, lengthened.differ),
        short: explainedBy(shortened.shown, shortened.differ),
      }
    },
    check(printed, { key }) {
      const given = printed.take(3).map(one => one.toNumber())
      const other = key.split(' ').map(Number)
      return given.every((side, i) => side * itemOf(other, 0) === itemOf(given, 0) * itemOf(other, i))
    },
  }),

  scaleFactor: form({
    levels: ['easy'],
    share: 2,
    lines: 2,
    draw(random, level) {
      const names = drawNames(random, random.evenly([3, 4]))
      const [k] = random.evenly(startingAt(level.factors, 1))
      const side = random.int(3, 9)
      return {
        names,
        k,
        side,
        i: random.int(0, names[0].length - 1),
        unit: random.evenly(['centimeter', 'inch', 'meter', 'foot'] as const),
      }
    },
    answer: integer,
    solve: ({ k }) => k,
    ask: ({ names: [one, two], k, side, i, unit }) => {
      const similar = relation(figureName(one), '∼', figureName(two))
      const [a, b] = [
        equation(symbol(sideName(one, i)), measure(side, unit)),
        equation(symbol(sideName(two, i)), measure(side * k, unit)),
      ]
      return {
        en: prose`It is known that ${similar}, ${a}, and ${b}. What is the scale factor from ${figureName(one)} to ${figureName(two)}?`,
        es: prose`Se sabe que ${similar}, ${a} y ${b}. ¿Cuál es el factor de escala de ${figureName(one)} a ${figureName(two)}?`,
      }
    },
    solution: ({ names: [one, two], k, side, i }) => [
      explainedBy(paragraph(line`${symbol(sideName(one, i))} → ${symbol(sideName(two, i))}`), {
        en: line`These sides match, because their letters stand in the same places.`,
        es: line`Estos lados son correspondientes, porque sus letras están en los mismos lugares.`,
      }),
      explainedBy(ratioLine(two, one, i, Ratio.of(side * k), Ratio.of(side)), {
        en: line`The scale factor is the length in the second figure divided by the length in the first.`,
        es: line`El factor de escala es la longitud en la segunda figura dividida entre la de la primera.`,
      }),
    ],
    check(printed, answer) {
      const [, a, b] = printed.all('relation').map(({ right }) => right)
      return evaluate(a!).times(exact(answer)).equals(evaluate(b!))
    },
  }),

  howOften: form(alwaysSometimesNever({ levels: ['medium'], share: 1, statements: judged })),
})

const at = (values: readonly number[], i: number): Ratio => Ratio.of(itemOf(values, i))
const setOf = (sides: readonly number[]): Sentence => {
  const content = [list(...sides)]
  return { key: sides.join(' '), says: { en: paragraph(content), es: paragraph(content) } }
}
