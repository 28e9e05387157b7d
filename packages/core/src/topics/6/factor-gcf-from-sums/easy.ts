import {
  answerStep,
  areaModel,
  blank,
  both,
  bracketed,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  gcd,
  integer,
  itemOf,
  join,
  line,
  list,
  match,
  type Pair,
  prose,
  type Random,
  sum,
  symbol,
  times,
  tupleOf,
  wholes,
  withFigure,
  writtenExpression,
} from '../../../author.ts'
import { formulaIn } from '../../kit/choices/cells.ts'
import type { levels } from './levels.ts'
import {
  coprimePair,
  expandedShown,
  type Factored,
  factoredSteps,
  isFullyFactored,
  numbers,
  productOf,
  termsIn,
} from './sums.ts'

const SIX = [2, 3, 4, 5, 6] as const
/** The greatest common factor is 6 at most, and both numbers are 50 at most. */
function drawSmall(random: Random): Factored {
  const gcf = random.evenly(SIX)
  const [a, b] = coprimePair(random, Math.min(11, Math.floor(50 / gcf)))
  return numbers(gcf, a, b)
}

/** The first number of four sums, and what may be added to it: the greatest common factors are 2 to 6. */
const FIRSTS: readonly (readonly [first: number, seconds: readonly number[]])[] = [12, 18, 20, 24, 30].map(first => [
  first,
  wholes(4, 50).filter(second => {
    const gcf = gcd(first, second)
    return gcf >= 2 && gcf <= 6 && second >= 2 * gcf && second !== first
  }),
])

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fillFrame: form({
    levels: ['easy'],
    share: 2,
    kind: 'compute',
    instruction: {
      en: prose`Complete the product. Write the greatest common factor before the parentheses.`,
      es: prose`Completa el producto. Escribe el máximo común divisor delante del paréntesis.`,
    },
    lines: 2,
    draw: drawSmall,
    answer: writtenExpression,
    solve: productOf,
    ask: of => both(equation(expandedShown(of), join(blank(2), bracketed(sum(blank(2), blank(2)))))),
    solution: factoredSteps,
    check: (printed, answer) => isFullyFactored(answer, termsIn(printed.one('relation').left)),
  }),

  fillInside: form({
    levels: ['easy'],
    instruction: {
      en: prose`Write the missing number in the parentheses.`,
      es: prose`Escribe el número que falta en el paréntesis.`,
    },
    lines: 1,
    draw: random => ({ ...drawSmall(random), place: random.evenly([1, 0] as const) }),
    answer: integer,
    solve: ({ inner, place }) => itemOf(inner, place).of,
    ask({ gcf, inner, place }) {
      const inside = inner.map(({ of }, i) => (i === place ? blank(2) : expr(of)))
      return both(equation(expandedShown({ gcf, inner }), join(gcf, bracketed(sum(...inside)))))
    },
    solution({ gcf, inner, place }, answer) {
      const other = itemOf(inner, 1 - place).of
      const of = gcf * itemOf(inner, place).of
      return [
        explained(
          equation(gcf * other, times(gcf, other)),
          place === 1
            ? line`The first number is ${gcf} times ${other}: the factor ${gcf} was taken out of both numbers.`
            : line`The second number is ${gcf} times ${other}: the factor ${gcf} was taken out of both numbers.`,
          place === 1
            ? line`El primer número es ${gcf} por ${other}: de los dos números se sacó el factor ${gcf}.`
            : line`El segundo número es ${gcf} por ${other}: de los dos números se sacó el factor ${gcf}.`,
        ),
        answerStep(equation(times(gcf, answer), of), {
          en: line`${gcf} times the missing number is ${of}, so the missing number is ${answer}.`,
          es: line`${gcf} por el número que falta es ${of}, así que el número que falta es ${answer}.`,
        }),
      ]
    },
    // Multiplies out.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const [factor, inside] = right.kind === 'product' ? right.factors : []
      const known = inside?.kind === 'group' && inside.of.kind === 'sum' ? inside.of.terms : []
      const total = known.map(term => (term.kind === 'blank' ? exact(answer) : evaluate(term)))
      return (
        factor !== undefined &&
        total
          .reduce((all, one) => all.plus(one))
          .times(evaluate(factor))
          .equals(evaluate(left))
      )
    },
  }),

  sharedSide: form({
    levels: ['easy'],
    wide: true,
    lines: 1,
    draw: drawSmall,
    answer: integer,
    solve: ({ gcf }) => gcf,
    ask: ({ gcf, inner }) =>
      withFigure(
        {
          en: prose`A rectangle is cut into two parts. The area of each part is written inside it. How long is the side that both parts share?`,
          es: prose`Un rectángulo está dividido en dos partes. El área de cada parte está escrita dentro de ella. ¿Cuánto mide el lado que comparten las dos partes?`,
        },
        areaModel({
          columns: inner.map(({ of }) => of),
          rows: [blank(2)],
          cells: [inner.map(({ of }) => gcf * of)],
          columnSizes: inner.map(({ of }) => of + 3),
          rowSizes: [4],
        }),
      ),
    key: of => {
      const product = equation(expandedShown(of), productOf(of))
      return { en: prose`The model shows ${product}.`, es: prose`El modelo muestra ${product}.` }
    },
    solution({ gcf, inner }, answer) {
      const [one, other] = tupleOf(
        inner.map(({ of }) => of),
        2,
      )
      return [
        explained(
          equation(times(answer, one), gcf * one),
          line`Area is length times width. The side times ${one} is ${gcf * one}, so the side is ${answer}.`,
          line`El área es largo por ancho. El lado por ${one} es ${gcf * one}, así que el lado mide ${answer}.`,
        ),
        answerStep(equation(times(answer, other), gcf * other), {
          en: line`The other part fits too: the length of the shared side is ${answer}.`,
          es: line`La otra parte también cumple: la longitud del lado común es ${answer}.`,
        }),
      ]
    },
    check(printed, answer) {
      const { columns, cells } = printed.figure('area-model')
      return columns.every(({ label }, i) =>
        evaluate(label as Expr)
          .times(exact(answer))
          .equals(evaluate(itemOf(itemOf(cells, 0), i) as Expr)),
      )
    },
  }),

  matchProducts: form(
    match({
      levels: ['easy'],
      what: {
        en: line`each sum with the product equal to it`,
        es: line`cada suma con el producto equivalente`,
      },
      draw(random) {
        const [first, seconds] = random.evenly(FIRSTS)
        return random.sample(seconds, 4).map((second): Pair => {
          const gcf = gcd(first, second)
          const of = numbers(gcf, first / gcf, second / gcf)
          return [expandedShown(of), productOf(of)]
        })
      },
      belong: (left, right) => isFullyFactored(formulaIn(right), termsIn(formulaIn(left))),
      solution: (pairs, letters) => [
        ...pairs.map(([left, right], i) => {
          const [of, product] = [formulaIn(left), formulaIn(right)]
          const factor = product.kind === 'product' ? itemOf(product.factors, 0) : product
          return explained(
            equation(of, product),
            line`Row ${i + 1}: the greatest common factor is ${factor}. Write ${symbol(itemOf(letters, i))}.`,
            line`Fila ${i + 1}: el máximo común divisor es ${factor}. Escribe ${symbol(itemOf(letters, i))}.`,
          )
        }),
        answerStep(list(...letters.map(letter => symbol(letter))), {
          en: line`Write the letters from row 1 on.`,
          es: line`Escribe las letras desde la fila 1.`,
        }),
      ],
    }),
  ),
})
