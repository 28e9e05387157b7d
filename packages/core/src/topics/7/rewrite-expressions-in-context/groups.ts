import { type Both, type Inline, line } from '../../../author.ts'

type Words = Both<readonly Inline[]>
type Hole = Parameters<typeof line>[1]

/** a(n + b): each of a groups has n and b; what every part of an + ab means. */
export interface Group {
  readonly letter: string
  readonly a: readonly [number, number]
  readonly b: readonly [number, number]
  readonly says: (a: Hole, n: Hole, b: Hole) => Words
  /** Of the factor a, of n + b, of an and of ab. */
  readonly means: Readonly<Record<Part, Words>>
  /** "the number of friends". */
  readonly factor: Both<string>
}
export type Part = 'factor' | 'inside' | 'term' | 'constant'

export const groups: readonly Group[] = [
  {
    letter: 't',
    a: [3, 6],
    b: [2, 6],
    says: (a, n, b) => ({
      en: line`Each of ${a} friends buys a ticket for ${n} dollars and a snack for ${b} dollars.`,
      es: line`Cada uno de ${a} amigos compra un boleto de ${n} dólares y un bocadillo de ${b} dólares.`,
    }),
    factor: { en: 'the number of friends', es: 'el número de amigos' },
    means: {
      factor: { en: line`the number of friends`, es: line`el número de amigos` },
      inside: { en: line`the cost for one friend`, es: line`el costo para un amigo` },
      term: { en: line`the cost of all the tickets`, es: line`el costo de todos los boletos` },
      constant: { en: line`the cost of all the snacks`, es: line`el costo de todos los bocadillos` },
    },
  },
  {
    letter: 'c',
    a: [4, 9],
    b: [2, 5],
    says: (a, n, b) => ({
      en: line`A club buys ${a} shirts for ${n} dollars each. Printing costs ${b} dollars for each shirt.`,
      es: line`Un club compra ${a} camisetas de ${n} dólares cada una. El estampado cuesta ${b} dólares por camiseta.`,
    }),
    factor: { en: 'the number of shirts', es: 'el número de camisetas' },
    means: {
      factor: { en: line`the number of shirts`, es: line`el número de camisetas` },
      inside: { en: line`the cost of one printed shirt`, es: line`el costo de una camiseta estampada` },
      term: {
        en: line`the cost of all the shirts without printing`,
        es: line`el costo de todas las camisetas sin estampado`,
      },
      constant: { en: line`the cost of all the printing`, es: line`el costo de todo el estampado` },
    },
  },
  {
    letter: 'm',
    a: [3, 8],
    b: [4, 9],
    says: (a, n, b) => ({
      en: line`A chess club has ${a} members. Each pays a yearly fee of ${n} dollars and ${b} dollars for a book.`,
      es: line`Un club de ajedrez tiene ${a} miembros. Cada uno paga una cuota anual de ${n} dólares y ${b} dólares por un libro.`,
    }),
    factor: { en: 'the number of members', es: 'el número de miembros' },
    means: {
      factor: { en: line`the number of members`, es: line`el número de miembros` },
      inside: { en: line`what one member pays`, es: line`lo que paga un miembro` },
      term: { en: line`the total of the yearly fees`, es: line`el total de las cuotas anuales` },
      constant: { en: line`the cost of all the books`, es: line`el costo de todos los libros` },
    },
  },
  {
    letter: 'k',
    a: [5, 7],
    b: [2, 4],
    says: (a, n, b) => ({
      en: line`On each of ${a} days a runner runs ${n} km in the morning and ${b} km in the evening.`,
      es: line`En cada uno de ${a} días, un corredor corre ${n} km por la mañana y ${b} km por la tarde.`,
    }),
    factor: { en: 'the number of days', es: 'el número de días' },
    means: {
      factor: { en: line`the number of days`, es: line`el número de días` },
      inside: { en: line`the distance for one day`, es: line`la distancia de un día` },
      term: { en: line`the distance for all the mornings`, es: line`la distancia de todas las mañanas` },
      constant: { en: line`the distance for all the evenings`, es: line`la distancia de todas las tardes` },
    },
  },
  {
    letter: 'p',
    a: [3, 6],
    b: [5, 9],
    says: (a, n, b) => ({
      en: line`A gardener fills ${a} boxes. Each box holds ${n} tulips and ${b} roses.`,
      es: line`Una jardinera llena ${a} cajas. Cada caja tiene ${n} tulipanes y ${b} rosas.`,
    }),
    factor: { en: 'the number of boxes', es: 'el número de cajas' },
    means: {
      factor: { en: line`the number of boxes`, es: line`el número de cajas` },
      inside: { en: line`the number of flowers in one box`, es: line`el número de flores de una caja` },
      term: { en: line`the number of tulips in all the boxes`, es: line`el número de tulipanes de todas las cajas` },
      constant: { en: line`the number of roses in all the boxes`, es: line`el número de rosas de todas las cajas` },
    },
  },
  {
    letter: 'h',
    a: [3, 5],
    b: [2, 4],
    says: (a, n, b) => ({
      en: line`For ${a} weeks a student reads ${n} hours at school and ${b} hours at home each week.`,
      es: line`Durante ${a} semanas, una estudiante lee ${n} horas en la escuela y ${b} horas en casa cada semana.`,
    }),
    factor: { en: 'the number of weeks', es: 'el número de semanas' },
    means: {
      factor: { en: line`the number of weeks`, es: line`el número de semanas` },
      inside: { en: line`the reading time in one week`, es: line`el tiempo de lectura de una semana` },
      term: { en: line`the total reading time at school`, es: line`el tiempo total de lectura en la escuela` },
      constant: { en: line`the total reading time at home`, es: line`el tiempo total de lectura en casa` },
    },
  },
]
