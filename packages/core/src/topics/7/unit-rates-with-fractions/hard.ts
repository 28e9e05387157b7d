import {
  answerStep,
  blank,
  capital,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  gcd,
  itemOf,
  line,
  name,
  numberList,
  over,
  people,
  prose,
  type Random,
  Ratio,
  relation,
  role,
  type Statement,
  table,
  things,
  trueStatement,
  tupleOf,
  type WhyWrong,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { hardSettings, timedSettings } from './hard-settings.ts'
import type { levels } from './levels.ts'
import {
  AS_FRACTION,
  AS_MIXED,
  amountOf,
  drawTold,
  fractionRate,
  mixedRate,
  quotientSteps,
  rateSteps,
  ratesOf,
  rule,
  type Told,
  told,
  turnedOf,
} from './parts.ts'
import type { Setting } from './settings.ts'
import { drawWorkers, fasterOf, shownOf } from './workers.ts'

const hardly = (random: Random, first: number) => drawTold(random, startingAt(hardSettings, first), 'hard')
const rateOf = ({ setting, a, u }: Told) => amountOf(a.over(u), setting.rate)
const turnedRate = ({ setting, a, u }: Told) => amountOf(u.over(a), setting.turned)
const isLikelyTurned = ({ a, u }: Told) => a.compare(u) > 0 && u.over(a).d <= 12

const MINUTES = [12, 15, 20, 24, 25, 36, 40, 45, 48, 50] as const
const PARTS: readonly Ratio[] = [2, 3, 4, 8].flatMap(d =>
  Array.from({ length: 12 * d }, (_, n) => n + 1)
    .filter(n => gcd(n, d) === 1 && n > d)
    .map(n => Ratio.of(n, d)),
)
interface Timed extends Told {
  readonly minutes: number
}
const timedKnown = new Map<Setting, readonly (readonly [Ratio, number])[]>()
function timedPairs(setting: Setting) {
  const known = timedKnown.get(setting)
  if (known) return known
  const [least, most] = setting.rates.hard ?? [1, 4]
  const found = MINUTES.flatMap(minutes =>
    PARTS.map((a): readonly [Ratio, number] => [a, minutes]).filter(([a]) => {
      const rate = a.over(Ratio.of(minutes, 60))
      return rate.toNumber() >= least && rate.toNumber() <= most && rate.d <= 8 && rate.d > 1 && rate.compare(1) > 0
    }),
  )
  timedKnown.set(setting, found)
  return found
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  usualRate: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    instruction: AS_MIXED,
    draw: random =>
      random.until(
        () => hardly(random, 0),
        ({ a, u }) => a.compare(u) > 0,
      ),
    answer: mixedRate,
    solve: rateOf,
    ask: facts =>
      paragraph(told(facts), {
        en: line`What is the unit rate in ${things(facts.setting.rate)}?`,
        es: line`¿Cuál es la tasa unitaria en ${things(facts.setting.rate)}?`,
      }),
    solution: (facts, answer) => rateSteps(facts, answer),
    check: ratesOf,
  }),

  otherRate: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    instruction: AS_FRACTION,
    draw: random => random.until(() => hardly(random, 2), isLikelyTurned),
    answer: fractionRate,
    solve: turnedRate,
    ask: facts =>
      paragraph(told(facts), {
        en: line`What is the unit rate in ${things(facts.setting.turned)}?`,
        es: line`¿Cuál es la tasa unitaria en ${things(facts.setting.turned)}?`,
      }),
    solution: (facts, answer) => rateSteps(facts, answer, true),
    check: turnedOf,
  }),

  minutesToHours: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    instruction: AS_MIXED,
    draw(random): Timed {
      const setting = random.evenly(timedSettings)
      const [a, minutes] = random.pick(timedPairs(setting))
      return { setting, a, u: Ratio.of(minutes, 60), minutes, who: random.pick(people) }
    },
    answer: mixedRate,
    solve: rateOf,
    ask: ({ setting, who, a, minutes }) =>
      paragraph(
        setting.tell(who, role('amount', amountOf(a, setting.amount)), role('minutes', count(minutes, nouns.minute))),
        {
          en: line`What is the unit rate in ${things(setting.rate)}?`,
          es: line`¿Cuál es la tasa unitaria en ${things(setting.rate)}?`,
        },
      ),
    solution: (facts, answer) => [
      explained(
        equation(over(facts.minutes, 60), expr(facts.u)),
        line`One hour has 60 minutes: write ${count(facts.minutes, nouns.minute)} as a fraction of an hour.`,
        line`Una hora tiene 60 minutos: escribe ${count(facts.minutes, nouns.minute)} como fracción de hora.`,
      ),
      ...rateSteps(facts, answer),
    ],
    check: (printed, { amount }) =>
      evaluate(expr(amount)).times(printed.role('minutes')).equals(printed.role('amount').times(60)),
  }),

  twoWorkers: form({
    levels: ['hard'],
    lines: 5,
    instruction: {
      en: prose`Complete the table. Write the rates as mixed numbers in lowest terms.`,
      es: prose`Completa la tabla. Escribe las tasas como números mixtos en su mínima expresión.`,
    },
    draw: drawWorkers,
    answer: { ...numberList, requires: 'mixed-in-lowest-terms' },
    solve: ({ pairs: [[a, u], [b, v]] }) => [inLowestTerms(a.over(u)), inLowestTerms(b.over(v))],
    namedAnswer: shownOf,
    ask({ setting, tell, people: names, pairs }) {
      const shown = table({
        head: [
          words('Name', 'Nombre'),
          words(setting.head.en[0], setting.head.es[0]),
          words(setting.head.en[1], setting.head.es[1]),
          words(capital(setting.rate.en[1]), capital(setting.rate.es[1])),
        ],
        rows: pairs.map(([a, u], i) => [name(itemOf(names, i)), inLowestTerms(a), inLowestTerms(u), blank()]),
        rowHeads: true,
      })
      const { en, es } = paragraph(tell)
      return {
        en: [en, shown, prose`Who is faster? ${blank(6)}`],
        es: [es, shown, prose`¿Quién tiene mayor rapidez? ${blank(6)}`],
      }
    },
    solution(two) {
      const { setting, people: names, pairs } = two
      const who = name(itemOf(names, fasterOf(two)))
      const [higher, lower] = tupleOf(
        [fasterOf(two), 1 - fasterOf(two)].map(i => {
          const [a, u] = itemOf(pairs, i)
          return inLowestTerms(a.over(u))
        }),
        2,
      )
      return [
        ...pairs.map(([a, u], i) => {
          const [n, d] = [a.n * u.d, a.d * u.n]
          const result = inLowestTerms(a.over(u))
          return explained(
            equation(
              equation(
                equation(
                  { kind: 'quotient', over: inLowestTerms(a), under: inLowestTerms(u), sign: true },
                  product(a, u),
                ),
                over(n, d),
              ),
              Ratio.of(n, d).isInteger ? expr(Ratio.of(n, d)) : result,
            ),
            line`${name(itemOf(names, i))}: write fractions, multiply by the reciprocal of ${over(u.n, u.d)}, and simplify.`,
            line`${name(itemOf(names, i))}: escribe fracciones, multiplica por el recíproco de ${over(u.n, u.d)} y simplifica.`,
          )
        }),
        explained(
          relation(higher, '>', lower),
          line`More ${things(setting.rate)} means faster.`,
          line`Más ${things(setting.rate)} significa más rapidez.`,
        ),
        answerStep(shownOf(two), {
          en: line`${who} is faster.`,
          es: line`${who} tiene mayor rapidez.`,
        }),
      ]
    },
    check(printed, rates) {
      const rows = printed.block('table').rows.map(row => row.slice(1, 3).map(([item]) => evaluate(item as Expr)))
      return rates.every((rate, i) => {
        const [a, u] = itemOf(rows, i)
        return a !== undefined && u !== undefined && exact(rate).times(u).equals(a)
      })
    },
  }),

  whichIsTrue: form(
    trueStatement({
      levels: ['hard'],
      draw: random => ({
        isTurned: random.evenly([false, true]),
        ...random.until(() => hardly(random, 5), isLikelyTurned),
      }),
      about: facts => {
        const { en, es } = paragraph(told(facts))
        return { en: [en], es: [es] }
      },
      statements: ({ isTurned, setting, a, u }) => {
        const [right, wrong] = isTurned ? [setting.turned, setting.rate] : [setting.rate, setting.turned]
        const [value, other] = isTurned ? [u.over(a), a.over(u)] : [a.over(u), u.over(a)]
        const said = (of: Ratio, noun: typeof right, why: WhyWrong | null): Statement => ({
          key: `${noun === setting.rate ? 'rate' : 'turned'} ${of}`,
          isTrue: why === null,
          ...(why ? { why } : {}),
          says: {
            en: prose`The unit rate is ${amountOf(of, noun)}.`,
            es: prose`La tasa unitaria es de ${amountOf(of, noun)}.`,
          },
        })
        return [
          said(value, right, null),
          said(value, wrong, {
            en: line`${inLowestTerms(value)} is the number of ${things(right)}.`,
            es: line`${inLowestTerms(value)} es el número de ${things(right)}.`,
          }),
          said(other, right, {
            en: line`${inLowestTerms(other)} is the number of ${things(wrong)}.`,
            es: line`${inLowestTerms(other)} es el número de ${things(wrong)}.`,
          }),
          said(a.times(u), right, {
            en: line`This is the product of the two amounts, not a unit rate.`,
            es: line`Este es el producto de las dos cantidades, no una tasa unitaria.`,
          }),
        ]
      },
      solution: (facts, answer) => {
        const { setting, a, u, isTurned } = facts
        const [top, bottom] = isTurned ? [u, a] : [a, u]
        return [
          isTurned
            ? rule(setting.turned, setting.per, setting.amount, u, a)
            : rule(setting.rate, setting.amount, setting.per, a, u),
          ...quotientSteps(top, bottom),
          answerStep(answer.says, {
            en: line`This statement has the right number with the right units.`,
            es: line`Esta afirmación tiene el número correcto con las unidades correctas.`,
          }),
        ]
      },
      holds(printed, key) {
        const [kind, number] = tupleOf(key.split(' '), 2)
        const [n, d] = tupleOf(number.split('/').map(Number), 2)
        const [one, other] = kind === 'rate' ? (['per', 'amount'] as const) : (['amount', 'per'] as const)
        return Ratio.of(n, d).times(printed.role(one)).equals(printed.role(other))
      },
    }),
  ),
})
const product = (a: Ratio, u: Ratio): Expr => ({
  kind: 'product',
  factors: [over(a.n, a.d), over(u.d, u.n)],
  sign: true,
})
