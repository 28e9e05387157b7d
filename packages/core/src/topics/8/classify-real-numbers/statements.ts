import {
  type Block,
  type Both,
  type Expr,
  expr,
  type Inline,
  line,
  m,
  pi,
  prose,
  Ratio,
  repeating,
  together,
} from '../../../author.ts'

/** A sentence about sets of numbers, and three numbers; where it is false, the first one shows it. */
export interface SetStatement {
  readonly says: Both<Block>
  readonly isTrue: boolean
  readonly numbers: readonly [Expr, Expr, Expr]
  readonly why: Said
  /** What is wrong with each wrong answer: for a false statement "True" and the last two numbers, for a true one all three. */
  readonly fails: readonly [Said, Said, Said]
}
type Said = Both<readonly Inline[]>
const half = expr(Ratio.of(1, 2))
const third = repeating(Ratio.of(1, 3))

const statement =
  (isTrue: boolean) =>
  (
    says: Both<Block>,
    numbers: readonly [Expr, Expr, Expr],
    en: readonly Inline[],
    es: readonly Inline[],
    fails: readonly [Said, Said, Said],
  ): SetStatement => ({ says, isTrue, numbers, why: { en, es }, fails })
const no = statement(false)
const yes = statement(true)
const s = (en: Block, es: Block): Both<Block> => ({ en, es })

const SHOWN_FALSE: Said = {
  en: line`The counterexample shows that the statement is false.`,
  es: line`El contraejemplo muestra que la afirmación es falsa.`,
}
const BOTH_RATIONAL: Said = { en: line`Both numbers are rational.`, es: line`Los dos números son racionales.` }
const BOTH_IRRATIONAL: Said = { en: line`Both numbers are irrational.`, es: line`Los dos números son irracionales.` }
const IS = {
  rational: ['rational', 'es racional'],
  irrational: ['irrational', 'es irracional'],
  whole: ['a whole number', 'es un número cabal'],
  notInteger: ['not an integer', 'no es un entero'],
  notNatural: ['not a natural number', 'no es un número natural'],
  notPrime: ['not prime', 'no es primo'],
} as const
const numberIs = (of: Expr, kind: keyof typeof IS): Said => ({
  en: ['The number ', of, ` is ${IS[kind][0]}.`],
  es: ['El número ', of, ` ${IS[kind][1]}.`],
})

