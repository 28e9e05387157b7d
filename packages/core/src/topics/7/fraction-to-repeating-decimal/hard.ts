import {
  both,
  count,
  decimal,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  failed,
  gcd,
  integer,
  itemOf,
  line,
  longDivision,
  noun,
  number,
  order,
  ordinal,
  over,
  power,
  prose,
  type Random,
  Ratio,
  relation,
  remainder,
  repeating,
  type Sentence,
  sentenceChoice,
  statements,
  symbol,
  times,
  wholes,
  words,
} from '../../../author.ts'
import {
  asDecimal,
  asFraction,
  barred,
  barredDigits,
  blockOf,
  decimalSteps,
  divided,
  type Form,
  fromDigits,
  isEnding,
} from './dividing.ts'

const figureNoun = noun('digit', 'digits', 'cifra', 'cifras', 'f')
const DIVIDE = {
  en: prose`Divide. Write the quotient as a decimal, with a bar over the shortest block of digits that repeats.`,
  es: prose`Divide. Escribe el cociente como decimal, con una barra sobre el bloque más corto de cifras que se repite.`,
}

/** The prime factors of a denominator with their exponents, as a product. */
export function factored(d: number): Expr {
  const factors: Expr[] = []
  let rest = d
  for (let prime = 2; rest > 1; prime++) {
    let many = 0
    for (; rest % prime === 0; rest /= prime) many++
    if (many > 0) factors.push(many === 1 ? number(prime) : power(prime, many))
  }
  return factors.length === 1 ? itemOf(factors, 0) : times(...factors)
}
/** The primes of a denominator other than 2 and 5. */
const otherPrimes = (d: number): readonly number[] => [3, 7, 11, 13].filter(prime => d % prime === 0)

interface Printed {
  readonly n: number
  readonly d: number
}
/** Fractions that may be reduced: the other prime cancels, stays, or is not there. */
function drawPrinted(random: Random): Printed {
  const kind = random.evenly(['cancels', 'stays', 'two and five', 'stays after'] as const)
  return random.until(
    () => {
      if (kind === 'two and five') {
        const d = random.pick([16, 32, 40, 64, 80, 125])
        return { n: random.coprimeTo(d), d }
      }
      const prime = random.pick([3, 7, 11])
      const rest = random.pick([4, 5, 8, 10, 16, 20])
      if (kind === 'cancels') {
        const left = random.pick([16, 20, 25, 40])
        return { n: prime * random.coprimeTo(left), d: prime * left }
      }
      const times = kind === 'stays after' ? random.pick([2, 4, 5]) : 1
      const d = prime * rest
      return { n: times * random.coprimeTo(d), d: times * d }
    },
    ({ n, d }) => {
      const shared = gcd(n, d)
      const ends = isEnding(Ratio.of(n, d))
      if (d < 12 || d > 150 || n >= d || d / shared < 8) return false
      if (kind === 'cancels') return ends && shared === otherPrimes(d)[0]
      return kind === 'two and five'
        ? ends
        : !ends && (kind === 'stays') === (shared === 1) && otherPrimes(d).length === 1
    },
  )
}

const otherPrimeOf = (d: number): number => otherPrimes(d)[0] ?? failed('A repeating decimal has another prime')
const reasonsOf = ({ n, d }: Printed): readonly [right: Sentence, ...wrong: Sentence[]] => {
  const value = Ratio.of(n, d)
  const ends = isEnding(value)
  const shown = value.d
  const good: Sentence = ends
    ? {
        key: 'ends',
        says: {
          en: prose`It terminates: in lowest terms, the denominator has no prime factors other than 2 and 5.`,
          es: prose`Es finita: en su mínima expresión, el denominador no tiene factores primos distintos de 2 y 5.`,
        },
      }
    : {
        key: `repeats ${otherPrimeOf(d)}`,
        says: {
          en: prose`It repeats: in lowest terms, the denominator has the prime factor ${otherPrimeOf(d)}.`,
          es: prose`Es periódica: en su mínima expresión, el denominador tiene el factor primo ${otherPrimeOf(d)}.`,
        },
      }
  // One that the denominator had before it was reduced, or one that ends.
  const wrongPrime = otherPrimes(d)[0] ?? (shown % 2 === 0 ? 2 : 5)
  const wrongEnds: Sentence = {
    key: 'wrong ends',
    says: ends
      ? {
          en: prose`It repeats: in lowest terms, the denominator has the prime factor ${wrongPrime}.`,
          es: prose`Es periódica: en su mínima expresión, el denominador tiene el factor primo ${wrongPrime}.`,
        }
      : {
          en: prose`It terminates: in lowest terms, the denominator has no prime factors other than 2 and 5.`,
          es: prose`Es finita: en su mínima expresión, el denominador no tiene factores primos distintos de 2 y 5.`,
        },
  }
  return [
    good,
    wrongEnds,
    {
      key: 'numerator',
      says: {
        en: prose`It repeats: the denominator is greater than the numerator.`,
        es: prose`Es periódica: el denominador es mayor que el numerador.`,
      },
    },
    {
      key: 'even',
      says:
        d % 2 === 0
          ? {
              en: prose`It terminates: the decimal form of a fraction with an even denominator always terminates.`,
              es: prose`Es finita: la expresión decimal de una fracción con denominador par siempre es finita.`,
            }
          : {
              en: prose`It terminates: the decimal form of a fraction less than 1 always terminates.`,
              es: prose`Es finita: la expresión decimal de una fracción menor que 1 siempre es finita.`,
            },
    },
  ]
}

