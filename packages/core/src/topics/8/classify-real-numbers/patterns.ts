import {
  type Block,
  type Both,
  type Expr,
  type Printed,
  prose,
  type Random,
  Ratio,
  repeating,
  type Sentence,
  symbol,
  words,
} from '../../../author.ts'

export interface Decimals {
  /** Follows a rule, but never repeats. */
  readonly growing: Expr
  readonly repeated: Expr
  readonly value: Ratio
  /** The block under the bar. */
  readonly period: string
  /** Whether the growing one is p. */
  readonly isFirst: boolean
  readonly rule: Both<Block>
}

/** Two decimals that begin alike: one has a rule, the other a bar. */
export function drawDecimals(random: Random): Decimals {
  const isFirst = random.evenly([true, false])
  const way = random.evenly(['growing', 'counting'] as const)
  if (way === 'growing') {
    const one = random.int(1, 9)
    const other = random.intExcept(0, 9, one)
    const digits = `${one}${[1, 2, 3].map(many => String(other).repeat(many) + one).join('')}`
    return made(digits, `${one}${other}`, isFirst, {
      en: prose`In the number with the dots, each digit ${one} is followed by one more ${other} than the ${one} before it.`,
      es: prose`En el número con puntos suspensivos, después de cada cifra ${one} hay un ${other} más que después del ${one} anterior.`,
    })
  }
  const by = random.int(1, 9)
  const from = random.int(1, 4)
  const [first, second, third] = [by * from, by * (from + 1), by * (from + 2)]
  const all = Array.from({ length: 9 }, (_, i) => String(by * (i + from)))
  const digits = all.reduce((long, next) => (long.length + next.length > 10 ? long : long + next))
  return made(digits, `${first}${second}`.slice(0, 3), isFirst, {
    en:
      by === 1
        ? prose`In the number with the dots, the whole numbers ${first}, ${second}, ${third}, … are written one after another.`
        : prose`In the number with the dots, the multiples ${first}, ${second}, ${third}, … of ${by} are written one after another.`,
    es:
      by === 1
        ? prose`En el número con puntos suspensivos se escriben uno tras otro los números enteros ${first}, ${second}, ${third}, …`
        : prose`En el número con puntos suspensivos se escriben uno tras otro los múltiplos ${first}, ${second}, ${third}, … de ${by}.`,
  })
}

function made(digits: string, period: string, isFirst: boolean, rule: Both<Block>): Decimals {
  const value = Ratio.of(Number(period), 10 ** period.length - 1)
  return { growing: words(`0.${digits}…`, `0.${digits}…`), repeated: repeating(value), value, period, isFirst, rule }
}

/** The right reason first. */
export function patternsSaid({ isFirst }: Decimals): readonly Sentence[] {
  const [own, other] = isFirst ? (['p', 'q'] as const) : (['q', 'p'] as const)
  const [it, not] = [symbol(own), symbol(other)]
  return [
    {
      key: `${own} no-block`,
      says: {
        en: prose`Only ${it}, because no block of its digits repeats forever.`,
        es: prose`Solo ${it}, porque ningún bloque de sus cifras se repite sin fin.`,
      },
    },
    {
      key: `${other} bar`,
      says: {
        en: prose`Only ${not}, because its decimals never end.`,
        es: prose`Solo ${not}, porque sus decimales no terminan.`,
      },
    },
    {
      key: 'both',
      says: {
        en: prose`Both, because the decimals of both never end.`,
        es: prose`Los dos, porque los decimales de ambos no terminan.`,
      },
    },
    {
      key: 'neither',
      says: {
        en: prose`Neither, because the digits of both follow a rule.`,
        es: prose`Ninguno, porque las cifras de ambos siguen una regla.`,
      },
    },
  ]
}

/** The letter of the number whose printed digits have no period. */
export function irrationalOne(printed: Printed): string | null {
  for (const { left, right } of printed.all('relation')) {
    if (left.kind !== 'symbol' || right.kind !== 'words') continue
    const digits = right.en.slice(2, -1)
    const hasPeriod = Array.from({ length: 6 }, (_, i) => i + 1).some(length =>
      [...digits].every((digit, i) => i < length || digit === digits[i - length]),
    )
    return hasPeriod ? null : left.name
  }
  return null
}