/** True and false in turn. Whole numbers are 0, 1, 2, 3, … */
export const setStatements: readonly SetStatement[] = [
  no(
    s(
      prose`The quotient of two irrational numbers is always irrational.`,
      prose`El cociente de dos números irracionales siempre es irracional.`,
    ),
    [together(m`√8`, m`√2`), together(m`√6`, m`√2`), together(m`√9`, m`√4`)],
    line`The quotient of ${m`√8`} and ${m`√2`} is ${m`√4 = 2`}, a rational number.`,
    line`El cociente de ${m`√8`} y ${m`√2`} es ${m`√4 = 2`}, un número racional.`,
    [
      SHOWN_FALSE,
      {
        en: line`The quotient is ${m`√3`}, which is irrational.`,
        es: line`El cociente es ${m`√3`}, que es irracional.`,
      },
      BOTH_RATIONAL,
    ],
  ),
  yes(
    s(prose`Every integer is a rational number.`, prose`Todo entero es un número racional.`),
    [m`-7`, m`√5`, half],
    line`Any integer is the quotient of itself and 1.`,
    line`Todo entero es el cociente de él mismo y 1.`,
    [numberIs(m`-7`, 'rational'), numberIs(m`√5`, 'notInteger'), numberIs(half, 'notInteger')],
  ),
  no(
    s(prose`Every square root is an irrational number.`, prose`Toda raíz cuadrada es un número irracional.`),
    [m`√49`, m`√50`, m`√2`],
    line`The root ${m`√49`} is equal to 7, a rational number.`,
    line`La raíz ${m`√49`} es igual a 7, un número racional.`,
    [SHOWN_FALSE, numberIs(m`√50`, 'irrational'), numberIs(m`√2`, 'irrational')],
  ),
  yes(
    s(
      prose`The sum of a rational number and an irrational number is always irrational.`,
      prose`La suma de un número racional y uno irracional siempre es irracional.`,
    ),
    [together(m`2`, m`√3`), together(m`√2`, m`√5`), together(m`1/2`, m`1/3`)],
    line`Taking the rational number away from the sum leaves the irrational one, so the sum cannot be rational.`,
    line`Al quitarle a la suma el número racional queda el irracional, así que la suma no puede ser racional.`,
    [
      { en: line`The sum ${m`2 + √3`} is irrational.`, es: line`La suma ${m`2 + √3`} es irracional.` },
      BOTH_IRRATIONAL,
      BOTH_RATIONAL,
    ],
  ),
  no(
    s(prose`Every integer is a whole number.`, prose`Todo entero es un número cabal (0, 1, 2, 3, …).`),
    [m`-4`, m`0`, m`12`],
    line`The integer ${m`-4`} is negative, and whole numbers are not.`,
    line`El entero ${m`-4`} es negativo, y los cabales no lo son.`,
    [SHOWN_FALSE, numberIs(m`0`, 'whole'), numberIs(m`12`, 'whole')],
  ),
  yes(
    s(
      prose`The difference of a rational number and an irrational number is always irrational.`,
      prose`La diferencia de un número racional y uno irracional siempre es irracional.`,
    ),
    [together(m`5`, m`√7`), together(m`√18`, m`√2`), together(m`1/2`, m`1/4`)],
    line`If the difference were rational, adding or subtracting the rational number would leave a rational number, but what is left is the irrational number or its opposite.`,
    line`Si la diferencia fuera racional, al sumar o restar el número racional quedaría un número racional, pero queda el número irracional o su opuesto.`,
    [
      { en: line`The difference ${m`5 - √7`} is irrational.`, es: line`La diferencia ${m`5 - √7`} es irracional.` },
      BOTH_IRRATIONAL,
      BOTH_RATIONAL,
    ],
  ),
  no(
    s(
      prose`Every number whose decimals never end is irrational.`,
      prose`Todo número cuyos decimales no terminan es irracional.`,
    ),
    [third, pi, m`√3`],
    line`The decimals of ${third} never end, but they repeat: it is ${Ratio.of(1, 3)}, a rational number.`,
    line`Los decimales de ${third} no terminan, pero se repiten: es ${Ratio.of(1, 3)}, un número racional.`,
    [SHOWN_FALSE, numberIs(pi, 'irrational'), numberIs(m`√3`, 'irrational')],
  ),
  yes(
    s(
      prose`The square root of a prime number is always irrational.`,
      prose`La raíz cuadrada de un número primo siempre es irracional.`,
    ),
    [m`7`, m`9`, m`1`],
    line`A prime number is never a perfect square, so its root is irrational.`,
    line`Un número primo nunca es un cuadrado perfecto, así que su raíz es irracional.`,
    [
      { en: line`The root ${m`√7`} is irrational.`, es: line`La raíz ${m`√7`} es irracional.` },
      numberIs(m`9`, 'notPrime'),
      numberIs(m`1`, 'notPrime'),
    ],
  ),
  no(
    s(
      prose`If the square of a number is rational, then the number is rational.`,
      prose`Si el cuadrado de un número es racional, entonces el número es racional.`,
    ),
    [m`√7`, m`-2.5`, pi],
    line`The square of ${m`√7`} is 7, a rational number, but ${m`√7`} is irrational.`,
    line`El cuadrado de ${m`√7`} es 7, un número racional, pero ${m`√7`} es irracional.`,
    [
      SHOWN_FALSE,
      numberIs(m`-2.5`, 'rational'),
      { en: line`The square of ${pi} is irrational.`, es: line`El cuadrado de ${pi} es irracional.` },
    ],
  ),
  yes(
    s(prose`Every repeating decimal is a rational number.`, prose`Todo decimal periódico es un número racional.`),
    [repeating(Ratio.of(5, 6)), m`√11`, m`0.2`],
    line`A repeating decimal can be written as a fraction of integers.`,
    line`Un decimal periódico se puede escribir como fracción de enteros.`,
    [
      {
        en: line`The decimal is equal to ${m`5/6`}, a rational number.`,
        es: line`El decimal es igual a ${m`5/6`}, un número racional.`,
      },
      { en: line`The decimals of ${m`√11`} do not repeat.`, es: line`Los decimales de ${m`√11`} no se repiten.` },
      { en: line`The decimal 0.2 ends, so it is rational.`, es: line`El decimal 0.2 termina, así que es racional.` },
    ],
  ),
  no(
    s(
      prose`The difference of two irrational numbers is always irrational.`,
      prose`La diferencia de dos números irracionales siempre es irracional.`,
    ),
    [together(m`1 + √5`, m`√5`), together(m`√5`, m`√3`), together(m`√25`, m`√9`)],
    line`The difference of ${m`1 + √5`} and ${m`√5`} is 1, a rational number.`,
    line`La diferencia de ${m`1 + √5`} y ${m`√5`} es 1, un número racional.`,
    [
      SHOWN_FALSE,
      { en: line`The difference ${m`√5 - √3`} is irrational.`, es: line`La diferencia ${m`√5 - √3`} es irracional.` },
      BOTH_RATIONAL,
    ],
  ),
  yes(
    s(
      prose`The opposite of an irrational number is irrational.`,
      prose`El opuesto de un número irracional es irracional.`,
    ),
    [m`√2`, m`-√25`, m`-4`],
    line`A minus sign does not turn an irrational number into a quotient of integers.`,
    line`Un signo menos no convierte un número irracional en un cociente de enteros.`,
    [
      { en: line`The opposite ${m`-√2`} is irrational too.`, es: line`El opuesto ${m`-√2`} también es irracional.` },
      numberIs(m`-√25`, 'rational'),
      numberIs(m`-4`, 'rational'),
    ],
  ),
  no(
    s(
      prose`The product of a rational number and an irrational number is always irrational.`,
      prose`El producto de un número racional y uno irracional siempre es irracional.`,
    ),
    [together(m`0`, m`√2`), together(m`3`, m`√2`), together(m`√2`, m`√7`)],
    line`The product of 0 and ${m`√2`} is 0, a rational number.`,
    line`El producto de 0 y ${m`√2`} es 0, un número racional.`,
    [
      SHOWN_FALSE,
      { en: line`The product of 3 and ${m`√2`} is irrational.`, es: line`El producto de 3 y ${m`√2`} es irracional.` },
      BOTH_IRRATIONAL,
    ],
  ),
  yes(
    s(
      prose`The quotient of an irrational number and a natural number is always irrational.`,
      prose`El cociente de un número irracional y un número natural siempre es irracional.`,
    ),
    [together(m`√6`, m`3`), together(m`√8`, m`√2`), together(m`6`, m`3`)],
    line`If the quotient were rational, the natural number times that quotient would be rational too, but this product is the irrational number.`,
    line`Si el cociente fuera racional, también lo sería el número natural por ese cociente, pero ese producto es el número irracional.`,
    [
      { en: line`The quotient of ${m`√6`} and 3 is irrational.`, es: line`El cociente de ${m`√6`} y 3 es irracional.` },
      numberIs(m`√2`, 'notNatural'),
      numberIs(m`6`, 'rational'),
    ],
  ),
  no(
    s(
      prose`The sum of two irrational numbers is always irrational.`,
      prose`La suma de dos números irracionales siempre es irracional.`,
    ),
    [together(m`√3`, m`-√3`), together(m`√3`, m`√5`), together(m`√9`, m`-√9`)],
    line`Opposite irrational numbers add up to 0, a rational number.`,
    line`Dos números irracionales opuestos suman 0, un número racional.`,
    [
      SHOWN_FALSE,
      { en: line`The sum ${m`√3 + √5`} is irrational.`, es: line`La suma ${m`√3 + √5`} es irracional.` },
      BOTH_RATIONAL,
    ],
  ),
  yes(
    s(
      prose`The sum of two rational numbers is always rational.`,
      prose`La suma de dos números racionales siempre es racional.`,
    ),
    [together(m`1/2`, m`1/3`), together(m`√2`, m`1`), together(m`√5`, m`-√5`)],
    line`The sum of two fractions of integers is a fraction of integers.`,
    line`La suma de dos fracciones de enteros es una fracción de enteros.`,
    [
      { en: line`The sum is ${m`5/6`}, a rational number.`, es: line`La suma es ${m`5/6`}, un número racional.` },
      numberIs(m`√2`, 'irrational'),
      BOTH_IRRATIONAL,
    ],
  ),
  no(
    s(
      prose`The product of two irrational numbers is always irrational.`,
      prose`El producto de dos números irracionales siempre es irracional.`,
    ),
    [together(m`√5`, m`√20`), together(m`√2`, m`√3`), together(m`√4`, m`√9`)],
    line`The product of ${m`√5`} and ${m`√20`} is ${m`√100 = 10`}, a rational number.`,
    line`El producto de ${m`√5`} y ${m`√20`} es ${m`√100 = 10`}, un número racional.`,
    [
      SHOWN_FALSE,
      {
        en: line`The product is ${m`√6`}, which is irrational.`,
        es: line`El producto es ${m`√6`}, que es irracional.`,
      },
      BOTH_RATIONAL,
    ],
  ),
  yes(
    s(
      prose`The product of two rational numbers is always rational.`,
      prose`El producto de dos números racionales siempre es racional.`,
    ),
    [together(m`1/2`, m`3/5`), together(m`√2`, m`√3`), together(pi, m`2`)],
    line`The product of two fractions of integers is a fraction of integers.`,
    line`El producto de dos fracciones de enteros es una fracción de enteros.`,
    [
      {
        en: line`The product is ${m`3/10`}, a rational number.`,
        es: line`El producto es ${m`3/10`}, un número racional.`,
      },
      BOTH_IRRATIONAL,
      numberIs(pi, 'irrational'),
    ],
  ),
  no(
    s(prose`No negative number is rational.`, prose`Ningún número negativo es racional.`),
    [m`-0.75`, m`-√3`, m`0.75`],
    line`The number ${m`-0.75`} is negative and equal to ${m`-3/4`}, so it is rational.`,
    line`El número ${m`-0.75`} es negativo e igual a ${m`-3/4`}, así que es racional.`,
    [
      SHOWN_FALSE,
      numberIs(m`-√3`, 'irrational'),
      { en: line`The number 0.75 is not negative.`, es: line`El número 0.75 no es negativo.` },
    ],
  ),
  yes(
    s(
      prose`The quotient of 1 and an irrational number is always irrational.`,
      prose`El cociente de 1 y un número irracional siempre es irracional.`,
    ),
    [m`√5`, m`√9`, m`1/3`],
    line`If 1 ÷ ${m`n`} were a fraction of integers, ${m`n`} would be that fraction turned over, and so rational. For every irrational ${m`n`} the quotient is therefore irrational.`,
    line`Si 1 ÷ ${m`n`} fuera una fracción de enteros, ${m`n`} sería esa fracción invertida y, por tanto, racional. Así que para todo ${m`n`} irracional el cociente es irracional.`,
    [
      { en: line`The quotient of 1 and ${m`√5`} is irrational.`, es: line`El cociente de 1 y ${m`√5`} es irracional.` },
      numberIs(m`√9`, 'rational'),
      numberIs(m`1/3`, 'rational'),
    ],
  ),
  no(
    s(
      prose`The square root of a positive rational number is always rational.`,
      prose`La raíz cuadrada de un número racional positivo siempre es racional.`,
    ),
    [m`0.5`, m`4/9`, pi],
    line`The root of 0.5 is ${m`√{1/2}`}, and 2 is not a perfect square, so it is irrational.`,
    line`La raíz de 0.5 es ${m`√{1/2}`} y 2 no es un cuadrado perfecto, así que es irracional.`,
    [
      SHOWN_FALSE,
      {
        en: line`The root of ${m`4/9`} is ${m`2/3`}, a rational number.`,
        es: line`La raíz de ${m`4/9`} es ${m`2/3`}, un número racional.`,
      },
      numberIs(pi, 'irrational'),
    ],
  ),
  yes(
    s(
      prose`The square of a rational number is always rational.`,
      prose`El cuadrado de un número racional siempre es racional.`,
    ),
    [m`2/3`, m`√2`, pi],
    line`The square of a fraction of integers is a fraction of integers.`,
    line`El cuadrado de una fracción de enteros es una fracción de enteros.`,
    [
      {
        en: line`The square is ${m`4/9`}, a rational number.`,
        es: line`El cuadrado es ${m`4/9`}, un número racional.`,
      },
      numberIs(m`√2`, 'irrational'),
      numberIs(pi, 'irrational'),
    ],
  ),
  no(
    s(
      prose`The square of an irrational number is always irrational.`,
      prose`El cuadrado de un número irracional siempre es irracional.`,
    ),
    [m`√13`, pi, m`√16`],
    line`The square of ${m`√13`} is 13, a rational number.`,
    line`El cuadrado de ${m`√13`} es 13, un número racional.`,
    [
      SHOWN_FALSE,
      { en: line`The square of ${pi} is irrational.`, es: line`El cuadrado de ${pi} es irracional.` },
      numberIs(m`√16`, 'rational'),
    ],
  ),
  yes(
    s(
      prose`The absolute value of an integer is always a whole number.`,
      prose`El valor absoluto de un entero siempre es un número cabal (0, 1, 2, 3, …).`,
    ),
    [m`-8`, half, m`-√2`],
    line`Without its sign, an integer is 0 or a natural number.`,
    line`Sin su signo, un entero es 0 o un número natural.`,
    [
      {
        en: line`The absolute value of ${m`-8`} is 8, a whole number.`,
        es: line`El valor absoluto de ${m`-8`} es 8, un número cabal.`,
      },
      numberIs(half, 'notInteger'),
      numberIs(m`-√2`, 'notInteger'),
    ],
  ),
]
