import {
  blank,
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  fractionInLowestTerms,
  integer,
  lcm,
  line,
  list,
  m,
  mixedNumberInLowestTerms,
  prose,
  statements,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import type { levels } from './levels.ts'
import { drawFitting, drawPair, read, result, solution, worked } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Subtract. Write the difference in lowest terms.`,
      es: prose`Resta. Escribe la diferencia en su mínima expresión.`,
    },
    draw: (random, level) => drawPair(random, { ...level, signs: ['−'] }),
    answer: fractionInLowestTerms,
    solve: facts => inLowestTerms(result(facts)),
    ask: facts => both(equation(worked(facts), blank(3))),
    solution,
    // Undoes the operation: the first number must come back.
    check(printed, answer) {
      const { left, right, isDifference } = read(printed)
      return left.d !== right.d && (isDifference ? exact(answer).plus(right) : exact(answer).minus(right)).equals(left)
    },
  }),

  sumsAboveOne: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Add. Write the sum as a mixed number in lowest terms.`,
      es: prose`Suma. Escribe el resultado como número mixto en su mínima expresión.`,
    },
    draw: (random, level) => drawFitting(random, { ...level, signs: ['+'] }, facts => result(facts).compare(1) > 0),
    answer: mixedNumberInLowestTerms,
    solve: facts => inLowestTerms(result(facts)),
    ask: facts => both(equation(worked(facts), blank(3))),
    solution,
    check(printed, answer) {
      const { left, right } = read(printed)
      return exact(answer).minus(right).equals(left)
    },
  }),

  commonDenominator: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the least common denominator of the fractions.`,
      es: prose`Escribe el mínimo común denominador de las fracciones.`,
    },
    draw: drawPair,
    answer: integer,
    solve: ({ left, right }) => lcm(left.d, right.d),
    ask: ({ left, right }) => ({ en: prose`${left} and ${right}`, es: prose`${left} y ${right}` }),
    solution({ left, right }, answer) {
      const [one, other] = [left.d, right.d].map(d =>
        list(...Array.from({ length: evaluate(expr(answer)).n / d }, (_, i) => (i + 1) * d)),
      ) as [Expr, Expr]
      return [
        step(statements(one, other), because.listMultiples),
        step(expr(answer), because.takeLeastCommon, { value: answer }),
      ]
    },
    // The first multiple of one denominator that the other divides too.
    check(printed, answer) {
      const { left, right } = read(printed)
      let multiple = left.d
      while (multiple % right.d !== 0) multiple += left.d
      return exact(answer).equals(multiple)
    },
  }),

  choose: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`Choose the sum.`, es: prose`Elige la suma.` },
    draw: (random, level) => ({
      ...drawPair(random, { ...level, signs: ['+'], below: 1 }),
      // Which mistakes are offered.
      turn: random.evenly([0, 1, 2, 3, 4]),
    }),
    answer: formulaChoice,
    solve: facts => inLowestTerms(result(facts)),
    mistakes: ({ left, right, turn }) => {
      const all = {
        addedTopsAndBottoms: m`${left.n + right.n}/${left.d + right.d}`,
        keptTheTops: m`${left.n + right.n}/${lcm(left.d, right.d)}`,
        addedTopsOverProduct: m`${left.n + right.n}/${left.d * right.d}`,
        multiplied: m`${left.n * right.n}/${left.d * right.d}`,
        addedTopsOverFirst: m`${left.n + right.n}/${left.d}`,
      }
      const entries = Object.entries(all)
      return Object.fromEntries([...entries.slice(turn), ...entries.slice(0, turn)])
    },
    ask: ({ left, right }) => both(sum(left, right)),
    solution,
    whyWrong: ({ left, right }) => {
      const [tops, d] = [equation(sum(left.n, right.n), left.n + right.n), lcm(left.d, right.d)]
      return {
        addedTopsAndBottoms: {
          en: line`The numerators were added, and the denominators too.`,
          es: line`Se sumaron los numeradores y también los denominadores.`,
        },
        keptTheTops: {
          en: line`${tops}: the numerators were not changed when the denominator became ${d}.`,
          es: line`${tops}: los numeradores no cambiaron cuando el denominador pasó a ser ${d}.`,
        },
        addedTopsOverProduct: {
          en: line`${tops}: the numerators were added before both fractions had the same denominator.`,
          es: line`${tops}: los numeradores se sumaron antes de que las dos fracciones tuvieran el mismo denominador.`,
        },
        multiplied: {
          en: line`The fractions were multiplied, not added.`,
          es: line`Las fracciones se multiplicaron en vez de sumarse.`,
        },
        addedTopsOverFirst: {
          en: line`${tops}: the numerators were added with the denominator of the first fraction.`,
          es: line`${tops}: los numeradores se sumaron con el denominador de la primera fracción.`,
        },
      }
    },
    check(printed, answer) {
      const { left, right } = read(printed)
      return evaluate(expr(answer)).minus(right).equals(left)
    },
  }),
})
