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
    s(prose`Every rational number is an integer.`, prose`Todo número racional es un entero.`),
    [half, m`-3`, m`√9`],
    line`The number ${half} is rational, but not an integer. The other two numbers are integers.`,
    line`El número ${half} es racional, pero no es un entero. Los otros dos números son enteros.`,
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
    s(prose`No number is both rational and irrational.`, prose`Ningún número es racional e irracional a la vez.`),
    [m`0`, m`√16`, m`-√2`],
    line`Irrational means not rational. Here 0 and ${m`√16`} are only rational, and ${m`-√2`} is only irrational.`,
    line`Irracional significa no racional. Aquí 0 y ${m`√16`} son solo racionales, y ${m`-√2`} es solo irracional.`,
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
    s(prose`Every natural number is a whole number.`, prose`Todo número natural es un número cabal.`),
    [m`1`, m`-1`, half],
    line`The whole numbers are the natural numbers 1, 2, 3, … together with 0, so 1 is whole. Here ${m`-1`} and ${half} are not natural.`,
    line`Los cabales son los naturales 1, 2, 3, … junto con el 0, así que 1 es cabal. Aquí ${m`-1`} y ${half} no son naturales.`,
  ),
  no(
    s(prose`Every real number is rational.`, prose`Todo número real es racional.`),
    [m`√7`, m`-2.5`, m`√36`],
    line`The number ${m`√7`} is real, but 7 is not a perfect square, so it is irrational. The other two are rational.`,
    line`El número ${m`√7`} es real, pero 7 no es un cuadrado perfecto, así que es irracional. Los otros dos son racionales.`,
  ),
  yes(
    s(prose`Every repeating decimal is a rational number.`, prose`Todo decimal periódico es un número racional.`),
    [repeating(Ratio.of(5, 6)), m`√11`, m`0.2`],
    line`A repeating decimal can be written as a fraction of integers: ${repeating(Ratio.of(5, 6))} is ${m`5/6`}. Here ${m`√11`} does not repeat, and 0.2 ends.`,
    line`Un decimal periódico se puede escribir como fracción de enteros: ${repeating(Ratio.of(5, 6))} es ${m`5/6`}. Aquí ${m`√11`} no se repite y 0.2 termina.`,
  ),
  no(
    s(prose`Every whole number is a natural number.`, prose`Todo número cabal es un número natural.`),
    [m`0`, m`1`, m`25`],
    line`The whole numbers start at 0, the natural numbers at 1. So only 0 is whole and not natural.`,
    line`Los cabales empiezan en 0 y los naturales en 1. Solo 0 es cabal y no natural.`,
  ),
  yes(
    s(
      prose`The square root of a perfect square is always rational.`,
      prose`La raíz cuadrada de un cuadrado perfecto siempre es racional.`,
    ),
    [m`√81`, m`√80`, m`√8`],
    line`The root of a perfect square is an integer: ${m`√81`} is 9. Neither 80 nor 8 is a perfect square, so their roots show nothing.`,
    line`La raíz de un cuadrado perfecto es un entero: ${m`√81`} es 9. Ni 80 ni 8 son cuadrados perfectos, así que sus raíces no muestran nada.`,
  ),
  no(
    s(prose`No square root is a rational number.`, prose`Ninguna raíz cuadrada es un número racional.`),
    [m`√{4/9}`, m`√6`, m`-√15`],
    line`Since 4 and 9 are perfect squares, ${m`√{4/9}`} is ${Ratio.of(2, 3)}. The other two are irrational.`,
    line`Como 4 y 9 son cuadrados perfectos, ${m`√{4/9}`} es ${Ratio.of(2, 3)}. Los otros dos son irracionales.`,
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
    s(prose`Every irrational number is a real number.`, prose`Todo número irracional es un número real.`),
    [pi, m`√4`, half],
    line`The real numbers are the rational and the irrational numbers together, so ${pi} is real. Here ${m`√4`} and ${half} are not irrational.`,
    line`Los números reales son los racionales y los irracionales juntos, así que ${pi} es real. Aquí ${m`√4`} y ${half} no son irracionales.`,
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
    s(prose`Every natural number is a rational number.`, prose`Todo número natural es un número racional.`),
    [m`6`, m`√2`, m`-1/9`],
    line`A natural number is the quotient of itself and 1. Here 6 is rational, and ${m`√2`} and ${m`-1/9`} are not natural.`,
    line`Un número natural es el cociente de él mismo y 1. Aquí 6 es racional, y ${m`√2`} y ${m`-1/9`} no son naturales.`,
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
