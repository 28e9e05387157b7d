import {
  answerStep,
  type Both,
  both,
  bracketed,
  decimal,
  either,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  gcd,
  type Inline,
  integer,
  itemOf,
  join,
  line,
  m,
  measureAnswer,
  option,
  over,
  people,
  percent,
  prose,
  Ratio,
  type Step,
  statements,
  step,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { holds, kinds, type levels, x } from './parts.ts'
import { MIXTURES, mixtureStories, TEAMS, TRIPS, teamStories, tripStories } from './rate-stories.ts'

/** Two positive integers r and r + k, and the sum of their reciprocals. */
const RECIPROCALS = Array.from({ length: 11 }, (_, i) => i + 2)
  .flatMap(r => [1, 2, 3, 4, 5, 6].map(k => ({ r, k, total: Ratio.of(1, r).plus(Ratio.of(1, r + k)) })))
  .filter(({ r, k, total: { n, d } }) => n > 1 && d <= 120 && (d * k) % r === 0)

/** lead · x² + middle · x + last = 0 with one positive root: the other is rejected. */
function secondHalf({
  lead,
  root,
  other,
  middle,
  last,
  ends,
}: Readonly<Record<'lead' | 'root' | 'other' | 'middle' | 'last', number>> & {
  readonly ends: Both<readonly Inline[]>
}): readonly Step[] {
  const rejected = Ratio.of(-other, lead)
  const common = gcd(other, lead)
  const [second, first] = [other / common, lead / common]
  const whole = equation(polynomial([last, middle, lead]), 0)
  return [
    common > 1
      ? explained(
          statements(whole, equation(polynomial([last / common, middle / common, first]), 0)),
          line`Multiply out, put every term on one side, and divide both sides by ${common}.`,
          line`Multiplica, pasa todos los términos a un lado y divide ambos lados entre ${common}.`,
        )
      : step(whole, because.allOnOneSide),
    step(equation(join(bracketed(polynomial([-root, 1])), bracketed(polynomial([second, first]))), 0), because.factor),
    step(either(equation(x, root), equation(x, rejected)), because.zeroProduct),
    answerStep(equation(x, root), {
      en: [...line`Reject ${equation(x, rejected)}: it is negative. `, ...ends.en],
      es: [...line`Descarta ${equation(x, rejected)}: es negativo. `, ...ends.es],
    }),
  ]
}

export const storyForms = (form: FormMaker<typeof levels>) => ({
  unchecked: form({
    levels: ['medium'],
    lines: 3,
    draw: random => {
      const { of, solutions, extraneous, steps } =
        kinds[random.evenly(['twoFactors', 'variableAbove'] as const)](random)
      const roots = tupleOf(
        [...solutions, ...extraneous].sort((a, b) => a - b),
        2,
      )
      return { of, roots, solutions, steps, isWrong: extraneous.length > 0 }
    },
    answer: option({
      unchecked: {
        en: prose`One of the values makes a denominator ${0}; the student did not check.`,
        es: prose`Uno de los valores hace que un denominador sea ${0}; el estudiante no comprobó.`,
      },
      unmultiplied: {
        en: prose`One term was not multiplied by the least common denominator.`,
        es: prose`Un término no se multiplicó por el mínimo común denominador.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ isWrong }) => (isWrong ? 'unchecked' : 'none'),
    ask: ({ of, roots: [first, second] }) => ({
      en: prose`A student says that the solutions of ${of} are ${m`x = ${first}`} and ${m`x = ${second}`}. Is that right? If not, what went wrong?`,
      es: prose`Según un estudiante, las soluciones de ${of} son ${m`x = ${first}`} y ${m`x = ${second}`}. ¿Es correcto? Si no lo es, ¿cuál fue el error?`,
    }),
    key: ({ solutions, isWrong }) => {
      if (!isWrong) return both([])
      const right = equation(x, itemOf(solutions, 0))
      return { en: prose`The only solution is ${right}.`, es: prose`La única solución es ${right}.` }
    },
    solution: ({ steps }) => steps(),
    whyWrong: ({ roots: [first, second], solutions, isWrong }) => ({
      unmultiplied: {
        en: line`${equation(x, first)} and ${equation(x, second)} solve the equation without denominators, so every term was multiplied.`,
        es: line`${equation(x, first)} y ${equation(x, second)} resuelven la ecuación sin denominadores, así que se multiplicó cada término.`,
      },
      ...(isWrong
        ? {
            none: {
              en: line`Only ${equation(x, itemOf(solutions, 0))} is a solution, and the student gave two.`,
              es: line`Solo ${equation(x, itemOf(solutions, 0))} es solución, y se dieron dos.`,
            },
          }
        : {
            unchecked: {
              en: line`Neither value makes a denominator ${0}.`,
              es: line`Ninguno de los dos valores anula un denominador.`,
            },
          }),
    }),
    check(printed, answer) {
      const [of, first, second] = printed.all('relation')
      if (!of || !first || !second) return false
      return answer === ([first, second].every(({ right }) => holds(of, evaluate(right))) ? 'none' : 'unchecked')
    },
  }),

  team: form({
    levels: ['hard'],
    share: 2,
    lines: 6,
    draw: random => {
      const [a, b] = random.sample(people, 2)
      const [fast, longer, together] = random.pick(TEAMS)
      return { says: random.evenly(teamStories), a, b, fast, longer, together }
    },
    answer: measureAnswer('hour'),
    solve: ({ fast }) => fast,
    ask: ({ says: { asks }, a, b, longer, together }) => asks(longer, together, a, b),
    solution: ({ says: { pair, ends }, a, b, fast, longer, together: T }) => {
      const who = pair(a, b)
      const later = bracketed(sum(x, longer))
      const other = (T * longer) / fast
      return [
        step(equation(sum(over(1, x), over(1, sum(x, longer))), over(1, T)), because.addSharesOfJob, {
          letter: x,
          what: {
            en: [
              ...line`the number of hours that `,
              ...who.en[0],
              ...line` takes; `,
              ...who.en[1],
              ...line` takes ${sum(x, longer)}`,
            ],
            es: [
              ...line`el número de horas que tarda `,
              ...who.es[0],
              ...line`; `,
              ...who.es[1],
              ...line` tarda ${sum(x, longer)}`,
            ],
          },
        }),
        step(equation(sum(join(T, later), join(T, x)), join(x, later)), because.multiplyEveryTerm, {
          value: join(T, x, later),
        }),
        ...secondHalf({
          lead: 1,
          root: fast,
          other,
          middle: longer - 2 * T,
          last: -T * longer,
          ends: ends(fast, a, b),
        }),
      ]
    },
    // In one hour the two do the shares of the whole that both together do.
    check(printed, answer) {
      const [first, second] = printed.numbers
      const time = exact(answer)
      if (!first || !second || time.compare(0) <= 0) return false
      const isHolding = (together: Ratio, longer: Ratio) =>
        time.power(-1).plus(time.plus(longer).power(-1)).equals(together.power(-1))
      return isHolding(first, second)
    },
  }),

  trip: form({
    levels: ['hard'],
    lines: 6,
    draw: random => {
      const says = random.evenly(tripStories)
      const [least, most] = says.speeds
      const [speed, current, total, distance] = random.pick(TRIPS.filter(([of]) => least <= of && of <= most))
      return { says, speed, current, total, distance }
    },
    answer: integer,
    solve: ({ speed }) => speed,
    ask: ({ says: { asks }, current, total, distance }) => asks(distance, current, total),
    solution: ({ says: { ends, unknown }, speed, current: c, total: T, distance: d }) => {
      const [slow, fast] = [bracketed(sum(x, -c)), bracketed(sum(x, c))]
      return [
        step(equation(sum(over(d, sum(x, -c)), over(d, sum(x, c))), T), because.addTimesOfWay, {
          letter: x,
          what: unknown,
        }),
        step(equation(sum(join(d, fast), join(d, slow)), join(T, slow, fast)), because.multiplyEveryTerm, {
          value: join(slow, fast),
        }),
        ...secondHalf({
          lead: T,
          root: speed,
          other: (T * c * c) / speed,
          middle: -2 * d,
          last: -T * c * c,
          ends: ends(speed),
        }),
      ]
    },
    check(printed, answer) {
      const [distance, , total, current] = printed.numbers
      const speed = exact(answer)
      if (!distance || !total || !current || speed.compare(current) <= 0) return false
      return distance
        .over(speed.minus(current))
        .plus(distance.over(speed.plus(current)))
        .equals(total)
    },
  }),

  reciprocals: form({
    levels: ['hard'],
    lines: 6,
    draw: random => random.pick(RECIPROCALS),
    answer: integer,
    solve: ({ r }) => r,
    ask: ({ k, total }) =>
      k === 1
        ? {
            en: prose`The sum of the reciprocals of two consecutive positive integers is ${total}. Find the smaller integer.`,
            es: prose`La suma de los recíprocos de dos enteros positivos consecutivos es ${total}. Halla el entero menor.`,
          }
        : {
            en: prose`One positive integer is ${k} more than another. The sum of their reciprocals is ${total}. Find the smaller integer.`,
            es: prose`Un entero positivo es ${k} unidades mayor que otro. La suma de sus recíprocos es ${total}. Halla el entero menor.`,
          },
    solution: ({ r, k, total: { n: p, d: q } }) => {
      const later = bracketed(sum(x, k))
      return [
        step(equation(sum(over(1, x), over(1, sum(x, k))), Ratio.of(p, q)), because.letLetterBe, {
          letter: x,
          what: { en: line`the smaller integer`, es: line`el entero menor` },
        }),
        step(equation(sum(join(q, later), join(q, x)), join(p, x, later)), because.multiplyEveryTerm, {
          value: join(q, x, later),
        }),
        ...secondHalf({
          lead: p,
          root: r,
          other: (q * k) / r,
          middle: p * k - 2 * q,
          last: -q * k,
          ends: { en: line`The smaller integer is ${r}.`, es: line`El entero menor es ${r}.` },
        }),
      ]
    },
    check(printed, answer) {
      const [first, second] = printed.numbers
      const [gap, total] = second ? [first!, second] : [Ratio.of(1), first!]
      const value = exact(answer)
      return value.compare(0) > 0 && value.power(-1).plus(value.plus(gap).power(-1)).equals(total)
    },
  }),

  mixture: form({
    levels: ['medium'],
    lines: 6,
    draw: random => {
      const [amount, weak, strong, wanted, added] = random.pick(MIXTURES)
      return { says: random.evenly(mixtureStories), amount, weak, strong, wanted, added: Ratio.of(2 * added, 2) }
    },
    answer: measureAnswer('liter'),
    solve: ({ added }) => (added.isInteger ? added : decimal(added)),
    ask: ({ says: { asks }, amount, weak, strong, wanted }) => asks(amount, weak, strong, wanted),
    solution: ({ says: { ends, holds }, amount, weak, strong, wanted }, answer) => {
      const parts = (of: number) => decimal(Ratio.of(of, 100))
      const whole = bracketed(sum(amount, x))
      return [
        step(
          equation(over(sum(join(parts(weak), amount), join(parts(strong), x)), sum(amount, x)), parts(wanted)),
          because.explain,
          {
            sentence: {
              en: [
                ...line`Let ${x} be the number of liters added. `,
                ...holds.en,
                ...line` in both parts, divided by the whole mixture, is ${percent(wanted)}.`,
              ],
              es: [
                ...line`Sea ${x} el número de litros que se agregan. `,
                ...holds.es,
                ...line` de las dos partes, dividido entre la mezcla total, es el ${percent(wanted)}.`,
              ],
            },
          },
        ),
        step(
          equation(sum(join(parts(weak), amount), join(parts(strong), x)), join(parts(wanted), whole)),
          because.multiplyBothSides,
          { value: whole },
        ),
        step(equation(sum(join(weak, amount), join(strong, x)), join(wanted, whole)), because.multiplyBothSides, {
          value: 100,
        }),
        explained(
          equation(polynomial([weak * amount, strong]), polynomial([wanted * amount, wanted])),
          line`Multiply on the left, and distribute ${wanted} on the right.`,
          line`Multiplica a la izquierda y distribuye ${wanted} a la derecha.`,
        ),
        step(equation(polynomial([0, strong - wanted]), (wanted - weak) * amount), because.gatherTermsWith, {
          letter: x,
        }),
        answerStep(equation(x, answer), {
          en: [...line`Divide both sides by ${strong - wanted}. `, ...ends(answer).en],
          es: [...line`Divide ambos lados entre ${strong - wanted}. `, ...ends(answer).es],
        }),
      ]
    },
    // What both parts hold is the wanted share of the whole.
    check(printed, answer) {
      const [amount, weak, strong, wanted] = printed.numbers
      const added = exact(answer)
      if (!amount || !weak || !strong || !wanted) return false
      return amount.times(weak).plus(added.times(strong)).equals(amount.plus(added).times(wanted))
    },
  }),
})
