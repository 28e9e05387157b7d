import {
  both,
  box,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  fractionBar,
  integer,
  isTrue,
  line,
  list,
  numberLine,
  numberList,
  over,
  type Printed,
  prose,
  Ratio,
  type Step,
  times,
  type Value,
  wholes,
} from '../../../author.ts'
import { filled } from '../../kit/equations/filled.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { asParts, drawer, MISSING, type Multiple, productOf, repeated } from './multiple.ts'

const FORMS = { numerator: 0, repeated: 1, multipleOf: 2, whichProduct: 3 } as const
/** Drawn on one or two wholes, with parts that can be counted. */
const isPictured = ({ n, d }: Multiple) => n < 2 * d && d < 10 && (n + d) % 2 === 0
const drawPictured = drawer(multiple => multiple.a === 1 && multiple.n > 2 && isPictured(multiple), 2)
const draw = drawer(multiple => multiple.a === 1 && multiple.n > 2 && !isPictured(multiple), 4)

const counted = ({ n, d }: Multiple): Step =>
  explained(
    equation(times(n, over(1, d)), over(n, d)),
    line`There are ${n} parts of ${over(1, d)}: the numerator is ${n}, and the denominator stays ${d}.`,
    line`Hay ${n} partes de ${over(1, d)}: el numerador es ${n} y el denominador sigue siendo ${d}.`,
  )
const meant = (multiple: Multiple): Step =>
  explained(
    equation(productOf(multiple), repeated(multiple)),
    line`The product is a sum of ${multiple.n} equal parts.`,
    line`El producto es una suma de ${multiple.n} partes iguales.`,
  )

