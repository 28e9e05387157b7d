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
  readonly why: Both<readonly Inline[]>
}
const half = expr(Ratio.of(1, 2))
const third = repeating(Ratio.of(1, 3))

const statement =
  (isTrue: boolean) =>
  (
    says: Both<Block>,
    numbers: readonly [Expr, Expr, Expr],
    en: readonly Inline[],
    es: readonly Inline[],
  ): SetStatement => ({ says, isTrue, numbers, why: { en, es } })
const no = statement(false)
const yes = statement(true)
const s = (en: Block, es: Block): Both<Block> => ({ en, es })

/** True and false in turn. Whole numbers are 0, 1, 2, 3, … */
export const setStatements: readonly SetStatement[] = [
  no(
    s(
      prose`The quotient of two irrational numbers is always irrational.`,
      prose`El cociente de dos números irracionales siempre es irracional.`,
    ),
    [together(m`√8`, m`√2`), together(m`√6`, m`√2`), together(m`√9`, m`√4`)],
    line`The quotient of ${m`√8`} and ${m`√2`} is ${m`√4 = 2`}, a rational number. But that of ${m`√6`} and ${m`√2`} is ${m`√3`}, irrational, and ${m`√9`} and ${m`√4`} are rational.`,
    line`El cociente de ${m`√8`} y ${m`√2`} es ${m`√4 = 2`}, un número racional. En cambio, el de ${m`√6`} y ${m`√2`} es ${m`√3`}, irracional, y ${m`√9`} y ${m`√4`} son racionales.`,
  ),
  yes(
    s(prose`Every integer is a rational number.`, prose`Todo entero es un número racional.`),
    [m`-7`, m`√5`, half],
    line`Any integer is the quotient of itself and 1. Here ${m`√5`} and ${half} are not integers, and ${m`-7`} is rational.`,
    line`Todo entero es el cociente de él mismo y 1. Aquí ${m`√5`} y ${half} no son enteros, y ${m`-7`} es racional.`,
  ),
  no(
    s(prose`Every square root is an irrational number.`, prose`Toda raíz cuadrada es un número irracional.`),
    [m`√49`, m`√50`, m`√2`],
    line`The root ${m`√49`} is equal to 7, a rational number. The other two roots are irrational.`,
    line`La raíz ${m`√49`} es igual a 7, un número racional. Las otras dos raíces son irracionales.`,
  ),
  yes(
    s(
      prose`The sum of a rational number and an irrational number is always irrational.`,
      prose`La suma de un número racional y uno irracional siempre es irracional.`,
    ),
    [together(m`2`, m`√3`), together(m`√2`, m`√5`), together(m`1/2`, m`1/3`)],
    line`Taking the rational number away again would leave the irrational one, as in ${m`2 + √3`}. Both ${m`√2`} and ${m`√5`} are irrational, and both ${m`1/2`} and ${m`1/3`} are rational.`,
    line`Al quitar de nuevo el número racional quedaría el irracional, como en ${m`2 + √3`}. Tanto ${m`√2`} como ${m`√5`} son irracionales, y tanto ${m`1/2`} como ${m`1/3`} son racionales.`,
  ),
  no(
    s(prose`Every integer is a whole number.`, prose`Todo entero es un número cabal (0, 1, 2, 3, …).`),
    [m`-4`, m`0`, m`12`],
    line`The integer ${m`-4`} is negative, and whole numbers are not. Both 0 and 12 are whole numbers.`,
    line`El entero ${m`-4`} es negativo, y los cabales no lo son. Tanto 0 como 12 son cabales.`,
  ),
  yes(
    s(
      prose`The difference of a rational number and an irrational number is always irrational.`,
      prose`La diferencia de un número racional y uno irracional siempre es irracional.`,
    ),
    [together(m`5`, m`√7`), together(m`√18`, m`√2`), together(m`1/2`, m`1/4`)],
    line`If ${m`5 - √7`} were rational, taking it away from 5 would leave a rational number, but it leaves ${m`√7`}. Both ${m`√18`} and ${m`√2`} are irrational, and both ${m`1/2`} and ${m`1/4`} are rational.`,
    line`Si ${m`5 - √7`} fuera racional, al restarlo de 5 quedaría un número racional, pero queda ${m`√7`}. Tanto ${m`√18`} como ${m`√2`} son irracionales, y tanto ${m`1/2`} como ${m`1/4`} son racionales.`,
  ),
  no(
    s(
      prose`Every number whose decimals never end is irrational.`,
      prose`Todo número cuyos decimales no terminan es irracional.`,
    ),
    [third, pi, m`√3`],
    line`The decimals of ${third} never end, but they repeat: it is ${Ratio.of(1, 3)}. Both ${pi} and ${m`√3`} are irrational.`,
    line`Los decimales de ${third} no terminan, pero se repiten: es ${Ratio.of(1, 3)}. Tanto ${pi} como ${m`√3`} son irracionales.`,
  ),
  yes(
    s(
      prose`The square root of a prime number is always irrational.`,
      prose`La raíz cuadrada de un número primo siempre es irracional.`,
    ),
    [m`7`, m`9`, m`1`],
    line`A prime number is never a perfect square: ${m`√7`} is irrational. The roots of 9 and 1 are rational, but neither 9 nor 1 is prime.`,
    line`Un número primo nunca es un cuadrado perfecto: ${m`√7`} es irracional. Las raíces de 9 y 1 son racionales, pero ni 9 ni 1 son primos.`,
  ),
  no(
    s(
      prose`If the square of a number is rational, then the number is rational.`,
      prose`Si el cuadrado de un número es racional, entonces el número es racional.`,
    ),
    [m`√7`, m`-2.5`, pi],
    line`The square of ${m`√7`} is 7, a rational number, but ${m`√7`} is irrational. The number ${m`-2.5`} is rational, and the square of ${pi} is not.`,
    line`El cuadrado de ${m`√7`} es 7, un número racional, pero ${m`√7`} es irracional. El número ${m`-2.5`} es racional, y el cuadrado de ${pi} no lo es.`,
  ),
  yes(
    s(prose`Every repeating decimal is a rational number.`, prose`Todo decimal periódico es un número racional.`),
    [repeating(Ratio.of(5, 6)), m`√11`, m`0.2`],
    line`A repeating decimal can be written as a fraction of integers: ${repeating(Ratio.of(5, 6))} is ${m`5/6`}. Here ${m`√11`} does not repeat, and 0.2 ends.`,
    line`Un decimal periódico se puede escribir como fracción de enteros: ${repeating(Ratio.of(5, 6))} es ${m`5/6`}. Aquí ${m`√11`} no se repite y 0.2 termina.`,
  ),
  no(
    s(
      prose`The difference of two irrational numbers is always irrational.`,
      prose`La diferencia de dos números irracionales siempre es irracional.`,
    ),
    [together(m`1 + √5`, m`√5`), together(m`√5`, m`√3`), together(m`√25`, m`√9`)],
    line`The difference of ${m`1 + √5`} and ${m`√5`} is 1, a rational number. But that of ${m`√5`} and ${m`√3`} is irrational, and ${m`√25`} and ${m`√9`} are rational.`,
    line`La diferencia de ${m`1 + √5`} y ${m`√5`} es 1, un número racional. En cambio, la de ${m`√5`} y ${m`√3`} es irracional, y ${m`√25`} y ${m`√9`} son racionales.`,
  ),
  yes(
    s(
      prose`The opposite of an irrational number is irrational.`,
      prose`El opuesto de un número irracional es irracional.`,
    ),
    [m`√2`, m`-√25`, m`-4`],
    line`A minus sign does not turn a number into a quotient of integers: ${m`-√2`} is irrational too. Here ${m`-√25`} and ${m`-4`} are opposites of rational numbers.`,
    line`Un signo menos no convierte un número en cociente de enteros: ${m`-√2`} también es irracional. Aquí ${m`-√25`} y ${m`-4`} son opuestos de números racionales.`,
  ),
  no(
    s(
      prose`The product of a rational number and an irrational number is always irrational.`,
      prose`El producto de un número racional y uno irracional siempre es irracional.`,
    ),
    [together(m`0`, m`√2`), together(m`3`, m`√2`), together(m`√2`, m`√7`)],
    line`The product of 0 and ${m`√2`} is 0, a rational number. That of 3 and ${m`√2`} is irrational, and ${m`√2`} and ${m`√7`} are both irrational.`,
    line`El producto de 0 y ${m`√2`} es 0, un número racional. El de 3 y ${m`√2`} es irracional, y ${m`√2`} y ${m`√7`} son ambos irracionales.`,
  ),
  yes(
    s(
      prose`The quotient of an irrational number and a natural number is always irrational.`,
      prose`El cociente de un número irracional y un número natural siempre es irracional.`,
    ),
    [together(m`√6`, m`3`), together(m`√8`, m`√2`), together(m`6`, m`3`)],
    line`If ${m`√6`} ÷ 3 were rational, 3 times that quotient would be too, but it is ${m`√6`}. Here ${m`√2`} is not natural, and 6 is not irrational.`,
    line`Si ${m`√6`} ÷ 3 fuera racional, también lo sería 3 veces ese cociente, pero es ${m`√6`}. Aquí ${m`√2`} no es natural y 6 no es irracional.`,
  ),
  no(
    s(
      prose`The sum of two irrational numbers is always irrational.`,
      prose`La suma de dos números irracionales siempre es irracional.`,
    ),
    [together(m`√3`, m`-√3`), together(m`√3`, m`√5`), together(m`√9`, m`-√9`)],
    line`Opposite irrational numbers add up to 0, a rational number. But the sum of ${m`√3`} and ${m`√5`} is irrational, and ${m`√9`} is rational.`,
    line`Dos irracionales opuestos suman 0, un número racional. En cambio, la suma de ${m`√3`} y ${m`√5`} es irracional, y ${m`√9`} es racional.`,
  ),
  yes(
    s(
      prose`The sum of two rational numbers is always rational.`,
      prose`La suma de dos números racionales siempre es racional.`,
    ),
    [together(m`1/2`, m`1/3`), together(m`√2`, m`1`), together(m`√5`, m`-√5`)],
    line`The sum of two fractions is a fraction: ${m`1/2 + 1/3 = 5/6`}. Here ${m`√2`} and ${m`√5`} are not rational.`,
    line`La suma de dos fracciones es una fracción: ${m`1/2 + 1/3 = 5/6`}. Aquí ${m`√2`} y ${m`√5`} no son racionales.`,
  ),
  no(
    s(
      prose`The product of two irrational numbers is always irrational.`,
      prose`El producto de dos números irracionales siempre es irracional.`,
    ),
    [together(m`√5`, m`√20`), together(m`√2`, m`√3`), together(m`√4`, m`√9`)],
    line`The product of ${m`√5`} and ${m`√20`} is ${m`√100 = 10`}. But that of ${m`√2`} and ${m`√3`} is ${m`√6`}, irrational, and ${m`√4`} and ${m`√9`} are rational.`,
    line`El producto de ${m`√5`} y ${m`√20`} es ${m`√100 = 10`}. En cambio, el de ${m`√2`} y ${m`√3`} es ${m`√6`}, irracional, y ${m`√4`} y ${m`√9`} son racionales.`,
  ),
  yes(
    s(
      prose`The product of two rational numbers is always rational.`,
      prose`El producto de dos números racionales siempre es racional.`,
    ),
    [together(m`1/2`, m`3/5`), together(m`√2`, m`√3`), together(pi, m`2`)],
    line`The product of two fractions is a fraction: that of ${m`1/2`} and ${m`3/5`} is ${m`3/10`}. Here ${m`√2`}, ${m`√3`}, and ${pi} are not rational.`,
    line`El producto de dos fracciones es una fracción: el de ${m`1/2`} y ${m`3/5`} es ${m`3/10`}. Aquí ${m`√2`}, ${m`√3`} y ${pi} no son racionales.`,
  ),
  no(
    s(prose`No negative number is rational.`, prose`Ningún número negativo es racional.`),
    [m`-0.75`, m`-√3`, m`0.75`],
    line`The number ${m`-0.75`} is negative and equal to ${m`-3/4`}. But ${m`-√3`} is irrational, and 0.75 is not negative.`,
    line`El número ${m`-0.75`} es negativo e igual a ${m`-3/4`}. En cambio, ${m`-√3`} es irracional y 0.75 no es negativo.`,
  ),
  yes(
    s(
      prose`The quotient of 1 and an irrational number is always irrational.`,
      prose`El cociente de 1 y un número irracional siempre es irracional.`,
    ),
    [m`√5`, m`√9`, m`1/3`],
    line`If 1 ÷ ${m`√5`} were a fraction, ${m`√5`} would be that fraction turned over, but it is irrational. Both ${m`√9`} and ${m`1/3`} are rational.`,
    line`Si 1 ÷ ${m`√5`} fuera una fracción, ${m`√5`} sería esa fracción invertida, pero es irracional. Tanto ${m`√9`} como ${m`1/3`} son racionales.`,
  ),
  no(
    s(
      prose`The square root of a positive rational number is always rational.`,
      prose`La raíz cuadrada de un número racional positivo siempre es racional.`,
    ),
    [m`0.5`, m`4/9`, pi],
    line`The root of 0.5 is ${m`√{1/2}`}, and 2 is not a perfect square, so it is irrational. The root of ${m`4/9`} is ${m`2/3`}, and ${pi} is not rational.`,
    line`La raíz de 0.5 es ${m`√{1/2}`} y 2 no es un cuadrado perfecto, así que es irracional. La raíz de ${m`4/9`} es ${m`2/3`}, y ${pi} no es racional.`,
  ),
  yes(
    s(
      prose`The square of a rational number is always rational.`,
      prose`El cuadrado de un número racional siempre es racional.`,
    ),
    [m`2/3`, m`√2`, pi],
    line`The square of a fraction is a fraction: that of ${m`2/3`} is ${m`4/9`}. Here ${m`√2`} and ${pi} are not rational.`,
    line`El cuadrado de una fracción es una fracción: el de ${m`2/3`} es ${m`4/9`}. Aquí ${m`√2`} y ${pi} no son racionales.`,
  ),
  no(
    s(
      prose`The square of an irrational number is always irrational.`,
      prose`El cuadrado de un número irracional siempre es irracional.`,
    ),
    [m`√13`, pi, m`√16`],
    line`The square of ${m`√13`} is 13, a rational number. But the square of ${pi} is irrational, and ${m`√16`} is not irrational.`,
    line`El cuadrado de ${m`√13`} es 13, un número racional. En cambio, el cuadrado de ${pi} es irracional y ${m`√16`} no es irracional.`,
  ),
  yes(
    s(
      prose`The absolute value of an integer is always a whole number.`,
      prose`El valor absoluto de un entero siempre es un número cabal (0, 1, 2, 3, …).`,
    ),
    [m`-8`, half, m`-√2`],
    line`Without its sign, an integer is 0 or a natural number: ${m`-8`} gives 8. Here ${half} and ${m`-√2`} are not integers.`,
    line`Sin su signo, un entero es 0 o un número natural: ${m`-8`} da 8. Aquí ${half} y ${m`-√2`} no son enteros.`,
  ),
]
