import {
  type Block,
  type Both,
  equation,
  explained,
  type Inline,
  line,
  minus,
  prose,
  type Step,
  statements,
  sum,
  times,
  wholes,
} from '../../../author.ts'

type Said = Both<readonly Inline[]>

/** A pattern of the table, why it is so, and what is no reason for it. */
export interface Pattern {
  readonly says: Both<Block>
  /** Whether the pattern shows in a column. */
  holdsIn(column: number): boolean
  readonly reason: Both<Block>
  readonly wrong: readonly [Both<Block>, Both<Block>, Both<Block>]
  /** What is wrong with each of these. */
  readonly why: readonly [Said, Said, Said]
  readonly steps: readonly Step[]
}

const double = (less: number): Pattern => {
  const greater = 2 * less
  // Where 2 more groups would make the double, 3 more do not.
  const more = less === 2 ? 3 : 2
  return {
    says: {
      en: prose`In each column, the product in the row for ${greater} is double the product in the row for ${less}. Why?`,
      es: prose`En cada columna, el producto de la fila del ${greater} es el doble del producto de la fila del ${less}. ¿Por qué?`,
    },
    holdsIn: column => greater * column === 2 * (less * column),
    reason: {
      en: prose`${greater} groups of a number are 2 times ${less} groups of it.`,
      es: prose`${greater} grupos de un número son 2 veces ${less} grupos de ese número.`,
    },
    wrong: [
      {
        en: prose`${greater} is ${less} more than ${less}, so each product is ${less} more.`,
        es: prose`${greater} es ${less} más que ${less}, así que cada producto es ${less} más.`,
      },
      {
        en: prose`All the products in the row for ${greater} are even.`,
        es: prose`Todos los productos de la fila del ${greater} son pares.`,
      },
      {
        en: prose`${greater} groups of a number are ${less} groups of it and ${more} more.`,
        es: prose`${greater} grupos de un número son ${less} grupos de ese número y ${more} más.`,
      },
    ],
    why: [
      {
        en: line`${less} more than ${7 * less} is ${8 * less}. That is not double ${7 * less}.`,
        es: line`${less} más que ${7 * less} son ${8 * less}. No es el doble de ${7 * less}.`,
      },
      {
        en: line`Being even does not make a product double another one.`,
        es: line`Que un producto sea par no lo hace el doble de otro.`,
      },
      {
        en: line`${less} groups and ${more} more are ${less + more} groups, not ${greater}.`,
        es: line`${less} grupos y ${more} más son ${less + more} grupos, no ${greater}.`,
      },
    ],
    steps: [
      explained(
        statements(equation(times(less, 7), 7 * less), equation(times(greater, 7), times(2, 7 * less))),
        line`In the column for 7, ${greater} groups of 7 are 2 times ${less} groups of 7.`,
        line`En la columna del 7, ${greater} grupos de 7 son 2 veces ${less} grupos de 7.`,
      ),
      explained(
        equation(greater, times(2, less)),
        line`This is so in each column, because ${greater} groups are 2 times ${less} groups.`,
        line`Es así en cada columna, porque ${greater} grupos son 2 veces ${less} grupos.`,
      ),
    ],
  }
}

const even = (side: number): Pattern => ({
  says: {
    en: prose`Why are all the products in the row for ${side} even?`,
    es: prose`¿Por qué son pares todos los productos de la fila del ${side}?`,
  },
  holdsIn: column => (side * column) % 2 === 0,
  reason: {
    en: prose`The products go up by ${side}, and an even number plus an even number is even.`,
    es: prose`Los productos suben de ${side} en ${side}, y un número par más un número par es par.`,
  },
  wrong: [
    {
      en: prose`All the numbers that ${side} is multiplied by are even.`,
      es: prose`Todos los números por los que se multiplica ${side} son pares.`,
    },
    {
      en: prose`Every product in the row for ${side} ends in ${side % 10}.`,
      es: prose`Todos los productos de la fila del ${side} terminan en ${side % 10}.`,
    },
    {
      en: prose`The products go up by ${side}, and an even number plus an odd number is even.`,
      es: prose`Los productos suben de ${side} en ${side}, y un número par más un número impar es par.`,
    },
  ],
  why: [
    {
      en: line`${side} is multiplied by odd numbers too, such as 3.`,
      es: line`${side} también se multiplica por números impares, como el 3.`,
    },
    {
      en: line`They do not all end in ${side % 10}: ${equation(times(side, 2), 2 * side)}.`,
      es: line`No todos terminan en ${side % 10}: ${equation(times(side, 2), 2 * side)}.`,
    },
    {
      en: line`An even number plus an odd number is odd.`,
      es: line`Un número par más un número impar es impar.`,
    },
  ],
  steps: [
    explained(
      equation(sum(side, side), 2 * side),
      line`The row begins with ${side}, an even number. Adding ${side} gives the next product, and it is even too.`,
      line`La fila empieza con ${side}, un número par. Al sumar ${side} se obtiene el producto siguiente, que también es par.`,
    ),
    explained(
      equation(sum(2 * side, side), 3 * side),
      line`Each time, an even number is added to an even number, so all the products are even.`,
      line`Cada vez se suma un número par a un número par, así que todos los productos son pares.`,
    ),
  ],
})

