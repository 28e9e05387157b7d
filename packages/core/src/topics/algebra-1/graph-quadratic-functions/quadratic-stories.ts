import {
  apply,
  type Block,
  type Both,
  type Expr,
  equation,
  type Inline,
  line,
  prose,
  type Random,
  Ratio,
  symbol,
  type UnitId,
} from '../../../author.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'

type Says = (formula: Expr) => Both<Block>

/** What a drawn path shows, and three questions that its graph answers. */
interface Path {
  /** Half the width and the height of likely ones. */
  readonly sizes: readonly (readonly [half: number, height: number])[]
  readonly tells: Both<Block>
  readonly greatest: Both<Block>
  readonly place: Both<Block>
  readonly end: Both<Block>
  readonly units: Readonly<Record<'greatest' | 'place' | 'end', UnitId>>
  /** The answers as sentences. */
  readonly ends: Readonly<Record<'greatest' | 'place' | 'end', Sentence>>
}
type Sentence = (amount: Expr) => Both<readonly Inline[]>

export const paths: readonly Path[] = [
  {
    sizes: [
      [1, 4],
      [1, 5],
      [2, 18],
      [2, 20],
    ],
    tells: {
      en: prose`The graph shows the height of a ball in meters, ${symbol('x')} seconds after it is kicked.`,
      es: prose`La gráfica muestra la altura de una pelota en metros, ${symbol('x')} segundos después de patearla.`,
    },
    greatest: {
      en: prose`How many meters high does the ball go?`,
      es: prose`¿Cuántos metros de altura alcanza la pelota?`,
    },
    place: {
      en: prose`After how many seconds is the ball at its highest point?`,
      es: prose`¿Después de cuántos segundos está la pelota en su punto más alto?`,
    },
    end: {
      en: prose`After how many seconds is the ball on the ground again?`,
      es: prose`¿Después de cuántos segundos está la pelota otra vez en el suelo?`,
    },
    units: { greatest: 'meter', place: 'second', end: 'second' },
    ends: {
      greatest: high => ({ en: line`The ball goes ${high} high.`, es: line`La pelota alcanza una altura de ${high}.` }),
      place: time => ({
        en: line`The ball is at its highest point after ${time}.`,
        es: line`La pelota está en su punto más alto después de ${time}.`,
      }),
      end: time => ({
        en: line`The ball is on the ground again after ${time}.`,
        es: line`La pelota está otra vez en el suelo después de ${time}.`,
      }),
    },
  },
  {
    sizes: [
      [1, 4],
      [2, 4],
      [2, 8],
      [3, 6],
      [3, 9],
      [4, 8],
      [4, 12],
      [4, 16],
    ],
    tells: {
      en: prose`The graph shows the height of a jet of water in feet at a distance of ${symbol('x')} feet from the nozzle.`,
      es: prose`La gráfica muestra la altura de un chorro de agua en pies a una distancia de ${symbol('x')} pies de la boquilla.`,
    },
    greatest: {
      en: prose`How many feet high does the water rise?`,
      es: prose`¿Cuántos pies sube el agua?`,
    },
    place: {
      en: prose`How many feet from the nozzle is the water highest?`,
      es: prose`¿A cuántos pies de la boquilla está más alta el agua?`,
    },
    end: {
      en: prose`How many feet from the nozzle does the water reach the ground?`,
      es: prose`¿A cuántos pies de la boquilla llega el agua al suelo?`,
    },
    units: { greatest: 'foot', place: 'foot', end: 'foot' },
    ends: {
      greatest: high => ({ en: line`The water rises ${high} high.`, es: line`El agua sube ${high}.` }),
      place: far => ({
        en: line`The water is highest ${far} from the nozzle.`,
        es: line`El agua está más alta a ${far} de la boquilla.`,
      }),
      end: far => ({
        en: line`The water reaches the ground ${far} from the nozzle.`,
        es: line`El agua llega al suelo a ${far} de la boquilla.`,
      }),
    },
  },
  {
    sizes: [
      [2, 3],
      [2, 4],
      [3, 4],
      [3, 6],
      [4, 4],
      [4, 6],
      [5, 5],
      [5, 8],
    ],
    tells: {
      en: prose`The graph shows the height of an arch in meters at a distance of ${symbol('x')} meters from its left end.`,
      es: prose`La gráfica muestra la altura de un arco en metros a una distancia de ${symbol('x')} metros de su extremo izquierdo.`,
    },
    greatest: {
      en: prose`How many meters high is the arch?`,
      es: prose`¿Cuántos metros de altura tiene el arco?`,
    },
    place: {
      en: prose`How many meters from its left end is the arch highest?`,
      es: prose`¿A cuántos metros de su extremo izquierdo es más alto el arco?`,
    },
    end: {
      en: prose`How many meters wide is the arch at the ground?`,
      es: prose`¿Cuántos metros de ancho tiene el arco en el suelo?`,
    },
    units: { greatest: 'meter', place: 'meter', end: 'meter' },
    ends: {
      greatest: high => ({ en: line`The arch is ${high} high.`, es: line`El arco tiene ${high} de altura.` }),
      place: far => ({
        en: line`The arch is highest ${far} from its left end.`,
        es: line`El arco es más alto a ${far} de su extremo izquierdo.`,
      }),
      end: wide => ({
        en: line`The arch is ${wide} wide at the ground.`,
        es: line`El arco tiene ${wide} de ancho en el suelo.`,
      }),
    },
  },
]

interface GreatestStory {
  /** The greatest value k, at h. */
  readonly draw: (random: Random) => {
    readonly h: Ratio
    readonly k: Ratio
    readonly formula: Expr
    readonly says: { readonly value: Says; readonly place: Says }
  }
  readonly units: { readonly value: UnitId; readonly place: UnitId }
  readonly ends: { readonly value: Sentence; readonly place: Sentence }
}

