import {
  blank,
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
  isTrue,
  line,
  list,
  match,
  mixedNumberInLowestTerms,
  numberLine,
  numberList,
  over,
  type Pair,
  type Printed,
  prose,
  Ratio,
  type Step,
  statements,
  symbol,
  times,
  type Value,
  wholes,
} from '../../../author.ts'
import { formulaIn, valueIn } from '../../kit/choices/cells.ts'
import { filled } from '../../kit/equations/filled.ts'
import type { levels } from './levels.ts'
import {
  asParts,
  drawer,
  MISSING,
  MIXED,
  type Multiple,
  mixedOf,
  multiplied,
  multipliedOut,
  productOf,
  repeated,
  resultOf,
  simplified,
} from './multiple.ts'

const FORMS = { product: 0, asUnits: 1, jumps: 2, notEqual: 3, match: 4 } as const
const draw = drawer(multiple => {
  const result = resultOf(multiple).toNumber()
  return multiple.a > 1 && multiple.n < 10 && result > 1 && result < 5
}, 5)

const asUnits = ({ n, a, d }: Multiple): Expr => times(n * a, over(1, d))

/** Adds the fraction so many times. */
const addedUp = (printed: Printed): Ratio => {
  const [whole, part] = printed.one('product').factors.map(factor => evaluate(factor))
  if (!whole || !part) return Ratio.of(0)
  return wholes(1, whole.n).reduce(all => all.plus(part), Ratio.of(0))
}

