import {
  type Both,
  bracketed,
  count,
  type Expr,
  equation,
  explained,
  type Inline,
  line,
  minus,
  type Random,
  type Step,
  sum,
  times,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** A factor of one digit, one of two digits, and what the way needs to know besides. */
type Numbers = readonly [a: number, b: number, c: number]

/** Another way to write a × b, and what pupils mistake for it. */
interface Way {
  draw(random: Random): Numbers
  right(numbers: Numbers): Expr
  wrong(numbers: Numbers): Record<string, Value>
  /** What is wrong with each mistake, by its name. */
  why(numbers: Numbers): Record<string, Said>
  steps(numbers: Numbers): readonly Step[]
}
type Said = Both<readonly Inline[]>

export const waysToWrite = {
  tensAndOnes: {
    draw(random) {
      const ones = random.int(2, 5)
      return [random.intExcept(6, 9, ones), 10 + ones, ones]
    },
    right: ([a, , ones]) => sum(times(a, 10), times(a, ones)),
    wrong: ([a, , ones]) => ({
      onlyTens: sum(times(a, 10), ones),
      multiplied: times(a, 10, ones),
      tenTwice: sum(times(a, 10), times(10, ones)),
    }),
    why: ([a, , ones]): Record<string, Said> => ({
      onlyTens: {
        en: line`It multiplies only 10 by ${a}, not ${ones}.`,
        es: line`Solo multiplica el 10 por ${a}, no el ${ones}.`,
      },
      multiplied: {
        en: line`It multiplies 10 and ${ones}. These parts are added.`,
        es: line`Multiplica 10 y ${ones}. Estas partes se suman.`,
      },
      tenTwice: {
        en: line`It multiplies ${ones} by 10, not by ${a}.`,
        es: line`Multiplica ${ones} por 10, no por ${a}.`,
      },
    }),
    steps: ([a, b, ones]) => [
      explained(
        equation(b, sum(10, ones)),
        line`Break ${b} into tens and ones.`,
        line`Separa ${b} en decenas y unidades.`,
      ),
      explained(
        sum(times(a, 10), times(a, ones)),
        line`Multiply ${10} and ${ones} by ${a}, and add the products.`,
        line`Multiplica ${10} y ${ones} por ${a} y suma los productos.`,
      ),
    ],
  },
  fromTen: {
    draw: random => [random.int(8, 9), random.int(12, 15), 0],
    right: ([a, b]) => minus(times(10, b), a === 9 ? b : times(2, b)),
    wrong: ([a, b]): Record<string, Value> =>
      a === 9
        ? { onlyOne: minus(times(10, b), 1), factor: minus(times(10, b), 9), ten: minus(times(10, b), 10) }
        : {
            onlyTwo: minus(times(10, b), 2),
            factor: minus(times(10, b), times(2, 8)),
            ten: minus(times(10, b), times(2, 10)),
          },
    why([a, b]): Record<string, Said> {
      const groups = count(10 - a, nouns.group)
      const missing = (taken: number) => ({
        en: line`It subtracts ${taken}. It should subtract ${groups} of ${b}: ${(10 - a) * b}.`,
        es: line`Resta ${taken}. Debe restar ${groups} de ${b}: ${(10 - a) * b}.`,
      })
      return {
        onlyOne: missing(1),
        onlyTwo: missing(2),
        factor: missing(a === 9 ? 9 : 16),
        ten: missing(a === 9 ? 10 : 20),
      }
    },
    steps: ([a, b]) => [
      explained(
        equation(a, minus(10, 10 - a)),
        line`${a} groups of ${b} are 10 groups of ${b} minus ${count(10 - a, nouns.group)} of ${b}.`,
        line`${a} grupos de ${b} son 10 grupos de ${b} menos ${count(10 - a, nouns.group)} de ${b}.`,
      ),
      explained(
        minus(times(10, b), a === 9 ? b : times(2, b)),
        a === 9 ? line`Subtract 1 group of ${b}, that is ${b}.` : line`Subtract 2 groups of ${b}.`,
        a === 9 ? line`Resta 1 grupo de ${b}, es decir, ${b}.` : line`Resta 2 grupos de ${b}.`,
      ),
    ],
  },
  twoFactors: {
    draw(random) {
      const [b, c] = random.pick([
        [12, 2],
        [14, 2],
        [15, 3],
        [12, 3],
      ] as const)
      return [random.int(7, 9), b, c]
    },
    right: ([a, b, c]) => times(bracketed(times(a, c)), b / c),
    wrong: ([a, b, c]) => ({
      both: times(bracketed(times(a, c)), bracketed(times(a, b / c))),
      adds: sum(times(a, c), b / c),
      addsTheFactors: times(a, bracketed(sum(c, b / c))),
    }),
    why: ([a, b, c]): Record<string, Said> => ({
      both: { en: line`It multiplies by ${a} twice.`, es: line`Multiplica por ${a} dos veces.` },
      adds: {
        en: line`It adds ${b / c} instead of multiplying by it.`,
        es: line`Suma ${b / c} en vez de multiplicar por ${b / c}.`,
      },
      addsTheFactors: {
        en: line`The sum of ${c} and ${b / c} is ${c + b / c}, not ${b}.`,
        es: line`La suma de ${c} y ${b / c} es ${c + b / c}, no ${b}.`,
      },
    }),
    steps: ([a, b, c]) => [
      explained(
        equation(b, times(c, b / c)),
        line`Write ${b} as a product of two factors.`,
        line`Escribe ${b} como un producto de dos factores.`,
      ),
      explained(
        times(a, bracketed(times(c, b / c))),
        line`Put the two factors in place of ${b}.`,
        line`Pon los dos factores en lugar de ${b}.`,
      ),
      explained(
        times(bracketed(times(a, c)), b / c),
        line`Change the grouping: the product stays the same.`,
        line`Cambia la agrupación: el producto es el mismo.`,
      ),
    ],
  },
} satisfies Record<string, Way>

export const WAYS = ['tensAndOnes', 'twoFactors', 'fromTen'] as const satisfies readonly (keyof typeof waysToWrite)[]
