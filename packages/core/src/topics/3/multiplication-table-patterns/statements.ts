import {
  type Block,
  type Both,
  type Expr,
  equation,
  explained,
  itemOf,
  line,
  list,
  prose,
  type Step,
  statements,
  sum,
  times,
  wholes,
} from '../../../author.ts'

/** Something that is said about all products of a row, in the columns from 1 to 10. */
export interface RowStatement {
  readonly says: Both<Block>
  readonly isTrue: boolean
  /** Whether it is so in a column. */
  holdsIn(column: number): boolean
  readonly why: readonly Step[]
}

const isEven = (value: number) => value % 2 === 0
const rowOf = (side: number) => list(...wholes(1, 5).map(column => side * column))
const fact = (a: number, b: number): Expr => equation(times(a, b), a * b)

const startOfRow = (side: number): Step =>
  explained(rowOf(side), line`The row for ${side} begins like this.`, line`Así empieza la fila del ${side}.`)

const even = (side: number): RowStatement => ({
  says: {
    en: prose`Every product in the row for ${side} is even.`,
    es: prose`Todos los productos de la fila del ${side} son pares.`,
  },
  isTrue: isEven(side),
  holdsIn: column => isEven(side * column),
  why: isEven(side)
    ? [
        startOfRow(side),
        explained(
          equation(side, times(2, side / 2)),
          line`True: ${side} is even, and adding ${side} to an even number gives an even number.`,
          line`Verdadero: ${side} es par, y al sumar ${side} a un número par se obtiene un número par.`,
        ),
      ]
    : [startOfRow(side), explained(fact(side, 1), line`False: ${side} is odd.`, line`Falso: ${side} es impar.`)],
})

const taking = (side: number): RowStatement => ({
  says: {
    en: prose`In the row for ${side}, odd products and even products alternate.`,
    es: prose`En la fila del ${side} se alternan productos impares y productos pares.`,
  },
  isTrue: !isEven(side),
  holdsIn: column => isEven(side * column) === isEven(column),
  why: isEven(side)
    ? [
        startOfRow(side),
        explained(
          list(side, 2 * side),
          line`False: ${side} and ${2 * side} are next to each other, and both are even.`,
          line`Falso: ${side} y ${2 * side} están juntos y los dos son pares.`,
        ),
      ]
    : [
        startOfRow(side),
        explained(
          statements(equation(sum(side, side), 2 * side), equation(sum(2 * side, side), 3 * side)),
          line`True: adding ${side}, an odd number, changes odd to even and even to odd.`,
          line`Verdadero: al sumar ${side}, un número impar, un impar pasa a par y un par pasa a impar.`,
        ),
      ],
})

const double = (less: number, greater: number): RowStatement => ({
  says: {
    en: prose`In each column, the product in the row for ${greater} is double the product in the row for ${less}.`,
    es: prose`En cada columna, el producto de la fila del ${greater} es el doble del producto de la fila del ${less}.`,
  },
  isTrue: greater === 2 * less,
  holdsIn: column => greater * column === less * column * 2,
  why:
    greater === 2 * less
      ? [
          explained(
            equation(greater, times(2, less)),
            line`${greater} is double ${less}.`,
            line`${greater} es el doble de ${less}.`,
          ),
          explained(
            equation(times(greater, 3), times(2, 3 * less)),
            line`True: ${greater} groups are twice as many as ${less} groups. This is so in each column, such as the column for 3.`,
            line`Verdadero: ${greater} grupos son el doble de ${less} grupos. Es así en cada columna, como en la columna del 3.`,
          ),
        ]
      : [
          explained(fact(less, 2), line`Look at the column for 2.`, line`Mira la columna del 2.`),
          explained(
            fact(greater, 2),
            line`False: double ${2 * less} is ${4 * less}, not ${2 * greater}.`,
            line`Falso: el doble de ${2 * less} es ${4 * less}, no ${2 * greater}.`,
          ),
        ],
})

const added = (one: number, other: number, total: number): RowStatement => ({
  says: {
    en: prose`In each column, the products in the row for ${one} and the row for ${other} add up to the product in the row for ${total}.`,
    es: prose`En cada columna, los productos de la fila del ${one} y de la fila del ${other} suman el producto de la fila del ${total}.`,
  },
  isTrue: one + other === total,
  holdsIn: column => one * column + other * column === total * column,
  why: [
    explained(
      equation(sum(times(one, 4), times(other, 4)), (one + other) * 4),
      line`Add the two products in the column for 4.`,
      line`Suma los dos productos de la columna del 4.`,
    ),
    one + other === total
      ? explained(
          fact(total, 4),
          line`True: ${one} groups and ${other} groups make ${total} groups in each column.`,
          line`Verdadero: ${one} grupos y ${other} grupos forman ${total} grupos en cada columna.`,
        )
      : explained(
          fact(total, 4),
          line`False: the product in the row for ${total} is ${total * 4}, not ${(one + other) * 4}.`,
          line`Falso: el producto de la fila del ${total} es ${total * 4}, no ${(one + other) * 4}.`,
        ),
  ],
})

