import {
  answerStep,
  blank,
  both,
  count,
  defineTopic,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type Figure,
  figure,
  figureChoice,
  fractionBar,
  fractionCircle,
  integer,
  itemOf,
  line,
  list,
  match,
  numberLine,
  numberList,
  over,
  prose,
  quantity,
  type Random,
  Ratio,
  ratioOfExact,
  statements,
  step,
  story,
  symbol,
  times,
  type Value,
  withFigure,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { valueIn } from '../kit/choices/cells.ts'
import { turned } from '../kit/choices/turned.ts'
import { fitsTheGap, missingNumber } from '../kit/facts/facts.ts'
import { cutStories } from './whole-numbers-as-fractions/cut-stories.ts'
import { hardForms } from './whole-numbers-as-fractions/hard-forms.ts'
import { levels } from './whole-numbers-as-fractions/levels.ts'
import { partsOfWholes, wholeIs } from './whole-numbers-as-fractions/parts.ts'

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

/** 2 to 6 wholes; a denominator of 1 comes once in six. */
function drawFact(random: Random) {
  const parts = random.evenly([4, 3, 8, 2, 6, 1])
  return {
    parts,
    wholes: random.until(
      () => random.int(2, 6),
      wholes => wholes !== parts,
    ),
  }
}

/** The whole numbers after the first one. */
const wholesFrom = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i + 1)
/** All ticks with their fractions, also where a whole number stands: 6/3, 7/3, 8/3. */
const ticksOf = (parts: number, from: number, wholes: number) =>
  Array.from({ length: wholes * parts + 2 }, (_, i) => from * parts + i).map(
    at => [Ratio.of(at, parts), over(at, parts)] as const,
  )

