import { type Block, type Both, type Inline, line, over, pi, prose, Ratio, type Sentence } from '../../../author.ts'
import { isSquare, type Real } from './numbers.ts'

/** A verdict with its reason; of a wrong one, what is wrong with it. */
export interface Reason extends Sentence {
  readonly fails: Both<readonly Inline[]>
}
const NOTHING: Both<readonly Inline[]> = { en: [], es: [] }
const right = (key: string, en: Block, es: Block): Reason => ({ key, says: { en, es }, fails: NOTHING })
const wrong = (key: string, en: Block, es: Block, why: readonly Inline[], porque: readonly Inline[]): Reason => ({
  key,
  says: { en, es },
  fails: { en: why, es: porque },
})
type Reasons = readonly [right: Reason, ...wrong: Reason[]]

const ROOT_IRRATIONAL = wrong(
  'irrational every-root',
  prose`Irrational, because every square root is irrational.`,
  prose`Irracional, porque toda raíz cuadrada es irracional.`,
  line`Not every root is irrational: the roots of perfect squares are rational.`,
  line`No toda raíz es irracional: las de los cuadrados perfectos son racionales.`,
)
const ROOT_RATIONAL = wrong(
  'rational every-root',
  prose`Rational, because every square root is rational.`,
  prose`Racional, porque toda raíz cuadrada es racional.`,
  line`Not every root is rational: those of numbers such as 2 are not.`,
  line`No toda raíz es racional: la de 2, por ejemplo, no lo es.`,
)
const NEGATIVE = wrong(
  'irrational negative',
  prose`Irrational, because it is negative.`,
  prose`Irracional, porque es negativo.`,
  line`A negative number can be rational.`,
  line`Un número negativo puede ser racional.`,
)

function ofRoot(of: number, isNegative: boolean): Reasons {
  const square = {
    en: prose`Rational, because ${of} is a perfect square.`,
    es: prose`Racional, porque ${of} es un cuadrado perfecto.`,
  }
  const none = {
    en: prose`Irrational, because ${of} is not a perfect square.`,
    es: prose`Irracional, porque ${of} no es un cuadrado perfecto.`,
  }
  const none0 = wrong(
    'irrational no-square',
    none.en,
    none.es,
    line`The number ${of} is a perfect square.`,
    line`El número ${of} es un cuadrado perfecto.`,
  )
  if (isSquare(of))
    return [
      right('rational square', square.en, square.es),
      isNegative ? NEGATIVE : ROOT_RATIONAL,
      none0,
      of % 2 === 0
        ? ROOT_IRRATIONAL
        : wrong(
            'irrational odd',
            prose`Irrational, because ${of} is odd.`,
            prose`Irracional, porque ${of} es impar.`,
            line`Odd or even does not matter.`,
            line`No importa si es par o impar.`,
          ),
    ]
  return [
    right('irrational no-square', none.en, none.es),
    wrong(
      'rational square',
      square.en,
      square.es,
      line`There is no integer whose square is ${of}.`,
      line`No hay ningún entero cuyo cuadrado sea ${of}.`,
    ),
    isNegative
      ? wrong(
          'irrational negative',
          prose`Irrational, because it is negative.`,
          prose`Irracional, porque es negativo.`,
          line`Being negative is not the reason: many negative numbers are rational.`,
          line`Ser negativo no es la razón: muchos números negativos son racionales.`,
        )
      : ROOT_IRRATIONAL,
    of % 2 === 0
      ? wrong(
          'rational half',
          prose`Rational, because half of ${of} is ${of / 2}.`,
          prose`Racional, porque la mitad de ${of} es ${of / 2}.`,
          line`A square root is not half of the number.`,
          line`Una raíz cuadrada no es la mitad del número.`,
        )
      : wrong(
          'rational integer',
          prose`Rational, because ${of} is an integer.`,
          prose`Racional, porque ${of} es un entero.`,
          line`The root of an integer need not be rational.`,
          line`La raíz de un entero no tiene por qué ser racional.`,
        ),
  ]
}

function ofFractionRoot(top: number, bottom: number): Reasons {
  const isFraction = wrong(
    'rational fraction',
    prose`Rational, because ${over(top, bottom)} is a fraction.`,
    prose`Racional, porque ${over(top, bottom)} es una fracción.`,
    line`The root of a fraction can be rational or irrational.`,
    line`La raíz de una fracción puede ser racional o irracional.`,
  )
  const bottomSquare = wrong(
    'rational bottom',
    prose`Rational, because ${bottom} is a perfect square.`,
    prose`Racional, porque ${bottom} es un cuadrado perfecto.`,
    line`The denominator alone does not decide.`,
    line`El denominador por sí solo no decide.`,
  )
  if (isSquare(top))
    return [
      right(
        'rational both-squares',
        prose`Rational, because ${top} and ${bottom} are both perfect squares.`,
        prose`Racional, porque tanto ${top} como ${bottom} son cuadrados perfectos.`,
      ),
      wrong(
        'irrational fraction',
        prose`Irrational, because the root of a fraction is always irrational.`,
        prose`Irracional, porque la raíz de una fracción siempre es irracional.`,
        line`The root of a fraction is rational if the numerator and the denominator are perfect squares.`,
        line`La raíz de una fracción es racional si el numerador y el denominador son cuadrados perfectos.`,
      ),
      wrong(
        'irrational no-square',
        prose`Irrational, because ${top} is not a perfect square.`,
        prose`Irracional, porque ${top} no es un cuadrado perfecto.`,
        line`The number ${top} is a perfect square.`,
        line`El número ${top} es un cuadrado perfecto.`,
      ),
      isFraction,
    ]
  return [
    right(
      'irrational no-square',
      prose`Irrational, because ${top} is not a perfect square.`,
      prose`Irracional, porque ${top} no es un cuadrado perfecto.`,
    ),
    isFraction,
    bottomSquare,
    wrong(
      'irrational fraction',
      prose`Irrational, because the root of a fraction is always irrational.`,
      prose`Irracional, porque la raíz de una fracción siempre es irracional.`,
      line`Not every fraction has an irrational root: ${Ratio.of(1, 4)} has the root ${Ratio.of(1, 2)}.`,
      line`No toda fracción tiene raíz irracional: la de ${Ratio.of(1, 4)} es ${Ratio.of(1, 2)}.`,
    ),
  ]
}

