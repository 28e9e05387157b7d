import { type Block, type Both, count, type Expr, type Hole, type Inline, line, prose, Ratio } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

const tenths = (n: number) => Ratio.of(n, 10)

/** A change of every value x into ax + b. */
export interface Change {
  readonly tells: (a: Expr, b: Expr) => Both<Block>
  readonly a: readonly Ratio[]
  readonly b: readonly number[]
  /** The mean before. */
  readonly from: number
  readonly to: number
}

export const changes: readonly Change[] = [
  {
    tells: (a, b) => ({
      en: prose`To change daily high temperatures from degrees Celsius to degrees Fahrenheit, a student multiplies each one by ${a} and then adds ${b}.`,
      es: prose`Para convertir las temperaturas máximas diarias de grados Celsius a grados Fahrenheit, un estudiante multiplica cada una por ${a} y luego suma ${b}.`,
    }),
    a: [tenths(18)],
    b: [32],
    from: 18,
    to: 29,
  },
  {
    tells: (a, b) => ({
      en: prose`A teacher curves the scores on a hard test: each score is multiplied by ${a}, then ${b} points are added.`,
      es: prose`Una maestra ajusta los puntajes de una prueba difícil: cada puntaje se multiplica por ${a} y luego se suman ${b} puntos.`,
    }),
    a: [tenths(11), tenths(12)],
    b: [3, 4, 5],
    from: 54,
    to: 66,
  },
  {
    tells: (a, b) => ({
      en: prose`To find the fare of each taxi ride in dollars, a driver multiplies its length in miles by ${a} and then adds the base fare of ${b} dollars.`,
      es: prose`Para hallar la tarifa de cada viaje en dólares, una taxista multiplica las millas del viaje por ${a} y luego suma la tarifa base de ${b} dólares.`,
    }),
    a: [tenths(25), tenths(30)],
    b: [3, 4, 5],
    from: 6,
    to: 12,
  },
  {
    tells: (a, b) => ({
      en: prose`To find the price an online customer pays, a store multiplies each shirt price, in dollars, by ${a} and then adds ${b} dollars for shipping.`,
      es: prose`Para hallar lo que paga un cliente en línea, una tienda multiplica el precio de cada camisa, en dólares, por ${a} y luego suma ${b} dólares de envío.`,
    }),
    a: [tenths(8), tenths(9)],
    b: [4, 5, 6],
    from: 20,
    to: 40,
  },
  {
    tells: (a, b) => ({
      en: prose`Hourly wages, in dollars, go up: each wage is multiplied by ${a}, then ${b} dollars are added for night work.`,
      es: prose`Unos salarios por hora, en dólares, suben: cada uno se multiplica por ${a} y luego se suman ${b} dólares por trabajo nocturno.`,
    }),
    a: [tenths(11), tenths(12)],
    b: [2, 3, 4],
    from: 16,
    to: 28,
  },
  {
    tells: (a, b) => ({
      en: prose`To find each member’s monthly bill in dollars, a gym multiplies the number of visits by ${a} and then adds a fee of ${b} dollars.`,
      es: prose`Para hallar la factura mensual de cada socio en dólares, un gimnasio multiplica el número de visitas por ${a} y luego suma una cuota de ${b} dólares.`,
    }),
    a: [tenths(15), tenths(20), tenths(25)],
    b: [10, 15, 20],
    from: 9,
    to: 14,
  },
  {
    tells: (a, b) => ({
      en: prose`To find each customer’s bill in dollars, a phone company multiplies the data used, in gigabytes, by ${a} and then adds ${b} dollars for the line.`,
      es: prose`Para hallar la factura de cada cliente en dólares, una compañía de celulares multiplica los datos usados, en gigabytes, por ${a} y luego suma ${b} dólares por la línea.`,
    }),
    a: [tenths(15), tenths(20), tenths(25)],
    b: [18, 20, 25],
    from: 8,
    to: 16,
  },
  {
    tells: (a, b) => ({
      en: prose`To find the hours of work for each day, a baker multiplies the number of cookie batches by ${a} and then adds ${count(b, nouns.hour)} for cleaning up.`,
      es: prose`Para hallar las horas de trabajo de cada día, una panadera multiplica el número de tandas de galletas por ${a} y luego suma ${count(b, nouns.hour)} de limpieza.`,
    }),
    a: [tenths(5), tenths(6)],
    b: [1, 2],
    from: 8,
    to: 14,
  },
]

/** Two groups of different sizes, each with its mean; the last sentence of the solution. */
export interface Groups {
  readonly from: number
  readonly to: number
  readonly sizes: readonly [number, number]
  readonly tells: (n1: Hole, m1: Hole, n2: Hole, m2: Hole) => Both<Block>
  readonly answers: (mean: Expr) => Both<readonly Inline[]>
}

