import {
  type Both,
  baseTenBlocks,
  blank,
  both,
  type Content,
  drawing,
  equation,
  exact,
  type FormMaker,
  figure,
  integer,
  isTrue,
  line,
  minus,
  numberList,
  prose,
  step,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { complete, fitsTheGap, resultOf, toWorkOut, written } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { CROSSED_OUT, drawFact, drawNext, drawOfSign } from './numbers.ts'
import { asTens, countRods, inTens, rods, shownBy, tensAsNumber, withOnes, worked } from './tens.ts'

export const add = { en: prose`Add.`, es: prose`Suma.` }
export const subtract = { en: prose`Subtract.`, es: prose`Resta.` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  rods: form({
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`Use the rods to complete the equation.`,
      es: prose`Usa las barras para completar la ecuación.`,
    },
    draw: drawNext,
    answer: integer,
    solve: resultOf,
    ask: fact => both([figure(rods(fact)), toWorkOut(fact)]),
    solution: fact => [countRods(fact), tensAsNumber(fact)],
    check: (printed, answer) =>
      fitsTheGap(printed, answer) && exact(answer).equals(shownBy(printed.figure('base-ten-blocks')).left),
  }),

  relatedFact: form({
    levels: ['easy'],
    draw: random => drawFact(random, 0),
    answer: integer,
    solve: resultOf,
    ask: fact => ({
      en: [prose`Use ${withOnes(fact)} to help you.`, toWorkOut(fact)],
      es: [prose`Usa ${withOnes(fact)} como ayuda.`, toWorkOut(fact)],
    }),
    solution: fact => [
      step(asTens(fact), because.explain, {
        sentence: {
          en: line`Work with tens the way you work with ones: ${withOnes(fact)}.`,
          es: line`Trabaja con las decenas como con las unidades: ${withOnes(fact)}.`,
        },
      }),
      tensAsNumber(fact),
    ],
    check(printed, answer) {
      const [, gap] = tupleOf(printed.all('relation'), 2)
      return isTrue(filled(gap, answer))
    },
  }),

  tensLanguage: form({
    levels: ['easy'],
    instruction: { en: prose`Use tens to help you.`, es: prose`Usa las decenas como ayuda.` },
    draw: random => drawFact(random, 11),
    answer: numberList,
    solve: fact => [resultOf(fact) / 10, resultOf(fact)],
    ask(fact): Both<Content> {
      const { a, b, sign } = fact
      const [m, n] = [inTens(a), inTens(b)]
      return {
        en: [sign === '+' ? prose`${m} + ${n} = ____ tens` : prose`${m} − ${n} = ____ tens`, toWorkOut(fact)],
        es: [sign === '+' ? prose`${m} + ${n} = ____ decenas` : prose`${m} − ${n} = ____ decenas`, toWorkOut(fact)],
      }
    },
    solution: worked,
    check: (printed, [tens, result]) =>
      tens !== undefined &&
      result !== undefined &&
      exact(tens).times(10).equals(exact(result)) &&
      isTrue(filled(printed.one('relation'), result)),
  }),

  crossOut: form({
    levels: ['easy'],
    lines: 0,
    draw: random => random.evenly(CROSSED_OUT),
    answer: {
      ...drawing<readonly [all: number, crossed: number]>(
        ([a, b]) => rods({ a, b, sign: '−' }),
        ([a, b]) => [[a, b - 10]],
      ),
      show: ([a, b]) => both([figure(rods({ a, b, sign: '−' })), complete({ a, b, sign: '−' })]),
    },
    solve: ({ a, b }) => [a, b],
    ask(fact): Both<Content> {
      const [drawn, gap] = [figure(baseTenBlocks({ tens: fact.a / 10 })), toWorkOut(fact)]
      return {
        en: [prose`Cross out rods to show ${written(fact)}. Then subtract.`, drawn, gap],
        es: [prose`Tacha barras para mostrar ${written(fact)}. Luego resta.`, drawn, gap],
      }
    },
    solution: fact => [
      step(figure(rods(fact)), because.explain, {
        sentence: {
          en: line`${fact.b} is ${fact.b / 10} tens: cross out ${fact.b / 10} rods.`,
          es: line`${fact.b} son ${fact.b / 10} decenas: tacha ${fact.b / 10} barras.`,
        },
      }),
      countRods(fact),
      tensAsNumber(fact),
    ],
    check(printed, [all, crossed]) {
      const shown = shownBy(printed.figure('base-ten-blocks'))
      return shown.all === all && isTrue(filled(printed.one('relation'), all - crossed))
    },
  }),

  writeTheSubtraction: form({
    levels: ['easy'],
    draw: random => drawOfSign(random, '−', 4),
    answer: numberList,
    solve: fact => [fact.a, fact.b, resultOf(fact)],
    ask(fact): Both<Content> {
      const [drawn, gap] = [figure(rods(fact)), equation(minus(blank(2), blank(2)), blank(2))]
      return {
        en: [prose`Write the subtraction that the rods show.`, drawn, gap],
        es: [prose`Escribe la resta que muestran las barras.`, drawn, gap],
      }
    },
    namedAnswer: fact => both(complete(fact)),
    solution: fact => [
      step(both(prose`${inTens(fact.a)} = ${fact.a}`), because.explain, {
        sentence: { en: line`Count all the rods.`, es: line`Cuenta todas las barras.` },
      }),
      step(both(prose`${inTens(fact.b)} = ${fact.b}`), because.explain, {
        sentence: { en: line`Count the rods that are crossed out.`, es: line`Cuenta las barras tachadas.` },
      }),
      step(complete(fact), because.explain, {
        sentence: {
          en: line`Count the other rods: ${inTens(resultOf(fact))}.`,
          es: line`Cuenta las otras barras: ${inTens(resultOf(fact))}.`,
        },
      }),
    ],
    check(printed, answers) {
      const { all, left } = shownBy(printed.figure('base-ten-blocks'))
      const [start, taken, rest] = tupleOf(
        answers.map(value => exact(value).n),
        3,
      )
      return start === all && rest === left && taken + rest === start
    },
  }),

  sums: form({
    levels: ['easy'],
    instruction: add,
    draw: random => drawOfSign(random, '+', 3),
    answer: integer,
    solve: resultOf,
    ask: fact => both(toWorkOut(fact)),
    solution: worked,
    check: fitsTheGap,
  }),

  differences: form({
    levels: ['easy'],
    instruction: subtract,
    draw: random => drawOfSign(random, '−', 15),
    answer: integer,
    solve: resultOf,
    ask: fact => both(toWorkOut(fact)),
    solution: worked,
    check: fitsTheGap,
  }),
})
