import {
  absolute,
  bracketed,
  equation,
  equationAnswer,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  join,
  line,
  list,
  m,
  measure,
  minus,
  namedNumbers,
  over,
  prose,
  Ratio,
  story,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import { endsSteps, equationOfEnds, rootsOf, sameNumbers } from './absolute.ts'
import type { levels } from './levels.ts'
import { x } from './parts.ts'
import { type ToleranceStory, toleranceStories } from './tolerance-stories.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  parameters: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw: random => {
      const [low, apart] = random.until(
        () => [random.intExcept(-8, 4, 0), random.int(3, 11)] as const,
        ([low, apart]) => low + apart !== 0 && 2 * low + apart !== 0,
      )
      return { k: random.int(2, 4), low, high: low + apart }
    },
    answer: namedNumbers('a', 'b'),
    solve: ({ k, low, high }) => [Ratio.of(k * (low + high), 2), Ratio.of(k * (high - low), 2)],
    ask: ({ k, low, high }) => {
      const of = equation(absolute(m`${k}x - a`), symbol('b'))
      return {
        en: prose`The solutions of ${of} are ${low} and ${high}. Find ${symbol('a')} and ${symbol('b')}.`,
        es: prose`Las soluciones de ${of} son ${low} y ${high}. Halla ${symbol('a')} y ${symbol('b')}.`,
      }
    },
    solution: ({ k, low, high }) => {
      const [middle, a, b] = [Ratio.of(low + high, 2), Ratio.of(k * (low + high), 2), Ratio.of(k * (high - low), 2)]
      return [
        explainedBy(equation(over(sum(low, high), 2), middle), {
          en: line`Halfway between the solutions, the expression in the bars is 0.`,
          es: line`A mitad de camino entre las soluciones, la expresión dentro de las barras vale 0.`,
        }),
        explainedBy(equation(minus(join(k, bracketed(middle)), symbol('a')), 0), {
          en: line`Substitute ${middle} for ${x} in ${m`${k}x - a`}.`,
          es: line`Sustituye ${x} por ${middle} en ${m`${k}x - a`}.`,
        }),
        explainedBy(equation(symbol('a'), equation(join(k, bracketed(middle)), a)), {
          en: line`Add ${symbol('a')} to both sides, and multiply.`,
          es: line`Suma ${symbol('a')} a ambos lados y multiplica.`,
        }),
        explainedBy(equation(symbol('b'), equation(absolute(m`${k}(${high}) - ${a}`), b)), {
          en: line`Substitute the solution ${high} for ${x}.`,
          es: line`Sustituye ${x} por la solución ${high}.`,
        }),
        explainedBy(list(equation(symbol('a'), a), equation(symbol('b'), b)), {
          en: line`The other solution gives the same: ${equation(absolute(m`${k}(${low}) - ${a}`), b)}.`,
          es: line`La otra solución da lo mismo: ${equation(absolute(m`${k}(${low}) - ${a}`), b)}.`,
        }),
      ]
    },
    // Both numbers solve the equation.
    check(printed, answer) {
      const [a, b] = tupleOf(answer.map(exact), 2)
      const { left } = printed.one('relation')
      return printed.take(2).every(value => evaluate(left, { x: value, a }).equals(b))
    },
  }),
  leastAndGreatest: form(
    story({
      levels: ['hard'],
      settings: toleranceStories,
      draw(random, { unit, middle, off }: ToleranceStory) {
        const [at, by] = [random.int(...middle), random.int(...off)]
        // The middle lies between two whole numbers.
        return { low: measure(at - by, unit), high: measure(at + by + 1, unit) }
      },
      answer: equationAnswer,
      solve: ({ low, high }) => equationOfEnds(exact(low), exact(high)),
      ask: ({ low, high }, setting) => setting.fromEnds(low, high),
      solution: ({ low, high }) => endsSteps(exact(low).n, exact(high).n),
      check: (numberOf, answer) => sameNumbers(rootsOf(answer), [numberOf('low'), numberOf('high')]),
    }),
  ),
})
