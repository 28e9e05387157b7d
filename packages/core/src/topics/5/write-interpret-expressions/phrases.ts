import { line, type Random } from '../../../author.ts'
import type { Tree, Words } from './tree.ts'

export type Slip = 'order' | 'parentheses' | 'operation'
export type Numbers = readonly [a: number, b: number, c: number, d: number]
/** Words that name the last operation first, or turn the numbers around; the numbers in the order in which they are told. */
export interface Phrase {
  /** How many of the numbers are told. */
  readonly count: 3 | 4
  readonly draw: (random: Random) => Numbers
  readonly tree: (...numbers: Numbers) => Tree
  readonly says: (...numbers: Numbers) => Words
  /** The value, by plain arithmetic with the numbers as they are told. */
  readonly value: (...numbers: Numbers) => number
  /** A usual wrong expression. */
  readonly slip: {
    readonly is: Slip
    readonly of: (...numbers: Numbers) => Tree
    readonly why: (...numbers: Numbers) => Words
  }
  /** Why the parts are put together so. */
  readonly joined: Words
}

const GROUPED: Words = {
  en: line`A sum or difference that is multiplied needs parentheses.`,
  es: line`Una suma o diferencia que se multiplica necesita paréntesis.`,
}
const DIVIDED: Words = {
  en: line`In a division, a sum or difference needs parentheses.`,
  es: line`En una división, una suma o diferencia necesita paréntesis.`,
}