const turns = (side: number): Pattern => ({
  says: {
    en: prose`Why do odd and even products alternate in the row for ${side}?`,
    es: prose`¿Por qué se alternan productos impares y pares en la fila del ${side}?`,
  },
  holdsIn: column => (side * column) % 2 === column % 2,
  reason: {
    en: prose`The products go up by ${side}, and adding an odd number changes odd to even and even to odd.`,
    es: prose`Los productos suben de ${side} en ${side}, y al sumar un impar, los impares pasan a pares y los pares pasan a impares.`,
  },
  wrong: [
    {
      en: prose`${side} is odd, and an odd number times any number is odd.`,
      es: prose`${side} es impar, y un impar por cualquier número es impar.`,
    },
    {
      en: prose`The products go up by ${side}, and adding an odd number always gives an odd number.`,
      es: prose`Los productos suben de ${side} en ${side}, y al sumar un impar siempre se obtiene un impar.`,
    },
    {
      en: prose`The row for ${side} has 5 odd products and 5 even products up to 10 × ${side}.`,
      es: prose`La fila del ${side} tiene 5 productos impares y 5 pares hasta 10 × ${side}.`,
    },
  ],
  why: [
    {
      en: line`An odd number times an even number is even: ${equation(times(side, 2), 2 * side)}.`,
      es: line`Un impar por un par es par: ${equation(times(side, 2), 2 * side)}.`,
    },
    {
      en: line`An odd number plus an odd number is even: ${equation(sum(side, side), 2 * side)}.`,
      es: line`Un impar más un impar es par: ${equation(sum(side, side), 2 * side)}.`,
    },
    {
      en: line`How many products are odd does not tell their order.`,
      es: line`Cuántos productos son impares no dice su orden.`,
    },
  ],
  steps: [
    explained(
      equation(sum(side, side), 2 * side),
      line`${side} is odd. Adding ${side} to an odd number gives an even number.`,
      line`${side} es impar. Al sumar ${side} a un número impar se obtiene un número par.`,
    ),
    explained(
      equation(sum(2 * side, side), 3 * side),
      line`Adding ${side} to an even number gives an odd number. So odd and even products alternate.`,
      line`Al sumar ${side} a un número par se obtiene un número impar. Por eso se alternan productos impares y pares.`,
    ),
  ],
})

