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
  type FormMaker,
  factorisation,
  formulaChoice,
  integer,
  isPrime,
  itemOf,
  line,
  list,
  namedNumbers,
  option,
  type PrimePower,
  power,
  prose,
  role,
  statements,
  symbol,
  times,
  tupleOf,
  type WhyWrong,
  writtenExpression,
} from '../../../author.ts'
import { letterBlanks, primeProduct, splitSteps } from '../../kit/factors/factor-tree.ts'
import { joined } from '../../kit/transformations/points.ts'
import type { levels } from './levels.ts'
import { inPowers, inPowersSteps, isInPowersOf, powersIn, powersShown, valueOf } from './powers.ts'

/** No number is in two of these lists: one form would give the other away. */
const FACTORIZED = [84, 150, 396, 220, 168, 234, 350, 336, 132, 280, 156, 240] as const
const EVALUATED = [90, 140, 126, 350, 294, 260, 198, 450, 588, 525, 340, 560] as const
/** Exponents that are seen to be exchanged. */
const CHOSEN = [72, 324, 400, 270, 288, 120, 162, 250] as const
const MISTAKEN = [180, 252, 264, 300, 315, 308, 378, 468, 364, 612] as const
const hasTwoExponents = (value: number) => factorisation(value).filter(({ exponent }) => exponent > 1).length > 1
const HIDDEN = [144, 200, 360, 108, 392, 500, 675] as const

/** A factor that is not prime, two exponents exchanged, and one factor too few. */
function wrongPowers(value: number) {
  const powers = factorisation(value)
  const most = powers.reduce((i, { exponent }, j) => (exponent > itemOf(powers, i).exponent ? j : i), 0)
  const least = powers.findIndex((one, j) => j !== most && one.exponent < itemOf(powers, most).exponent)
  const { prime, exponent } = itemOf(powers, most)
  const isSquare = exponent % 2 === 0 && exponent > 2
  const composite = isSquare
    ? { prime: prime * prime, exponent: exponent / 2 }
    : { prime: prime ** exponent, exponent: 1 }
  return {
    composite: powersShown(powers.with(most, composite)),
    exchanged: powersShown(
      powers
        .with(most, { prime, exponent: itemOf(powers, least).exponent })
        .with(least, { prime: itemOf(powers, least).prime, exponent }),
    ),
    oneLess: powersShown(powers.with(most, { prime, exponent: exponent - 1 })),
  }
}

type Slip = 'composite' | 'more' | 'fewer' | 'otherPrime'
const SLIPS = option<Slip>({
  composite: { en: prose`One of the factors is not prime.`, es: prose`Uno de los factores no es primo.` },
  more: { en: prose`One exponent is too large.`, es: prose`Un exponente es demasiado grande.` },
  fewer: { en: prose`One exponent is too small.`, es: prose`Un exponente es demasiado pequeño.` },
  otherPrime: {
    en: prose`One of the primes is not a factor of the number.`,
    es: prose`Uno de los primos no es factor del número.`,
  },
})
const NAMES = ['Amara', 'Diego', 'Hana', 'Leo', 'Marisol', 'Omar', 'Rosa', 'Tyler'] as const

/** Primes that may stand in place of the last one. */
const LOOKALIKES = [7, 11, 5, 13]

/** The factorization as somebody writes it: the largest exponent belongs to the prime that goes wrong. */
function withSlip(value: number, slip: Slip): readonly PrimePower[] {
  const powers = factorisation(value)
  const most = powers.reduce((i, { exponent }, j) => (exponent > itemOf(powers, i).exponent ? j : i), 0)
  const { prime, exponent } = itemOf(powers, most)
  if (slip === 'otherPrime') {
    const other = itemOf(
      LOOKALIKES.filter(prime => value % prime !== 0),
      0,
    )
    return [...powers.slice(0, -1), { prime: other, exponent: itemOf(powers, powers.length - 1).exponent }]
  }
  if (slip === 'composite') return powers.with(most, { prime: prime ** exponent, exponent: 1 })
  return powers.with(most, { prime, exponent: slip === 'more' ? exponent + 1 : exponent - 1 })
}
/** The prime that goes wrong, and how often it should be a factor. */
function wrongPrime(value: number, slip: Slip): PrimePower {
  const powers = factorisation(value)
  const most = powers.reduce((i, { exponent }, j) => (exponent > itemOf(powers, i).exponent ? j : i), 0)
  return itemOf(powers, slip === 'otherPrime' ? powers.length - 1 : most)
}

