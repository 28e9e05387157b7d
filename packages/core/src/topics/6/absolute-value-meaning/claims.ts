import { absolute, type Expr, line, relation } from '../../../author.ts'
import type { Told } from './stories.ts'

/** Something that is said of all numbers: true for a reason, or false by an example. */
export interface Claim {
  readonly says: (r: Numbers) => Told
  readonly right: Verdict
  /** A wrong verdict in each way: an example that proves nothing, a false reason, the other verdict. */
  readonly wrong: readonly [Verdict, Verdict, Verdict]
  /** Why each wrong verdict is wrong, in the same order. */
  readonly fails: (r: Numbers) => readonly [Told, Told, Told]
  /** What shows it, and why that decides. */
  readonly work: (r: Numbers) => Expr
  readonly shows: Told
  readonly decides: Told
}
type Verdict = (r: Numbers) => Told
/** 0 < small < large. */
export interface Numbers {
  readonly small: Expr
  readonly large: Expr
  readonly minusSmall: Expr
  readonly minusLarge: Expr
}

const gt = (a: Expr, b: Expr) => relation(a, '>', b)
const lt = (a: Expr, b: Expr) => relation(a, '<', b)
const eq = (a: Expr, b: Expr) => relation(a, '=', b)

const oneAgainst: Told = {
  en: line`One example against a statement about all numbers makes it false. An example that agrees does not prove it.`,
  es: line`Un ejemplo en contra de una afirmación sobre todos los números la hace falsa. Un ejemplo a favor no la demuestra.`,
}
const oneFor: Told = {
  en: line`The word “can” needs only one example, and this one fits.`,
  es: line`Para decir que algo puede ocurrir basta un solo ejemplo, y este corresponde.`,
}