/** Around a fraction with two digits in its block: cut to two and three places, and with the last digit alone under the bar. */
const CROWDED: readonly Ratio[] = [
  ...[2, 3, 4, 5, 6, 7, 8].map(n => Ratio.of(n, 11)),
  ...[5, 7, 8, 14, 16, 17, 19, 23, 25, 26, 28, 31].map(n => Ratio.of(n, 33)),
]

const FULL = [27, 37, 44] as const

/** 0.45 as 0.4500, 0.4 with a bar over 5 as 0.4555…: four places. */
function places(value: Ratio): Expr {
  if (isEnding(value)) return equation(asDecimal(value), decimal(value, 4))
  const digits = String(Math.floor(value.toNumber() * 10_000 + 1e-9)).padStart(4, '0')
  return equation(repeating(value), words(`0.${digits}…`, `0.${digits}…`))
}

/** 5/11 = 0.4545… */
const longForm = (value: Ratio): Expr => {
  const digits = String(Math.floor(value.toNumber() * 10_000)).padStart(4, '0')
  return equation(equation(asFraction(value), repeating(value)), words(`0.${digits}…`, `0.${digits}…`))
}

export const hardForms = (form: Form) => ({
  primes: form({
    levels: ['hard'],
    draw: drawPrinted,
    answer: sentenceChoice,
    solve: printed => reasonsOf(printed)[0],
    mistakes: printed =>
      Object.fromEntries(
        reasonsOf(printed)
          .slice(1)
          .map(reason => [reason.key, reason]),
      ),
    ask: ({ n, d }) => ({
      en: prose`Without dividing, decide whether the decimal form of ${over(n, d)} terminates or repeats. Choose the right reason.`,
      es: prose`Sin dividir, decide si la expresión decimal de ${over(n, d)} es finita o periódica. Elige la razón correcta.`,
    }),
    solution: ({ n, d }, { says }) => {
      const value = Ratio.of(n, d)
      const shared = gcd(n, d)
      const prime = otherPrimes(value.d)[0]
      return [
        ...(shared > 1
          ? [
              explained(
                equation(over(n, d), asFraction(value)),
                line`Write the fraction in lowest terms: divide the numerator and the denominator by ${shared}.`,
                line`Escribe la fracción en su mínima expresión: divide el numerador y el denominador entre ${shared}.`,
              ),
              explained(
                equation(value.d, factored(value.d)),
                line`Write the prime factors of the denominator.`,
                line`Escribe los factores primos del denominador.`,
              ),
            ]
          : [
              explained(
                equation(d, factored(d)),
                line`The fraction is in lowest terms: ${n} and ${d} have no common factor. Write the prime factors of the denominator.`,
                line`La fracción está en su mínima expresión: ${n} y ${d} no tienen factores comunes. Escribe los factores primos del denominador.`,
              ),
            ]),
        explainedBy(
          says,
          prime === undefined
            ? {
                en: line`All its prime factors are prime factors of 10, so some power of 10 can be the denominator.`,
                es: line`Todos sus factores primos son factores primos de 10, así que el denominador puede ser una potencia de 10.`,
              }
            : {
                en: line`No power of 10 has the factor ${prime}, so the decimal form cannot terminate.`,
                es: line`Ninguna potencia de 10 tiene el factor ${prime}, así que la expresión decimal no puede ser finita.`,
              },
        ),
      ]
    },
    whyWrong: ({ n, d }) => {
      const value = Ratio.of(n, d)
      const prime = otherPrimes(value.d)[0]
      return {
        'wrong ends':
          prime === undefined
            ? {
                en: line`The decimal form repeats only if, in lowest terms, the denominator has a prime factor other than 2 and 5.`,
                es: line`La expresión decimal es periódica solo si, en la mínima expresión de la fracción, el denominador tiene un factor primo distinto de 2 y 5.`,
              }
            : {
                en: line`In lowest terms, the denominator, ${value.d}, has the prime factor ${prime}.`,
                es: line`En su mínima expresión, el denominador, ${value.d}, tiene el factor primo ${prime}.`,
              },
        numerator: {
          en: line`In ${over(1, 2)} the denominator is greater too, but its decimal form terminates.`,
          es: line`En ${over(1, 2)} también es mayor el denominador, pero su expresión decimal es finita.`,
        },
        even:
          d % 2 === 0
            ? {
                en: line`The denominator of ${over(1, 6)} is even, but its decimal form repeats.`,
                es: line`El denominador de ${over(1, 6)} es par, pero su expresión decimal es periódica.`,
              }
            : {
                en: line`The fraction ${over(1, 3)} is less than 1, but its decimal form repeats.`,
                es: line`La fracción ${over(1, 3)} es menor que 1, pero su expresión decimal es periódica.`,
              },
      }
    },
    // The decimal ends if a power of ten times the fraction is whole.
    check(printed, { key }) {
      const [shown] = printed.maths
      if (!shown) return false
      const ends = evaluate(shown).times(1_000_000).isInteger
      return ends ? key === 'ends' : key.startsWith('repeats ')
    },
  }),

  divide: form({
    levels: ['hard'],
    instruction: DIVIDE,
    draw: random => {
      const d = random.evenly(FULL)
      return {
        value: random.until(
          () => Ratio.of(random.coprimeTo(d), d),
          value => value.n > 3,
        ),
      }
    },
    answer: barred,
    solve: ({ value }) => repeating(value),
    ask: ({ value }) => both(longDivision(value.n, value.d)),
    solution: ({ value }) => decimalSteps(value),
    check(printed, answer) {
      const [dividend, divisor] = printed.take(2)
      return exact(answer).times(divisor).equals(dividend)
    },
  }),

  order: form(
    order({
      levels: ['hard'],
      draw(random) {
        const value = random.evenly(CROWDED)
        const { before, block } = blockOf(value)
        const digits = (before + block + block + block).slice(0, 2)
        const lastBarred = barredDigits(digits.slice(0, 1), digits.slice(1))
        const cut = fromDigits(`0.${digits}`)
        const three = fromDigits(`0.${(before + block + block).slice(0, 3)}`).plus(
          random.evenly([0, Ratio.of(1, 1000)]),
        )
        return [asFraction(value), repeating(lastBarred), asDecimal(cut), asDecimal(three)]
      },
      solution(sorted) {
        const values = sorted.map(item => exact(item))
        const fraction = sorted.find(item => typeof item === 'object' && 'kind' in item && item.kind === 'quotient')
        const value = fraction ? exact(fraction) : itemOf(values, 0)
        const others = values.filter(other => !other.equals(value))
        return [
          divided(value),
          explained(
            statements(longForm(value), ...others.map(other => places(other))),
            line`Write out more decimal places: the hundredths are equal, so the next places decide.`,
            line`Escribe más cifras decimales: las centésimas son iguales, así que deciden los lugares siguientes.`,
          ),
          explained(
            sorted.slice(1).reduce<Expr>((chain, item) => relation(chain, '<', item), itemOf(sorted, 0) as Expr),
            line`Compare the thousandths, then the ten-thousandths.`,
            line`Compara las milésimas y después las diezmilésimas.`,
          ),
        ]
      },
    }),
  ),

  nthDigit: form({
    levels: ['hard'],
    lines: 3,
    draw: random => {
      const length = random.evenly([3, 2, 3])
      const d = length === 3 ? random.pick([27, 37]) : random.pick([11, 33])
      return random.until(
        () => ({ value: Ratio.of(random.coprimeTo(d), d), place: random.int(20, 60) }),
        ({ value }) => new Set(blockOf(value).block).size === blockOf(value).block.length && value.n > 1,
      )
    },
    answer: integer,
    solve: ({ value, place }) => {
      const { block } = blockOf(value)
      return Number(block[(place - 1) % block.length])
    },
    ask: ({ value, place }) => ({
      en: prose`The decimal form of ${asFraction(value)} repeats. What is the ${ordinal(place)} digit after the decimal point?`,
      es: prose`La expresión decimal de ${asFraction(value)} es periódica. ¿Cuál es la ${ordinal(place, 'f')} cifra después del punto decimal?`,
    }),
    solution: ({ value, place }, digit) => {
      const { block } = blockOf(value)
      const length = block.length
      const rest = place % length
      const whole = Math.floor(place / length)
      return [
        divided(value),
        explained(
          equation(asFraction(value), repeating(value)),
          line`The block has ${length} digits.`,
          line`El bloque tiene ${length} cifras.`,
        ),
        rest === 0
          ? explained(
              equation(divide(place, length), whole),
              line`Nothing is left: the ${ordinal(place)} digit is the last digit of a block.`,
              line`No sobra nada: la ${ordinal(place, 'f')} cifra es la última de un bloque.`,
            )
          : explained(
              equation(divide(place, length), remainder(whole, rest)),
              line`After ${whole} whole blocks, go ${count(rest, figureNoun)} more: the ${ordinal(place)} digit is the ${ordinal(rest)} digit of the block.`,
              line`Después de ${whole} bloques enteros, avanza ${count(rest, figureNoun)} más: la ${ordinal(place, 'f')} cifra es la ${ordinal(rest, 'f')} cifra del bloque.`,
            ),
        explained(number(exact(digit)), line`So the digit is ${digit}.`, line`La cifra es ${digit}.`),
      ]
    },
    // Multiplying by a power of ten step by step leaves the digit before the point.
    check(printed, answer) {
      const [fraction] = printed.maths
      const place = printed.term('ordinal').value
      if (!fraction) return false
      const { n, d } = evaluate(fraction)
      let rest = n
      for (let i = 1; i < place; i++) rest = (rest * 10) % d
      return exact(answer).equals(Math.floor((rest * 10) / d))
    },
  }),

  leastNumerator: form({
    levels: ['hard'],
    draw: random => {
      const [other, rest] = random.evenly([
        [3, 8],
        [7, 5],
        [9, 4],
        [11, 2],
        [3, 20],
        [13, 5],
        [7, 8],
        [9, 10],
        [21, 2],
        [11, 4],
        [6, 5],
        [3, 16],
      ] as const)
      return { d: other * rest }
    },
    answer: integer,
    solve: ({ d }) => wholes(1, d).find(n => isEnding(Ratio.of(n, d))) ?? d,
    ask: ({ d }) => ({
      en: prose`What is the least whole number ${symbol('n')} greater than 0 for which the decimal form of ${over(symbol('n'), d)} terminates?`,
      es: prose`¿Cuál es el menor número entero ${symbol('n')} mayor que 0 para el que la expresión decimal de ${over(symbol('n'), d)} es finita?`,
    }),
    solution: ({ d }, answer) => {
      const n = exact(answer).n
      const value = Ratio.of(n, d)
      return [
        explained(
          equation(d, factored(d)),
          line`Write the prime factors of the denominator. The decimal form terminates only if all except 2 and 5 cancel.`,
          line`Escribe los factores primos del denominador. La expresión decimal es finita solo si se cancelan todos menos 2 y 5.`,
        ),
        explained(
          equation(symbol('n'), n),
          line`To cancel the other factors, ${symbol('n')} must be a multiple of ${n}. The least one is ${n}.`,
          line`Para cancelar los demás factores, ${symbol('n')} debe ser múltiplo de ${n}. El menor es ${n}.`,
        ),
        explained(
          equation(equation(over(n, d), asFraction(value)), asDecimal(value)),
          line`Check: the decimal form terminates. So the number is ${n}.`,
          line`Comprueba: la expresión decimal es finita. El número es ${n}.`,
        ),
      ]
    },
    check(printed, answer) {
      const { under } = printed.one('quotient')
      const d = evaluate(under).n
      const n = exact(answer).n
      return n > 0 && wholes(1, n).every(k => ((k * 1_000_000) % d === 0) === (k === n))
    },
  }),
})