const EXPONENTS = ['a', 'b'] as const
/** 2ᵃ × 3ᵇ × 5: the exponents above 1 are hidden. */
const withLetters = (value: number): Expr => {
  let letter = 0
  return times(
    ...factorisation(value).map(({ prime, exponent }) =>
      exponent > 1 ? power(prime, symbol(itemOf(EXPONENTS, letter++))) : expr(prime),
    ),
  )
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  inPowers: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Write the prime factorization. Use exponents for repeated factors.`,
      es: prose`Escribe la descomposición en factores primos. Usa exponentes para los factores repetidos.`,
    },
    lines: 4,
    draw: random => ({ value: random.evenly(FACTORIZED) }),
    answer: writtenExpression,
    solve: ({ value }) => inPowers(value),
    ask: ({ value }) => both(expr(value)),
    solution: ({ value }, answer) => inPowersSteps(value, answer),
    check: (printed, answer) => isInPowersOf(evaluate(itemOf(printed.maths, 0)).n, answer),
  }),

  value: form({
    levels: ['medium'],
    instruction: { en: prose`Find the value.`, es: prose`Halla el valor.` },
    lines: 2,
    draw: random => ({ value: random.evenly(EVALUATED) }),
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ value }) => both(equation(inPowers(value), blank(4))),
    solution({ value }, answer) {
      const powers = factorisation(value)
      const values = powers.map(({ prime, exponent }) => prime ** exponent)
      const [first, second, third] = values
      const many = powers.filter(({ exponent }) => exponent > 1).length > 1
      return [
        explained(
          statements(
            ...powers
              .filter(({ exponent }) => exponent > 1)
              .map(({ prime, exponent }) =>
                equation(
                  equation(power(prime, exponent), times(...Array<number>(exponent).fill(prime))),
                  prime ** exponent,
                ),
              ),
          ),
          many
            ? line`Powers come before multiplication: find each power.`
            : line`Powers come before multiplication: find the power.`,
          many
            ? line`Las potencias van antes de la multiplicación: halla cada potencia.`
            : line`Las potencias van antes de la multiplicación: halla la potencia.`,
        ),
        ...(first !== undefined && second !== undefined && third !== undefined
          ? [
              explained(
                equation(times(first, second), first * second),
                line`Multiply the first two factors.`,
                line`Multiplica los dos primeros factores.`,
              ),
              answerStep(equation(times(first * second, third), answer), {
                en: line`Multiply by the last factor.`,
                es: line`Multiplica por el último factor.`,
              }),
            ]
          : [
              answerStep(equation(times(...values), answer), {
                en: line`Multiply the values.`,
                es: line`Multiplica los valores.`,
              }),
            ]),
      ]
    },
    // Divides by each base as often as its exponent says.
    check(printed, answer) {
      let rest = exact(answer)
      for (const { prime, exponent } of powersIn(printed.one('product')))
        for (let n = exponent; n > 0; n--) rest = rest.over(prime)
      return rest.equals(1)
    },
  }),

  whichPowers: form({
    levels: ['medium'],
    draw: random => ({ value: random.evenly(CHOSEN) }),
    answer: formulaChoice,
    solve: ({ value }): Expr => inPowers(value),
    mistakes({ value }) {
      return wrongPowers(value)
    },
    ask: ({ value }) => ({
      en: prose`Which expression is the prime factorization of ${role('n', value)}?`,
      es: prose`¿Qué expresión es la descomposición en factores primos de ${role('n', value)}?`,
    }),
    solution({ value }, answer) {
      return [
        ...splitSteps(value),
        explained(
          equation(value, primeProduct(value)),
          line`Write the primes that you divided by and the prime that is left.`,
          line`Escribe los primos entre los que dividiste y el primo que queda.`,
        ),
        answerStep(expr(answer), {
          en: line`Count how often each prime appears: that is its exponent.`,
          es: line`Cuenta cuántas veces aparece cada primo: ese es su exponente.`,
        }),
      ]
    },
    whyWrong: ({ value }) => {
      const { composite, exchanged, oneLess } = wrongPowers(value)
      const base = itemOf(
        powersIn(composite).filter(({ prime }) => !isPrime(prime)),
        0,
      ).prime
      const product = (of: Expr): WhyWrong =>
        explained(equation(of, evaluate(of)), line`The product is not ${value}.`, line`El producto no es ${value}.`)
      return {
        composite: { en: line`${base} is not prime.`, es: line`${base} no es primo.` },
        exchanged: product(exchanged),
        oneLess: product(oneLess),
      }
    },
    check: (printed, answer) => isInPowersOf(printed.role('n').n, expr(answer)),
  }),

  findTheMistake: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random) {
      const slip = random.evenly(['composite', 'more', 'otherPrime', 'fewer'] as const)
      // Where one factor is not prime, an exponent is still to be seen.
      const values = MISTAKEN.filter(value => slip !== 'composite' || hasTwoExponents(value))
      return { slip, value: random.evenly(values), name: random.evenly(NAMES) }
    },
    answer: SLIPS,
    solve: ({ slip }) => slip,
    ask({ slip, value, name }): Both<Block> {
      const who = { kind: 'words', en: name, es: name } as const
      const wrong = equation(value, powersShown(withSlip(value, slip)))
      return {
        en: prose`${who} wants the prime factorization of ${value} and writes ${wrong}. What is the mistake?`,
        es: prose`${who} busca la descomposición en factores primos de ${value} y escribe ${wrong}. ¿Cuál es el error?`,
      }
    },
    key: ({ value }) => {
      const right = equation(value, inPowers(value))
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution({ slip, value }, answer) {
      const { prime, exponent } = wrongPrime(value, slip)
      const written = withSlip(value, slip)
      const said = {
        composite: {
          en: line`${prime ** exponent} is not prime: it is ${power(prime, exponent)}.`,
          es: line`${prime ** exponent} no es primo: es ${power(prime, exponent)}.`,
        },
        more: {
          en: line`${prime} is a factor only ${exponent} times, so its exponent is ${exponent}.`,
          es: line`${prime} es factor solo ${exponent} veces, así que su exponente es ${exponent}.`,
        },
        fewer: {
          en: line`${prime} is a factor ${exponent} times, so its exponent is ${exponent}.`,
          es: line`${prime} es factor ${exponent} veces, así que su exponente es ${exponent}.`,
        },
        otherPrime: {
          en: line`${itemOf(written, written.length - 1).prime} is not a factor of ${value}: the last prime is ${prime}.`,
          es: line`${itemOf(written, written.length - 1).prime} no es factor de ${value}: el último primo es ${prime}.`,
        },
      }[slip]
      return [
        explained(
          equation(powersShown(written), valueOf(written)),
          slip === 'composite'
            ? line`The product is ${value}, so look at the factors.`
            : line`The product is not ${value}.`,
          slip === 'composite'
            ? line`El producto es ${value}, así que mira los factores.`
            : line`El producto no es ${value}.`,
        ),
        ...splitSteps(value),
        explained(equation(value, equation(primeProduct(value), inPowers(value))), said.en, said.es),
        answerStep(SLIPS.show(answer), { en: line`This is the mistake.`, es: line`Este es el error.` }),
      ]
    },
    whyWrong({ slip, value }) {
      const written = withSlip(value, slip)
      const [bases, product] = [joined(...written.map(({ prime }) => expr(prime))), valueOf(written)]
      const isPrimeEach = {
        en: [...bases.en, ...line` are all prime.`],
        es: [...bases.es, ...line` son todos números primos.`],
      }
      const isFactorEach = {
        en: [...bases.en, ...line` are all factors of ${value}.`],
        es: [...bases.es, ...line` son todos factores de ${value}.`],
      }
      switch (slip) {
        case 'composite':
          return {
            otherPrime: isFactorEach,
            more: {
              en: line`Then the product would be greater than ${value}.`,
              es: line`Entonces el producto sería mayor que ${value}.`,
            },
            fewer: {
              en: line`Then the product would be less than ${value}.`,
              es: line`Entonces el producto sería menor que ${value}.`,
            },
          }
        case 'otherPrime':
          return { composite: isPrimeEach }
        case 'more':
          return {
            composite: isPrimeEach,
            otherPrime: isFactorEach,
            fewer: {
              en: line`The product, ${product}, is greater than ${value}, so no exponent is too small.`,
              es: line`El producto, ${product}, es mayor que ${value}, así que ningún exponente es demasiado pequeño.`,
            },
          }
        case 'fewer':
          return {
            composite: isPrimeEach,
            otherPrime: isFactorEach,
            more: {
              en: line`The product, ${product}, is less than ${value}, so no exponent is too large.`,
              es: line`El producto, ${product}, es menor que ${value}, así que ningún exponente es demasiado grande.`,
            },
          }
      }
    },
    // Looks for a base that is not prime and for one that does not divide the number, then multiplies.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const value = evaluate(left).n
      const written = powersIn(right)
      if (written.some(({ prime }) => !isPrime(prime))) return answer === 'composite'
      if (written.some(({ prime }) => value % prime !== 0)) return answer === 'otherPrime'
      return answer === (valueOf(written) > value ? 'more' : 'fewer')
    },
  }),

  missingExponents: form({
    levels: ['medium'],
    kind: 'compute',
    lines: 3,
    draw: random => ({ value: random.evenly(HIDDEN) }),
    answer: namedNumbers(...EXPONENTS),
    solve: ({ value }) =>
      factorisation(value)
        .map(({ exponent }) => exponent)
        .filter(exponent => exponent > 1),
    ask({ value }) {
      const of = equation(value, withLetters(value))
      const blanks = letterBlanks(...EXPONENTS)
      return {
        en: [prose`Find the exponents in the prime factorization ${of}.`, blanks],
        es: [prose`Halla los exponentes de la descomposición en factores primos ${of}.`, blanks],
      }
    },
    solution({ value }, answer) {
      const [first, second] = tupleOf(
        factorisation(value).filter(({ exponent }) => exponent > 1),
        2,
      )
      return [
        ...splitSteps(value),
        explained(
          equation(value, primeProduct(value)),
          line`Write the primes that you divided by and the prime that is left.`,
          line`Escribe los primos entre los que dividiste y el primo que queda.`,
        ),
        answerStep(list(...answer.map((exponent, i) => equation(symbol(itemOf(EXPONENTS, i)), exponent))), {
          en: line`The prime ${first.prime} is a factor ${first.exponent} times, and ${second.prime} is a factor ${second.exponent} times.`,
          es: line`El primo ${first.prime} es factor ${first.exponent} veces y el ${second.prime} es factor ${second.exponent} veces.`,
        }),
      ]
    },
    // Divides by each base as often as the answer says, and by the other factors once.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      let rest = evaluate(left)
      let letter = 0
      for (const factor of right.kind === 'product' ? right.factors : []) {
        const isPower = factor.kind === 'power'
        const base = evaluate(isPower ? factor.base : factor)
        for (let n = isPower ? exact(itemOf(answer, letter++)).n : 1; n > 0; n--) rest = rest.over(base)
      }
      return rest.equals(1)
    },
  }),
})
