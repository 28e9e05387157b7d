import {
  answerStep,
  box,
  divide,
  doubleNumberLine,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  gcd,
  line,
  minus,
  percent,
  prose,
  quantity,
  rational,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  sum,
  symbol,
  theThings,
  things,
  times,
  tupleOf,
  type WhyWrong,
  wholes,
  words,
  writtenLetter,
} from '../../../author.ts'
import { alone } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  askFor,
  bottomCount,
  drawPaired,
  linesOf,
  markAt,
  type Paired,
  paragraph,
  tellPair,
  topCount,
} from './lines.ts'
import { settingsAt } from './settings.ts'

/** The given pair and the asked one are some marks from 0, and no mark has a number. */
interface Apart extends Paired {
  readonly known: number
  readonly asked: number
}
const APART = [
  [3, 5],
  [4, 7],
  [5, 3],
  [3, 7],
  [4, 9],
  [5, 8],
] as const
const apartSteps = (facts: Apart) => {
  const { a, b, known, asked } = facts
  return [
    explained(
      statements(equation(divide(a * known, a), known), equation(divide(a * asked, a), asked)),
      line`Mark the top line of a double number line in steps of ${a}: ${a * known} and ${a * asked} are both at marks.`,
      line`Marca de ${a} en ${a} la recta de arriba de una recta numérica doble: ${a * known} y ${a * asked} quedan en marcas.`,
    ),
    explained(
      equation(divide(b * known, known), b),
      line`The given pair is at the ${markAt(known)} mark after 0: divide to find the number at the first mark of the bottom line.`,
      line`La pareja dada está en la ${markAt(known)} marca después del 0: divide para hallar el número de la primera marca en la recta de abajo.`,
    ),
    explained(
      equation(times(asked, b), asked * b),
      line`${a * asked} is at the ${markAt(asked)} mark after 0: multiply.`,
      line`${a * asked} está en la ${markAt(asked)} marca después del 0: multiplica.`,
    ),
  ]
}

/** A part in percent of a whole, at marks of so many percent. */
interface Percents {
  readonly of: (typeof WHOLES)[number]
  readonly marks: number
  readonly known: number
  readonly asked: number
  readonly step: number
}
const WHOLES = [
  { en: 'students in a school', es: 'de los estudiantes de una escuela', thing: words('Students', 'Estudiantes') },
  { en: 'price of a bike', es: 'del precio de una bicicleta', thing: words('Dollars', 'Dólares') },
  { en: 'pages of a book', es: 'de las páginas de un libro', thing: words('Pages', 'Páginas') },
  { en: 'seats in a theater', es: 'de los asientos de un teatro', thing: words('Seats', 'Asientos') },
  { en: 'capacity of a tank', es: 'de la capacidad de un tanque', thing: words('Liters', 'Litros') },
  { en: 'trees in an orchard', es: 'de los árboles de un huerto', thing: words('Trees', 'Árboles') },
  { en: 'length of a trail', es: 'de la longitud de un sendero', thing: words('Miles', 'Millas') },
  { en: 'cards in a collection', es: 'de las tarjetas de una colección', thing: words('Cards', 'Tarjetas') },
] as const
const PERCENTS = [
  [5, 4, 5],
  [4, 3, 4],
  [5, 2, 3],
  [5, 3, 5],
  [4, 3, 2],
  [5, 2, 5],
  [5, 4, 3],
  [5, 3, 4],
] as const