export const groups: readonly Groups[] = [
  {
    from: 64,
    to: 90,
    sizes: [18, 32],
    tells: (n1, m1, n2, m2) => ({
      en: prose`A class of ${n1} students has a mean score of ${m1} points. Another class of ${n2} students has a mean of ${m2} points. Find the mean score of all these students.`,
      es: prose`Una clase de ${n1} estudiantes tiene un puntaje medio de ${m1} puntos. Otra clase de ${n2} estudiantes tiene una media de ${m2} puntos. Halla el puntaje medio de todos estos estudiantes.`,
    }),
    answers: mean => ({
      en: line`The mean score of all these students is ${mean} points.`,
      es: line`El puntaje medio de todos estos estudiantes es de ${mean} puntos.`,
    }),
  },
  {
    from: 44,
    to: 78,
    sizes: [9, 40],
    tells: (n1, m1, n2, m2) => ({
      en: prose`The ${n1} oaks in a park have a mean height of ${m1} feet. The ${n2} pines have a mean height of ${m2} feet. Find the mean height of all these trees.`,
      es: prose`Los ${n1} robles de un parque tienen una altura media de ${m1} pies. Los ${n2} pinos tienen una altura media de ${m2} pies. Halla la altura media de todos estos árboles.`,
    }),
    answers: mean => ({
      en: line`The mean height of all these trees is ${mean} feet.`,
      es: line`La altura media de todos estos árboles es de ${mean} pies.`,
    }),
  },
  {
    from: 22,
    to: 34,
    sizes: [8, 25],
    tells: (n1, m1, n2, m2) => ({
      en: prose`The ${n1} runners of one team finish a race in a mean time of ${m1} minutes. The ${n2} runners of another team have a mean time of ${m2} minutes. Find the mean time of all these runners.`,
      es: prose`Los ${n1} corredores de un equipo terminan una carrera en un tiempo medio de ${m1} minutos. Los ${n2} corredores de otro equipo tienen un tiempo medio de ${m2} minutos. Halla el tiempo medio de todos estos corredores.`,
    }),
    answers: mean => ({
      en: line`The mean time of all these runners is ${mean} minutes.`,
      es: line`El tiempo medio de todos estos corredores es de ${mean} minutos.`,
    }),
  },
  {
    from: 28,
    to: 52,
    sizes: [6, 24],
    tells: (n1, m1, n2, m2) => ({
      en: prose`The ${n1} nurses of a clinic have a mean age of ${m1} years. Its ${n2} doctors have a mean age of ${m2} years. Find the mean age of all of them.`,
      es: prose`Las ${n1} enfermeras de una clínica tienen una edad media de ${m1} años. Sus ${n2} doctoras tienen una edad media de ${m2} años. Halla la edad media de todas ellas.`,
    }),
    answers: mean => ({
      en: line`The mean age of all of them is ${mean} years.`,
      es: line`La edad media de todas ellas es de ${mean} años.`,
    }),
  },
  {
    from: 14,
    to: 30,
    sizes: [11, 45],
    tells: (n1, m1, n2, m2) => ({
      en: prose`At a farm stand, ${n1} customers in the morning spent a mean of ${m1} dollars. In the afternoon, ${n2} customers spent a mean of ${m2} dollars. Find the mean amount for the whole day.`,
      es: prose`En un puesto agrícola, ${n1} clientes gastaron en la mañana una media de ${m1} dólares. En la tarde, ${n2} clientes gastaron una media de ${m2} dólares. Halla la media del día completo.`,
    }),
    answers: mean => ({
      en: line`For the whole day, the mean is ${mean} dollars.`,
      es: line`En el día completo, la media es de ${mean} dólares.`,
    }),
  },
  {
    from: 31,
    to: 48,
    sizes: [12, 30],
    tells: (n1, m1, n2, m2) => ({
      en: prose`A truck carries ${n1} boxes of books with a mean weight of ${m1} pounds and ${n2} boxes of tools with a mean weight of ${m2} pounds. Find the mean weight of all these boxes.`,
      es: prose`Un camión lleva ${n1} cajas de libros con un peso medio de ${m1} libras y ${n2} cajas de herramientas con un peso medio de ${m2} libras. Halla el peso medio de todas estas cajas.`,
    }),
    answers: mean => ({
      en: line`The mean weight of all these boxes is ${mean} pounds.`,
      es: line`El peso medio de todas estas cajas es de ${mean} libras.`,
    }),
  },
  {
    from: 18,
    to: 44,
    sizes: [9, 21],
    tells: (n1, m1, n2, m2) => ({
      en: prose`On ${n1} school days, a student read a mean of ${m1} pages a day. On ${n2} vacation days, the mean was ${m2} pages. Find the mean for all these days.`,
      es: prose`En ${n1} días de clases, una estudiante leyó una media de ${m1} páginas al día. En ${n2} días de vacaciones, la media fue de ${m2} páginas. Halla la media de todos estos días.`,
    }),
    answers: mean => ({
      en: line`For all these days, the mean is ${mean} pages a day.`,
      es: line`En todos estos días, la media es de ${mean} páginas al día.`,
    }),
  },
  {
    from: 58,
    to: 84,
    sizes: [7, 22],
    tells: (n1, m1, n2, m2) => ({
      en: prose`A team scored a mean of ${m1} points in ${n1} home games and a mean of ${m2} points in ${n2} away games. Find the mean for all these games.`,
      es: prose`Un equipo anotó una media de ${m1} puntos en ${n1} partidos en casa y una media de ${m2} puntos en ${n2} partidos de visitante. Halla la media de todos estos partidos.`,
    }),
    answers: mean => ({
      en: line`For all these games, the mean is ${mean} points.`,
      es: line`En todos estos partidos, la media es de ${mean} puntos.`,
    }),
  },
]
