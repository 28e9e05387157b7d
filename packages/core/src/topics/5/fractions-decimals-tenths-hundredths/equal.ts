import {
  type Block,
  type Both,
  decimal,
  type Expr,
  equation,
  explained,
  failed,
  line,
  over,
  prose,
  Ratio,
  type Step,
} from '../../../author.ts'

/** A fraction as it is printed. */
export interface Fraction {
  readonly top: number
  readonly under: number
}
export const shown = ({ top, under }: Fraction): Expr => over(top, under)
export const valueOf = ({ top, under }: Fraction): Ratio => Ratio.of(top, under)

export const asDecimal: Both<Block> = {
  en: prose`Write the fraction as a decimal.`,
  es: prose`Escribe la fracción como decimal.`,
}

/** Fractions with denominators that go into 100, below 1 and in lowest terms, but for tenths and hundredths. */
const UNDERS = [5, 4, 20, 25, 50, 2] as const
export const FRIENDLY: readonly Fraction[] = UNDERS.flatMap(under =>
  Array.from({ length: under - 1 }, (_, i) => ({ top: i + 1, under })),
).filter(({ top, under }) => Ratio.of(top, under).d === under && under > 2)

/** The equal fraction over 10, 100 or 1,000. */
export function overPower({ top, under }: Fraction): Fraction {
  const power =
    [10, 100, 1000].find(candidate => candidate % under === 0) ??
    failed('A power of ten is a multiple of the denominator')
  return { top: (top * power) / under, under: power }
}

const NAMED: ReadonlyMap<number, Both<ReturnType<typeof line>>> = new Map([
  [10, { en: line`Tenths have one digit after the point.`, es: line`Las décimas tienen una cifra después del punto.` }],
  [
    100,
    {
      en: line`Hundredths have two digits after the point.`,
      es: line`Las centésimas tienen dos cifras después del punto.`,
    },
  ],
  [
    1000,
    {
      en: line`Thousandths have three digits after the point.`,
      es: line`Las milésimas tienen tres cifras después del punto.`,
    },
  ],
])

/** 7/20 = 35/100 = 0.35. */
export function toDecimalSteps(fraction: Fraction): readonly Step[] {
  const equal = overPower(fraction)
  const by = equal.under / fraction.under
  const ends = NAMED.get(equal.under)
  return [
    ...(by === 1
      ? []
      : [
          explained(
            equation(shown(fraction), shown(equal)),
            line`Multiply the numerator and the denominator by ${by}, so that the denominator is ${equal.under}.`,
            line`Multiplica el numerador y el denominador por ${by} para que el denominador sea ${equal.under}.`,
          ),
        ]),
    explained(
      equation(shown(equal), decimal(valueOf(equal))),
      ends?.en ?? line`Write the decimal.`,
      ends?.es ?? line`Escribe el decimal.`,
    ),
  ]
}

const powerOf = (value: Ratio): number =>
  [10, 100, 1000].find(power => value.times(power).isInteger) ?? failed('The decimal has at most three places')

/** 0.375 = 375/1000 = 3/8. */
export function toFractionSteps(value: Ratio): readonly Step[] {
  const under = powerOf(value)
  const top = value.times(under).n
  const by = under / value.d
  const place =
    under === 10
      ? {
          en: line`The last digit is in the tenths place.`,
          es: line`El último dígito está en la posición de las décimas.`,
        }
      : under === 100
        ? {
            en: line`The last digit is in the hundredths place.`,
            es: line`El último dígito está en la posición de las centésimas.`,
          }
        : {
            en: line`The last digit is in the thousandths place.`,
            es: line`El último dígito está en la posición de las milésimas.`,
          }
  return [
    explained(equation(decimal(value), over(top, under)), place.en, place.es),
    ...(by === 1
      ? []
      : [
          explained(
            equation(over(top, under), over(value.n, value.d)),
            line`Divide the numerator and the denominator by ${by}.`,
            line`Divide el numerador y el denominador entre ${by}.`,
          ),
        ]),
  ]
}