export const wholeNumbersAsFractions = defineTopic(
  {
    id: 'whole-numbers-as-fractions',
    name: { en: 'Whole numbers as fractions', es: 'Números enteros como fracciones' },
    description: {
      en: 'Write whole numbers as fractions and recognize fractions that equal a whole number.',
      es: 'Escribe números enteros como fracciones y reconoce fracciones iguales a un número entero.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['3.NF.A.3c'],
    levels,
  },
  form => ({
    partsShown: form({
      levels: ['easy'],
      draw: random => ({ ...drawWholes(random, 0), shape: random.pick(['bars', 'circles'] as const) }),
      answer: integer,
      solve: ({ parts, wholes }) => parts * wholes,
      ask({ parts, wholes, shape }) {
        const [gap, picture] = [equation(wholes, over(blank(), parts)), drawn[shape](wholes, parts)]
        return withFigure(
          shape === 'bars'
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
          tick !== null &&
          ratioOfExact(to).over(ratioOfExact(tick)).equals(exact(answer)) &&
          fitsTheGap(printed, answer)
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
          line`In the other pictures a part is not shaded, there is one whole too many, or the wholes have other parts.`,
          line`En los otros dibujos falta sombrear una parte, hay un entero de más o los enteros tienen otras partes.`,
        ),
      ],
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

    numerator: form({
      levels: ['medium'],
      share: 2,
      instruction: missingNumber,
      draw: drawFact,
      answer: integer,
      solve: ({ parts, wholes }) => parts * wholes,
      ask: ({ parts, wholes }) => both(equation(wholes, over(blank(), parts))),
      solution: ({ parts, wholes }) => partsOfWholes(wholes, parts),
      check: fitsTheGap,
    }),

    toWhole: form({
      levels: ['medium'],
      instruction: { en: prose`Write the whole number.`, es: prose`Escribe el número entero.` },
      draw(random) {
        const { parts, wholes } = drawFact(random)
        return { parts: parts === 1 ? 4 : parts, wholes }
      },
      answer: integer,
      solve: ({ wholes }) => wholes,
      ask: ({ parts, wholes }) => both(equation(over(parts * wholes, parts), blank())),
      solution: ({ parts, wholes }) => wholeIs(parts * wholes, parts),
      check: fitsTheGap,
    }),

    match: form(
      match({
        levels: ['medium'],
        what: {
          en: line`each fraction with an equal whole number`,
          es: line`cada fracción con un número entero igual`,
        },
        // Fractions of one denominator or numerator stand side by side.
        draw(random) {
          const parts = random.evenly([4, 3, 6, 2])
          const wholes = random.sample([2, 3, 4, 5, 6], 4)
          const [a, b, c, d] = wholes
          const other = parts === 4 ? 2 : parts === 3 ? 6 : parts === 6 ? 3 : 4
          return [
            [over(parts * a, parts), a],
            [over(other * b, other), b],
            [over(parts * c, parts), c],
            [over(other * d, other), d],
          ] as const
        },
        belong: ([left], right) => left !== undefined && valueIn([left]).equals(valueIn(right)),
        solution: (pairs, letters) => [
          step(
            statements(
              ...pairs.map(([left, right]) => {
                const { over: top, under } = left as Extract<Expr, { kind: 'quotient' }>
                return equation(divide(top, under), right as number)
              }),
            ),
            because.explain,
            {
              sentence: {
                en: line`Divide the numerator by the denominator, row by row.`,
                es: line`Divide el numerador entre el denominador, fila por fila.`,
              },
            },
          ),
          step(list(...letters.map(name => symbol(name))), because.explain, {
            sentence: { en: line`Write the letter for each row.`, es: line`Escribe la letra de cada fila.` },
          }),
        ],
      }),
    ),

    wholesOnALine: form({
      levels: ['medium'],
      instruction: {
        en: prose`Write the whole number that belongs in each box.`,
        es: prose`Escribe el número entero que va en cada recuadro.`,
      },
      wide: true,
      draw(random) {
        const parts = random.evenly([3, 4, 2, 6])
        return { parts, from: random.int(1, parts === 6 ? 4 : 3), wholes: parts === 2 ? 3 : 2 }
      },
      answer: numberList,
      solve: ({ from, wholes }): readonly Value[] => wholesFrom(from, wholes),
      ask: ({ parts, from, wholes }) =>
        both(
          figure(
            numberLine({
              from,
              to: Ratio.of((from + wholes) * parts + 1, parts),
              step: Ratio.of(1, parts),
              labels: ticksOf(parts, from, wholes),
              blanks: wholesFrom(from, wholes),
            }),
          ),
        ),
      solution: ({ parts, from, wholes }) => [
        ...wholesFrom(from, wholes).map(whole =>
          step(equation(over(whole * parts, parts), whole), because.explain, {
            sentence: {
              en: line`This box comes after ${over(whole * parts - 1, parts)}: ${whole * parts} parts from 0.`,
              es: line`Este recuadro va después de ${over(whole * parts - 1, parts)}: a ${whole * parts} partes del 0.`,
            },
          }),
        ),
        step(list(...wholesFrom(from, wholes)), because.explain, {
          sentence: {
            en: line`Write the whole numbers in the boxes.`,
            es: line`Escribe los números enteros en los recuadros.`,
          },
        }),
      ],
      check(printed, answers) {
        const boxes = printed.figure('number-line').labels.filter(({ label }) => label.kind === 'blank')
        return (
          boxes.length === answers.length &&
          boxes.every(({ at }, i) => exact(itemOf(answers, i)).equals(ratioOfExact(at)))
        )
      },
    }),

    cutStory: form(
      story({
        levels: ['medium'],
        settings: cutStories,
        draw: (random, { parts, most }) => ({
          wholes: random.int(3, most),
          part: over(1, random.pick(parts)),
        }),
        answer: quantity,
        solve: ({ wholes, part }) => count(exact(wholes).over(evaluate(part)), nouns.piece),
        ask: ({ wholes, part }, { tell }) => tell(wholes, part),
        solution({ wholes, part }, { amount }, { answers }) {
          const parts = Ratio.of(1).over(evaluate(part)).n
          const all = exact(amount).n
          return [
            step(equation(1, over(parts, parts)), because.explain, {
              sentence: {
                en: line`Each whole gives ${parts} pieces.`,
                es: line`De cada entero salen ${parts} pedazos.`,
              },
            }),
            step(equation(times(wholes, parts), all), because.multiply),
            answerStep(equation(wholes, over(all, parts)), answers(all)),
          ]
        },
        // So many pieces of that size make the wholes.
        check: (numberOf, { amount }) => exact(amount).times(numberOf('part')).equals(numberOf('wholes')),
      }),
    ),

    ...hardForms(form),
  }),
)
