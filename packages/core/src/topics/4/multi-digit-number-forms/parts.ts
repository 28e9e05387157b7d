import {
  equation,
  explainedBy,
  expr,
  line,
  placeValueChart,
  prose,
  type Random,
  type Step,
  sum,
} from '../../../author.ts'

/** Numbers by the name that levels list. */
const numbers = {
  'no zeros': (random: Random) =>
    random.until(
      () => random.int(random.pick([1111, 11_111]), 99_999),
      n => !String(n).includes('0'),
    ),
  'one or two zeros': (random: Random) =>
    random.until(
      () => random.int(100_000, 999_999),
      n => [1, 2].includes(String(n).split('0').length - 1),
    ),
  /** Six digits, two of them zeros. */
  'up to a million'(random: Random) {
    const zeros = random.sample([1, 2, 3, 4, 5], 2)
    return [0, 1, 2, 3, 4, 5].reduce((value, i) => 10 * value + (zeros.includes(i) ? 0 : random.int(1, 9)), 0)
  },
}

interface Level {
  readonly numbers: keyof typeof numbers
}

export const draw = (random: Random, level: Level) => ({ value: numbers[level.numbers](random) })

export const drawSaid = (random: Random, level: Level) =>
  random.until(
    () => draw(random, level),
    ({ value }) => value % 1000 > 0,
  )

/** 46,203 is 40,000 + 6,000 + 200 + 3; zeros are left out. */
export const partsOf = (value: number) =>
  [...String(value)].map((digit, i, all) => Number(digit) * 10 ** (all.length - 1 - i)).filter(part => part > 0)

export const writeNumber = {
  en: prose`Write the number in standard form.`,
  es: prose`Escribe el número en forma estándar.`,
}

/** The part after the word thousand, with a 0 at each of its three places where nothing is said. */
function afterThousand(rest: number): Step {
  if (rest >= 100)
    return explainedBy(expr(rest), {
      en: line`Write the part after it. It takes the last three places.`,
      es: line`Escribe la parte que sigue. Ocupa las tres últimas posiciones.`,
    })
  return explainedBy(
    { kind: 'paragraph', content: [String(rest).padStart(3, '0')] },
    rest >= 10
      ? {
          en: line`Write the part after it. It takes three places, so write 0 for the hundreds.`,
          es: line`Escribe la parte que sigue. Ocupa tres posiciones, así que escribe 0 en las centenas.`,
        }
      : {
          en: line`Write the part after it. It takes three places, so write 0 for the hundreds and for the tens.`,
          es: line`Escribe la parte que sigue. Ocupa tres posiciones, así que escribe 0 en las centenas y en las decenas.`,
        },
  )
}

/** What is said up to the word thousand, what is said after it, and both together. */
export function fromWords(value: number): readonly Step[] {
  const rest = value % 1000
  return [
    explainedBy(expr(value - rest), {
      en: line`Write the part that ends in the word “thousand.”`,
      es: line`Escribe la parte que termina en la palabra “mil”.`,
    }),
    afterThousand(rest),
    explainedBy(equation(sum(value - rest, rest), value), {
      en: line`Put the two parts together.`,
      es: line`Junta las dos partes.`,
    }),
  ]
}

export const chartOf = (value: number, digits = String(value)) =>
  placeValueChart({ from: String(value).length - 1, rows: [digits] })
