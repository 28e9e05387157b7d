import { line, point } from '../../../author.ts'
import type { Speech } from './parts.ts'

const NO_RULE = { en: line`no single rule gives all the outputs`, es: line`ninguna regla da todas las salidas` }

export const ARROWS: Speech = {
  each: { en: line`exactly one arrow leaves each input`, es: line`de cada entrada sale exactamente una flecha` },
  twice: (input, [a, b]) => ({
    en: line`two arrows leave the input ${input}, one to ${a} and one to ${b}`,
    es: line`de la entrada ${input} salen dos flechas, una a ${a} y otra a ${b}`,
  }),
  shared: (output, [a, b]) => ({
    en: line`two arrows meet at the output ${output}, from ${a} and from ${b}`,
    es: line`a la salida ${output} llegan dos flechas, una de ${a} y otra de ${b}`,
  }),
  noRule: NO_RULE,
  some: { en: line`every input has an arrow`, es: line`toda entrada tiene una flecha` },
  own: { en: line`no two arrows meet at one output`, es: line`no llegan dos flechas a una misma salida` },
  fewer: { en: line`there are fewer outputs than inputs`, es: line`hay menos salidas que entradas` },
  looks: { en: line`some arrows cross`, es: line`algunas flechas se cruzan` },
}
export const PAIRS: Speech = {
  each: {
    en: line`no two pairs have the same first number`,
    es: line`no hay dos pares con el mismo primer número`,
  },
  twice: (input, [a, b]) => ({
    en: line`${point(input, a)} and ${point(input, b)} have the same first number`,
    es: line`${point(input, a)} y ${point(input, b)} tienen el mismo primer número`,
  }),
  shared: (output, [a, b]) => ({
    en: line`${point(a, output)} and ${point(b, output)} have the same second number`,
    es: line`${point(a, output)} y ${point(b, output)} tienen el mismo segundo número`,
  }),
  noRule: {
    en: line`the pairs do not all follow one rule`,
    es: line`los pares no siguen todos una misma regla`,
  },
  some: {
    en: line`every first number has a second number`,
    es: line`todo primer número tiene un segundo número`,
  },
  own: {
    en: line`no two pairs have the same second number`,
    es: line`no hay dos pares con el mismo segundo número`,
  },
  fewer: {
    en: line`there are fewer different second numbers than first numbers`,
    es: line`hay menos segundos números distintos que primeros números`,
  },
  looks: {
    en: line`the first numbers do not go up by equal steps`,
    es: line`los primeros números no aumentan en pasos iguales`,
  },
}
