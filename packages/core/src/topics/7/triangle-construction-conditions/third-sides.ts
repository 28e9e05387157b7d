import {
  answerStep,
  type Both,
  blank,
  capital,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FilledTable,
  type FormMaker,
  formulaChoice,
  type Inline,
  inequality,
  integer,
  itemOf,
  line,
  list,
  measure,
  minus,
  type Printed,
  prose,
  type Random,
  relation,
  role,
  type Step,
  statements,
  sum,
  symbol,
  table,
  tableCells,
  type UnitId,
  type Value,
  words,
} from '../../../author.ts'
import { blankAnswers, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { lengthOf, type Setting, settings } from './settings.ts'
import { closes, isTriangle } from './sides.ts'

const x = symbol('x')

/** Two sides of a triangle, the shorter one not always first. */
interface Two {
  readonly a: number
  readonly b: number
}
function drawTwo(random: Random, least: number, most: number): Two {
  return random.until(
    () => ({ a: random.int(least, most), b: random.int(least, most) }),
    ({ a, b }) => Math.abs(a - b) > 1 && Math.abs(a - b) !== Math.min(a, b),
  )
}
const bounds = ({ a, b }: Two): readonly [number, number] => [Math.abs(a - b), a + b]
const between = ([low, high]: readonly [number, number], middle: Value): Expr =>
  relation(relation(low, '<', middle), '<', high)

/** The least and the greatest that the third side cannot reach. */
const boundSteps = ({ a, b }: Two, unit: UnitId): readonly Step[] => {
  const [low, high] = bounds({ a, b })
  const sized = (value: number) => measure(value, unit)
  return [
    explained(
      equation(minus(Math.max(a, b), Math.min(a, b)), low),
      line`The third side and the side of ${sized(Math.min(a, b))} together must be longer than ${sized(Math.max(a, b))}: the third side is longer than ${sized(low)}.`,
      line`El tercer lado y el de ${sized(Math.min(a, b))} juntos deben superar los ${sized(Math.max(a, b))}: el tercer lado mide más de ${sized(low)}.`,
    ),
    explained(
      equation(sum(a, b), high),
      line`The two known sides together must be longer than the third side: the third side is shorter than ${sized(high)}.`,
      line`Los dos lados conocidos juntos deben superar al tercero: el tercer lado mide menos de ${sized(high)}.`,
    ),
  ]
}
const isRange = (printed: Printed, answer: Expr, names: readonly [string, string]) => {
  const [a, b] = names.map(name => printed.role(name).toNumber()) as [number, number]
  if (answer.kind !== 'relation' || answer.left.kind !== 'relation') return false
  const [low, high] = [evaluate(answer.left.left).toNumber(), evaluate(answer.right).toNumber()]
  if (answer.sign !== '<' || answer.left.sign !== '<') return false
  // Just inside the bounds the sides close, at the bounds they do not.
  return closes([a, b, low + 0.01]) && closes([a, b, high - 0.01]) && !closes([a, b, low]) && !closes([a, b, high])
}

interface Rows {
  readonly pairs: readonly Two[]
}
const [SIDES, LONGER, SHORTER] = [
  words('Two sides', 'Dos lados'),
  words('Third side: longer than', 'Tercer lado: mayor que'),
  words('Third side: shorter than', 'Tercer lado: menor que'),
]
const UNITS: readonly UnitId[] = ['centimeter', 'foot', 'meter']

interface Told extends Two {
  readonly setting: Setting
}
/** Things of two levels. */
const mediumSettings = settings.filter((_, i) => i % 2 === 0)
const hardSettings = settings.filter((_, i) => i % 2 === 1)
const drawTold = (random: Random, all: readonly Setting[]): Told => {
  const setting = random.evenly(all)
  return { setting, ...drawTwo(random, ...setting.range) }
}
const twoOf = ({ setting, a, b }: Told): Both<readonly Inline[]> =>
  setting.two(role('a', lengthOf(a, setting)), role('b', lengthOf(b, setting)))
const inUnits = (value: number, { unit }: Setting): Expr => measure(value, unit)

interface Four extends Told {
  readonly inside: number
  readonly outside: readonly [number, number, number]
}

const PERIMETERS = (unit: UnitId) => [
  { name: { en: 'least perimeter', es: 'perímetro menor' }, unit },
  { name: { en: 'greatest perimeter', es: 'perímetro mayor' }, unit },
]

export const thirdSideForms = (form: FormMaker<typeof levels>) => ({
  range: form({
    levels: ['medium'],
    draw: random => ({ unit: random.evenly(UNITS), ...drawTwo(random, 3, 20) }),
    answer: inequality,
    solve: (two): Expr => between(bounds(two), x),
    ask: ({ unit, a, b }) => ({
      en: prose`Two sides of a triangle measure ${role('a', measure(a, unit))} and ${role('b', measure(b, unit))}. The third side measures ${measure(x, unit)}. Write an inequality for all possible values of x.`,
      es: prose`Dos lados de un triángulo miden ${role('a', measure(a, unit))} y ${role('b', measure(b, unit))}. El tercer lado mide ${measure(x, unit)}. Escribe una desigualdad para todos los valores posibles de x.`,
    }),
    solution: ({ unit, ...two }) => [
      ...boundSteps(two, unit),
      explained(
        between(bounds(two), x),
        line`Write both bounds in one inequality. At a bound, the sides would lie flat.`,
        line`Escribe los dos límites en una sola desigualdad. En un límite los lados quedarían en línea recta.`,
      ),
    ],
    check: (printed, answer) => isRange(printed, answer, ['a', 'b']),
  }),

  couldBe: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    draw(random): Four {
      const told = drawTold(random, mediumSettings)
      const [low, high] = bounds(told)
      // No length that is given already.
      const inside = random.intExcept(low + 1, high - 1, told.a, told.b)
      const far = random.int(1, 3)
      const outside = random.until(
        () =>
          random.sample([low, high, high + far, Math.max(1, low - far), high + far + 2, Math.max(1, low - far - 1)], 3),
        drawn =>
          new Set(drawn).size === 3 &&
          drawn.some(value => value === low || value === high) &&
          drawn.some(value => value <= low) &&
          drawn.some(value => value >= high),
      )
      return { ...told, inside, outside }
    },
    answer: formulaChoice,
    solve: ({ setting, inside }): Value => inUnits(inside, setting),
    mistakes: ({ setting, outside }): Readonly<Record<string, Value>> =>
      Object.fromEntries(outside.map((value, i) => [`outside ${i}`, inUnits(value, setting)])),
    ask: told =>
      paragraph(twoOf(told), {
        en: [`How long can ${told.setting.third.en} be?`],
        es: [`¿Cuánto puede medir ${told.setting.third.es}?`],
      }),
    solution: ({ setting, inside, outside: _, ...two }) => [
      ...boundSteps(two, setting.unit),
      explained(
        between(bounds(two), inside),
        line`The length ${inUnits(inside, setting)} lies between them.`,
        line`La longitud ${inUnits(inside, setting)} está entre ellas.`,
      ),
    ],
    whyWrong: ({ outside, ...told }) => {
      const [low, high] = bounds(told)
      return Object.fromEntries(
        outside.map((value, i) => {
          const isShort = value <= low
          return [
            `outside ${i}`,
            isShort
              ? {
                  en: line`It is too short: it must be longer than ${inUnits(low, told.setting)}.`,
                  es: line`Mide muy poco: debe medir más de ${inUnits(low, told.setting)}.`,
                }
              : {
                  en: line`It is too long: it must be shorter than ${inUnits(high, told.setting)}.`,
                  es: line`Mide demasiado: debe medir menos de ${inUnits(high, told.setting)}.`,
                },
          ] as const
        }),
      )
    },
    check: (printed, answer) =>
      closes([printed.role('a').toNumber(), printed.role('b').toNumber(), evaluateMeasure(answer)]),
  }),

  boundsTable: form({
    levels: ['medium'],
    draw(random): Rows {
      return random.until(
        () => ({ pairs: [drawTwo(random, 3, 15), drawTwo(random, 6, 20)] }),
        ({ pairs: [one, other] }) =>
          one !== undefined &&
          other !== undefined &&
          bounds(one)[0] !== bounds(other)[0] &&
          bounds(one)[1] !== bounds(other)[1],
      )
    },
    answer: tableCells,
    solve: (rows): FilledTable => ({ ...boundsRows(rows, false), blanks: rows.pairs.flatMap(bounds) }),
    ask(rows) {
      const drawn = table(boundsRows(rows, true))
      return {
        en: [
          prose`Two sides of a triangle are known. Complete the table of the lengths between which the third side must lie.`,
          drawn,
        ],
        es: [
          prose`Se conocen dos lados de un triángulo. Completa la tabla con las longitudes entre las que debe estar el tercer lado.`,
          drawn,
        ],
      }
    },
    solution: ({ pairs }) =>
      pairs.flatMap(pair => {
        const [low, high] = bounds(pair)
        const [least, most] = [Math.min(pair.a, pair.b), Math.max(pair.a, pair.b)]
        return [
          explained(
            equation(minus(most, least), low),
            line`Sides ${pair.a} and ${pair.b}: the third side is longer than their difference.`,
            line`Lados ${pair.a} y ${pair.b}: el tercer lado es mayor que su diferencia.`,
          ),
          explained(
            equation(sum(pair.a, pair.b), high),
            line`Sides ${pair.a} and ${pair.b}: the third side is shorter than their sum.`,
            line`Lados ${pair.a} y ${pair.b}: el tercer lado es menor que su suma.`,
          ),
        ]
      }),
    check(printed, { blanks }) {
      const rows = printed.block('table').rows.map(row => {
        const item = itemOf(itemOf(row, 0), 0) as Expr
        return item.kind === 'list' ? item.items.map(one => evaluate(one).toNumber()) : []
      })
      return rows.every((pair, i) => {
        const [low, high] = [exact(itemOf(blanks, 2 * i)).toNumber(), exact(itemOf(blanks, 2 * i + 1)).toNumber()]
        return (
          [low, high].every(end => !isTriangle([...pair, end])) &&
          isTriangle([...pair, low + 0.01]) &&
          isTriangle([...pair, high - 0.01])
        )
      })
    },
  }),

  wholeCount: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => drawTold(random, hardSettings),
    answer: integer,
    solve: told => 2 * Math.min(told.a, told.b) - 1,
    ask: told =>
      paragraph(twoOf(told), {
        en: [
          `${capital(told.setting.third.en)} measures a whole number of ${told.setting.units.en}. How many different lengths are possible?`,
        ],
        es: [
          `${capital(told.setting.third.es)} mide un número entero de ${told.setting.units.es}. ¿Cuántas longitudes diferentes son posibles?`,
        ],
      }),
    solution(told, answer) {
      const [low, high] = bounds(told)
      return [
        ...boundSteps(told, told.setting.unit),
        explained(
          list(low + 1, low + 2, symbol('…'), high - 1),
          line`List the whole numbers strictly between ${low} and ${high}: from ${low + 1} to ${high - 1}.`,
          line`Escribe los números enteros estrictamente entre ${low} y ${high}: del ${low + 1} al ${high - 1}.`,
        ),
        explained(
          equation(sum(minus(high - 1, low + 1), 1), answer),
          line`Subtract the first from the last and add ${1}, since both count: ${answer} lengths are possible.`,
          line`Resta el primero del último y suma ${1}, porque los dos cuentan: son posibles ${answer} longitudes.`,
        ),
      ]
    },
    // Every whole length is tried.
    check(printed, answer) {
      const [a, b] = [printed.role('a').toNumber(), printed.role('b').toNumber()]
      let found = 0
      for (let third = 1; third < a + b + 5; third++) if (closes([a, b, third])) found++
      return exact(answer).equals(found)
    },
  }),

  perimeters: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => drawTold(random, startingAt(hardSettings, 2)),
    answer: blankAnswers,
    solve: told => [told.a + told.b + bounds(told)[0] + 1, told.a + told.b + bounds(told)[1] - 1],
    ask(told) {
      const first = paragraph(twoOf(told), {
        en: [
          `${capital(told.setting.third.en)} measures a whole number of ${told.setting.units.en}. Find the least and the greatest possible perimeter.`,
        ],
        es: [
          `${capital(told.setting.third.es)} mide un número entero de ${told.setting.units.es}. Halla el menor y el mayor perímetro posibles.`,
        ],
      })
      const lines = namedLines(...PERIMETERS(told.setting.unit))
      return { en: [first.en, ...lines.en], es: [first.es, ...lines.es] }
    },
    solution(told, answer) {
      const { a, b, setting } = told
      const [low, high] = bounds(told)
      return [
        explained(
          statements(equation(minus(Math.max(a, b), Math.min(a, b)), low), equation(sum(a, b), high)),
          line`The third side lies strictly between the difference and the sum of the two.`,
          line`El tercer lado está estrictamente entre la diferencia y la suma de los dos.`,
        ),
        explained(
          statements(equation(sum(low, 1), low + 1), equation(minus(high, 1), high - 1)),
          line`The least whole length is ${low + 1}, and the greatest is ${high - 1}.`,
          line`La menor longitud entera es ${low + 1} y la mayor, ${high - 1}.`,
        ),
        explained(
          statements(equation(sum(a, b, low + 1), a + b + low + 1), equation(sum(a, b, high - 1), a + b + high - 1)),
          line`Add the three sides in each case.`,
          line`Suma los tres lados en cada caso.`,
        ),
        answerStep(namedKey(PERIMETERS(setting.unit), answer), {
          en: line`Write both perimeters with their unit.`,
          es: line`Escribe los dos perímetros con su unidad.`,
        }),
      ]
    },
    check(printed, [least, greatest]) {
      if (least === undefined || greatest === undefined) return false
      const [a, b] = [printed.role('a').toNumber(), printed.role('b').toNumber()]
      const sums: number[] = []
      for (let third = 1; third < a + b + 5; third++) if (closes([a, b, third])) sums.push(a + b + third)
      return exact(least).equals(Math.min(...sums)) && exact(greatest).equals(Math.max(...sums))
    },
  }),
})

const evaluateMeasure = (value: Value): number =>
  typeof value === 'object' && 'kind' in value && value.kind === 'measure' ? evaluate(value.of).toNumber() : 0
const boundsRows = ({ pairs }: Rows, isBlank: boolean) => ({
  head: [SIDES, LONGER, SHORTER],
  rows: pairs.map(pair => [list(pair.a, pair.b), ...bounds(pair).map(bound => (isBlank ? blank(2) : bound))]),
})
