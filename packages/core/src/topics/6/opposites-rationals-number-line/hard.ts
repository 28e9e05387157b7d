import {
  absolute,
  bracketed,
  divide,
  equation,
  exact,
  explainedBy,
  itemOf,
  line,
  list,
  minus,
  namedNumbers,
  negative,
  prose,
  type Random,
  Ratio,
  rational,
  role,
  type Step,
  statements,
  sum,
  symbol,
  tupleOf,
  wholes,
  withFigure,
} from '../../../author.ts'
import { sizeOf, twoNumbers, type Writing, writtenAs } from '../../kit/integers/written.ts'
import {
  type Form,
  isSameNumbers,
  type Line,
  lineFigure,
  markedValues,
  plotted,
  pointsOf,
  shownAt,
  stepOf,
  valueAt,
} from './lines.ts'

interface Steps {
  readonly step: readonly [n: number, d: number]
  readonly as: Writing
}
const STEPS: readonly Steps[] = [
  { step: [5, 1], as: 'decimal' },
  { step: [1, 4], as: 'decimal' },
  { step: [2, 1], as: 'decimal' },
  { step: [1, 3], as: 'mixed' },
  { step: [1, 2], as: 'decimal' },
  { step: [25, 1], as: 'decimal' },
  { step: [1, 4], as: 'mixed' },
  { step: [1, 5], as: 'decimal' },
]
const LENGTH = 15

/** A line with numbers at two marks, three to five marks apart; one of them is 0 in half of the lines. */
function drawLine(random: Random, ahead: number, vertical: boolean): Line {
  const { step, as } = itemOf(STEPS, (random.turn(STEPS.length) + ahead) % STEPS.length)
  const from = -random.int(6, 10)
  const gap = random.int(3, 5)
  const hasZero = random.evenly([true, false])
  const other = random.int(from + 2, -gap + 1)
  const first = hasZero ? random.pick([0, -gap]) : other === 0 || other === -gap ? other - 1 : other
  return { from, to: from + LENGTH, step, labels: [first, first + gap], as, vertical }
}
const isLabel = ({ labels }: Line, mark: number) => labels.includes(mark)
const free = (on: Line) =>
  wholes(1, LENGTH - 1)
    .map(n => on.from + n)
    .filter(mark => !isLabel(on, mark) && mark !== 0)

/** How far it is between the two numbers, and what one space is worth. */
function scaleSteps(on: Line): readonly Step[] {
  const [low, high] = tupleOf(on.labels, 2)
  const [a, b] = [valueAt(on, low), valueAt(on, high)]
  const shown = (value: Ratio) => writtenAs(value, on.as)
  const between = shown(b.minus(a))
  const isAcross = a.n < 0 && b.n > 0
  const parts = high - low
  const distance = isAcross
    ? explainedBy(equation(sum(absolute(shown(a)), shown(b)), between), {
        en: line`The numbers are on opposite sides of 0: add their distances from 0.`,
        es: line`Los números están a lados opuestos del 0: suma sus distancias al 0.`,
      })
    : explainedBy(
        b.n === 0
          ? equation(absolute(shown(a)), between)
          : a.n === 0
            ? between
            : b.n < 0
              ? equation(minus(absolute(shown(a)), absolute(shown(b))), between)
              : equation(minus(shown(b), shown(a)), between),
        {
          en: line`Find the distance between the two numbers that are shown.`,
          es: line`Halla la distancia entre los dos números que se muestran.`,
        },
      )
  return [
    distance,
    explainedBy(equation(divide(between, parts), shown(stepOf(on))), {
      en: line`There are ${parts} equal spaces between them: divide to find what one space is worth.`,
      es: line`Hay ${parts} espacios iguales entre ellos: divide para hallar cuánto vale un espacio.`,
    }),
  ]
}
function nearerLabel({ labels }: Line, mark: number): number {
  const [one, two] = tupleOf(labels, 2)
  return Math.abs(mark - one) <= Math.abs(mark - two) ? one : two
}
/** From the nearer of the two numbers that are shown, so many spaces one way. */
function countedFrom(on: Line, mark: number, start = nearerLabel(on, mark)) {
  const [many, from] = [Math.abs(mark - start), shownAt(on, start)]
  const isUp = mark > start
  const way = on.vertical
    ? isUp
      ? { en: line`above`, es: line`por encima` }
      : { en: line`below`, es: line`por debajo` }
    : isUp
      ? { en: line`to the right of`, es: line`a la derecha` }
      : { en: line`to the left of`, es: line`a la izquierda` }
  return many === 1
    ? {
        en: [...line`1 space `, ...way.en, ...line` ${from}`],
        es: [...line`1 espacio `, ...way.es, ...line` del ${from}`],
      }
    : {
        en: [...line`${many} spaces `, ...way.en, ...line` ${from}`],
        es: [...line`${many} espacios `, ...way.es, ...line` del ${from}`],
      }
}

