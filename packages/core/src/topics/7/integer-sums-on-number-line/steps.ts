import { equation, explained, explainedBy, line, minus, type Step, statements, sum, symbol } from '../../../author.ts'
import { differenceOf, distanceOf, type Line, type Sum, shown, sumOf, units, wayOf } from './arrows.ts'
import { changeMeans, type Moving } from './settings.ts'

/** The lower arrow is the first addend, the upper one the second, and its tip the sum. */
export function readSteps(facts: Sum): readonly Step[] {
  const { a, b } = facts
  const way = wayOf(b)
  return [
    explained(
      shown(facts, a),
      line`The lower arrow goes from 0 to ${shown(facts, a)}: this is the first addend.`,
      line`La flecha de abajo va de 0 a ${shown(facts, a)}: este es el primer sumando.`,
    ),
    explained(
      shown(facts, b),
      [...line`The upper arrow goes ${units(facts, b)} `, ...way.en, ': this is the second addend.'],
      [...line`La flecha de arriba avanza ${units(facts, b)} `, ...way.es, ': este es el segundo sumando.'],
    ),
  ]
}
export const sumStep = (facts: Sum): Step => {
  const c = shown(facts, facts.a + facts.b)
  return explained(
    equation(sumOf(facts, facts.a, facts.b), c),
    line`The upper arrow ends at ${c}: this is the sum.`,
    line`La flecha de arriba termina en ${c}: esta es la suma.`,
  )
}

/** Where each arrow is drawn. */
export function drawSteps(facts: Sum): readonly Step[] {
  const { a, b } = facts
  const [one, two] = [wayOf(a), wayOf(b)]
  return [
    explained(
      shown(facts, a),
      [...line`Draw the first arrow from 0, ${units(facts, a)} `, ...one.en, '.'],
      [...line`Dibuja la primera flecha desde 0, ${units(facts, a)} `, ...one.es, '.'],
    ),
    explained(
      sumOf(facts, a, b),
      [
        ...line`From its tip, at ${shown(facts, a)}, draw the second arrow ${units(facts, b)} `,
        ...two.en,
        ', above the first.',
      ],
      [
        ...line`Desde su punta, en ${shown(facts, a)}, dibuja la segunda flecha ${units(facts, b)} `,
        ...two.es,
        ', arriba de la primera.',
      ],
    ),
  ]
}

/** To subtract is to add the opposite: 3 − 8 = 3 + (−8). */
export const oppositeStep = (on: Line, a: number, b: number): Step =>
  explained(
    equation(differenceOf(on, a, b), sumOf(on, a, -b)),
    line`To subtract ${shown(on, b)}, add its opposite, ${shown(on, -b)}.`,
    line`Para restar ${shown(on, b)}, suma su opuesto, ${shown(on, -b)}.`,
  )

/** From where how far, and which way: a sum on the line. */
export const moveStep = (on: Line, a: number, b: number): Step => {
  const way = wayOf(b)
  return explained(
    equation(sumOf(on, a, b), shown(on, a + b)),
    [...line`From ${shown(on, a)}, go ${units(on, b)} `, ...way.en, '.'],
    [...line`Desde ${shown(on, a)}, avanza ${units(on, b)} `, ...way.es, '.'],
  )
}

/** The distance between two numbers: across 0 the two distances from it are added. */
export function distanceSteps(on: Line, a: number, b: number): readonly Step[] {
  const isAcross = a < 0 !== b < 0
  const [far, near] = [Math.max(Math.abs(a), Math.abs(b)), Math.min(Math.abs(a), Math.abs(b))]
  const way = isAcross
    ? explained(
        equation(sum(shown(on, Math.abs(a)), shown(on, Math.abs(b))), shown(on, Math.abs(a - b))),
        line`The numbers are on opposite sides of 0: add their distances from 0.`,
        line`Los números están a lados opuestos del 0: suma sus distancias al 0.`,
      )
    : explained(
        equation(minus(shown(on, far), shown(on, near)), shown(on, far - near)),
        line`The numbers are on the same side of 0: subtract their distances from 0.`,
        line`Los números están del mismo lado del 0: resta sus distancias al 0.`,
      )
  return [
    way,
    explained(
      equation(distanceOf(on, a, b), shown(on, Math.abs(a - b))),
      line`The distance is the absolute value of the difference.`,
      line`La distancia es el valor absoluto de la diferencia.`,
    ),
  ]
}

/** Two points read off the line. */
export const pointsStep = (on: Line, a: number, b: number): Step =>
  explained(
    statements(shown(on, a), shown(on, b)),
    line`Read the points: ${symbol('A')} is at ${shown(on, a)} and ${symbol('B')} is at ${shown(on, b)}.`,
    line`Lee los puntos: ${symbol('A')} está en ${shown(on, a)} y ${symbol('B')} está en ${shown(on, b)}.`,
  )

/** A change of a story: what it means, and where it leads. */
export const changeStep = (on: Line, moving: Moving, start: number, change: number): Step =>
  explainedBy(
    equation(sumOf(on, start, change), shown(on, start + change)),
    changeMeans(moving, shown(on, Math.abs(change)), change > 0),
  )