interface Two {
  readonly one: Paired
  readonly other: Paired
  readonly marks: readonly [number, number]
}
const letters = writtenLetter('A', 'B')
const rateOf = ({ a, b }: Paired) => b / a
const numberSaid = (value: number): Sentence => ({
  key: String(value),
  says: { en: prose`${value}`, es: prose`${value}` },
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  withoutDrawing: form({
    levels: ['hard'],
    kind: 'story',
    lines: 6,
    draw(random): Apart {
      const facts = drawPaired(random, settingsAt.hard)
      const [known, asked] = random.evenly(APART)
      return { ...facts, known, asked }
    },
    answer: quantity,
    solve: facts => bottomCount(facts, facts.b * facts.asked),
    ask: facts =>
      paragraph(tellPair(facts, facts.a * facts.known, facts.b * facts.known), askFor(facts, facts.a * facts.asked)),
    solution: (facts, answer) => [
      ...apartSteps(facts),
      answerStep(alone(answer), facts.setting.again(topCount(facts, facts.a * facts.asked), answer)),
    ],
    check: (printed, { amount }) =>
      exact(amount)
        .times(printed.role('top'))
        .equals(printed.role('asked').times(printed.role('bottom'))),
  }),

  percents: form({
    levels: ['hard'],
    wide: true,
    instruction: {
      en: prose`Write the number for the box.`,
      es: prose`Escribe el número del recuadro.`,
    },
    draw(random): Percents {
      const of = random.evenly(WHOLES)
      const [marks, known, asked] = random.evenly(PERCENTS)
      return { of, marks, known, asked, step: random.int(12, 48) }
    },
    answer: rational,
    solve: ({ asked, step }) => asked * step,
    ask({ of, marks, known, asked, step }) {
      const each = 100 / marks
      const drawn = doubleNumberLine(
        { name: words('Percent', 'Porcentaje'), labels: wholes(0, marks).map(mark => percent(mark * each)) },
        {
          name: of.thing,
          labels: wholes(0, marks).map(mark =>
            mark === asked ? box(1.8) : mark === 0 || mark === known ? mark * step : null,
          ),
        },
      )
      return {
        en: [{ kind: 'paragraph', content: [`The double number line shows percents of the ${of.en}.`] }, figure(drawn)],
        es: [{ kind: 'paragraph', content: [`La recta numérica doble muestra porcentajes ${of.es}.`] }, figure(drawn)],
      }
    },
    solution: ({ marks, known, asked, step }) => [
      explained(
        equation(divide(known * step, known), step),
        line`${percent((known * 100) / marks)} is at the ${markAt(known)} mark after 0: divide to find the number at the first mark.`,
        line`${percent((known * 100) / marks)} está en la ${markAt(known)} marca después del 0: divide para hallar el número de la primera marca.`,
      ),
      explained(
        equation(times(asked, step), asked * step),
        line`${percent((asked * 100) / marks)} is at the ${markAt(asked)} mark after 0: multiply.`,
        line`${percent((asked * 100) / marks)} está en la ${markAt(asked)} marca después del 0: multiplica.`,
      ),
    ],
    check(printed, answer) {
      const { bottom } = printed.figure('double-number-line')
      const known = bottom.labels.findIndex((item, i) => i > 0 && item?.kind === 'number')
      const asked = bottom.labels.findIndex(item => item?.kind === 'blank')
      const given = bottom.labels[known]
      return (
        given?.kind === 'number' &&
        exact(answer)
          .times(known)
          .equals(given.n * asked)
      )
    },
  }),

  whichIsMore: form({
    levels: ['hard'],
    wide: true,
    draw(random): Two {
      const setting = random.evenly(settingsAt.hard)
      const isFirst = random.evenly([true, false])
      const marks = [random.int(3, 4), random.int(3, 4)] as const
      const [less, more] = random.until(
        () => {
          const [least, most] = setting.each ?? [0, Number.POSITIVE_INFINITY]
          const draw = (a: number): Paired => ({
            setting,
            a,
            b: random.int(Math.max(setting.bottoms[0], Math.ceil(least * a)), Math.min(setting.bottoms[1], most * a)),
          })
          const [a, b] = random.sample(wholes(...setting.tops), 2)
          const [one, other] = [draw(a), draw(b)]
          return rateOf(one) < rateOf(other) ? ([one, other] as const) : ([other, one] as const)
        },
        ([less, more]) =>
          gcd(less.a, less.b) === 1 &&
          gcd(more.a, more.b) === 1 &&
          rateOf(less) < rateOf(more) &&
          rateOf(more) < 1.4 * rateOf(less) &&
          // With equal numbers at the ends nothing would have to be scaled.
          less.a * marks[isFirst ? 1 : 0] !== more.a * marks[isFirst ? 0 : 1] &&
          less.b * marks[isFirst ? 1 : 0] !== more.b * marks[isFirst ? 0 : 1],
      )
      const [one, other] = isFirst ? [more, less] : [less, more]
      return { one, other, marks }
    },
    answer: letters,
    solve: ({ one, other }) => (rateOf(one) > rateOf(other) ? 'A' : 'B'),
    ask({ one, other, marks: [m, n] }) {
      const drawn = (facts: Paired, marks: number) =>
        figure(
          linesOf(
            facts,
            marks,
            mark => (mark === 0 || mark === marks ? mark * facts.a : null),
            mark => (mark === 0 || mark === marks ? mark * facts.b : null),
          ),
        )
      const { top, bottom } = one.setting
      return {
        en: [
          prose`Which double number line shows more ${things(bottom)} for the same number of ${things(top)}? Write A or B.`,
          prose`A`,
          drawn(one, m),
          prose`B`,
          drawn(other, n),
        ],
        es: [
          prose`¿Qué recta numérica doble muestra más ${things(bottom)} para el mismo número de ${things(top)}? Escribe A o B.`,
          prose`A`,
          drawn(one, m),
          prose`B`,
          drawn(other, n),
        ],
      }
    },
    solution({ one, other, marks: [m, n] }, answer) {
      const common = (one.a * other.a) / gcd(one.a, other.a)
      const [x, y] = [(one.b * common) / one.a, (other.b * common) / other.a]
      const last = explained(
        symbol(answer),
        line`For ${topCount(one, common)}, A shows ${bottomCount(one, x)} and B shows ${bottomCount(other, y)}.`,
        line`Para ${topCount(one, common)}, A muestra ${bottomCount(one, x)} y B muestra ${bottomCount(other, y)}.`,
      )
      // One line ends at the common number: what it shows there can be read.
      const whole = [one.a * m, other.a * n].indexOf(common)
      if (whole >= 0) {
        const [ends, letter, facts, marks] =
          whole === 0 ? ([symbol('A'), symbol('B'), other, n] as const) : ([symbol('B'), symbol('A'), one, m] as const)
        return [
          explained(
            statements(
              equation(divide(facts.a * marks, marks), facts.a),
              equation(divide(facts.b * marks, marks), facts.b),
            ),
            line`${letter}: divide to find the first mark after 0. It shows ${topCount(facts, facts.a)} with ${bottomCount(facts, facts.b)}.`,
            line`${letter}: divide para hallar la primera marca después del 0. Muestra ${topCount(facts, facts.a)} con ${bottomCount(facts, facts.b)}.`,
          ),
          explained(
            statements(
              equation(times(common / facts.a, facts.a), common),
              equation(times(common / facts.a, facts.b), (facts.b * common) / facts.a),
            ),
            line`${ends} ends at ${topCount(one, common)}. Multiply to find what ${letter} shows for as many.`,
            line`${ends} termina en ${topCount(one, common)}. Multiplica para hallar lo que ${letter} muestra para esa cantidad.`,
          ),
          last,
        ]
      }
      return [
        explained(
          statements(equation(divide(one.a * m, m), one.a), equation(divide(one.b * m, m), one.b)),
          line`A: divide to find the first mark after 0. It shows ${topCount(one, one.a)} with ${bottomCount(one, one.b)}.`,
          line`A: divide para hallar la primera marca después del 0. Muestra ${topCount(one, one.a)} con ${bottomCount(one, one.b)}.`,
        ),
        explained(
          statements(equation(divide(other.a * n, n), other.a), equation(divide(other.b * n, n), other.b)),
          line`B: divide to find the first mark after 0. It shows ${topCount(other, other.a)} with ${bottomCount(other, other.b)}.`,
          line`B: divide para hallar la primera marca después del 0. Muestra ${topCount(other, other.a)} con ${bottomCount(other, other.b)}.`,
        ),
        explained(
          statements(equation(times(common / one.a, one.b), x), equation(times(common / other.a, other.b), y)),
          line`${common} is a multiple of both ${one.a} and ${other.a}: go on to ${topCount(one, common)} on both lines.`,
          line`${common} es múltiplo de ${one.a} y de ${other.a}: sigue hasta ${topCount(one, common)} en las dos rectas.`,
        ),
        last,
      ]
    },
    check(printed, answer) {
      const rates = printed.figures('double-number-line').map(({ top, bottom }) => {
        const [x, y] = [top.labels.at(-1), bottom.labels.at(-1)]
        return x?.kind === 'number' && y?.kind === 'number' ? y.n / x.n : Number.NaN
      })
      const [one, other] = tupleOf(rates, 2)
      return one > other === (answer === 'A')
    },
  }),

  addedInstead: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random): Apart {
      const facts = drawPaired(random, settingsAt.hard)
      const [known, asked] = random.evenly(startingAt(APART, 2))
      return { ...facts, known, asked }
    },
    answer: sentenceChoice,
    solve: ({ b, asked }) => numberSaid(b * asked),
    mistakes: ({ b, asked }) => ({
      twoMarksMore: numberSaid(b * (asked + 2)),
      oneMarkFewer: numberSaid(b * (asked - 1)),
      oneMarkMore: numberSaid(b * (asked + 1)),
    }),
    ask(facts) {
      const { a, b, known, asked } = facts
      const wrong = b * known + a * (asked - known)
      return paragraph(tellPair(facts, a * known, b * known), askFor(facts, a * asked), {
        en: line`A student writes ${role('wrong', wrong)}. This is incorrect. What is the correct number?`,
        es: line`Un estudiante escribe ${role('wrong', wrong)}. Eso es incorrecto. ¿Cuál es el número correcto?`,
      })
    },
    solution(facts) {
      const { a, b, known, asked } = facts
      const change = a * Math.abs(asked - known)
      return [
        explained(
          asked > known
            ? statements(
                equation(sum(a * known, change), a * asked),
                equation(sum(b * known, change), b * known + change),
              )
            : statements(
                equation(minus(a * known, change), a * asked),
                equation(minus(b * known, change), b * known - change),
              ),
          asked > known
            ? line`The mistake: ${change} was added to ${theThings(facts.setting.top)} and to ${theThings(facts.setting.bottom)}.`
            : line`The mistake: ${change} was subtracted from ${theThings(facts.setting.top)} and from ${theThings(facts.setting.bottom)}.`,
          asked > known
            ? line`El error: se sumó ${change} a ${theThings(facts.setting.top)} y a ${theThings(facts.setting.bottom)}.`
            : line`El error: se restó ${change} a ${theThings(facts.setting.top)} y a ${theThings(facts.setting.bottom)}.`,
        ),
        ...apartSteps(facts).slice(0, 2),
        explained(
          numberSaid(b * asked).says,
          line`${a * asked} is at the ${markAt(asked)} mark after 0: ${equation(times(asked, b), asked * b)}.`,
          line`${a * asked} está en la ${markAt(asked)} marca después del 0: ${equation(times(asked, b), asked * b)}.`,
        ),
      ]
    },
    whyWrong: ({ a, asked }) => {
      const belongs = (mark: number): WhyWrong => ({
        en: line`It is at the ${markAt(mark)} mark after 0, below ${a * mark}.`,
        es: line`Está en la ${markAt(mark)} marca después del 0, debajo de ${a * mark}.`,
      })
      return { twoMarksMore: belongs(asked + 2), oneMarkFewer: belongs(asked - 1), oneMarkMore: belongs(asked + 1) }
    },
    check: (printed, { key }) =>
      printed
        .role('top')
        .times(Number(key))
        .equals(printed.role('asked').times(printed.role('bottom'))),
  }),
})
