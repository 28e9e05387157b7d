import {
  answerStep,
  count,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  figureChoice,
  fraction,
  line,
  type NumberLine,
  over,
  prose,
  type Random,
  Ratio,
  ratioOfExact,
  type Step,
  step,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { type Level, lineOf, marked, partsToOne, placed, plotted, TICKS, type Tick } from './parts.ts'

const draw = (random: Random, { kind }: Level, turns = 0): Tick => random.evenly(startingAt(TICKS[kind], turns))

/** How many steps from zero a place is. */
const stepsTo = ({ step }: NumberLine, at: Ratio) => at.over(step ? ratioOfExact(step) : 1)

/** Beyond 1, the parts to the whole number before point A and those from there. */
function pastTheWhole(parts: number, at: number): readonly Step[] {
  const [before, more] = [Math.floor(at / parts), at % parts]
  const known = before * parts
  return before === 0
    ? []
    : [
        explained(
          equation(sum(known, more), at),
          line`There are ${count(known, nouns.part)} from 0 to ${before} and ${count(more, nouns.part)} more from ${before} to A.`,
          line`Del 0 al ${before} hay ${count(known, nouns.part)} y del ${before} al punto A hay ${count(more, nouns.part)} más.`,
        ),
      ]
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  namePoint: form({
    share: 2,
    draw: (random, level) => draw(random, level),
    answer: fraction,
    solve: ({ parts, at }) => over(at, parts),
    ask({ parts, wholes, at }) {
      const drawn = figure(lineOf(parts, wholes, [[Ratio.of(at, parts), 'A']]))
      return {
        en: [
          drawn,
          prose`What fraction is at point A? Use the number of equal parts from 0 to 1 as the denominator. ____`,
        ],
        es: [
          drawn,
          prose`¿Qué fracción está en el punto A? Usa como denominador el número de partes iguales de 0 a 1. ____`,
        ],
      }
    },
    solution: ({ parts, at }) => [
      partsToOne(parts),
      ...pastTheWhole(parts, at),
      answerStep(over(at, parts), {
        en: line`Point A is ${count(at, nouns.part)} from 0.`,
        es: line`El punto A está a ${count(at, nouns.part)} del 0.`,
      }),
    ],
    check(printed, answer) {
      const line = printed.figure('number-line')
      const [at] = tupleOf(placed(line), 1)
      return stepsTo(line, exact(answer)).equals(stepsTo(line, at))
    },
  }),
  place: form({
    share: 2,
    draw: (random, level) => draw(random, level),
    answer: plotted,
    solve: facts => facts,
    ask({ parts, wholes, at }) {
      const [asked, drawn] = [over(at, parts), figure(lineOf(parts, wholes))]
      return {
        en: [prose`Mark ${asked} on the number line.`, drawn],
        es: [prose`Marca ${asked} en la recta numérica.`, drawn],
      }
    },
    solution: ({ parts, wholes, at }) => [partsToOne(parts), ...marked(parts, wholes, at)],
    check(printed, { parts, at }) {
      const line = printed.figure('number-line')
      return stepsTo(line, evaluate(printed.one('quotient'))).equals(at) && stepsTo(line, Ratio.of(1)).equals(parts)
    },
  }),
  onePart: form({
    levels: ['easy'],
    draw: (random, level) => draw(random, level),
    answer: fraction,
    solve: ({ parts }) => over(1, parts),
    ask({ parts, wholes }) {
      const drawn = figure(lineOf(parts, wholes))
      return {
        en: [
          drawn,
          prose`The line from 0 to 1 is divided into equal parts. What fraction of the whole is each part? ____`,
        ],
        es: [
          drawn,
          prose`La recta de 0 a 1 está dividida en partes iguales. ¿Qué fracción del entero es cada parte? ____`,
        ],
      }
    },
    solution: ({ parts }) => [
      partsToOne(parts),
      answerStep(over(1, parts), {
        en: line`Each part is one of ${parts} equal parts.`,
        es: line`Cada parte es una de ${parts} partes iguales.`,
      }),
    ],
    // So many of them make one whole.
    check: (printed, answer) => stepsTo(printed.figure('number-line'), exact(answer)).equals(1),
  }),
  whichLine: form({
    levels: ['easy'],
    draw: (random, level) =>
      random.until(
        () => draw(random, level, 2),
        ({ parts, at }) => parts > 2 && at * 2 !== parts,
      ),
    answer: figureChoice,
    solve: ({ parts, wholes, at }) => lineOf(parts, wholes, [Ratio.of(at, parts)]),
    mistakes: ({ parts, wholes, at }) => ({
      zeroTickCounted: lineOf(parts, wholes, [Ratio.of(at - 1, parts)]),
      fromTheOtherEnd: lineOf(parts, wholes, [Ratio.of(parts - at, parts)]),
      onePartTooMany: lineOf(parts + 1, wholes, [Ratio.of(at, parts + 1)]),
    }),
    ask: ({ parts, at }) => ({
      en: prose`Which number line shows ${over(at, parts)}?`,
      es: prose`¿Qué recta numérica muestra ${over(at, parts)}?`,
    }),
    solution: ({ parts, wholes, at }) => [
      step(expr(parts), because.explain, {
        sentence: {
          en: line`The denominator tells how many equal parts there are from 0 to 1.`,
          es: line`El denominador dice cuántas partes iguales hay de 0 a 1.`,
        },
      }),
      step(figure(lineOf(parts, wholes, [Ratio.of(at, parts)])), because.explain, {
        sentence: {
          en: line`The numerator tells how many parts the point is from 0: ${at}.`,
          es: line`El numerador dice a cuántas partes del 0 está el punto: ${at}.`,
        },
      }),
    ],
    whyWrong({ parts, at }) {
      const isAt = (wrong: number) => ({
        en: line`Its point is ${count(wrong, nouns.part)} from 0, not ${count(at, nouns.part)}.`,
        es: line`Su punto está a ${count(wrong, nouns.part)} del 0, no a ${count(at, nouns.part)}.`,
      })
      return {
        zeroTickCounted: isAt(at - 1),
        fromTheOtherEnd: isAt(parts - at),
        onePartTooMany: {
          en: line`From 0 to 1 it has ${count(parts + 1, nouns.part)}, not ${parts}.`,
          es: line`De 0 a 1 tiene ${count(parts + 1, nouns.part)}, no ${parts}.`,
        },
      }
    },
    check(printed, answer) {
      if (answer.kind !== 'number-line') return false
      const [at] = tupleOf(placed(answer), 1)
      return at.equals(evaluate(printed.one('quotient')))
    },
  }),
})