export const claims: readonly Claim[] = [
  {
    says: () => ({
      en: line`If one number has a greater absolute value than another, then it is the greater number.`,
      es: line`Si un número tiene mayor valor absoluto que otro, entonces es el número mayor`,
    }),
    right: ({ small, minusLarge }) => ({
      en: line`False: for example, ${gt(absolute(minusLarge), absolute(small))}, but ${lt(minusLarge, small)}.`,
      es: line`Falso: por ejemplo, ${gt(absolute(minusLarge), absolute(small))}, pero ${lt(minusLarge, small)}.`,
    }),
    wrong: [
      ({ small, large }) => ({
        en: line`True: for example, ${gt(absolute(large), absolute(small))}, and ${gt(large, small)}.`,
        es: line`Verdadero: por ejemplo, ${gt(absolute(large), absolute(small))} y ${gt(large, small)}.`,
      }),
      ({ small, minusLarge }) => ({
        en: line`False: for example, ${lt(absolute(minusLarge), absolute(small))}, but ${gt(minusLarge, small)}.`,
        es: line`Falso: por ejemplo, ${lt(absolute(minusLarge), absolute(small))}, pero ${gt(minusLarge, small)}.`,
      }),
      () => ({
        en: line`True: the greater absolute value always lies farther to the right.`,
        es: line`Verdadero: el mayor valor absoluto siempre está más a la derecha.`,
      }),
    ],
    fails: ({ small, minusLarge }) => [
      {
        en: line`One example that agrees does not prove it for all numbers.`,
        es: line`Un ejemplo a favor no la demuestra para todos los números.`,
      },
      { en: line`It is the other way: ${lt(minusLarge, small)}.`, es: line`Es al revés: ${lt(minusLarge, small)}.` },
      {
        en: line`${absolute(minusLarge)} is greater, but ${minusLarge} lies to the left.`,
        es: line`${absolute(minusLarge)} es mayor, pero ${minusLarge} está a la izquierda.`,
      },
    ],
    work: ({ small, minusLarge }) => gt(absolute(minusLarge), absolute(small)),
    shows: {
      en: line`Compare a negative number that is far from 0 with a positive number that is near 0.`,
      es: line`Compara un número negativo que está lejos del 0 con uno positivo que está cerca del 0.`,
    },
    decides: oneAgainst,
  },
  {
    says: () => ({
      en: line`Two different numbers can have the same absolute value.`,
      es: line`Dos números distintos pueden tener el mismo valor absoluto`,
    }),
    right: ({ large, minusLarge }) => ({
      en: line`True: for example, ${eq(absolute(minusLarge), absolute(large))}.`,
      es: line`Verdadero: por ejemplo, ${eq(absolute(minusLarge), absolute(large))}.`,
    }),
    wrong: [
      ({ small, minusLarge }) => ({
        en: line`False: for example, ${gt(absolute(minusLarge), absolute(small))}.`,
        es: line`Falso: por ejemplo, ${gt(absolute(minusLarge), absolute(small))}.`,
      }),
      ({ small, minusSmall, large }) => ({
        en: line`True: for example, ${eq(absolute(minusSmall), absolute(large))} because ${small} and ${large} are positive.`,
        es: line`Verdadero: por ejemplo, ${eq(absolute(minusSmall), absolute(large))} porque ${small} y ${large} son positivos.`,
      }),
      () => ({
        en: line`False: different numbers are always at different distances from 0.`,
        es: line`Falso: los números distintos siempre están a distancias distintas del 0.`,
      }),
    ],
    fails: ({ small, large, minusLarge }) => [
      {
        en: line`The word “can” asks for one pair that fits; this pair is only one that does not.`,
        es: line`Basta una pareja que cumpla; esta es solo una que no cumple.`,
      },
      {
        en: line`${small} and ${large} are not equal distances.`,
        es: line`${small} y ${large} no son distancias iguales.`,
      },
      {
        en: line`${minusLarge} and ${large} are at the same distance from 0.`,
        es: line`${minusLarge} y ${large} están a la misma distancia del 0.`,
      },
    ],
    work: ({ large, minusLarge }) => eq(absolute(minusLarge), absolute(large)),
    shows: {
      en: line`Opposites are at the same distance from 0.`,
      es: line`Los opuestos están a la misma distancia del 0.`,
    },
    decides: oneFor,
  },
  {
    says: () => ({
      en: line`Of two negative numbers, the one with the greater absolute value is the lesser number.`,
      es: line`De dos números negativos, el de mayor valor absoluto es el número menor`,
    }),
    right: () => ({
      en: line`True: a negative number that is farther from 0 lies farther to the left.`,
      es: line`Verdadero: un número negativo que está más lejos del 0 está más a la izquierda.`,
    }),
    wrong: [
      ({ minusSmall, minusLarge }) => ({
        en: line`False: for example, ${gt(absolute(minusLarge), absolute(minusSmall))}, and ${gt(minusLarge, minusSmall)}.`,
        es: line`Falso: por ejemplo, ${gt(absolute(minusLarge), absolute(minusSmall))} y ${gt(minusLarge, minusSmall)}.`,
      }),
      ({ small, large }) => ({
        en: line`False: for example, ${gt(absolute(large), absolute(small))}, but ${gt(large, small)}.`,
        es: line`Falso: por ejemplo, ${gt(absolute(large), absolute(small))}, pero ${gt(large, small)}.`,
      }),
      () => ({
        en: line`True: a negative number that is nearer to 0 lies farther to the left.`,
        es: line`Verdadero: un número negativo que está más cerca del 0 está más a la izquierda.`,
      }),
    ],
    fails: ({ minusSmall, minusLarge }) => [
      {
        en: line`It is the other way: ${lt(minusLarge, minusSmall)}.`,
        es: line`Es al revés: ${lt(minusLarge, minusSmall)}.`,
      },
      {
        en: line`These numbers are positive; the statement is about negative ones.`,
        es: line`Estos números son positivos; la afirmación habla de números negativos.`,
      },
      {
        en: line`${minusSmall} is nearer to 0 and lies farther to the right.`,
        es: line`${minusSmall} está más cerca del 0 y más a la derecha.`,
      },
    ],
    work: ({ minusSmall, minusLarge }) => lt(minusLarge, minusSmall),
    shows: {
      en: line`Of two negative numbers, the one farther from 0 is less.`,
      es: line`De dos números negativos, es menor el que está más lejos de 0.`,
    },
    decides: {
      en: line`This is so for every pair of negative numbers.`,
      es: line`Esto vale para cualquier par de números negativos.`,
    },
  },
  {
    says: () => ({
      en: line`The absolute value of a number is always the opposite of the number.`,
      es: line`El valor absoluto de un número siempre es el opuesto del número`,
    }),
    right: ({ large, minusLarge }) => ({
      en: line`False: for example, ${eq(absolute(large), large)}, and its opposite is ${minusLarge}.`,
      es: line`Falso: por ejemplo, ${eq(absolute(large), large)}, y su opuesto es ${minusLarge}.`,
    }),
    wrong: [
      ({ large, minusLarge }) => ({
        en: line`True: for example, ${eq(absolute(minusLarge), large)}, and its opposite is ${large}.`,
        es: line`Verdadero: por ejemplo, ${eq(absolute(minusLarge), large)}, y su opuesto es ${large}.`,
      }),
      ({ large, minusLarge }) => ({
        en: line`False: for example, ${eq(absolute(minusLarge), minusLarge)}, and its opposite is ${large}.`,
        es: line`Falso: por ejemplo, ${eq(absolute(minusLarge), minusLarge)}, y su opuesto es ${large}.`,
      }),
      () => ({
        en: line`True: an absolute value changes the sign of every number.`,
        es: line`Verdadero: un valor absoluto cambia el signo de cualquier número.`,
      }),
    ],
    fails: ({ large, minusLarge }) => [
      {
        en: line`One example that agrees does not prove it for all numbers.`,
        es: line`Un ejemplo a favor no la demuestra para todos los números.`,
      },
      {
        en: line`An absolute value is not negative: ${eq(absolute(minusLarge), large)}.`,
        es: line`Un valor absoluto no es negativo: ${eq(absolute(minusLarge), large)}.`,
      },
      {
        en: line`A positive number keeps its sign: ${eq(absolute(large), large)}.`,
        es: line`Un número positivo conserva su signo: ${eq(absolute(large), large)}.`,
      },
    ],
    work: ({ large }) => eq(absolute(large), large),
    shows: {
      en: line`The absolute value of a positive number is the number itself.`,
      es: line`El valor absoluto de un número positivo es el mismo número.`,
    },
    decides: oneAgainst,
  },
  {
    says: () => ({
      en: line`A number can be less than its absolute value.`,
      es: line`Un número puede ser menor que su valor absoluto`,
    }),
    right: ({ minusLarge }) => ({
      en: line`True: for example, ${lt(minusLarge, absolute(minusLarge))}.`,
      es: line`Verdadero: por ejemplo, ${lt(minusLarge, absolute(minusLarge))}.`,
    }),
    wrong: [
      ({ large }) => ({
        en: line`False: for example, ${eq(large, absolute(large))}.`,
        es: line`Falso: por ejemplo, ${eq(large, absolute(large))}.`,
      }),
      ({ small }) => ({
        en: line`True: for example, ${lt(small, absolute(small))}.`,
        es: line`Verdadero: por ejemplo, ${lt(small, absolute(small))}.`,
      }),
      () => ({
        en: line`False: a number and its absolute value are always equal.`,
        es: line`Falso: un número y su valor absoluto siempre son iguales.`,
      }),
    ],
    fails: ({ small, large, minusLarge }) => [
      {
        en: line`The word “can” asks for one number that fits; ${large} is only one that does not.`,
        es: line`Basta un número que cumpla; ${large} es solo uno que no cumple.`,
      },
      {
        en: line`It is not less: ${eq(absolute(small), small)}.`,
        es: line`No es menor: ${eq(absolute(small), small)}.`,
      },
      {
        en: line`They differ if the number is negative: ${lt(minusLarge, absolute(minusLarge))}.`,
        es: line`Son distintos si el número es negativo: ${lt(minusLarge, absolute(minusLarge))}.`,
      },
    ],
    work: ({ large, minusLarge }) => eq(absolute(minusLarge), large),
    shows: {
      en: line`The absolute value of a negative number is positive.`,
      es: line`El valor absoluto de un número negativo es positivo.`,
    },
    decides: oneFor,
  },
  {
    says: () => ({
      en: line`If two numbers are on different sides of 0, the positive one has the greater absolute value.`,
      es: line`Si dos números están a lados distintos del 0, el positivo tiene el mayor valor absoluto`,
    }),
    right: ({ small, minusLarge }) => ({
      en: line`False: for example, ${gt(small, minusLarge)}, but ${lt(absolute(small), absolute(minusLarge))}.`,
      es: line`Falso: por ejemplo, ${gt(small, minusLarge)}, pero ${lt(absolute(small), absolute(minusLarge))}.`,
    }),
    wrong: [
      ({ large, minusSmall }) => ({
        en: line`True: for example, ${gt(large, minusSmall)}, and ${gt(absolute(large), absolute(minusSmall))}.`,
        es: line`Verdadero: por ejemplo, ${gt(large, minusSmall)} y ${gt(absolute(large), absolute(minusSmall))}.`,
      }),
      ({ large, minusSmall }) => ({
        en: line`False: for example, ${gt(large, minusSmall)}, but ${lt(absolute(large), absolute(minusSmall))}.`,
        es: line`Falso: por ejemplo, ${gt(large, minusSmall)}, pero ${lt(absolute(large), absolute(minusSmall))}.`,
      }),
      () => ({
        en: line`True: a positive number is always farther from 0 than a negative one.`,
        es: line`Verdadero: un número positivo siempre está más lejos del 0 que uno negativo.`,
      }),
    ],
    fails: ({ small, large, minusSmall, minusLarge }) => [
      {
        en: line`One example that agrees does not prove it for all numbers.`,
        es: line`Un ejemplo a favor no la demuestra para todos los números.`,
      },
      {
        en: line`It is the other way: ${gt(absolute(large), absolute(minusSmall))}.`,
        es: line`Es al revés: ${gt(absolute(large), absolute(minusSmall))}.`,
      },
      {
        en: line`${minusLarge} is farther from 0 than ${small}.`,
        es: line`${minusLarge} está más lejos del 0 que ${small}.`,
      },
    ],
    work: ({ small, minusLarge }) => lt(absolute(small), absolute(minusLarge)),
    shows: {
      en: line`The side of 0 does not tell how far a number is from it.`,
      es: line`El lado del 0 no indica a qué distancia está un número de él.`,
    },
    decides: oneAgainst,
  },
]
