import { type Both, type Inline, line, type Noun, noun, role } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

export type Kind = 'same' | 'fixed' | 'changing'
/** A relation in words between x and y, with two numbers that vary. */
export interface Relation {
  readonly kind: Kind
  readonly x: Noun
  readonly y: Noun
  readonly a: readonly number[]
  readonly b?: readonly number[]
  /** What is said, and asked, of the two quantities. */
  readonly says: (a: number, b: number) => Both<readonly Inline[]>
  readonly value: (x: number, a: number, b: number) => number
  /** Two amounts of x to try. */
  readonly tries: readonly [number, number]
}
const A = (a: number) => role('a', a)
const B = (b: number) => role('b', b)
const year = noun('year', 'years', 'año', 'años', 'm')
const cubicInch = nouns.cubicInch
const squareInch = noun('square inch', 'square inches', 'pulgada cuadrada', 'pulgadas cuadradas', 'f')
const tile = noun('tile', 'tiles', 'baldosa', 'baldosas', 'f')
const game = noun('game', 'games', 'juego', 'juegos', 'm')
const topping = noun('topping', 'toppings', 'ingrediente', 'ingredientes', 'm')
const turn = noun('turn', 'turns', 'vuelta', 'vueltas', 'f')
const friend = noun('friend', 'friends', 'amigo', 'amigos', 'm')
const photo = noun('photo', 'photos', 'foto', 'fotos', 'f')
const ride = noun('ride', 'rides', 'atracción', 'atracciones', 'f')

