import { equation, explainedBy, line, type Random, type Step, statements, sum, times } from '../../../author.ts'

/** Pairs of factors by the name that levels list. */
const factors = {
  'multiple of ten': (random: Random) =>
    [
      random.until(
        () => random.int(12, 98),
        n => n % 10 !== 0,
      ),
      random.int(2, 9) * 10,
    ] as const,
  'a teen': (random: Random) => {
    const [ones, tens] = [random.int(1, 9), random.int(1, 9)]
    return [
      random.until(
        () => tens * 10 + random.int(1, 9),
        n => (n % 10) * ones < 20,
      ),
      10 + ones,
    ] as const
  },
  any: (random: Random) =>
    random.until(
      () => [random.int(21, 98), random.int(13, 98)] as const,
      ([a, b]) => a % 10 !== 0 && b % 10 !== 0 && (a % 10) * (b % 10) >= 10,
    ),
}

interface Level {
  readonly factors: readonly (keyof typeof factors)[]
}

export function draw(random: Random, level: Level) {
  const [a, b] = factors[random.evenly(level.factors)](random)
  return { a, b }
}

export const placesOf = (value: number): readonly [tens: number, ones: number] => [value - (value % 10), value % 10]

/** One row of the columns: the first factor times the ones or the tens of the second, place by place. */
function row(a: number, by: number): Step {
  const [tens, ones] = placesOf(a)
  const work = equation(equation(times(a, by), sum(tens * by, ones * by)), a * by)
  return explainedBy(
    work,
    by < 10
      ? {
          en: line`First row: multiply by the ones, ${by}: ${times(tens, by)} and ${times(ones, by)}.`,
          es: line`Primera fila: multiplica por las unidades, ${by}: ${times(tens, by)} y ${times(ones, by)}.`,
        }
      : {
          en: line`Second row: multiply by the tens, ${by}: ${times(tens, by)} and ${times(ones, by)}.`,
          es: line`Segunda fila: multiplica por las decenas, ${by}: ${times(tens, by)} y ${times(ones, by)}.`,
        },
  )
}
/** The rows of a multiplication in columns, and both rows together; a multiple of ten has one row. */
export function multiplied(a: number, b: number): readonly Step[] {
  const [tens, ones] = placesOf(b)
  if (ones === 0) {
    const [top, low] = placesOf(a)
    return [
      explainedBy(statements(equation(times(top, b), top * b), equation(times(low, b), low * b)), {
        en: line`Multiply the tens and the ones of ${a} by ${b}.`,
        es: line`Multiplica las decenas y las unidades de ${a} por ${b}.`,
      }),
      explainedBy(equation(sum(top * b, low * b), a * b), {
        en: line`Add the two products. A number times ${b} is a number of tens, so it ends in 0.`,
        es: line`Suma los dos productos. Un número por ${b} es un número de decenas, así que termina en 0.`,
      }),
    ]
  }
  return [
    row(a, ones),
    row(a, tens),
    explainedBy(equation(sum(a * ones, a * tens), a * b), {
      en: line`Add the two rows.`,
      es: line`Suma las dos filas.`,
    }),
  ]
}