/** □ × 1/4 = □/4. */
const countGaps = ({ d }: Multiple): Expr => equation(times(box(), over(1, d)), over(box(), d))
const counts = ({ n }: Multiple): readonly Value[] => [n, n]
const complete = (multiple: Multiple) => both(equation(productOf(multiple), asParts(multiple)))
const makesTrue = (printed: Printed, answers: readonly Value[]) => isTrue(filled(printed.one('relation'), ...answers))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  numerator: form({
    levels: ['easy'],
    instruction: missingNumber,
    draw: random => draw.one(random, FORMS.numerator),
    answer: integer,
    solve: ({ n }) => n,
    ask: multiple => both(equation(productOf(multiple), over(box(), multiple.d))),
    solution: multiple => [meant(multiple), counted(multiple)],
    check: fitsTheGap,
  }),

  repeated: form({
    levels: ['easy'],
    instruction: MISSING,
    draw: random =>
      random.until(
        () => draw.one(random, FORMS.repeated),
        ({ n }) => n < 9,
      ),
    answer: numberList,
    solve: counts,
    ask: multiple =>
      both(equation(equation(repeated(multiple), times(box(), over(1, multiple.d))), over(box(), multiple.d))),
    key: complete,
    solution: multiple => [
      explained(
        equation(repeated(multiple), productOf(multiple)),
        line`${over(1, multiple.d)} is added ${multiple.n} times: multiply it by ${multiple.n}.`,
        line`${over(1, multiple.d)} se suma ${multiple.n} veces: multiplícalo por ${multiple.n}.`,
      ),
      counted(multiple),
    ],
    check: makesTrue,
  }),

  multipleOf: form({
    levels: ['easy'],
    instruction: missingNumber,
    draw: random => draw.one(random, FORMS.multipleOf),
    answer: integer,
    solve: ({ n }) => n,
    ask: ({ n, d }) => both(equation(over(n, d), times(box(), over(1, d)))),
    solution: multiple => [
      explained(
        equation(asParts(multiple), repeated(multiple)),
        line`The numerator is ${multiple.n}: there are ${multiple.n} parts of ${over(1, multiple.d)}.`,
        line`El numerador es ${multiple.n}: hay ${multiple.n} partes de ${over(1, multiple.d)}.`,
      ),
      explained(
        equation(asParts(multiple), productOf(multiple)),
        line`A sum of ${multiple.n} equal parts is ${multiple.n} times one of them.`,
        line`Una suma de ${multiple.n} partes iguales es ${multiple.n} veces una de ellas.`,
      ),
    ],
    check: fitsTheGap,
  }),

  bars: form({
    levels: ['easy'],
    draw: random => drawPictured.one(random, 0),
    answer: numberList,
    solve: counts,
    ask(multiple) {
      const { n, d } = multiple
      const drawn = [figure(fractionBar({ parts: d, shaded: n })), countGaps(multiple)]
      return n > d
        ? {
            en: [prose`Each bar is 1 whole. Complete the equation for the shaded part, box by box.`, ...drawn],
            es: [
              prose`Cada barra es 1 entero. Completa la igualdad para la parte sombreada, recuadro por recuadro.`,
              ...drawn,
            ],
          }
        : {
            en: [prose`The bar is 1 whole. Complete the equation for the shaded part, box by box.`, ...drawn],
            es: [
              prose`La barra es 1 entero. Completa la igualdad para la parte sombreada, recuadro por recuadro.`,
              ...drawn,
            ],
          }
    },
    key: complete,
    solution: multiple => [
      explained(
        list(...wholes(1, multiple.n)),
        line`Count the shaded parts. Each part is ${over(1, multiple.d)} of a whole.`,
        line`Cuenta las partes sombreadas. Cada parte es ${over(1, multiple.d)} de un entero.`,
      ),
      counted(multiple),
    ],
    check(printed, answers) {
      const parts = printed.figure('fraction-bar').rows.flatMap(row => row.wholes.flat())
      const gray = parts.filter(({ fill }) => fill === 'gray').length
      return answers.length === 2 && answers.every(answer => exact(answer).equals(gray)) && makesTrue(printed, answers)
    },
  }),

  jumps: form({
    levels: ['easy'],
    draw: random => drawPictured.one(random, 1),
    answer: numberList,
    solve: counts,
    ask(multiple) {
      const { n, d } = multiple
      const line = numberLine({
        from: 0,
        to: Math.ceil(n / d),
        step: Ratio.of(1, d),
        labels: d,
        jumps: wholes(1, n).map(i => [Ratio.of(i - 1, d), Ratio.of(i, d)] as const),
      })
      const drawn = [figure(line), countGaps(multiple)]
      return {
        en: [prose`Write the product that the jumps show. Fill in the boxes from left to right.`, ...drawn],
        es: [
          prose`Escribe el producto que muestran los saltos. Completa los recuadros de izquierda a derecha.`,
          ...drawn,
        ],
      }
    },
    key: complete,
    solution: multiple => [
      explained(
        list(...wholes(1, multiple.n)),
        line`Count the jumps. From 0 to 1 there are ${multiple.d} steps, so each jump is ${over(1, multiple.d)}.`,
        line`Cuenta los saltos. De 0 a 1 hay ${multiple.d} pasos, así que cada salto es de ${over(1, multiple.d)}.`,
      ),
      counted(multiple),
    ],
    check(printed, answers) {
      const { jumps } = printed.figure('number-line')
      return (
        answers.length === 2 &&
        answers.every(answer => exact(answer).equals(jumps.length)) &&
        makesTrue(printed, answers)
      )
    },
  }),

  whichProduct: form({
    levels: ['easy'],
    draw: random => draw.one(random, FORMS.whichProduct),
    answer: formulaChoice,
    solve: productOf,
    mistakes: ({ n, d }) => ({
      exchanged: times(d, over(1, n)),
      ...(Math.abs(n - d) > 1 && d !== 2 * n && { difference: times(Math.abs(n - d), over(1, d)) }),
      sum: times(n + d, over(1, d)),
      numeratorBelow: times(n, over(1, n)),
    }),
    ask: multiple => ({
      en: prose`Which product is equal to ${asParts(multiple)}?`,
      es: prose`¿Qué producto es igual a ${asParts(multiple)}?`,
    }),
    solution: multiple => [
      explained(
        equation(asParts(multiple), repeated(multiple)),
        line`The numerator counts the parts: ${multiple.n}. The denominator tells how large each part is: ${over(1, multiple.d)}.`,
        line`El numerador cuenta las partes: ${multiple.n}. El denominador dice de qué tamaño es cada parte: ${over(1, multiple.d)}.`,
      ),
      explained(
        productOf(multiple),
        line`This product is ${multiple.n} parts of ${over(1, multiple.d)}.`,
        line`Este producto son ${multiple.n} partes de ${over(1, multiple.d)}.`,
      ),
    ],
    whyWrong({ n, d }) {
      const partsOf = (other: number) => ({
        en: line`These are ${other} parts, not ${n}.`,
        es: line`Son ${other} partes, no ${n}.`,
      })
      return {
        exchanged: {
          en: line`The parts are ${over(1, n)}, not ${over(1, d)}.`,
          es: line`Las partes son de ${over(1, n)}, no de ${over(1, d)}.`,
        },
        difference: partsOf(Math.abs(n - d)),
        sum: partsOf(n + d),
        numeratorBelow: {
          en: line`The parts are ${over(1, n)}, not ${over(1, d)}.`,
          es: line`Las partes son de ${over(1, n)}, no de ${over(1, d)}.`,
        },
      }
    },
    check: (printed, answer) => evaluate(expr(answer)).equals(evaluate(printed.one('quotient'))),
  }),
})
