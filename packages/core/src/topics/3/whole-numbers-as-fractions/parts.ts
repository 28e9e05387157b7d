import { answerStep, divide, equation, line, over, type Step, step, times } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

const oneWhole = (parts: number): Step =>
  step(equation(1, over(parts, parts)), because.explain, {
    sentence: {
      en: line`The denominator is ${parts}: 1 whole has ${parts} equal parts.`,
      es: line`El denominador es ${parts}: 1 entero tiene ${parts} partes iguales.`,
    },
  })

/** 3 = 12/4: the parts of one whole, then those of all. */
export const partsOfWholes = (wholes: number, parts: number): readonly Step[] =>
  parts === 1
    ? [
        step(equation(1, over(1, 1)), because.explain, {
          sentence: {
            en: line`The denominator is 1: each part is 1 whole.`,
            es: line`El denominador es 1: cada parte es 1 entero.`,
          },
        }),
        answerStep(equation(wholes, over(wholes, 1)), {
          en: line`${wholes} of these parts make ${wholes}. The missing number is ${wholes}.`,
          es: line`${wholes} de esas partes forman ${wholes}. El número que falta es ${wholes}.`,
        }),
      ]
    : [
        oneWhole(parts),
        step(equation(times(wholes, parts), wholes * parts), because.explain, {
          sentence: {
            en: line`Find the parts of the ${wholes} wholes.`,
            es: line`Halla las partes de los ${wholes} enteros.`,
          },
        }),
        answerStep(equation(wholes, over(wholes * parts, parts)), {
          en: line`The missing number is ${wholes * parts}.`,
          es: line`El número que falta es ${wholes * parts}.`,
        }),
      ]

/** 12/6 = 2: how often the parts of one whole are in all the parts. */
export const wholeIs = (all: number, parts: number): readonly Step[] => [
  oneWhole(parts),
  step(equation(divide(all, parts), all / parts), because.explain, {
    sentence: {
      en: line`Find how many groups of ${parts} parts there are in ${all} parts.`,
      es: line`Halla cuántos grupos de ${parts} partes hay en ${all} partes.`,
    },
  }),
  step(equation(over(all, parts), all / parts), because.explain, {
    sentence: { en: line`Each group is 1 whole.`, es: line`Cada grupo es 1 entero.` },
  }),
]

/** 24/4 = 6: the parts of each of 6 wholes. */
export const denominatorIs = (all: number, wholes: number): readonly Step[] => [
  step(equation(divide(all, wholes), all / wholes), because.explain, {
    sentence: {
      en: line`${all} parts make ${wholes} wholes: find the parts in each whole.`,
      es: line`${all} partes forman ${wholes} enteros: halla las partes de cada entero.`,
    },
  }),
  step(equation(over(all, all / wholes), wholes), because.explain, {
    sentence: {
      en: line`The denominator tells the parts in each whole: ${all / wholes}.`,
      es: line`El denominador dice las partes de cada entero: ${all / wholes}.`,
    },
  }),
]
