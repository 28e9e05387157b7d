import {
  answerStep,
  type Both,
  bracketed,
  degrees,
  type Expr,
  equation,
  type Inline,
  join,
  line,
  minus,
  type Of,
  prose,
  type Step,
  step,
  sum,
  symbol,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { NAMES, x } from './parts.ts'

export const findX = { en: prose`Find the value of ${x}.`, es: prose`Halla el valor de ${x}.` }

/** The number of sides, the sum of the interior angles, each interior and each exterior angle. */
export const [n, S, a, b] = [symbol('n'), symbol('S'), symbol('a'), symbol('b')]

export const INTERIOR_SUM = {
  en: line`the polygon interior angle sum theorem`,
  es: line`el teorema de la suma de los ángulos interiores`,
}

export const EXTERIOR_SUM = {
  en: line`the polygon exterior angle sum theorem: the sum is ${degrees(360)}`,
  es: line`el teorema de la suma de los ángulos exteriores: la suma es ${degrees(360)}`,
}

/** The same, where n is the number asked for. */
export const EXTERIOR_SUM_OF_N = {
  en: line`Let ${n} be the number of sides. Use the polygon exterior angle sum theorem: the sum is ${degrees(360)}.`,
  es: line`Sea ${n} el número de lados. Usa el teorema de la suma de los ángulos exteriores: la suma es ${degrees(360)}.`,
}

/** The last step for the number of sides. */
export const sidesFound = (sides: number, by: Both<readonly Inline[]>): Step =>
  answerStep(equation(n, sides), {
    en: [...by.en, ...line` The polygon has ${sides} sides.`],
    es: [...by.es, ...line` El polígono tiene ${sides} lados.`],
  })

export const LINEAR_PAIR = {
  en: line`An interior angle and the exterior angle beside it form a linear pair: together they make ${degrees(180)}.`,
  es: line`Un ángulo interior y el ángulo exterior a su lado forman un par lineal: juntos miden ${degrees(180)}.`,
}

/** x and the known angles make the total. */
export const lastAngle = (known: readonly number[], total: number): readonly Step[] => {
  const whole = known.reduce((all, angle) => all + angle)
  return [
    step(equation(sum(x, whole), total), because.addKnownAngles),
    step(equation(equation(x, minus(total, whole)), total - whole), because.subtractFromBothSides, { value: whole }),
  ]
}

/** A polygon that is only named has its sides by its name. */
export const readSides = (sides: number, name?: Of<'words'>): Step =>
  name
    ? step(equation(n, sides), because.explain, {
        sentence: {
          en: name.en.startsWith('o') ? line`An ${name} has ${sides} sides.` : line`A ${name} has ${sides} sides.`,
          es: line`Un ${name} tiene ${sides} lados.`,
        },
      })
    : step(equation(n, sides), because.read, { what: { en: line`the number of sides`, es: line`el número de lados` } })

/** (5 − 2) · 180. */
export const sumProduct = (sides: number, unit: (of: number) => number | Expr = of => of): Expr =>
  join(bracketed(minus(sides, 2)), unit(180))

export const otherOfPair = (letter: Expr, angle: number): Step =>
  step(equation(equation(letter, minus(degrees(180), degrees(angle))), degrees(180 - angle)), because.explain, {
    sentence: LINEAR_PAIR,
  })

/** The exterior angle beside an interior one. */
export const exteriorFrom = (interior: number): Step =>
  step(equation(minus(degrees(180), degrees(interior)), degrees(180 - interior)), because.explain, {
    sentence: LINEAR_PAIR,
  })

/** "each interior angle of a regular octagon". */
export const ofRegular = (sides: number, which: 'interior' | 'exterior') => {
  const known = NAMES.get(sides)
  const kind = words(which, which)
  return known
    ? {
        en: prose`Find the measure of each ${kind} angle of a regular ${known}.`,
        es: prose`Halla la medida de cada ángulo ${kind} de un ${known} regular.`,
      }
    : {
        en: prose`Find the measure of each ${kind} angle of a regular polygon with ${sides} sides.`,
        es: prose`Halla la medida de cada ángulo ${kind} de un polígono regular de ${sides} lados.`,
      }
}
