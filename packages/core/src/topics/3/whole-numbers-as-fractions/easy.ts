import {
  answerStep,
  type Block,
  type Both,
  blank,
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  fractionBar,
  fractionCircle,
  integer,
  itemOf,
  line,
  numberLine,
  numberList,
  over,
  prose,
  type Random,
  Ratio,
  ratioOfExact,
  step,
  times,
  type Value,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { fitsTheGap } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'

const DENOMINATORS = [3, 4, 6, 2, 8] as const

const drawn = {
  bars: (wholes: number, parts: number, shaded = wholes * parts): Figure => fractionBar({ parts, shaded, wholes }),
  circles: (wholes: number, parts: number, shaded = wholes * parts): Figure =>
    fractionCircle({ parts, shaded, wholes }),
}

/** The parts and the wholes of a picture of bars or circles. */
function counted(item: Figure) {
  const wholes =
    item.kind === 'fraction-bar'
      ? item.rows.flatMap(row => row.wholes)
      : item.kind === 'fraction-circle'
        ? item.circles
        : []
  return {
    wholes: wholes.length,
    parts: itemOf(wholes, 0).length,
    shaded: wholes.flat().filter(({ fill }) => fill !== 'white').length,
  }
}

/** 1, 2 or 3 wholes, and into how many parts each is cut; forms that take turns begin at other places. */
const drawWholes = (random: Random, first: number) => ({
  parts: random.evenly(turned(DENOMINATORS, first)),
  wholes: random.evenly(turned([2, 3, 1], first)),
})

/** A line of at most so many parts can be read. */
const drawLine = (random: Random) => {
  const { parts, wholes } = drawWholes(random, 1)
  return { parts, wholes: parts * wholes > 18 ? 1 : wholes }
}

/** One bar or one circle alone. */
const oneWhole = (shape: 'bars' | 'circles', gap: Expr): Both<Block> =>
  shape === 'bars'
    ? {
        en: prose`The bar is 1 whole. Write the missing number: ${gap}`,
        es: prose`La barra es 1 entero. Escribe el número que falta: ${gap}`,
      }
    : {
        en: prose`The circle is 1 whole. Write the missing number: ${gap}`,
        es: prose`El círculo es 1 entero. Escribe el número que falta: ${gap}`,
      }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  partsShown: form({
    levels: ['easy'],
    draw: random => ({ ...drawWholes(random, 0), shape: random.pick(['bars', 'circles'] as const) }),
    answer: integer,
    solve: ({ parts, wholes }) => parts * wholes,
    ask({ parts, wholes, shape }) {
      const [gap, picture] = [equation(wholes, over(blank(), parts)), drawn[shape](wholes, parts)]
      return withFigure(
        wholes === 1
          ? oneWhole(shape, gap)
          : shape === 'bars'
            ? {
                en: prose`Each bar is 1 whole. Write the missing number: ${gap}`,
                es: prose`Cada barra es 1 entero. Escribe el número que falta: ${gap}`,
              }
            : {
                en: prose`Each circle is 1 whole. Write the missing number: ${gap}`,
                es: prose`Cada círculo es 1 entero. Escribe el número que falta: ${gap}`,
              },
        picture,
      )
    },
    solution: ({ parts, wholes }) => [
      step(expr(parts), because.explain, {
        sentence: {
          en: line`Count the equal parts in 1 whole.`,
          es: line`Cuenta las partes iguales de 1 entero.`,
        },
      }),
      ...(wholes > 1
        ? [
            step(equation(times(wholes, parts), wholes * parts), because.explain, {
              sentence: {
                en: line`Find the parts of the ${wholes} wholes.`,
                es: line`Halla las partes de los ${wholes} enteros.`,
              },
            }),
          ]
        : []),
      answerStep(equation(wholes, over(wholes * parts, parts)), {
        en: line`The missing number is ${wholes * parts}.`,
        es: line`El número que falta es ${wholes * parts}.`,
      }),
    ],
    check(printed, answer) {
      const [picture] = printed.blocks.flatMap(block => (block.kind === 'figure' ? [counted(block.figure)] : []))
      return picture !== undefined && exact(answer).equals(picture.shaded) && fitsTheGap(printed, answer)
    },
  }),
  partsOnALine: form({
    levels: ['easy'],
    draw: drawLine,
    answer: integer,
    solve: ({ parts, wholes }) => parts * wholes,
    ask: ({ parts, wholes }) =>
      withFigure(
        {
          en: prose`Count the equal parts from 0 to ${wholes}. Write the missing number: ${equation(wholes, over(blank(), parts))}`,
          es: prose`Cuenta las partes iguales de 0 a ${wholes}. Escribe el número que falta: ${equation(wholes, over(blank(), parts))}`,
        },
        numberLine({
          from: 0,
          to: wholes,
          step: Ratio.of(1, parts),
          labels: [0, 1, 2, 3].slice(0, wholes + 1),
        }),
      ),
    solution: ({ parts, wholes }) => [
      step(expr(parts), because.explain, {
        sentence: {
          en: line`Count the equal parts from 0 to 1.`,
          es: line`Cuenta las partes iguales de 0 a 1.`,
        },
      }),
      ...(wholes > 1
        ? [
            step(equation(times(wholes, parts), wholes * parts), because.explain, {
              sentence: {
                en: line`Find the parts from 0 to ${wholes}.`,
                es: line`Halla las partes de 0 a ${wholes}.`,
              },
            }),
          ]
        : []),
      answerStep(equation(wholes, over(wholes * parts, parts)), {
        en: line`The missing number is ${wholes * parts}.`,
        es: line`El número que falta es ${wholes * parts}.`,
      }),
    ],
    check(printed, answer) {
      const { to, step: tick } = printed.figure('number-line')
      return (
        tick !== null && ratioOfExact(to).over(ratioOfExact(tick)).equals(exact(answer)) && fitsTheGap(printed, answer)
      )
    },
  }),
  whichPicture: form({
    levels: ['easy'],
    draw: random => ({
      parts: random.evenly([6, 3, 4] as const),
      wholes: random.evenly([2, 3]),
      shape: random.pick(['bars', 'circles'] as const),
    }),
    answer: figureChoice,
    solve: ({ parts, wholes, shape }): Figure => drawn[shape](wholes, parts),
    mistakes: ({ parts, wholes, shape }) => ({
      onePartMissing: drawn[shape](wholes, parts, wholes * parts - 1),
      oneWholeMore: drawn[shape](wholes + 1, parts),
      otherParts: drawn[shape](wholes, parts + (parts === 6 ? 2 : parts === 3 ? 1 : 2)),
    }),
    ask: ({ parts, wholes }) => ({
      en: prose`Which picture shows ${equation(wholes, over(wholes * parts, parts))}?`,
      es: prose`¿Qué dibujo muestra ${equation(wholes, over(wholes * parts, parts))}?`,
    }),
    solution: ({ parts, wholes, shape }) => [
      step(expr(parts), because.explain, {
        sentence: {
          en: line`The denominator tells how many equal parts each whole has.`,
          es: line`El denominador dice cuántas partes iguales tiene cada entero.`,
        },
      }),
      step(expr(wholes * parts), because.explain, {
        sentence: {
          en: line`The numerator tells how many parts are shaded: all the parts of ${wholes} wholes.`,
          es: line`El numerador dice cuántas partes están sombreadas: todas las partes de ${wholes} enteros.`,
        },
      }),
      explained(
        figure(drawn[shape](wholes, parts)),
        line`This picture shows ${wholes} wholes of ${parts} parts, all shaded.`,
        line`Este dibujo muestra ${wholes} enteros de ${parts} partes, todas sombreadas.`,
      ),
    ],
    whyWrong: ({ parts, wholes }) => ({
      onePartMissing: { en: line`One part is not shaded.`, es: line`Falta sombrear una parte.` },
      oneWholeMore: {
        en: line`It has ${wholes + 1} wholes, not ${wholes}.`,
        es: line`Tiene ${wholes + 1} enteros, no ${wholes}.`,
      },
      otherParts: {
        en: line`Each whole has ${parts + (parts === 3 ? 1 : 2)} parts, not ${parts}.`,
        es: line`Cada entero tiene ${parts + (parts === 3 ? 1 : 2)} partes, no ${parts}.`,
      },
    }),
    check(printed, answer) {
      const picture = counted(answer)
      const { right } = printed.one('relation')
      if (right.kind !== 'quotient') return false
      return evaluate(right.over).equals(picture.shaded) && evaluate(right.under).equals(picture.parts)
    },
  }),
  wholeShown: form({
    levels: ['easy'],
    draw: random => ({
      parts: random.evenly(turned(DENOMINATORS, 2)),
      wholes: random.evenly([3, 2]),
      shape: random.pick(['circles', 'bars'] as const),
    }),
    answer: numberList,
    solve: ({ parts, wholes }): readonly Value[] => [parts * wholes, wholes],
    ask({ parts, wholes, shape }) {
      const gap = equation(over(blank(), parts), blank())
      return withFigure(
        {
          en: prose`Write how many parts are shaded. Then write how many wholes are shaded: ${gap}`,
          es: prose`Escribe cuántas partes están sombreadas. Luego escribe cuántos enteros están sombreados: ${gap}`,
        },
        drawn[shape](wholes, parts),
      )
    },
    namedAnswer: ({ parts, wholes }) => both(equation(over(parts * wholes, parts), wholes)),
    solution: ({ parts, wholes }) => [
      step(over(parts * wholes, parts), because.countShadedParts, { parts: parts * wholes }),
      step(equation(over(parts * wholes, parts), wholes), because.explain, {
        sentence: {
          en: line`Count the shaded wholes: ${wholes}.`,
          es: line`Cuenta los enteros sombreados: ${wholes}.`,
        },
      }),
    ],
    check(printed, answers) {
      const [picture] = printed.blocks.flatMap(block => (block.kind === 'figure' ? [counted(block.figure)] : []))
      const [shaded, wholes] = [itemOf(answers, 0), itemOf(answers, 1)]
      return (
        picture !== undefined &&
        answers.length === 2 &&
        exact(shaded).equals(picture.shaded) &&
        exact(wholes).times(picture.parts).equals(picture.shaded)
      )
    },
  }),
})
