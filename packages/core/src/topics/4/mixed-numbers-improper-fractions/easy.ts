import {
  answerStep,
  blank,
  both,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  figureChoice,
  fractionAsBuilt,
  type fractionCircle,
  itemOf,
  line,
  mixed,
  mixedNumber,
  numbersAsWritten,
  over,
  prose,
  sum,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  allParts,
  drawMixed,
  improper,
  otherCircles,
  shadedCircles,
  shadedParts,
  topOf,
  valueOf,
  wholesAndParts,
} from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  modelToMixed: form({
    levels: ['easy'],
    lines: 1,
    draw: drawMixed,
    answer: mixedNumber,
    solve: facts => mixed(valueOf(facts)),
    ask: facts =>
      withFigure(
        {
          en: prose`Each circle is one whole. Write the shaded part as a mixed number.`,
          es: prose`Cada círculo es un entero. Escribe la parte sombreada como número mixto.`,
        },
        shadedCircles(facts),
      ),
    solution: wholesAndParts,
    // Counts the shaded parts of all circles.
    check(printed, answer) {
      const { shaded, perCircle } = shadedParts(printed)
      return exact(answer).times(perCircle).equals(shaded)
    },
  }),

  modelToImproper: form({
    levels: ['easy'],
    lines: 1,
    // The pictures to choose from have other parts.
    draw: (random, level) => drawMixed(random, { ...level, denominators: [2, 3, 8] }),
    answer: fractionAsBuilt,
    solve: improper,
    ask: facts =>
      withFigure(
        {
          en: prose`Each circle is one whole. Write the shaded part as an improper fraction.`,
          es: prose`Cada círculo es un entero. Escribe la parte sombreada como fracción impropia.`,
        },
        shadedCircles(facts),
      ),
    solution: allParts,
    check(printed, answer) {
      const { shaded, perCircle } = shadedParts(printed)
      return exact(answer).times(perCircle).equals(shaded)
    },
  }),

  modelToBoth: form({
    levels: ['easy'],
    lines: 1,
    draw: (random, level) =>
      random.until(
        () => drawMixed(random, { ...level, wholes: [level.wholes[0], 2] }),
        ({ w, d }) => w !== d,
      ),
    answer: numbersAsWritten,
    solve: facts => [mixed(valueOf(facts)), improper(facts)],
    ask: facts => ({
      en: [
        prose`How much is shaded, if one circle is 1 whole? Write the amount in two ways.`,
        figure(shadedCircles(facts)),
        prose`Mixed number: ${blank(3)}`,
        prose`Improper fraction: ${blank(3)}`,
      ],
      es: [
        prose`¿Cuánto hay sombreado, si un círculo es 1 entero? Escribe la cantidad de dos maneras.`,
        figure(shadedCircles(facts)),
        prose`Número mixto: ${blank(3)}`,
        prose`Fracción impropia: ${blank(3)}`,
      ],
    }),
    solution: facts => [
      ...wholesAndParts(facts),
      ...allParts(facts).slice(0, -1),
      answerStep(both(prose`${mixed(valueOf(facts))}; ${improper(facts)}`), {
        en: line`Each part is ${over(1, facts.d)} of a circle. The mixed number is ${mixed(valueOf(facts))}, and the improper fraction is ${improper(facts)}.`,
        es: line`Cada parte es ${over(1, facts.d)} de un círculo. El número mixto es ${mixed(valueOf(facts))} y la fracción impropia es ${improper(facts)}.`,
      }),
    ],
    check(printed, answers) {
      const { shaded, perCircle } = shadedParts(printed)
      return answers.length === 2 && answers.every(answer => exact(answer).times(perCircle).equals(shaded))
    },
  }),

  whichCircles: form({
    levels: ['easy'],
    wide: true,
    draw: (random, { wholes }) => {
      const as = random.evenly(['mixed', 'improper'] as const)
      const facts = random.until(
        () => drawMixed(random, { wholes: [wholes[0], 2], denominators: [4, 5, 6] }),
        ({ w, n, d }) => d > 2 && n + 1 < d && 2 * n !== d && w + n !== d,
      )
      return { ...facts, as }
    },
    answer: figureChoice,
    solve: shadedCircles,
    mistakes: facts => {
      const { rest, oneMore, partMore, partsOnly } = otherCircles(facts)
      return facts.as === 'mixed' ? { rest, oneMore, partMore } : { partsOnly, oneMore, partMore }
    },
    ask: facts => {
      const shown = facts.as === 'mixed' ? mixed(valueOf(facts)) : improper(facts)
      return {
        en: prose`Each circle is one whole. In which picture is ${shown} shaded?`,
        es: prose`Cada círculo es un entero. ¿En qué dibujo la parte sombreada es ${shown}?`,
      }
    },
    solution: facts => [
      facts.as === 'mixed'
        ? explainedBy(equation(mixed(valueOf(facts)), sum(facts.w, over(facts.n, facts.d))), {
            en: line`Circles that must be completely shaded: ${facts.w}. Of one more circle, ${over(facts.n, facts.d)} must be shaded.`,
            es: line`Círculos que deben estar completamente sombreados: ${facts.w}. De otro círculo debe estar sombreado ${over(facts.n, facts.d)}.`,
          })
        : explainedBy(expr(facts.d), {
            en: line`Each circle has ${facts.d} equal parts. Look for ${topOf(facts)} shaded parts.`,
            es: line`Cada círculo tiene ${facts.d} partes iguales. Busca ${topOf(facts)} partes sombreadas.`,
          }),
      answerStep(figure(shadedCircles(facts)), {
        en: line`Completely shaded circles: ${facts.w}. Shaded parts of the last circle: ${facts.n} of ${facts.d}.`,
        es: line`Círculos completamente sombreados: ${facts.w}. Partes sombreadas del último círculo: ${facts.n} de ${facts.d}.`,
      }),
    ],
    whyWrong: ({ w, n }) => ({
      rest: {
        en: line`Of the last circle, the parts that should be white are shaded.`,
        es: line`Del último círculo están sombreadas las partes que deben ser blancas.`,
      },
      oneMore: { en: line`One whole circle too many is shaded.`, es: line`Sobra un círculo entero sombreado.` },
      partMore: { en: line`One part too many is shaded.`, es: line`Sobra una parte sombreada.` },
      partsOnly: { en: line`Only ${w + n} parts are shaded.`, es: line`Solo hay ${w + n} partes sombreadas.` },
    }),
    check(printed, answer) {
      const [shown] = tupleOf(printed.maths, 1)
      const { circles } = answer as ReturnType<typeof fractionCircle>
      const shaded = circles.flat().filter(({ fill }) => fill !== 'white').length
      return evaluate(shown).times(itemOf(circles, 0).length).equals(shaded)
    },
  }),
})
