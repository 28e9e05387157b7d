import {
  answerStep,
  blank,
  both,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  findMistake,
  fractionInLowestTerms,
  gcd,
  line,
  over,
  prose,
  Ratio,
  statements,
  step,
  sum,
  times,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isProduct } from '../../kit/decimals/product-check.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import type { levels } from './levels.ts'
import { draw, isReduced, lowest, product } from './parts.ts'

const workOf = ({ left, right }: { readonly left: Ratio; readonly right: Ratio }): Work => [
  times(left, right),
  over(times(left.n, right.n), times(left.d, right.d)),
  over(left.n * right.n, left.d * right.d),
  expr(left.times(right)),
]

// A wrong fraction in lowest terms would stand in two lines: the right work in its place is no mistake, and others are drawn.

/** A numerator and the other denominator are divided by their common factor before anything is multiplied. */
function cancelled({ left, right }: { readonly left: Ratio; readonly right: Ratio }) {
  const [g, h] = [gcd(left.n, right.d), gcd(right.n, left.d)]
  const divided = (n: number, d: number, by: number) =>
    explainedBy(statements(equation(divide(n, by), n / by), equation(divide(d, by), d / by)), {
      en: line`Before you multiply, divide the numerator ${n} and the denominator ${d} by their common factor ${by}.`,
      es: line`Antes de multiplicar, divide el numerador ${n} y el denominador ${d} entre su factor común ${by}.`,
    })
  const [a, b, c, d] = [left.n / g, left.d / h, right.n / h, right.d / g]
  const written = (n: number, under: number) => (under === 1 ? expr(n) : over(n, under))
  return [
    ...(g > 1 ? [divided(left.n, right.d, g)] : []),
    ...(h > 1 ? [divided(right.n, left.d, h)] : []),
    explainedBy(equation(times(left, right), times(written(a, b), written(c, d))), {
      en: line`Write what is left of both fractions.`,
      es: line`Escribe lo que queda de las dos fracciones.`,
    }),
    explainedBy(equation(times(written(a, b), written(c, d)), left.times(right)), {
      en: line`Multiply the numerators: ${equation(times(a, c), a * c)}. Multiply the denominators: ${equation(times(b, d), b * d)}.`,
      es: line`Multiplica los numeradores: ${equation(times(a, c), a * c)}. Multiplica los denominadores: ${equation(times(b, d), b * d)}.`,
    }),
  ]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  crossCancelling: form({
    levels: ['hard'],
    share: 3,
    instruction: lowest,
    draw,
    answer: fractionInLowestTerms,
    solve: product,
    ask: ({ left, right }) => both(equation(times(left, right), blank(3))),
    solution: cancelled,
    check: (printed, answer) => isProduct(printed, exact(answer)),
  }),
  threeFactors: form({
    levels: ['hard'],
    instruction: lowest,
    draw(random) {
      return random.until(
        () => {
          const [a, b, c] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10], 3)
          return { terms: [proper(random, a), proper(random, b), proper(random, c)] as const }
        },
        ({ terms: [a, b, c] }) => a.times(b).times(c).d < a.d * b.d * c.d,
      )
    },
    answer: fractionInLowestTerms,
    solve: ({ terms: [first, second, third] }) => first.times(second).times(third),
    ask: ({ terms }) => both(equation(times(...terms), blank(3))),
    solution({ terms: [first, second, third] }, answer) {
      const d = first.d * second.d * third.d
      const n = first.n * second.n * third.n
      return [
        step(
          equation(over(times(first.n, second.n, third.n), times(first.d, second.d, third.d)), over(n, d)),
          because.multiplyAcross,
        ),
        ...(gcd(n, d) > 1 ? [step(equation(over(n, d), answer), because.divideBothTerms, { value: gcd(n, d) })] : []),
      ]
    },
    check: (printed, answer) =>
      printed
        .all('number')
        .reduce((rest, number) => rest.over(evaluate(number)), exact(answer))
        .equals(1),
  }),
  missingFactor: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the missing factor in lowest terms.`,
      es: prose`Halla el factor que falta en su mínima expresión.`,
    },
    // The printed product is reduced, and has to be renamed first.
    draw: random => ({
      ...random.until(
        () => ({ known: proper(random, random.int(3, 8)), missing: proper(random, random.int(2, 9)) }),
        ({ known, missing }) => isReduced(known, missing) && !known.equals(missing),
      ),
      first: random.evenly([true, false]),
    }),
    answer: fractionInLowestTerms,
    solve: ({ missing }) => missing,
    ask: ({ known, missing, first }) =>
      both(equation(first ? times(blank(2), known) : times(known, blank(2)), known.times(missing))),
    solution: ({ known, missing, first }) => {
      const total = known.times(missing)
      // The known numerator and denominator go into those of an equal fraction.
      const [n, d] = [known.n * missing.n, known.d * missing.d]
      return [
        explainedBy(equation(total, over(n, d)), {
          en: line`Multiply the numerator and the denominator of ${total} by ${d / total.d}, so that ${known.n} goes into the numerator and ${known.d} into the denominator.`,
          es: line`Multiplica el numerador y el denominador de ${total} por ${d / total.d}, para que el numerador se pueda dividir entre ${known.n} y el denominador entre ${known.d}.`,
        }),
        explainedBy(statements(equation(divide(n, known.n), missing.n), equation(divide(d, known.d), missing.d)), {
          en: line`Numerators are multiplied by numerators and denominators by denominators, so divide in the same way.`,
          es: line`Se multiplica numerador por numerador y denominador por denominador; por eso, divide de la misma manera.`,
        }),
        explainedBy(equation(equation(first ? times(missing, known) : times(known, missing), over(n, d)), total), {
          en: line`Check: the product is ${total}.`,
          es: line`Comprueba: el producto es ${total}.`,
        }),
        answerStep(expr(missing), {
          en: line`The missing factor is ${missing}.`,
          es: line`El factor que falta es ${missing}.`,
        }),
      ]
    },
    check(printed, answer) {
      const [known, product] = printed.all('number').map(number => evaluate(number))
      return known !== undefined && product !== undefined && exact(answer).times(known).equals(product)
    },
  }),
  findTheMistake: form(
    findMistake({
      levels: ['hard'],
      lines: 3,
      draw: random =>
        random.until(
          () => ({ left: proper(random, random.int(3, 9)), right: proper(random, random.int(3, 9)) }),
          ({ left, right }) =>
            left.d !== right.d && left.n !== right.n && left.n + right.n > 2 && isReduced(left, right),
        ),
      work: workOf,
      steps: ({ left, right }) => {
        const [n, d] = [left.n * right.n, left.d * right.d]
        return [
          step(over(times(left.n, right.n), times(left.d, right.d)), because.multiplyAcross),
          explainedBy(over(n, d), {
            en: line`Find both products: ${equation(times(left.n, right.n), n)} and ${equation(times(left.d, right.d), d)}.`,
            es: line`Halla los dos productos: ${equation(times(left.n, right.n), n)} y ${equation(times(left.d, right.d), d)}.`,
          }),
          step(expr(left.times(right)), because.divideBothTerms, { value: gcd(n, d) }),
        ]
      },
      mistakes: {
        numeratorsAdded: {
          says: () => ({
            en: line`the numerators were added, not multiplied`,
            es: line`los numeradores se sumaron en lugar de multiplicarse`,
          }),
          work: facts => {
            const { left, right } = facts
            const [n, d] = [left.n + right.n, left.d * right.d]
            if (gcd(n, d) === 1) return workOf(facts)
            return [
              times(left, right),
              over(sum(left.n, right.n), times(left.d, right.d)),
              over(n, d),
              expr(Ratio.of(n, d)),
            ]
          },
        },
        denominatorsAdded: {
          says: ({ left, right }) => ({
            en: line`${times(left.d, right.d)} is ${left.d * right.d}, not ${left.d + right.d}`,
            es: line`${times(left.d, right.d)} es ${left.d * right.d}, no ${left.d + right.d}`,
          }),
          work: facts => {
            const { left, right } = facts
            const [n, d] = [left.n * right.n, left.d + right.d]
            if (gcd(n, d) === 1) return workOf(facts)
            return [
              times(left, right),
              over(times(left.n, right.n), times(left.d, right.d)),
              over(n, d),
              expr(Ratio.of(n, d)),
            ]
          },
        },
        halfReduced: {
          says: ({ left, right }) => ({
            en: line`only the numerator was divided by ${gcd(left.n * right.n, left.d * right.d)}`,
            es: line`solo se dividió el numerador entre ${gcd(left.n * right.n, left.d * right.d)}`,
          }),
          work: facts => {
            const { left, right } = facts
            const [n, d] = [left.n * right.n, left.d * right.d]
            const [given, across, product] = workOf(facts)
            return [given, across as Expr, product as Expr, over(n / gcd(n, d), d)]
          },
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),
})