const digitSum = (value: number) => [...`${value}`].reduce((total, digit) => total + Number(digit), 0)

const digits = (side: 9 | 6): RowStatement => ({
  says: {
    en: prose`In the columns from 1 to 10, the digits of every product in the row for ${side} add up to ${side}.`,
    es: prose`En las columnas del 1 al 10, los dígitos de cada producto de la fila del ${side} suman ${side}.`,
  },
  isTrue: side === 9,
  holdsIn: column => digitSum(side * column) === side,
  why:
    side === 9
      ? [
          explained(
            list(...wholes(1, 10).map(column => 9 * column)),
            line`Write the row for 9.`,
            line`Escribe la fila del 9.`,
          ),
          explained(
            list(sum(1, 8), sum(2, 7), sum(3, 6), sum(4, 5)),
            line`True: the tens go up by 1 and the ones go down by 1, so the sum of the digits stays 9.`,
            line`Verdadero: las decenas suben 1 y las unidades bajan 1, así que la suma de los dígitos sigue siendo 9.`,
          ),
        ]
      : [
          explained(fact(6, 2), line`Look at the column for 2.`, line`Mira la columna del 2.`),
          explained(
            equation(sum(1, 2), 3),
            line`False: the digits of 12 add up to 3.`,
            line`Falso: los dígitos de 12 suman 3.`,
          ),
        ],
})

const ends = (
  side: number,
  endings: readonly number[],
  en: ReturnType<typeof prose>,
  es: ReturnType<typeof prose>,
): RowStatement => {
  const other = wholes(1, 10).find(column => !endings.includes((side * column) % 10))
  return {
    says: { en, es },
    isTrue: other === undefined,
    holdsIn: column => endings.includes((side * column) % 10),
    why: [
      startOfRow(side),
      other === undefined
        ? explained(
            list(6 * side, 7 * side, 8 * side, 9 * side, 10 * side),
            endings.length === 1
              ? line`True: the other products end in ${itemOf(endings, 0)} too.`
              : line`True: the other products end in the same digits.`,
            endings.length === 1
              ? line`Verdadero: los demás productos también terminan en ${itemOf(endings, 0)}.`
              : line`Verdadero: los demás productos terminan en los mismos dígitos.`,
          )
        : explained(
            fact(side, other),
            line`False: ${side * other} ends in ${(side * other) % 10}.`,
            line`Falso: ${side * other} termina en ${(side * other) % 10}.`,
          ),
    ],
  }
}

/** True and false ones by turns. */
export const rowStatements: readonly RowStatement[] = [
  even(6),
  double(6, 8),
  even(9),
  added(2, 3, 5),
  taking(4),
  double(4, 8),
  ends(
    5,
    [0, 5],
    prose`Every product in the row for 5 ends in 0 or 5.`,
    prose`Todos los productos de la fila del 5 terminan en 0 o en 5.`,
  ),
  added(2, 4, 8),
  digits(9),
  even(3),
  double(3, 9),
  taking(7),
  even(4),
  ends(
    2,
    [2, 4, 6, 8],
    prose`Every product in the row for 2 ends in 2, 4, 6, or 8.`,
    prose`Todos los productos de la fila del 2 terminan en 2, 4, 6 u 8.`,
  ),
  double(3, 6),
  even(7),
  added(3, 4, 7),
  digits(6),
  even(8),
  double(4, 10),
  taking(9),
  added(3, 5, 9),
  double(5, 10),
  ends(
    5,
    [5],
    prose`Every product in the row for 5 ends in 5.`,
    prose`Todos los productos de la fila del 5 terminan en 5.`,
  ),
  added(4, 5, 9),
  taking(6),
  ends(
    8,
    [2, 4, 6, 8, 0],
    prose`Every product in the row for 8 ends in 2, 4, 6, 8, or 0.`,
    prose`Todos los productos de la fila del 8 terminan en 2, 4, 6, 8 o 0.`,
  ),
  double(4, 6),
]
