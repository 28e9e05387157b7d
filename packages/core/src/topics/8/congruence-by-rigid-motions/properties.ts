import {
  type Both,
  degrees,
  type Expr,
  equation,
  explainedBy,
  type Inline,
  itemOf,
  line,
  measureOfAngle,
  minus,
  type Point,
  prose,
  relation,
  type Statement,
  step,
  sum,
  symbol,
  times,
  trueOrFalse,
  trueStatement,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { printedOf } from '../../kit/choices/statements.ts'
import { afterMotion, type Motion, motionSaid, windingOf } from '../../kit/transformations/motions.ts'
import { PRIME, paragraph, type Vertices } from '../../kit/transformations/points.ts'
import { CLAIMS, type Claim } from './claims.ts'
import { drawNames, type Form, nameWith } from './parts.ts'

type Fact = 'inside' | 'toImage' | 'square' | 'longer' | 'wider' | 'around' | 'flipped'
type Failing = Exclude<Fact, 'inside'>
interface Case {
  readonly motion: Motion
  readonly holds: readonly Fact[]
  readonly fails: readonly [Failing, Failing, Failing]
}
const turn = (quarters: 1 | 2 | 3, isClockwise: boolean): Motion => ({
  kind: 'turn',
  quarters,
  about: [0, 0],
  isClockwise,
})
/** What must be so for every trapezoid, and what need not be so. */
const CASES: readonly Case[] = [
  { motion: turn(1, false), holds: ['square', 'inside', 'around'], fails: ['toImage', 'longer', 'wider'] },
  { motion: { kind: 'move', by: [6, -3] }, holds: ['toImage', 'around'], fails: ['square', 'longer', 'flipped'] },
  {
    motion: { kind: 'flip', over: { along: 'x =', k: 0 } },
    holds: ['inside', 'flipped'],
    fails: ['longer', 'wider', 'around'],
  },
  { motion: turn(2, false), holds: ['toImage', 'inside'], fails: ['square', 'wider', 'flipped'] },
  { motion: turn(3, true), holds: ['square', 'around'], fails: ['toImage', 'wider', 'flipped'] },
  { motion: { kind: 'move', by: [-4, 5] }, holds: ['inside', 'toImage'], fails: ['square', 'longer', 'flipped'] },
  {
    motion: { kind: 'flip', over: { along: 'y =', k: 0 } },
    holds: ['flipped', 'inside'],
    fails: ['longer', 'wider', 'around'],
  },
]

const side = (names: string, i: number, j: number, prime = '') =>
  symbol(names.charAt(i) + prime + names.charAt(j) + prime)
const formula = (fact: Fact, names: string, motion: Motion): Expr | null => {
  const [one, other] = [side(names, 0, 1), side(names, 0, 1, PRIME)]
  const [angle, image] = [measureOfAngle(names.charAt(0)), measureOfAngle(names.charAt(0) + PRIME)]
  switch (fact) {
    case 'inside':
      return relation(other, '∥', side(names, 3, 2, PRIME))
    case 'toImage':
      return relation(one, '∥', other)
    case 'square':
      return relation(one, '⊥', other)
    case 'longer':
      return motion.kind === 'move' ? equation(other, sum(one, Math.abs(motion.by[0]))) : equation(other, times(2, one))
    case 'wider':
      return motion.kind === 'turn' && motion.quarters !== 2
        ? equation(image, sum(angle, degrees(90)))
        : equation(image, minus(degrees(180), angle))
    default:
      return null
  }
}
const says = (fact: Fact, names: string, motion: Motion): Both<readonly Inline[]> => {
  const of = formula(fact, names, motion)
  if (of) return { en: line`${of}`, es: line`${of}` }
  const [one, two] = [nameWith(names), nameWith(names, PRIME)]
  return fact === 'around'
    ? {
        en: line`The letters of ${one} and of ${two} go around in the same direction.`,
        es: line`Las letras de ${one} y las de ${two} van en el mismo sentido.`,
      }
    : {
        en: line`The letters of ${one} and of ${two} go around in opposite directions.`,
        es: line`Las letras de ${one} y las de ${two} van en sentidos opuestos.`,
      }
}
const why = (fact: Fact, { motion }: Case, names: string): Both<readonly Inline[]> => {
  const one = side(names, 0, 1)
  switch (fact) {
    case 'inside':
      return {
        en: line`A rigid motion takes parallel sides to parallel sides.`,
        es: line`Un movimiento rígido lleva lados paralelos a lados paralelos.`,
      }
    case 'toImage':
      return motion.kind === 'move'
        ? {
            en: line`A translation only slides ${one}, so its direction stays the same.`,
            es: line`Una traslación solo desliza ${one}, así que su dirección no cambia.`,
          }
        : {
            en: line`After half a turn, ${one} lies along the same direction as before.`,
            es: line`Después de media vuelta, ${one} tiene la misma dirección que antes.`,
          }
    case 'square':
      return {
        en: line`A rotation of ${degrees(90)} turns ${one} by ${degrees(90)}, so side and image are perpendicular.`,
        es: line`Una rotación de ${degrees(90)} gira ${one} un ángulo de ${degrees(90)}, así que el lado y su imagen son perpendiculares.`,
      }
    case 'flipped':
      return {
        en: line`A reflection flips the figure over, so the direction of the letters is reversed.`,
        es: line`Una reflexión invierte la figura, así que el sentido de las letras se invierte.`,
      }
    default:
      return motion.kind === 'move'
        ? {
            en: line`A translation does not flip the figure over.`,
            es: line`Una traslación no invierte la figura.`,
          }
        : { en: line`A rotation does not flip the figure over.`, es: line`Una rotación no invierte la figura.` }
  }
}
/** Why it fails. */
const refuted: Readonly<Record<Failing, Both<readonly Inline[]>>> = {
  longer: {
    en: line`A rigid motion keeps every length.`,
    es: line`Un movimiento rígido conserva todas las longitudes.`,
  },
  wider: {
    en: line`A rigid motion keeps the measure of every angle.`,
    es: line`Un movimiento rígido conserva la medida de todos los ángulos.`,
  },
  flipped: {
    en: line`Only a reflection reverses the direction of the letters.`,
    es: line`Solo una reflexión invierte el sentido de las letras.`,
  },
  around: {
    en: line`A reflection reverses the direction of the letters.`,
    es: line`Una reflexión invierte el sentido de las letras.`,
  },
  toImage: {
    en: line`A quarter turn changes the direction of every side.`,
    es: line`Un cuarto de vuelta cambia la dirección de todos los lados.`,
  },
  square: {
    en: line`After this motion each side is parallel to its image, not perpendicular.`,
    es: line`Después de este movimiento cada lado es paralelo a su imagen, no perpendicular.`,
  },
}

/** A trapezoid of no special kind. */
const SAMPLE: Vertices = [
  [1, 2],
  [7, 4],
  [6, 6],
  [3, 5],
]
const direction = (points: Vertices, i: number, j: number): Point => {
  const [[x, y], [u, v]] = [itemOf(points, i), itemOf(points, j)]
  return [u - x, v - y]
}
const cross = ([a, b]: Point, [c, d]: Point) => a * d - b * c
const dot = ([a, b]: Point, [c, d]: Point) => a * c + b * d

export const propertyForms = (form: Form) => ({
  trueOrFalse: form({
    levels: ['easy'],
    share: 2,
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: (random): Claim => random.evenly(CLAIMS),
    answer: trueOrFalse,
    solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
    ask: claim => claim.says,
    solution: ({ work, rule, why }, answer) => [
      step(work, because.explain, { sentence: rule }),
      step(trueOrFalse.show(answer), because.explain, { sentence: why }),
    ],
    check: (printed, answer) => printedOf(CLAIMS, printed)?.isTrue === (answer === 'true'),
  }),

  whichMustBe: form({
    levels: ['medium'],
    ...trueStatement({
      share: 2,
      question: { en: prose`Which statement must be true?`, es: prose`¿Qué afirmación debe ser verdadera?` },
      draw(random) {
        const found = random.evenly(CASES)
        return { ...found, fact: random.pick(found.holds), names: drawNames(random, 4) }
      },
      about({ motion, names }) {
        const [top, bottom] = [side(names, 0, 1), side(names, 3, 2)]
        const [one, two] = [nameWith(names), nameWith(names, PRIME)]
        const { en, es } = motionSaid(motion)
        return {
          en: [
            paragraph(
              line`Sides ${top} and ${bottom} of trapezoid ${one} are parallel. Its image under `,
              en,
              line` is ${two}.`,
            ),
          ],
          es: [
            paragraph(
              line`Los lados ${top} y ${bottom} del trapecio ${one} son paralelos. Su imagen en `,
              es,
              line` es ${two}.`,
            ),
          ],
        }
      },
      statements({ fact, fails, names, motion }): readonly Statement[] {
        const said = (one: Fact) => {
          const { en, es } = says(one, names, motion)
          return { key: one, says: { en: paragraph(en), es: paragraph(es) } }
        }
        return [
          { ...said(fact), isTrue: true },
          ...fails.map(one => ({ ...said(one), isTrue: false, why: refuted[one] })),
        ]
      },
      solution(found, { says: told }) {
        return [
          explainedBy(relation(nameWith(found.names), '≅', nameWith(found.names, PRIME)), {
            en: line`A rigid motion takes a figure to a congruent one.`,
            es: line`Un movimiento rígido lleva una figura a otra congruente.`,
          }),
          explainedBy(told, why(found.fact, found, found.names)),
        ]
      },
      // Tried on a trapezoid of its own.
      holds(printed, key) {
        const { text } = printed
        const found = CASES.find(({ motion }) => {
          const { en, es } = motionSaid(motion)
          const words = [en, es].map(all => all.filter(item => typeof item === 'string').join(' '))
          const isSaid = words.some(one => text.includes(one))
          const turned = printed.all('measure')[0]
          const is180 = turned?.of.kind === 'number' && turned.of.n === 180
          return isSaid && (motion.kind !== 'turn' || (motion.quarters === 2) === is180)
        })
        if (!found) return false
        const image = afterMotion(SAMPLE, found.motion)
        const [one, other] = [direction(SAMPLE, 0, 1), direction(image, 0, 1)]
        const verdicts: Readonly<Record<string, boolean>> = {
          inside: cross(other, direction(image, 3, 2)) === 0,
          toImage: cross(one, other) === 0,
          square: dot(one, other) === 0,
          longer: dot(one, one) !== dot(other, other),
          wider: dot(other, direction(image, 0, 3)) !== dot(one, direction(SAMPLE, 0, 3)),
          around: windingOf(SAMPLE) * windingOf(image) > 0,
          flipped: windingOf(SAMPLE) * windingOf(image) < 0,
        }
        return verdicts[key] === true
      },
    }),
  }),
})