export const PHRASES: readonly Phrase[] = [
  {
    count: 3,
    draw: random => [random.int(3, 9), random.int(12, 20), random.int(3, 9), 0],
    tree: (a, b, c) => ['×', ['−', b, a], c],
    says: (a, b, c) => ({
      en: line`Subtract ${a} from ${b}, then multiply by ${c}.`,
      es: line`Resta ${a} de ${b} y luego multiplica por ${c}.`,
    }),
    value: (a, b, c) => b * c - a * c,
    slip: {
      is: 'order',
      of: (a, b, c) => ['×', ['−', a, b], c],
      why: () => ({
        en: line`To subtract from a number, write that number first.`,
        es: line`Para restar de un número, escribe primero ese número.`,
      }),
    },
    joined: GROUPED,
  },
  {
    count: 3,
    draw: random => [random.int(3, 9), random.int(4, 12), random.int(5, 12), 0],
    tree: (a, b, c) => ['×', a, ['+', b, c]],
    says: (a, b, c) => ({
      en: line`Multiply ${a} by the sum of ${b} and ${c}.`,
      es: line`Multiplica ${a} por la suma de ${b} y ${c}.`,
    }),
    value: (a, b, c) => a * b + a * c,
    slip: {
      is: 'parentheses',
      of: (a, b, c) => ['+', ['×', a, b], c],
      why: (a, b) => ({
        en: line`Without parentheses, only ${b} is multiplied by ${a}.`,
        es: line`Sin paréntesis, solo ${b} se multiplica por ${a}.`,
      }),
    },
    joined: GROUPED,
  },
  {
    count: 3,
    draw: random => [random.int(21, 40), random.int(4, 7), random.int(5, 9), 0],
    tree: (a, b, c) => ['+', ['×', b, c], a],
    says: (a, b, c) => ({
      en: line`Add ${a} to the product of ${b} and ${c}.`,
      es: line`Suma ${a} al producto de ${b} y ${c}.`,
    }),
    value: (a, b, c) => a + b * c,
    slip: {
      is: 'operation',
      of: (a, b, c) => ['+', ['+', b, c], a],
      why: () => ({ en: line`“The product” asks for ×, not +.`, es: line`“El producto” pide ×, no +.` }),
    },
    joined: {
      en: line`Then add. Without parentheses, multiplication comes first.`,
      es: line`Luego suma. Sin paréntesis, la multiplicación va primero.`,
    },
  },
  {
    count: 4,
    draw: random => {
      const [d, b] = [random.int(2, 5), random.int(6, 15)]
      const c = d + random.int(1, 4)
      return [(c + d) * random.int(3, 6) + b, b, c, d]
    },
    tree: (a, b, c, d) => ['÷', ['−', a, b], ['+', c, d]],
    says: (a, b, c, d) => ({
      en: line`Divide the difference of ${a} and ${b} by the sum of ${c} and ${d}.`,
      es: line`Divide la diferencia de ${a} y ${b} entre la suma de ${c} y ${d}.`,
    }),
    value: (a, b, c, d) => a / (c + d) - b / (c + d),
    slip: {
      is: 'operation',
      of: (a, b, c, d) => ['÷', ['−', a, b], ['−', c, d]],
      why: () => ({ en: line`“The sum” asks for +, not −.`, es: line`“La suma” pide +, no −.` }),
    },
    joined: DIVIDED,
  },
  {
    count: 3,
    draw: random => {
      const c = random.int(4, 9)
      return [random.int(2, 6), c * random.int(7, 12), c, 0]
    },
    tree: (a, b, c) => ['−', ['÷', b, c], a],
    says: (a, b, c) => ({
      en: line`Subtract ${a} from the quotient of ${b} and ${c}.`,
      es: line`Resta ${a} del cociente de ${b} y ${c}.`,
    }),
    value: (a, b, c) => (b - a * c) / c,
    slip: {
      is: 'order',
      of: (a, b, c) => ['−', a, ['÷', b, c]],
      why: a => ({
        en: line`This would subtract the quotient from ${a}.`,
        es: line`Así se restaría el cociente de ${a}.`,
      }),
    },
    joined: {
      en: line`“Subtract from” takes away from the quotient: the quotient comes first.`,
      es: line`“Restar de” quita del cociente: el cociente va primero.`,
    },
  },
  {
    count: 3,
    draw: random => {
      const [b, c] = [random.int(5, 9), random.int(3, 8)]
      return [c * random.int(4, 7) - b, b, c, 0]
    },
    tree: (a, b, c) => ['÷', ['+', a, b], c],
    says: (a, b, c) => ({
      en: line`Divide the sum of ${a} and ${b} by ${c}.`,
      es: line`Divide la suma de ${a} y ${b} entre ${c}.`,
    }),
    value: (a, b, c) => a / c + b / c,
    slip: {
      is: 'parentheses',
      of: (a, b, c) => ['+', a, ['÷', b, c]],
      why: (_, b, c) => ({
        en: line`Without parentheses, only ${b} is divided by ${c}.`,
        es: line`Sin paréntesis, solo ${b} se divide entre ${c}.`,
      }),
    },
    joined: DIVIDED,
  },
  {
    count: 4,
    draw: random => {
      const d = random.int(4, 9)
      return [random.int(4, 9), random.int(3, 8), d * random.int(3, 9), d]
    },
    tree: (a, b, c, d) => ['+', ['÷', c, d], ['×', a, b]],
    says: (a, b, c, d) => ({
      en: line`Add the product of ${a} and ${b} to the quotient of ${c} and ${d}.`,
      es: line`Suma el producto de ${a} y ${b} al cociente de ${c} y ${d}.`,
    }),
    value: (a, b, c, d) => (a * b * d + c) / d,
    slip: {
      is: 'operation',
      of: (a, b, c, d) => ['+', ['×', c, d], ['×', a, b]],
      why: () => ({ en: line`“The quotient” asks for ÷, not ×.`, es: line`“El cociente” pide ÷, no ×.` }),
    },
    joined: {
      en: line`Multiplication and division come first: no parentheses are needed.`,
      es: line`La multiplicación y la división van primero: no hacen falta paréntesis.`,
    },
  },
  {
    count: 4,
    draw: random => [random.int(6, 15), random.int(4, 8), random.int(3, 9), random.int(3, 9)],
    tree: (a, b, c, d) => ['−', ['×', b, ['+', c, d]], a],
    says: (a, b, c, d) => ({
      en: line`Subtract ${a} from the product of ${b} and the sum of ${c} and ${d}.`,
      es: line`Resta ${a} del producto de ${b} y la suma de ${c} y ${d}.`,
    }),
    value: (a, b, c, d) => b * c + b * d - a,
    slip: {
      is: 'order',
      of: (a, b, c, d) => ['−', a, ['×', b, ['+', c, d]]],
      why: () => ({
        en: line`To subtract from the product, write the product first.`,
        es: line`Para restar del producto, escribe primero el producto.`,
      }),
    },
    joined: {
      en: line`“Subtract from” takes away from the product: the product comes first.`,
      es: line`“Restar de” quita del producto: el producto va primero.`,
    },
  },
  {
    count: 4,
    draw: random => {
      const d = random.int(4, 9)
      return [random.int(6, 9), random.int(7, 12), d * random.int(3, 5), d]
    },
    tree: (a, b, c, d) => ['−', ['×', a, b], ['÷', c, d]],
    says: (a, b, c, d) => ({
      en: line`From the product of ${a} and ${b}, subtract the quotient of ${c} and ${d}.`,
      es: line`Al producto de ${a} y ${b} réstale el cociente de ${c} y ${d}.`,
    }),
    value: (a, b, c, d) => (a * b * d - c) / d,
    slip: {
      is: 'order',
      of: (a, b, c, d) => ['−', ['÷', c, d], ['×', a, b]],
      why: () => ({
        en: line`To subtract from the product, write the product first.`,
        es: line`Para restar del producto, escribe primero el producto.`,
      }),
    },
    joined: {
      en: line`Multiplication and division come first: no parentheses are needed.`,
      es: line`La multiplicación y la división van primero: no hacen falta paréntesis.`,
    },
  },
  {
    count: 3,
    draw: random => [random.int(60, 99), random.int(4, 7), random.int(5, 8), 0],
    tree: (a, b, c) => ['−', a, ['×', b, c]],
    says: (a, b, c) => ({
      en: line`From ${a}, subtract the product of ${b} and ${c}.`,
      es: line`A ${a} réstale el producto de ${b} y ${c}.`,
    }),
    value: (a, b, c) => a - b * c,
    slip: {
      is: 'order',
      of: (a, b, c) => ['−', ['×', b, c], a],
      why: a => ({
        en: line`To subtract from ${a}, write ${a} first.`,
        es: line`Para restar de ${a}, escribe primero ${a}.`,
      }),
    },
    joined: {
      en: line`The product is taken away. Without parentheses, it comes first.`,
      es: line`Se resta el producto. Sin paréntesis, va primero.`,
    },
  },
  {
    count: 3,
    draw: random => {
      const [b, c] = [random.int(10, 15), random.int(3, 6)]
      return [(b - c) * random.int(4, 8), b, c, 0]
    },
    tree: (a, b, c) => ['÷', a, ['−', b, c]],
    says: (a, b, c) => ({
      en: line`the quotient of ${a} and the difference of ${b} and ${c}`,
      es: line`el cociente de ${a} y la diferencia de ${b} y ${c}`,
    }),
    value: (a, b, c) => a / (b - c),
    slip: {
      is: 'parentheses',
      of: (a, b, c) => ['−', ['÷', a, b], c],
      why: (a, b) => ({
        en: line`Without parentheses, ${a} is divided by ${b} alone.`,
        es: line`Sin paréntesis, ${a} se divide solo entre ${b}.`,
      }),
    },
    joined: DIVIDED,
  },
  {
    count: 4,
    draw: random => [random.int(4, 9), random.int(3, 8), random.int(11, 20), random.int(3, 8)],
    tree: (a, b, c, d) => ['×', ['+', a, b], ['−', c, d]],
    says: (a, b, c, d) => ({
      en: line`Multiply the sum of ${a} and ${b} by the difference of ${c} and ${d}.`,
      es: line`Multiplica la suma de ${a} y ${b} por la diferencia de ${c} y ${d}.`,
    }),
    value: (a, b, c, d) => a * c + b * c - a * d - b * d,
    slip: {
      is: 'operation',
      of: (a, b, c, d) => ['×', ['+', a, b], ['+', c, d]],
      why: () => ({ en: line`“The difference” asks for −, not +.`, es: line`“La diferencia” pide −, no +.` }),
    },
    joined: GROUPED,
  },
]
