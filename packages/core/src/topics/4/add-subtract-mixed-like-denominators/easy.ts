import {
  blank,
  both,
  box,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  formulaChoice,
  fractionBar,
  isTrue,
  itemOf,
  line,
  mixed,
  mixedNumber,
  numberList,
  over,
  type Printed,
  prose,
  Ratio,
  statements,
  sum,
  type Value,
} from '../../../author.ts'
import { filled } from '../../kit/equations/filled.ts'
import {
  asItStands,
  type Mixed,
  mixedShown,
  mixedSteps,
  operated,
  ratioOf,
  resultOf,
} from '../../kit/fractions/mixed.ts'
import { drawPlain, MIXED, type Operation } from './draws.ts'
import type { levels } from './levels.ts'

const written = ({ sign, a, b }: Operation) => operated(sign, asItStands(a), asItStands(b))

/** The parts of all printed numbers, counted in parts of one size. */
export const countsUp = (printed: Printed, answer: Value): boolean => evaluate(printed.one('sum')).equals(exact(answer))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  plain: form({
    levels: ['easy'],
    share: 2,
    instruction: MIXED,
    draw: random => drawPlain(random, 0),
    answer: mixedNumber,
    solve: ({ sign, a, b }) => mixedShown(resultOf(sign, a, b)),
    ask: facts => both(equation(written(facts), blank(3))),
    solution: ({ sign, a, b }) => mixedSteps(sign, a, b),
    check: countsUp,
  }),

  wholeAndParts: form({
    levels: ['easy'],
    instruction: {
      en: prose`Write the missing numbers from left to right.`,
      es: prose`Escribe los números que faltan, de izquierda a derecha.`,
    },
    draw: random => drawPlain(random, 2, ['−', '+']),
    answer: numberList,
    solve({ sign, a, b }): readonly Value[] {
      const { w, n } = resultOf(sign, a, b)
      return [w, n]
    },
    ask: facts => both(equation(written(facts), sum(box(), over(box(), facts.a.d)))),
    key: ({ sign, a, b }) => {
      const { w, n, d } = resultOf(sign, a, b)
      return both(sum(w, over(n, d)))
    },
    solution: ({ sign, a, b }) => {
      const { w, n, d } = resultOf(sign, a, b)
      return [
        explained(
          statements(equation(operated(sign, sum(a.w), sum(b.w)), w)),
          sign === '+' ? line`Add the whole numbers.` : line`Subtract the whole numbers.`,
          sign === '+' ? line`Suma los números enteros.` : line`Resta los números enteros.`,
        ),
        explained(
          equation(operated(sign, over(a.n, d), over(b.n, d)), over(n, d)),
          sign === '+'
            ? line`Add the numerators and keep the denominator.`
            : line`Subtract the numerators and keep the denominator.`,
          sign === '+'
            ? line`Suma los numeradores y conserva el denominador.`
            : line`Resta los numeradores y conserva el denominador.`,
        ),
        explained(
          equation(written({ sign, a, b }), sum(w, over(n, d))),
          line`The missing numbers are ${w} and ${n}.`,
          line`Los números que faltan son ${w} y ${n}.`,
        ),
      ]
    },
    check(printed, answers) {
      const [w, n] = answers
      return (
        answers.length === 2 &&
        w !== undefined &&
        n !== undefined &&
        isTrue(filled(printed.one('relation'), w, n)) &&
        exact(n).compare(Ratio.of(evaluate(printed.one('sum')).d)) < 0
      )
    },
  }),

  bars: form({
    levels: ['easy'],
    lines: 1,
    draw: random =>
      random.until(
        () => drawPlain(random, 3, ['+'], 2),
        ({ a }) => a.d < 10,
      ),
    answer: mixedNumber,
    solve: ({ sign, a, b }) => mixedShown(resultOf(sign, a, b)),
    ask({ a, b }) {
      const row = (value: Mixed) => ({ parts: value.d, shaded: value.w * value.d + value.n, label: asItStands(value) })
      const drawn = figure(fractionBar(row(a), row(b)))
      return {
        en: [prose`Each bar is 1 whole. Add the two amounts. Write the sum as a mixed number.`, drawn],
        es: [prose`Cada barra es 1 entero. Suma las dos cantidades. Escribe la suma como número mixto.`, drawn],
      }
    },
    solution: ({ sign, a, b }) => mixedSteps(sign, a, b),
    // Counts the shaded parts.
    check(printed, answer) {
      const wholes = printed.figure('fraction-bar').rows.flatMap(row => row.wholes)
      const counted = wholes.flat().filter(({ fill }) => fill === 'gray').length
      return exact(answer).times(itemOf(wholes, 0).length).equals(counted)
    },
  }),

  choose: form({
    levels: ['easy'],
    draw: random => drawPlain(random, 5),
    answer: formulaChoice,
    solve: ({ sign, a, b }) => mixedShown(resultOf(sign, a, b)),
    mistakes({ sign, a, b }) {
      const { w, n, d } = resultOf(sign, a, b)
      const value = (whole: number, top: number, under: number) =>
        whole > 0 && top > 0 && top < under ? { value: mixed(Ratio.of(whole * under + top, under)) } : null
      const wrong = {
        denominators: sign === '+' ? value(w, n, 2 * d) : null,
        firstWholeOnly: value(a.w, n, d),
        otherSign: sign === '+' ? value(w, Math.abs(a.n - b.n), d) : value(w, a.n + b.n, d),
        oneWholeMore: value(w + 1, n, d),
        firstPartOnly: value(w, a.n, d),
        oneWholeLess: value(w - 1, n, d),
      }
      return Object.fromEntries(
        Object.entries(wrong).flatMap(([name, own]) => {
          if (!own || exact(own.value).equals(ratioOf({ w, n, d }))) return []
          return [[name, own.value]]
        }),
      )
    },
    ask: facts => ({
      en: prose`Which number is equal to ${written(facts)}?`,
      es: prose`¿Qué número es igual a ${written(facts)}?`,
    }),
    solution: ({ sign, a, b }) => mixedSteps(sign, a, b),
    whyWrong({ sign, a, b }) {
      const { w } = resultOf(sign, a, b)
      const whole = {
        en: line`The whole number must be ${w}.`,
        es: line`El número entero debe ser ${w}.`,
      }
      return {
        denominators: {
          en: line`The denominators were added. The parts keep their size.`,
          es: line`Se sumaron los denominadores. Las partes no cambian de tamaño.`,
        },
        firstWholeOnly:
          sign === '+'
            ? { en: line`The whole number ${b.w} was not added.`, es: line`No se sumó el número entero ${b.w}.` }
            : { en: line`The whole number ${b.w} was not subtracted.`, es: line`No se restó el número entero ${b.w}.` },
        otherSign:
          sign === '+'
            ? {
                en: line`The fractions were subtracted, not added.`,
                es: line`Las fracciones se restaron en vez de sumarse.`,
              }
            : {
                en: line`The fractions were added, not subtracted.`,
                es: line`Las fracciones se sumaron en vez de restarse.`,
              },
        oneWholeMore: whole,
        firstPartOnly: {
          en: line`The fraction of the second number was left out.`,
          es: line`Se omitió la fracción del segundo número.`,
        },
        oneWholeLess: whole,
      }
    },
    check: countsUp,
  }),
})