const ofPi = (isPlain: boolean): Reasons => [
  right(
    'irrational endless',
    prose`Irrational, because the decimals of ${pi} never end and never repeat.`,
    prose`Irracional, porque los decimales de ${pi} no terminan ni se repiten.`,
  ),
  wrong(
    'rational 22/7',
    prose`Rational, because ${pi} is exactly ${Ratio.of(22, 7)}.`,
    prose`Racional, porque ${pi} es exactamente ${Ratio.of(22, 7)}.`,
    line`The fraction ${Ratio.of(22, 7)} is only close to ${pi}.`,
    line`La fracción ${Ratio.of(22, 7)} solo se acerca a ${pi}.`,
  ),
  isPlain
    ? wrong(
        'irrational letter',
        prose`Irrational, because it is written with a letter.`,
        prose`Irracional, porque se escribe con una letra.`,
        line`How a number is written is not the reason.`,
        line`La manera de escribir un número no es la razón.`,
      )
    : wrong(
        'irrational greater',
        prose`Irrational, because it is not between 0 and 1.`,
        prose`Irracional, porque no está entre 0 y 1.`,
        line`The size of a number is not the reason.`,
        line`El tamaño de un número no es la razón.`,
      ),
  wrong(
    'rational ends',
    prose`Rational, because the decimals of ${pi} end after 3.14.`,
    prose`Racional, porque los decimales de ${pi} terminan después de 3.14.`,
    line`The decimals of ${pi} go on after 3.14.`,
    line`Los decimales de ${pi} siguen después de 3.14.`,
  ),
]

const ofFraction = (n: number, d: number): Reasons => [
  right(
    'rational quotient',
    prose`Rational, because it is the quotient of the integers ${n} and ${d}.`,
    prose`Racional, porque es el cociente de los enteros ${n} y ${d}.`,
  ),
  n < 0
    ? NEGATIVE
    : wrong(
        'irrational no-factor',
        prose`Irrational, because ${n} and ${d} have no common factor greater than 1.`,
        prose`Irracional, porque ${n} y ${d} no tienen ningún factor común mayor que 1.`,
        line`A fraction in lowest terms is rational too.`,
        line`Una fracción en su mínima expresión también es racional.`,
      ),
  wrong(
    'irrational between',
    prose`Irrational, because it is not an integer.`,
    prose`Irracional, porque no es un entero.`,
    line`A rational number need not be an integer.`,
    line`Un número racional no tiene por qué ser entero.`,
  ),
  wrong(
    'rational every',
    prose`Rational, because every real number is rational.`,
    prose`Racional, porque todo número real es racional.`,
    line`Some real numbers, such as ${pi}, are irrational.`,
    line`Algunos números reales, como ${pi}, son irracionales.`,
  ),
]

const ofDecimal = (n: number): Reasons => [
  right('rational ends', prose`Rational, because its decimals end.`, prose`Racional, porque sus decimales terminan.`),
  wrong(
    'irrational point',
    prose`Irrational, because it has a decimal point.`,
    prose`Irracional, porque tiene un punto decimal.`,
    line`A decimal point does not make a number irrational.`,
    line`Un punto decimal no hace irracional a un número.`,
  ),
  n < 0
    ? NEGATIVE
    : wrong(
        'irrational no-fraction',
        prose`Irrational, because it cannot be written as a fraction.`,
        prose`Irracional, porque no se puede escribir como fracción.`,
        line`It can be written as a fraction over 100.`,
        line`Se puede escribir como fracción con denominador 100.`,
      ),
  wrong(
    'rational any',
    prose`Rational, because every decimal, even an endless one, is rational.`,
    prose`Racional, porque todo decimal, aunque no termine, es racional.`,
    line`Decimals that never end and never repeat are irrational.`,
    line`Los decimales que no terminan ni se repiten son irracionales.`,
  ),
]

/** Asked for more than once of a problem. */
const made = new WeakMap<Real, Reasons>()

/** The right reason first, then reasons that pupils give by mistake. */
export function reasonsFor(of: Real): Reasons {
  const known = made.get(of)
  if (known) return known
  const reasons = makeReasons(of)
  made.set(of, reasons)
  return reasons
}

function makeReasons(of: Real): Reasons {
  switch (of.look) {
    case 'root':
      return ofRoot(of.of, of.isNegative)
    case 'fraction-root':
      return ofFractionRoot(of.top, of.bottom)
    case 'pi':
      return ofPi(of.times === 1)
    case 'fraction':
      return ofFraction(of.n, of.d)
    default:
      return ofDecimal('n' in of ? of.n : 0)
  }
}

/** What is wrong with each of the other reasons, by its key. */
export const refuted = ([, ...others]: Reasons): Readonly<Record<string, Both<readonly Inline[]>>> =>
  Object.fromEntries(others.map(({ key, fails }) => [key, fails]))