/** What is not equal, by the mistake that makes it. */
const WRONG = ['denominatorToo', 'addedUnits', 'oneLess', 'exchanged'] as const
type Wrong = (typeof WRONG)[number]
const wrongOf = (multiple: Multiple, wrong: Wrong): Expr => {
  const { n, a, d } = multiple
  return {
    denominatorToo: over(n * a, n * d),
    addedUnits: times(n + a, over(1, d)),
    oneLess: repeated({ ...multiple, n: n - 1 }),
    exchanged: times(d, over(a, n)),
  }[wrong]
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  product: form({
    levels: ['medium'],
    share: 2,
    instruction: MIXED,
    draw: random => draw.one(random, FORMS.product),
    answer: mixedNumberInLowestTerms,
    solve: mixedOf,
    ask: multiple => both(equation(productOf(multiple), blank(3))),
    solution: multiplied,
    check: (printed, answer) => addedUp(printed).equals(exact(answer)),
  }),

  asUnits: form({
    levels: ['medium'],
    instruction: MISSING,
    draw: random => draw.one(random, FORMS.asUnits),
    answer: numberList,
    solve: ({ n, a }): readonly Value[] => [n * a, n * a],
    ask: multiple =>
      both(equation(equation(productOf(multiple), times(box(), over(1, multiple.d))), over(box(), multiple.d))),
    key: multiple => both(equation(equation(productOf(multiple), asUnits(multiple)), asParts(multiple))),
    solution: multiple => {
      const { n, a, d } = multiple
      return [
        explained(
          equation(over(a, d), times(a, over(1, d))),
          line`${over(a, d)} is ${a} parts of ${over(1, d)}.`,
          line`${over(a, d)} son ${a} partes de ${over(1, d)}.`,
        ),
        explained(
          equation(times(n, a), n * a),
          line`There are ${n} times as many parts: multiply.`,
          line`Hay ${n} veces esa cantidad de partes: multiplica.`,
        ),
        explained(
          equation(asUnits(multiple), asParts(multiple)),
          line`${n * a} parts of ${over(1, d)} make ${asParts(multiple)}.`,
          line`${n * a} partes de ${over(1, d)} forman ${asParts(multiple)}.`,
        ),
      ]
    },
    check: (printed, answers) => isTrue(filled(printed.one('relation'), ...answers)),
  }),

  jumps: form({
    levels: ['medium'],
    draw: random =>
      random.until(
        () => draw.one(random, FORMS.jumps),
        ({ n, d }) => d < 9 && n < 8,
      ),
    answer: numberList,
    solve: ({ n, a }): readonly Value[] => [n, a, n * a],
    ask({ n, a, d }) {
      const drawn = [
        figure(
          numberLine({
            from: 0,
            to: Math.ceil((n * a) / d),
            step: Ratio.of(1, d),
            labels: d,
            jumps: wholes(1, n).map(i => [Ratio.of((i - 1) * a, d), Ratio.of(i * a, d)] as const),
          }),
        ),
        equation(times(box(), over(box(), d)), over(box(), d)),
      ]
      return {
        en: [
          prose`The jumps are equal. Write the product that they show. Fill in the boxes from left to right.`,
          ...drawn,
        ],
        es: [
          prose`Los saltos son iguales. Escribe el producto que muestran. Completa los recuadros de izquierda a derecha.`,
          ...drawn,
        ],
      }
    },
    key: multiple => both(equation(productOf(multiple), asParts(multiple))),
    solution: ({ n, a, d }) => [
      explained(
        over(a, d),
        line`From 0 to 1 there are ${d} steps, and one jump is ${a} of them.`,
        line`De 0 a 1 hay ${d} pasos y un salto abarca ${a} de ellos.`,
      ),
      explained(list(...wholes(1, n)), line`Count the jumps.`, line`Cuenta los saltos.`),
      explained(
        equation(times(n, over(a, d)), over(n * a, d)),
        line`The jumps are ${n * a} steps in all: ${equation(times(n, a), n * a)}.`,
        line`Los saltos son ${n * a} pasos en total: ${equation(times(n, a), n * a)}.`,
      ),
    ],
    check(printed, answers) {
      const { jumps, step } = printed.figure('number-line')
      const end = jumps.at(-1)?.to
      const [count, size, total] = answers.map(answer => exact(answer))
      if (!step || !end || !count || !size || !total) return false
      const steps = Ratio.of(end.n, end.d).over(Ratio.of(step.n, step.d))
      return (
        answers.length === 3 &&
        count.equals(jumps.length) &&
        size.times(jumps.length).equals(steps) &&
        total.equals(steps)
      )
    },
  }),

  notEqual: form({
    levels: ['medium'],
    draw(random) {
      const wrong = random.evenly(WRONG)
      return random.until(
        () => ({ wrong, multiple: draw.one(random, FORMS.notEqual) }),
        // The sum of as many is printed among the choices, and none of them is equal by chance.
        ({ multiple }) =>
          multiple.n > 2 && multiple.n < 6 && !evaluate(wrongOf(multiple, wrong)).equals(resultOf(multiple)),
      )
    },
    answer: formulaChoice,
    solve: ({ multiple, wrong }) => wrongOf(multiple, wrong),
    mistakes({ multiple, wrong }) {
      const { n, a, d } = multiple
      // One of them looks like the wrong one.
      return {
        parts: asParts(multiple),
        units: asUnits(multiple),
        other: wrong === 'exchanged' ? times(a, over(n, d)) : repeated(multiple),
      }
    },
    ask: ({ multiple }) => ({
      en: prose`Which is not equal to ${productOf(multiple)}?`,
      es: prose`¿Cuál no es igual a ${productOf(multiple)}?`,
    }),
    solution({ multiple, wrong }) {
      const { n, a, d } = multiple
      const why = {
        denominatorToo: {
          en: line`Here the denominator was multiplied by ${n} too. The parts would no longer be ${over(1, d)}.`,
          es: line`Aquí también se multiplicó el denominador por ${n}. Las partes ya no serían de ${over(1, d)}.`,
        },
        addedUnits: {
          en: line`Here ${n} and ${a} were added instead of multiplied.`,
          es: line`Aquí ${n} y ${a} se sumaron en vez de multiplicarse.`,
        },
        oneLess: {
          en: line`Here ${over(a, d)} is added only ${n - 1} times, not ${n} times.`,
          es: line`Aquí ${over(a, d)} se suma solo ${n - 1} veces, no ${n} veces.`,
        },
        exchanged: {
          en: line`Here ${n} and ${d} changed places: the product would be ${over(d * a, n)}.`,
          es: line`Aquí ${n} y ${d} cambiaron de lugar: el producto sería ${over(d * a, n)}.`,
        },
      }[wrong]
      return [
        explained(
          equation(equation(productOf(multiple), asUnits(multiple)), asParts(multiple)),
          line`The product is ${n} times ${a} parts of ${over(1, d)}.`,
          line`El producto son ${n} veces ${a} partes de ${over(1, d)}.`,
        ),
        explained(wrongOf(multiple, wrong), why.en, why.es),
      ]
    },
    whyWrong({ multiple, wrong }) {
      const { n, a, d } = multiple
      const isEqual = (value: Expr) =>
        explained(
          equation(value, asParts(multiple)),
          line`It is equal to ${productOf(multiple)}.`,
          line`Es igual a ${productOf(multiple)}.`,
        )
      return {
        parts: explained(
          equation(asParts(multiple), productOf(multiple)),
          line`This is the product itself.`,
          line`Es el producto mismo.`,
        ),
        units: isEqual(asUnits(multiple)),
        other: isEqual(wrong === 'exchanged' ? times(a, over(n, d)) : repeated(multiple)),
      }
    },
    check: (printed, answer) => !evaluate(expr(answer)).equals(addedUp(printed)),
  }),

  match: form(
    match({
      levels: ['medium'],
      what: {
        en: line`each product with its value`,
        es: line`cada producto con su valor`,
      },
      draw: random =>
        random
          .until(
            () => random.sample(draw.all(FORMS.match), 4),
            four => new Set(four.map(multiple => resultOf(multiple).toNumber())).size === 4,
          )
          .map((multiple): Pair => [productOf(multiple), mixedOf(multiple)]),
      belong: (left, right) => valueIn(left).equals(valueIn(right)),
      solution: (pairs, letters): readonly Step[] => {
        return [
          explained(
            statements(...pairs.map(([left]) => multipliedOut(formulaIn(left)))),
            line`Multiply each numerator by the whole number.`,
            line`Multiplica cada numerador por el número entero.`,
          ),
          explained(
            statements(...pairs.map(([left, right]) => equation(simplified(formulaIn(left)), formulaIn(right)))),
            line`Use lowest terms. Then divide each numerator by its denominator: the quotient counts the wholes.`,
            line`Usa la mínima expresión. Luego divide cada numerador entre su denominador: el cociente cuenta los enteros.`,
          ),
          explained(
            list(...letters.map(letter => symbol(letter))),
            line`Write the letter of the value of each product.`,
            line`Escribe la letra del valor de cada producto.`,
          ),
        ]
      },
    }),
  ),
})