export const relations: readonly Relation[] = [
  {
    kind: 'fixed',
    x: nouns.mile,
    y: nouns.dollar,
    a: [3, 4, 5],
    b: [2, 3],
    says: (a, b) => ({
      en: line`A taxi ride costs ${A(a)} dollars plus ${B(b)} dollars for each mile. Is the cost proportional to the number of miles?`,
      es: line`Un viaje en taxi cuesta ${A(a)} dólares más ${B(b)} dólares por cada milla. ¿Es el costo proporcional al número de millas?`,
    }),
    value: (x, a, b) => a + b * x,
    tries: [1, 2],
  },
  {
    kind: 'same',
    x: nouns.hour,
    y: nouns.dollar,
    a: [15, 20],
    says: a => ({
      en: line`A clerk earns ${A(a)} dollars for each hour, and 20 percent of the pay goes to taxes. Is the amount after taxes proportional to the number of hours?`,
      es: line`Una empleada gana ${A(a)} dólares por cada hora y el 20 por ciento del pago se va en impuestos. ¿Es la cantidad después de impuestos proporcional al número de horas?`,
    }),
    value: (x, a) => (a * x * 4) / 5,
    tries: [2, 5],
  },
  {
    kind: 'changing',
    x: nouns.inch,
    y: squareInch,
    a: [1],
    says: () => ({
      en: line`Squares of different sizes are cut from paper. Is the area of a square proportional to the length of its side?`,
      es: line`Se recortan cuadrados de papel de distintos tamaños. ¿Es el área de un cuadrado proporcional a la longitud de su lado?`,
    }),
    value: x => x * x,
    tries: [2, 3],
  },
  {
    kind: 'same',
    x: nouns.inch,
    y: nouns.inch,
    a: [4],
    says: () => ({
      en: line`Squares of different sizes are drawn on a board. Is the perimeter of a square proportional to the length of its side?`,
      es: line`En un pizarrón se dibujan cuadrados de distintos tamaños. ¿Es el perímetro de un cuadrado proporcional a la longitud de su lado?`,
    }),
    value: x => 4 * x,
    tries: [3, 5],
  },
  {
    kind: 'fixed',
    x: year,
    y: year,
    a: [3, 4, 5, 6],
    says: a => ({
      en: line`Rosa is ${A(a)} years older than her brother. As the years pass, is Rosa’s age proportional to her brother’s age?`,
      es: line`Rosa tiene ${A(a)} años más que su hermano. Al pasar los años, ¿es la edad de Rosa proporcional a la de su hermano?`,
    }),
    value: (x, a) => x + a,
    tries: [2, 8],
  },
  {
    kind: 'changing',
    x: friend,
    y: nouns.dollar,
    a: [60, 90, 120],
    says: a => ({
      en: line`Some friends share a bill of ${A(a)} dollars equally. Is the share of each friend proportional to the number of friends?`,
      es: line`Unos amigos pagan en partes iguales una cuenta de ${A(a)} dólares. ¿Es lo que paga cada uno proporcional al número de amigos?`,
    }),
    value: (x, a) => a / x,
    tries: [2, 3],
  },
  {
    kind: 'same',
    x: turn,
    y: nouns.foot,
    a: [6, 7, 8],
    says: a => ({
      en: line`A wheel rolls ${A(a)} feet in each full turn. Is the distance proportional to the number of turns?`,
      es: line`Una rueda avanza ${A(a)} pies en cada vuelta completa. ¿Es la distancia proporcional al número de vueltas?`,
    }),
    value: (x, a) => a * x,
    tries: [3, 10],
  },
  {
    kind: 'fixed',
    x: topping,
    y: nouns.dollar,
    a: [10, 12, 14],
    b: [2, 3],
    says: (a, b) => ({
      en: line`A plain pizza costs ${A(a)} dollars, and each topping costs ${B(b)} dollars more. Is the price proportional to the number of toppings?`,
      es: line`Una pizza sencilla cuesta ${A(a)} dólares y cada ingrediente cuesta ${B(b)} dólares más. ¿Es el precio proporcional al número de ingredientes?`,
    }),
    value: (x, a, b) => a + b * x,
    tries: [1, 2],
  },
  {
    kind: 'changing',
    x: nouns.mile,
    y: nouns.minute,
    a: [8, 9],
    says: a => ({
      en: line`A runner gets tired: the first mile takes ${A(a)} minutes, and each mile after that takes 1 minute more than the mile before. Is the total time proportional to the number of miles?`,
      es: line`Una corredora se cansa: la primera milla le toma ${A(a)} minutos y cada milla siguiente le toma 1 minuto más que la anterior. ¿Es el tiempo total proporcional al número de millas?`,
    }),
    value: (x, a) => a * x + (x * (x - 1)) / 2,
    tries: [1, 2],
  },
  {
    kind: 'same',
    x: nouns.dollar,
    y: nouns.dollar,
    a: [10, 20, 30, 40],
    says: a => ({
      en: line`A store takes ${A(a)} percent off all its prices. Is the sale price of an item proportional to its regular price?`,
      es: line`Una tienda rebaja todos sus precios un ${A(a)} por ciento. ¿Es el precio rebajado de un artículo proporcional a su precio normal?`,
    }),
    value: (x, a) => (x * (100 - a)) / 100,
    tries: [10, 30],
  },
  {
    kind: 'fixed',
    x: nouns.week,
    y: nouns.inch,
    a: [3, 4, 5],
    b: [2],
    says: (a, b) => ({
      en: line`A plant is ${A(a)} inches tall when it is bought and grows ${B(b)} inches each week. Is its height proportional to the number of weeks?`,
      es: line`Una planta mide ${A(a)} pulgadas cuando se compra y crece ${B(b)} pulgadas cada semana. ¿Es su altura proporcional al número de semanas?`,
    }),
    value: (x, a, b) => a + b * x,
    tries: [1, 4],
  },
  {
    kind: 'same',
    x: nouns.foot,
    y: nouns.foot,
    a: [2],
    says: () => ({
      en: line`Round tables have different sizes. Is the diameter of a round table proportional to its radius?`,
      es: line`Hay mesas redondas de distintos tamaños. ¿Es el diámetro de una mesa redonda proporcional a su radio?`,
    }),
    value: x => 2 * x,
    tries: [2, 3],
  },
  {
    kind: 'changing',
    x: nouns.inch,
    y: cubicInch,
    a: [1],
    says: () => ({
      en: line`Cubes of different sizes are made of clay. Is the volume of a cube proportional to the length of its edge?`,
      es: line`Se hacen cubos de arcilla de distintos tamaños. ¿Es el volumen de un cubo proporcional a la longitud de su arista?`,
    }),
    value: x => x ** 3,
    tries: [1, 2],
  },
  {
    kind: 'fixed',
    x: nouns.month,
    y: nouns.dollar,
    a: [25, 30, 40],
    b: [15, 20],
    says: (a, b) => ({
      en: line`A gym charges ${A(a)} dollars to join and ${B(b)} dollars for each month. Is the total cost proportional to the number of months?`,
      es: line`Un gimnasio cobra ${A(a)} dólares de inscripción y ${B(b)} dólares por cada mes. ¿Es el costo total proporcional al número de meses?`,
    }),
    value: (x, a, b) => a + b * x,
    tries: [1, 5],
  },
  {
    kind: 'same',
    x: nouns.inch,
    y: nouns.mile,
    a: [5, 8, 12, 20],
    says: a => ({
      en: line`On a map, 1 inch stands for ${A(a)} miles. Is the real distance proportional to the distance on the map?`,
      es: line`En un mapa, 1 pulgada representa ${A(a)} millas. ¿Es la distancia real proporcional a la distancia en el mapa?`,
    }),
    value: (x, a) => a * x,
    tries: [2, 4],
  },
  {
    kind: 'changing',
    x: year,
    y: nouns.rabbit,
    a: [10, 15, 20],
    says: a => ({
      en: line`An island has ${A(a)} rabbits after 1 year, and their number doubles each year after that. Is the number of rabbits proportional to the number of years?`,
      es: line`En una isla hay ${A(a)} conejos después de 1 año y su número se duplica cada año siguiente. ¿Es el número de conejos proporcional al número de años?`,
    }),
    value: (x, a) => a * 2 ** (x - 1),
    tries: [1, 3],
  },
  {
    kind: 'fixed',
    x: nouns.week,
    y: nouns.dollar,
    a: [20, 40, 60],
    b: [10, 15],
    says: (a, b) => ({
      en: line`David has ${A(a)} dollars saved and then saves ${B(b)} dollars each week. Is the total proportional to the number of weeks?`,
      es: line`David tiene ${A(a)} dólares ahorrados y luego ahorra ${B(b)} dólares cada semana. ¿Es el total proporcional al número de semanas?`,
    }),
    value: (x, a, b) => a + b * x,
    tries: [2, 4],
  },
  {
    kind: 'same',
    x: nouns.dollar,
    y: nouns.dollar,
    a: [6, 8],
    says: a => ({
      en: line`A sales tax of ${A(a)} percent is added to every price. Is the total with tax proportional to the price without tax?`,
      es: line`A todos los precios se les suma un impuesto del ${A(a)} por ciento. ¿Es el total con impuesto proporcional al precio sin impuesto?`,
    }),
    value: (x, a) => (x * (100 + a)) / 100,
    tries: [50, 100],
  },
  {
    kind: 'changing',
    x: photo,
    y: nouns.cent,
    a: [30, 40],
    says: a => ({
      en: line`A shop charges ${A(a)} cents for each of the first 10 photos and 20 cents for each photo after that. Is the cost proportional to the number of photos?`,
      es: line`Una tienda cobra ${A(a)} centavos por cada una de las primeras 10 fotos y 20 centavos por cada foto adicional. ¿Es el costo proporcional al número de fotos?`,
    }),
    value: (x, a) => (x <= 10 ? a * x : 10 * a + 20 * (x - 10)),
    tries: [10, 20],
  },
  {
    kind: 'fixed',
    x: game,
    y: nouns.dollar,
    a: [4, 5],
    b: [6, 7],
    says: (a, b) => ({
      en: line`At a bowling alley, renting shoes costs ${A(a)} dollars, and each game costs ${B(b)} dollars. Is the total cost for one person proportional to the number of games?`,
      es: line`En un boliche, alquilar zapatos cuesta ${A(a)} dólares y cada juego cuesta ${B(b)} dólares. ¿Es el costo total para una persona proporcional al número de juegos?`,
    }),
    value: (x, a, b) => a + b * x,
    tries: [1, 2],
  },
  {
    kind: 'same',
    x: nouns.foot,
    y: nouns.foot,
    a: [2, 3, 4],
    says: a => ({
      en: line`A company makes rectangular rugs that are always ${A(a)} times as long as they are wide. Is the perimeter of a rug proportional to its width?`,
      es: line`Una empresa hace alfombras rectangulares que siempre son ${A(a)} veces más largas que anchas. ¿Es el perímetro de una alfombra proporcional a su ancho?`,
    }),
    value: (x, a) => 2 * (a + 1) * x,
    tries: [2, 5],
  },
  {
    kind: 'changing',
    x: tile,
    y: tile,
    a: [1],
    says: () => ({
      en: line`A square floor is covered with square tiles, the same number along each side. Is the total number of tiles proportional to the number along one side?`,
      es: line`Un piso cuadrado se cubre con baldosas cuadradas, la misma cantidad en cada lado. ¿Es el número total de baldosas proporcional al número de baldosas en un lado?`,
    }),
    value: x => x * x,
    tries: [4, 5],
  },
  {
    kind: 'fixed',
    x: ride,
    y: nouns.dollar,
    a: [8, 10, 12],
    b: [2, 4],
    says: (a, b) => ({
      en: line`A fair charges ${A(a)} dollars at the gate and ${B(b)} dollars for each ride. Is the total cost for one person proportional to the number of rides?`,
      es: line`Una feria cobra ${A(a)} dólares por la entrada y ${B(b)} dólares por cada atracción. ¿Es el costo total para una persona proporcional al número de atracciones?`,
    }),
    value: (x, a, b) => a + b * x,
    tries: [1, 4],
  },
]