/** A part of a whole that is easily halved. */
const eighths = (random: Random) =>
  random.pick([true, false]) ? Ratio.of(random.pick([1, 3]), 4) : Ratio.of(random.pick([1, 3, 5, 7]), 8)

const AB = ['A', 'B'] as const
const PQR = ['P', 'Q', 'R'] as const

/** A negative number, its opposite, and the opposite of a third number. */
function drawPlot(random: Random) {
  const { step, as } = itemOf(STEPS, (random.turn(STEPS.length) + 5) % STEPS.length)
  const [first, gap] = random.pick([
    [-5, 4],
    [-3, 4],
    [1, 4],
    [-2, 5],
    [-6, 3],
    [2, 3],
  ] as const)
  const on: Line = { from: -8, to: 8, step, labels: [first, first + gap], as, vertical: false }
  const marks = wholes(2, 7).filter(mark => !isLabel(on, mark) && !isLabel(on, -mark))
  const [size, other] = random.sample(marks, 2)
  const sign = random.evenly([-1, 1])
  return { line: on, a: sign * size, b: other }
}

export const hardForms = (form: Form) => ({
  readScale: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw(random) {
      const vertical = random.evenly([true, false])
      const on = drawLine(random, 0, vertical)
      const marks = random.until(
        () => random.sample(free(on), 2),
        ([a, b]) => Math.min(a, b) < 0 && Math.abs(a - b) > 2,
      )
      return { line: on, marks }
    },
    answer: namedNumbers(...AB),
    solve: ({ line: on, marks }) => marks.map(mark => shownAt(on, mark)),
    ask: ({ line: on, marks }) =>
      withFigure(
        {
          en: prose`The marks are equally spaced. What numbers are at points ${symbol('A')} and ${symbol('B')}?`,
          es: prose`Las marcas están a la misma distancia unas de otras. ¿Qué números están en los puntos ${symbol('A')} y ${symbol('B')}?`,
        },
        lineFigure(
          on,
          marks.map((mark, i) => [mark, itemOf(AB, i)]),
        ),
      ),
    solution: ({ line: on, marks }) => [
      ...scaleSteps(on),
      ...marks.map((mark, i) => {
        const { en, es } = countedFrom(on, mark)
        const letter = symbol(itemOf(AB, i))
        return explainedBy(equation(letter, shownAt(on, mark)), {
          en: [...line`${letter} is `, ...en, '.'],
          es: [...line`${letter} está `, ...es, '.'],
        })
      }),
    ],
    check: (printed, answer) => isSameNumbers(answer.map(exact), pointsOf(printed)),
  }),

  plotOpposites: form({
    levels: ['hard'],
    draw: drawPlot,
    answer: plotted,
    solve: ({ line: on, a, b }) => ({ ...on, points: [a, -a, b].map((mark, i) => [mark, itemOf(PQR, i)] as const) }),
    ask: ({ line: on, a, b }) => {
      const [first, third] = [shownAt(on, a), negative(bracketed(shownAt(on, -b)))]
      const [P, Q, R] = [symbol('P'), symbol('Q'), symbol('R')]
      return withFigure(
        {
          en: prose`The marks are equally spaced. Mark point ${P} at ${first}, point ${Q} at the opposite of ${first}, and point ${R} at ${third}.`,
          es: prose`Las marcas están a la misma distancia unas de otras. Marca el punto ${P} en ${first}, el punto ${Q} en el opuesto de ${first} y el punto ${R} en ${third}.`,
        },
        lineFigure(on),
      )
    },
    solution: ({ line: on, a, b }) => [
      ...scaleSteps(on),
      ...[a, -a, b].map((mark, i) => {
        const { en, es } = countedFrom(on, mark)
        const letter = symbol(itemOf(PQR, i))
        const work =
          i === 2
            ? equation(letter, equation(negative(bracketed(shownAt(on, -mark))), shownAt(on, mark)))
            : equation(letter, shownAt(on, mark))
        return explainedBy(work, {
          en: [...line`Mark ${letter} `, ...en, '.'],
          es: [...line`Marca ${letter} `, ...es, '.'],
        })
      }),
    ],
    check(printed, answer) {
      const [p, q, r] = tupleOf(markedValues(answer), 3)
      const [first] = printed.take(1)
      const [inner] = tupleOf(printed.all('negative'), 1)
      return p.equals(first) && p.plus(q).n === 0 && r.plus(exact(inner.of)).n === 0
    },
  }),

  halfway: form({
    levels: ['hard'],
    lines: 3,
    draw(random) {
      const on = drawLine(random, 3, false)
      const marks = random.until(
        () => random.sample(free(on), 2),
        ([a, b]) =>
          (a + b) % 2 === 0 && Math.abs(a - b) >= 6 && Math.min(a, b) < 0 && a !== -b && !isLabel(on, (a + b) / 2),
      )
      return { line: on, marks: [Math.min(...marks), Math.max(...marks)] as const }
    },
    answer: rational,
    solve: ({ line: on, marks: [a, b] }) => shownAt(on, (a + b) / 2),
    ask: ({ line: on, marks: [a, b] }) =>
      withFigure(
        {
          en: prose`The marks are equally spaced. What number is halfway between ${symbol('P')} and ${symbol('Q')}? ____`,
          es: prose`Las marcas están a la misma distancia unas de otras. ¿Qué número está justo en medio de ${symbol('P')} y ${symbol('Q')}? ____`,
        },
        lineFigure(on, [
          [a, 'P'],
          [b, 'Q'],
        ]),
      ),
    solution: ({ line: on, marks: [a, b] }) => {
      const middle = (a + b) / 2
      const start = nearerLabel(on, middle)
      const [ofP, ofMiddle] = [countedFrom(on, a, start), countedFrom(on, middle, start)]
      const [P, half] = [symbol('P'), (b - a) / 2]
      const counted = wholes(0, Math.abs(middle - start)).map(n => shownAt(on, middle > start ? start + n : start - n))
      return [
        ...scaleSteps(on),
        explainedBy(equation(divide(b - a, 2), (b - a) / 2), {
          en: line`There are ${b - a} spaces from ${symbol('P')} to ${symbol('Q')}: the middle is ${(b - a) / 2} spaces from each.`,
          es: line`Hay ${b - a} espacios de ${symbol('P')} a ${symbol('Q')}: el punto medio está a ${(b - a) / 2} espacios de cada uno.`,
        }),
        explainedBy(list(...counted), {
          en: [
            ...line`${P} is `,
            ...ofP.en,
            ...line`. So the middle, ${half} spaces to the right of ${P}, is `,
            ...ofMiddle.en,
            ...line`. The number there is ${shownAt(on, middle)}.`,
          ],
          es: [
            ...line`${P} está `,
            ...ofP.es,
            ...line`. Así que el punto medio, ${half} espacios a la derecha de ${P}, está `,
            ...ofMiddle.es,
            ...line`. El número que está ahí es ${shownAt(on, middle)}.`,
          ],
        }),
      ]
    },
    // As far from the one as from the other.
    check(printed, answer) {
      const [p, q] = tupleOf(pointsOf(printed), 2)
      return exact(answer)
        .minus(p)
        .equals(q.minus(exact(answer)))
    },
  }),

  oppositesApart: form({
    levels: ['hard'],
    lines: 2,
    draw(random) {
      const as: Writing = random.evenly(['decimal', 'mixed'])
      const between =
        as === 'decimal'
          ? Ratio.of(10 * random.int(3, 19) + random.pick([1, 3, 5, 7, 9]), 10)
          : eighths(random).plus(2 * random.int(2, 8))
      return { between, as }
    },
    answer: twoNumbers,
    solve: ({ between, as }) => [writtenAs(between.over(-2), as), writtenAs(between.over(2), as)],
    ask: ({ between, as }) => {
      const apart = role('between', writtenAs(between, as))
      return {
        en: prose`Two numbers are opposites. They are ${apart} units apart on the number line. What are the two numbers?`,
        es: prose`Dos números son opuestos. En la recta numérica, la distancia entre ellos es de ${apart} unidades. ¿Cuáles son los dos números?`,
      }
    },
    solution: ({ between, as }) => {
      const half = writtenAs(between.over(2), as)
      const whole = Math.floor(between.toNumber())
      const rest = between.minus(whole)
      const division = divide(writtenAs(between, as), 2)
      return [
        explainedBy(as === 'mixed' ? division : equation(division, half), {
          en: line`Opposites are at the same distance from 0, so each number is half of this distance away from 0.`,
          es: line`Los opuestos están a la misma distancia del 0, así que cada número está a la mitad de esta distancia del 0.`,
        }),
        ...(as === 'mixed'
          ? [
              explainedBy(statements(equation(divide(whole, 2), whole / 2), equation(divide(rest, 2), rest.over(2))), {
                en: line`Halve the whole number and the fraction.`,
                es: line`Divide entre 2 el número entero y la fracción.`,
              }),
            ]
          : []),
        explainedBy(statements(writtenAs(between.over(-2), as), half), {
          en: line`One number is to the left of 0, and the other is to the right.`,
          es: line`Un número está a la izquierda del 0 y el otro, a la derecha.`,
        }),
      ]
    },
    check(printed, answer) {
      const [a, b] = tupleOf(answer.map(exact), 2)
      return a.plus(b).n === 0 && sizeOf(a.minus(b)).equals(printed.role('between'))
    },
  }),

  movedFromOpposite: form({
    levels: ['hard'],
    lines: 2,
    draw(random) {
      const as: Writing = random.evenly(['mixed', 'decimal'])
      const isPast = random.evenly([true, false, true])
      const d = as === 'mixed' ? random.pick([2, 4]) : random.pick([2, 4, 5])
      const start = Ratio.of(random.coprimeTo(d), d).plus(random.int(4, 8))
      const sign = random.evenly([1, -1])
      // Past 0, or back toward it on the same side.
      const by = random.until(
        () =>
          isPast ? Math.ceil(start.toNumber()) + random.int(1, 5) : random.int(2, Math.floor(start.toNumber()) - 1),
        // Twice as far would lead back to the first point.
        by => !start.times(2).equals(by),
      )
      return { as, start: start.times(sign), by }
    },
    answer: rational,
    solve: ({ as, start, by }) => writtenAs(start.negated().plus(start.n < 0 ? -by : by), as),
    ask: ({ as, start, by }) => {
      const [number, units] = [role('start', writtenAs(start, as)), role(start.n < 0 ? 'left' : 'right', by)]
      const [P, Q, R] = [symbol('P'), symbol('Q'), symbol('R')]
      return start.n < 0
        ? {
            en: prose`Point ${P} is at ${number} on a number line. Point ${Q} is at the opposite of ${number}. Point ${R} is ${units} units to the left of ${Q}. What number is at ${R}? ____`,
            es: prose`El punto ${P} está en ${number} en una recta numérica. El punto ${Q} está en el opuesto de ${number}. El punto ${R} está ${units} unidades a la izquierda de ${Q}. ¿Qué número está en ${R}? ____`,
          }
        : {
            en: prose`Point ${P} is at ${number} on a number line. Point ${Q} is at the opposite of ${number}. Point ${R} is ${units} units to the right of ${Q}. What number is at ${R}? ____`,
            es: prose`El punto ${P} está en ${number} en una recta numérica. El punto ${Q} está en el opuesto de ${number}. El punto ${R} está ${units} unidades a la derecha de ${Q}. ¿Qué número está en ${R}? ____`,
          }
    },
    solution: ({ as, start, by }, answer) => {
      const [q, size] = [writtenAs(start.negated(), as), sizeOf(start)]
      const [Q, R] = [symbol('Q'), symbol('R')]
      const isPast = size.compare(Ratio.of(by)) < 0
      const first = explainedBy(equation(Q, q), {
        en: line`The opposite is as far from 0, on the other side.`,
        es: line`El opuesto está a la misma distancia del 0, del otro lado.`,
      })
      const rest = isPast ? Ratio.of(by).minus(size) : size.minus(Ratio.of(by))
      return [
        first,
        isPast
          ? explainedBy(equation(minus(by, writtenAs(size, as)), writtenAs(rest, as)), {
              en: line`From ${Q} to 0 it is ${writtenAs(size, as)} units. Subtract to find how far ${R} is beyond 0.`,
              es: line`De ${Q} al 0 hay ${writtenAs(size, as)} unidades. Resta para hallar cuánto pasa ${R} del 0.`,
            })
          : explainedBy(equation(minus(writtenAs(size, as), by), writtenAs(rest, as)), {
              en: line`${R} is nearer to 0 than ${Q}, on the same side. Subtract to find how far it is from 0.`,
              es: line`${R} está más cerca del 0 que ${Q}, del mismo lado. Resta para hallar a qué distancia está del 0.`,
            }),
        explainedBy(
          equation(R, answer),
          exact(answer).n < 0
            ? { en: line`${R} is to the left of 0.`, es: line`${R} está a la izquierda del 0.` }
            : { en: line`${R} is to the right of 0.`, es: line`${R} está a la derecha del 0.` },
        ),
      ]
    },
    // Back from R to Q, whose opposite is printed.
    check(printed, answer) {
      const goesLeft = printed.terms('role').some(({ name }) => name === 'left')
      const q = goesLeft ? exact(answer).plus(printed.role('left')) : exact(answer).minus(printed.role('right'))
      return q.plus(printed.role('start')).n === 0
    },
  }),
})