const opening = (a: Ratio, h: Ratio, k: Ratio, letter: string) =>
  polynomial([a.times(h).times(h).plus(k), a.times(h).times(-2), a], letter)

/** A path, an arch, a profit: how high it gets, and where. */
export const greatestStories: readonly GreatestStory[] = [
  {
    units: { value: 'foot', place: 'second' },
    ends: {
      value: high => ({
        en: line`The greatest height of the ball is ${high}.`,
        es: line`La altura máxima de la pelota es ${high}.`,
      }),
      place: time => ({
        en: line`The ball is at its greatest height after ${time}.`,
        es: line`La pelota alcanza su altura máxima después de ${time}.`,
      }),
    },
    draw(random) {
      const [h, start] = [Ratio.of(random.int(2, 7), 2), random.int(3, 8)]
      const k = h.times(h).times(16).plus(start)
      return {
        h,
        k,
        formula: equation(apply('h', symbol('t')), opening(Ratio.of(-16), h, k, 't')),
        says: {
          value: formula => ({
            en: prose`A ball is thrown straight up. Its height in feet after ${symbol('t')} seconds is ${formula}. What is the greatest height of the ball in feet?`,
            es: prose`Se lanza una pelota hacia arriba. Su altura en pies después de ${symbol('t')} segundos es ${formula}. ¿Cuál es la altura máxima de la pelota en pies?`,
          }),
          place: formula => ({
            en: prose`A ball is thrown straight up. Its height in feet after ${symbol('t')} seconds is ${formula}. After how many seconds is the ball at its greatest height?`,
            es: prose`Se lanza una pelota hacia arriba. Su altura en pies después de ${symbol('t')} segundos es ${formula}. ¿Después de cuántos segundos alcanza la pelota su altura máxima?`,
          }),
        },
      }
    },
  },
  {
    units: { value: 'foot', place: 'foot' },
    ends: {
      value: high => ({ en: line`The water rises ${high} high.`, es: line`El agua sube ${high}.` }),
      place: far => ({
        en: line`The water is at its highest point ${far} from the nozzle.`,
        es: line`El agua está en su punto más alto a ${far} de la boquilla.`,
      }),
    },
    draw(random) {
      const half = Ratio.of(random.int(2, 6))
      const a = Ratio.of(-1, random.pick([1, 2]))
      const k = a.negated().times(half).times(half)
      return {
        h: half,
        k,
        formula: equation(symbol('y'), opening(a, half, k, 'x')),
        says: {
          value: formula => ({
            en: prose`A jet of water in a fountain follows the path ${formula}. Here ${symbol('x')} is the distance from the nozzle in feet, and ${symbol('y')} is the height in feet. How many feet high does the water rise?`,
            es: prose`Un chorro de agua de una fuente sigue la trayectoria ${formula}. Aquí ${symbol('x')} es la distancia a la boquilla en pies, y la altura en pies es ${symbol('y')}. ¿Cuántos pies sube el agua?`,
          }),
          place: formula => ({
            en: prose`A jet of water in a fountain follows the path ${formula}. Here ${symbol('x')} is the distance from the nozzle in feet, and ${symbol('y')} is the height in feet. How many feet from the nozzle is the water at its highest point?`,
            es: prose`Un chorro de agua de una fuente sigue la trayectoria ${formula}. Aquí ${symbol('x')} es la distancia a la boquilla en pies, y la altura en pies es ${symbol('y')}. ¿A cuántos pies de la boquilla está el agua en su punto más alto?`,
          }),
        },
      }
    },
  },
  {
    units: { value: 'meter', place: 'meter' },
    ends: {
      value: high => ({ en: line`The arch is ${high} high.`, es: line`El arco tiene ${high} de altura.` }),
      place: far => ({
        en: line`The arch is highest ${far} from its left end.`,
        es: line`El arco es más alto a ${far} de su extremo izquierdo.`,
      }),
    },
    draw(random) {
      const [tens, d] = [random.int(1, 4), random.pick([20, 40, 50])]
      const h = Ratio.of(10 * tens)
      const k = h.times(h).over(d)
      return {
        h,
        k,
        formula: equation(symbol('y'), opening(Ratio.of(-1, d), h, k, 'x')),
        says: {
          value: formula => ({
            en: prose`The arch of a bridge has the shape of ${formula}. Here ${symbol('x')} is the distance from the left end of the arch in meters, and ${symbol('y')} is the height in meters. How many meters high is the arch?`,
            es: prose`El arco de un puente tiene la forma de ${formula}. Aquí ${symbol('x')} es la distancia al extremo izquierdo del arco en metros, y la altura en metros es ${symbol('y')}. ¿Cuántos metros de altura tiene el arco?`,
          }),
          place: formula => ({
            en: prose`The arch of a bridge has the shape of ${formula}. Here ${symbol('x')} is the distance from the left end of the arch in meters, and ${symbol('y')} is the height in meters. How many meters from the left end is the arch highest?`,
            es: prose`El arco de un puente tiene la forma de ${formula}. Aquí ${symbol('x')} es la distancia al extremo izquierdo del arco en metros, y la altura en metros es ${symbol('y')}. ¿A cuántos metros del extremo izquierdo es más alto el arco?`,
          }),
        },
      }
    },
  },
]

/** T-shirts at x dollars: the profit by the price. */
export function drawProfit(random: Random) {
  // Shirts that are given away bring a loss.
  const [h, a] = [Ratio.of(random.int(12, 20)), Ratio.of(-5 * random.int(2, 4))]
  const k = Ratio.of(random.int(4, 9) * 100)
  return { h, k, a, formula: equation(apply('P', symbol('x')), opening(a, h, k, 'x')) }
}