const added = (one: number, other: number): Pattern => {
  const total = one + other
  return {
    says: {
      en: prose`In each column, the products in the rows for ${one} and ${other} add up to the product in the row for ${total}. Why?`,
      es: prose`En cada columna, los productos de las filas del ${one} y del ${other} suman el producto de la fila del ${total}. ¿Por qué?`,
    },
    holdsIn: column => one * column + other * column === total * column,
    reason: {
      en: prose`${one} groups of a number and ${other} groups of it make ${total} groups of it.`,
      es: prose`${one} grupos de un número y ${other} grupos de ese número forman ${total} grupos de ese número.`,
    },
    wrong: [
      {
        en: prose`${one} groups of a number times ${other} groups of it make ${total} groups of it.`,
        es: prose`${one} grupos de un número por ${other} grupos de ese número forman ${total} grupos de ese número.`,
      },
      {
        en: prose`The sum of two products is always another product in the same column.`,
        es: prose`La suma de dos productos siempre es otro producto de la misma columna.`,
      },
      {
        en: prose`The products in each column go up by ${total}.`,
        es: prose`Los productos de cada columna suben de ${total} en ${total}.`,
      },
    ],
    why: [
      {
        en: line`The groups are put together, not multiplied.`,
        es: line`Los grupos se juntan, no se multiplican.`,
      },
      {
        en: line`It does not tell why the sum is in the row for ${total}.`,
        es: line`No dice por qué la suma está en la fila del ${total}.`,
      },
      {
        en: line`The column for 5 goes up by 5, not by ${total}.`,
        es: line`La columna del 5 sube de 5 en 5, no de ${total} en ${total}.`,
      },
    ],
    steps: [
      explained(
        equation(sum(times(one, 6), times(other, 6)), times(total, 6)),
        line`In the column for 6, ${one} groups of 6 and ${other} groups of 6 make ${total} groups of 6.`,
        line`En la columna del 6, ${one} grupos de 6 y ${other} grupos de 6 forman ${total} grupos de 6.`,
      ),
      explained(
        equation(sum(one, other), total),
        line`This is so in each column, because ${one} groups and ${other} groups make ${total} groups.`,
        line`Es así en cada columna, porque ${one} grupos y ${other} grupos forman ${total} grupos.`,
      ),
    ],
  }
}

const oneLess = (by: number): Pattern => ({
  says: {
    en: prose`Why is ${times(9, by)} the same as 10 × ${by} minus ${by}?`,
    es: prose`¿Por qué ${times(9, by)} es igual a 10 × ${by} menos ${by}?`,
  },
  holdsIn: column => 9 * column === 10 * column - column,
  reason: {
    en: prose`9 groups of ${by} are 1 group of ${by} less than 10 groups of ${by}.`,
    es: prose`9 grupos de ${by} son 1 grupo de ${by} menos que 10 grupos de ${by}.`,
  },
  wrong: [
    {
      en: prose`9 is 1 less than 10, so the product is 1 less.`,
      es: prose`9 es 1 menos que 10, así que el producto es 1 menos.`,
    },
    {
      en: prose`The product in the row for 9 is always 9 less than the product in the row for 10.`,
      es: prose`El producto de la fila del 9 siempre es 9 menos que el producto de la fila del 10.`,
    },
    {
      en: prose`${by} is less than 9, so it is subtracted.`,
      es: prose`${by} es menor que 9, así que se resta.`,
    },
  ],
  why: [
    {
      en: line`1 less than ${10 * by} is ${10 * by - 1}, not ${9 * by}.`,
      es: line`1 menos que ${10 * by} son ${10 * by - 1}, no ${9 * by}.`,
    },
    {
      en: line`Here the product is ${by} less: ${equation(minus(10 * by, by), 9 * by)}.`,
      es: line`Aquí el producto es ${by} menos: ${equation(minus(10 * by, by), 9 * by)}.`,
    },
    {
      en: line`It tells nothing about the number of groups.`,
      es: line`No dice nada del número de grupos.`,
    },
  ],
  steps: [
    explained(
      equation(sum(times(9, by), by), times(10, by)),
      line`9 groups of ${by} and 1 more group of ${by} make 10 groups of ${by}.`,
      line`9 grupos de ${by} y 1 grupo más de ${by} forman 10 grupos de ${by}.`,
    ),
    explained(
      equation(times(9, by), 9 * by),
      line`So 9 groups are 10 groups without 1 group of ${by}.`,
      line`Entonces, 9 grupos son 10 grupos sin 1 grupo de ${by}.`,
    ),
  ],
})

export const patterns: readonly Pattern[] = [
  double(3),
  turns(7),
  added(2, 5),
  even(8),
  oneLess(6),
  double(4),
  turns(9),
  added(3, 5),
  even(4),
  oneLess(7),
  double(5),
  turns(3),
  added(4, 5),
  even(6),
  oneLess(4),
  double(2),
  turns(5),
  added(2, 4),
  even(2),
  oneLess(8),
]

export const holdsEverywhere = (pattern: Pattern): boolean => wholes(1, 10).every(column => pattern.holdsIn(column))
