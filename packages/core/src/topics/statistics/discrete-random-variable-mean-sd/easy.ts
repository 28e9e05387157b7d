import {
  answerStep,
  apply,
  bracketed,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  failed,
  itemOf,
  line,
  minus,
  namedNumbers,
  prose,
  Ratio,
  type RelationSign,
  rational,
  relation,
  step,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { plain } from '../../kit/statistics/decimals.ts'
import { chanceOf, distributionIn, distributionTable, meanOf, storiesOf } from './distributions.ts'
import type { levels } from './levels.ts'
import { drawTable, meanStep, twentieths, under } from './parts.ts'

const SIGNS = ['>', '≥', '<', '≤'] as const

const holds = (sign: RelationSign, x: number, k: number) =>
  sign === '>' ? x > k : sign === '≥' ? x >= k : sign === '<' ? x < k : x <= k

export const easyForms = (form: FormMaker<typeof levels>) => ({
  missingProbability: form({
    levels: ['easy'],
    draw(random) {
      const sign = random.evenly(SIGNS)
      return random.until(
        () => {
          const drawn = drawTable(random, storiesOf(1), 4, 4)
          const [, second, third] = tupleOf(drawn.values, 3)
          return { ...drawn, sign, missing: random.int(0, 3), k: random.pick([second, third]) }
        },
        // The event has two values or three: there is something to add.
        ({ values, k }) => values.filter(value => holds(sign, value, k)).length > 1,
      )
    },
    answer: namedNumbers('p', 'q'),
    solve: ({ values, parts, sign, missing, k }) => [
      plain(Ratio.of(itemOf(parts, missing), 20)),
      plain(
        Ratio.of(
          parts.reduce((sum, part, i) => sum + (holds(sign, itemOf(values, i), k) ? part : 0), 0),
          20,
        ),
      ),
    ],
    solution({ values, parts, sign, missing, k }, answer) {
      const known = parts.filter((_, i) => i !== missing)
      const chosen = parts.filter((_, i) => holds(sign, itemOf(values, i), k))
      return [
        step(
          equation(equation(symbol('p'), minus(1, bracketed(sum(...known.map(chanceOf))))), itemOf(answer, 0)),
          because.probabilitiesAddToOne,
        ),
        step(equation(equation(symbol('q'), sum(...chosen.map(chanceOf))), itemOf(answer, 1)), because.addTheEvent),
      ]
    },
    ask({ variable, values, parts, sign, missing, k }) {
      const event = apply('P', relation(symbol('X'), sign, k))
      const shown = distributionTable(
        values,
        parts.map((part, i) => (i === missing ? symbol('p') : chanceOf(part))),
      )
      return under(variable, shown, {
        en: prose`Find the missing probability ${symbol('p')} and ${equation(symbol('q'), event)}.`,
        es: prose`Halla la probabilidad que falta, ${symbol('p')}, y ${equation(symbol('q'), event)}.`,
      })
    },
    // The whole table adds up to 1, and so do the event and its opposite.
    check(printed, [missing, event]) {
      const all = distributionIn(printed)
      const { right: asked } = itemOf(printed.all('relation'), printed.all('relation').length - 1)
      const inequality = asked.kind === 'apply' ? itemOf(asked.to, 0) : asked
      if (inequality.kind !== 'relation') return false
      const { sign, right } = inequality
      if (missing === undefined || event === undefined) return false
      const chances = all.map(({ x, chance }) => ({ x, chance: chance ?? exact(missing) }))
      const total = chances.reduce((sum, { chance }) => sum.plus(chance), Ratio.of(0))
      const opposite = chances
        .filter(({ x }) => !holds(sign, x.n, evaluate(right).n))
        .reduce((sum, { chance }) => sum.plus(chance), exact(event))
      return total.equals(1) && opposite.equals(1)
    },
  }),

  expectedValue: form({
    levels: ['easy'],
    draw: (random, { least, most }) => drawTable(random, storiesOf(2), least, most),
    answer: rational,
    solve: ({ values, parts }) => plain(meanOf(values, twentieths(parts))),
    solution: ({ values, parts }, answer) => [
      meanStep(values, twentieths(parts), apply('E', symbol('X'))),
      answerStep(expr(answer), {
        en: line`In the long run, ${symbol('X')} averages ${answer}.`,
        es: line`A la larga, el promedio de ${symbol('X')} es ${answer}.`,
      }),
    ],
    ask: ({ variable, values, parts }) =>
      under(variable, distributionTable(values, parts.map(chanceOf)), {
        en: prose`Find the expected value of ${symbol('X')}.`,
        es: prose`Halla el valor esperado de ${symbol('X')}.`,
      }),
    // The distances to both sides of the mean balance.
    check: (printed, answer) =>
      distributionIn(printed)
        .reduce(
          (sum, { x, chance }) =>
            sum.plus(x.minus(exact(answer)).times(chance ?? failed('Every probability is printed'))),
          Ratio.of(0),
        )
        .equals(0),
  }),
})
