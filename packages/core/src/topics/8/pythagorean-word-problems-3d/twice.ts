import {
  answerStep,
  type Block,
  type Both,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  figure,
  itemOf,
  line,
  measure,
  minus,
  power,
  prose,
  Ratio,
  role,
  statements,
  sum,
  symbol,
  triangle,
  type UnitId,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import { type Form, type Told, x } from './parts.ts'

/** Two right triangles with a common leg: the leg, then the other leg and the hypotenuse of each. */
const PAIRS = [
  [12, 9, 15, 5, 13],
  [12, 16, 20, 5, 13],
  [12, 16, 20, 9, 15],
  [24, 10, 26, 7, 25],
  [24, 18, 30, 7, 25],
  [24, 32, 40, 18, 30],
  [24, 18, 30, 10, 26],
  [15, 20, 25, 8, 17],
  [8, 15, 17, 6, 10],
  [20, 21, 29, 15, 25],
  [16, 30, 34, 12, 20],
  [40, 30, 50, 9, 41],
] as const

/** A slanted length in two places: how far out and how high up, before and after. */
const MOVES = [
  [25, 7, 24, 15, 20],
  [50, 14, 48, 30, 40],
  [65, 16, 63, 25, 60],
  [65, 25, 60, 39, 52],
  [65, 16, 63, 33, 56],
  [85, 13, 84, 36, 77],
  [85, 36, 77, 51, 68],
] as const

interface Moving {
  readonly unit: UnitId
  /** By how much the numbers are divided. */
  readonly by: 1 | 10
  readonly moves: readonly number[]
  readonly tell: (long: Told, before: Told, after: Told) => Both<Block>
  readonly end: Both<string>
}
const movings: readonly Moving[] = [
  {
    unit: 'meter',
    by: 10,
    moves: [2, 5],
    tell: (c, a, b) => ({
      en: prose`A ladder that is ${c} long leans against a wall, with its foot ${a} from the wall. The foot slides out until it is ${b} from the wall. How far down does the top of the ladder slide?`,
      es: prose`Una escalera de ${c} de largo está apoyada en una pared, con el pie a ${a} de ella. El pie se desliza hasta quedar a ${b} de la pared. ¿Cuánto baja el extremo superior de la escalera?`,
    }),
    end: { en: 'The top slides down', es: 'El extremo superior baja' },
  },
  {
    unit: 'meter',
    by: 1,
    moves: [0, 1, 2],
    tell: (c, a, b) => ({
      en: prose`The arm of a crane is ${c} long. Its tip is ${a} out from the base of the arm, measured along the ground. The arm is lowered until its tip is ${b} out. How far down does the tip move?`,
      es: prose`El brazo de una grúa mide ${c} de largo. Su punta está a ${a} de la base del brazo, medidos a ras del suelo. El brazo baja hasta que la punta queda a ${b}. ¿Cuánto baja la punta?`,
    }),
    end: { en: 'The tip moves down', es: 'La punta baja' },
  },
  {
    unit: 'meter',
    by: 1,
    moves: [3, 4, 6],
    tell: (c, a, b) => ({
      en: prose`A kite on a tight string of ${c} is above a point ${a} away from the person who holds it. The wind gets weaker, and the kite moves until it is above a point ${b} away. How far down does the kite come?`,
      es: prose`Una cometa con una cuerda tensa de ${c} está arriba de un punto que se halla a ${a} de quien la sostiene. El viento se debilita y la cometa se mueve hasta quedar arriba de un punto que está a ${b}. ¿Cuánto baja la cometa?`,
    }),
    end: { en: 'The kite comes down', es: 'La cometa baja' },
  },
  {
    unit: 'foot',
    by: 1,
    moves: [0, 1],
    tell: (c, a, b) => ({
      en: prose`A conveyor belt for hay is ${c} long. Its upper end is ${a} out from its lower end, measured along the ground. The belt is lowered until the upper end is ${b} out. How far down does the upper end move?`,
      es: prose`Una banda transportadora de heno mide ${c} de largo. Su extremo superior está a ${a} del inferior, medidos a ras del suelo. La banda baja hasta que su extremo superior queda a ${b}. ¿Cuánto baja este extremo?`,
    }),
    end: { en: 'The upper end moves down', es: 'El extremo superior baja' },
  },
  {
    unit: 'meter',
    by: 10,
    moves: [3, 4, 6],
    tell: (c, a, b) => ({
      en: prose`A camera is at the end of a boom that is ${c} long. The camera is ${a} out from the other end of the boom, measured horizontally. The boom is lowered until the camera is ${b} out. How far down does the camera move?`,
      es: prose`Una cámara está en la punta de un brazo de ${c} de largo. La cámara está a ${a} del otro extremo del brazo, medidos en horizontal. El brazo baja hasta que la cámara queda a ${b}. ¿Cuánto baja la cámara?`,
    }),
    end: { en: 'The camera moves down', es: 'La cámara baja' },
  },
  {
    unit: 'foot',
    by: 1,
    moves: [2, 3],
    tell: (c, a, b) => ({
      en: prose`The ladder of a fire truck is ${c} long. Its top is ${a} out from its foot, measured horizontally. It is lowered until the top is ${b} out. How far down does the top move?`,
      es: prose`La escalera de un camión de bomberos mide ${c} de largo. Su punta está a ${a} de su base, medidos en horizontal. La escalera baja hasta que la punta queda a ${b}. ¿Cuánto baja la punta?`,
    }),
    end: { en: 'The top moves down', es: 'La punta baja' },
  },
  {
    unit: 'meter',
    by: 10,
    moves: [0, 1],
    tell: (c, a, b) => ({
      en: prose`A board that is ${c} long leans against a shelf, with its lower end ${a} from the shelf. The lower end is moved to ${b} from the shelf. How far down does the upper end move?`,
      es: prose`Una tabla de ${c} de largo está apoyada en una estantería, con el extremo inferior a ${a} de ella. El extremo inferior se mueve hasta quedar a ${b}. ¿Cuánto baja el extremo superior?`,
    }),
    end: { en: 'The upper end moves down', es: 'El extremo superior baja' },
  },
  {
    unit: 'meter',
    by: 1,
    moves: [1, 5],
    tell: (c, a, b) => ({
      en: prose`A concrete pump truck has a straight arm that is ${c} long. Its tip is ${a} out from the truck, measured horizontally. The arm is lowered until its tip is ${b} out. How far down does the tip move?`,
      es: prose`Una bomba de concreto tiene un brazo recto de ${c} de largo. Su punta está a ${a} del camión, medidos en horizontal. El brazo baja hasta que la punta queda a ${b}. ¿Cuánto baja la punta?`,
    }),
    end: { en: 'The tip moves down', es: 'La punta baja' },
  },
]
const shown = (value: number, by: number): Expr => (value % by === 0 ? expr(value / by) : decimal(Ratio.of(value, by)))
const squared = (value: number, by: number): Expr =>
  (value * value) % (by * by) === 0 ? expr((value * value) / (by * by)) : decimal(Ratio.of(value * value, by * by))

export const twiceForms = (form: Form) => ({
  twoCables: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw(random) {
      const [h, p, s, q, t] = random.pick(PAIRS)
      const isMirrored = random.evenly([false, true])
      const asks = random.evenly(['base', 'cable'] as const)
      const unit = random.evenly(['foot', 'meter'] as const)
      return isMirrored ? { h, p: q, s: t, q: p, t: s, asks, unit } : { h, p, s, q, t, asks, unit }
    },
    answer: measured,
    solve: ({ p, q, t, asks, unit }) => ({ amount: asks === 'base' ? p + q : t, unit }),
    ask({ h, p, s, q, t, asks, unit }) {
      const drawn = figure(
        triangle({
          shape: {
            vertices: [
              [0, 0],
              [p + q, 0],
              [p, h],
            ],
          },
          names: 'ABC',
          sides: { CA: measure(s, unit), BC: asks === 'cable' ? x : measure(t, unit) },
          cevians: [{ from: 'C', as: 'altitude', foot: 'D', label: asks === 'base' ? measure(h, unit) : null }],
        }),
      )
      const [A, B, D] = [symbol('A'), symbol('B'), symbol('D')]
      const [CD, AC, BC] = [symbol('CD'), symbol('AC'), symbol('BC')]
      const [far, near] = [role('all', measure(p + q, unit)), role('near', measure(p, unit))]
      return asks === 'base'
        ? {
            en: [
              prose`Two cables, ${AC} and ${BC}, hold a pole ${CD} that stands upright on level ground.`,
              drawn,
              prose`How far apart are the ends ${A} and ${B} of the cables on the ground?`,
            ],
            es: [
              prose`Dos cables, ${AC} y ${BC}, sostienen un poste ${CD} que está vertical sobre un suelo plano.`,
              drawn,
              prose`¿Qué distancia hay entre los extremos ${A} y ${B} de los cables en el suelo?`,
            ],
          }
        : {
            en: [
              prose`Two cables, ${AC} and ${BC}, hold a pole ${CD} that stands upright on level ground. The ends ${A} and ${B} are ${far} apart, and ${A} is ${near} from the foot ${D} of the pole.`,
              drawn,
              prose`How long is cable ${BC}?`,
            ],
            es: [
              prose`Dos cables, ${AC} y ${BC}, sostienen un poste ${CD} que está vertical sobre un suelo plano. Los extremos ${A} y ${B} están a ${far} uno del otro, y ${A} está a ${near} del pie ${D} del poste.`,
              drawn,
              prose`¿Cuánto mide el cable ${BC}?`,
            ],
          }
    },
    solution({ h, p, s, q, t, asks, unit }, { amount }) {
      const [CD, AD, DB, AB, BC] = [symbol('CD'), symbol('AD'), symbol('DB'), symbol('AB'), symbol('BC')]
      const found = measure(amount, unit)
      return asks === 'base'
        ? [
            explainedBy(
              equation(
                equation(equation(power(AD, 2), minus(power(s, 2), power(h, 2))), minus(s * s, h * h)),
                s * s - h * h,
              ),
              {
                en: line`Triangle on the left: the cable is the hypotenuse and the pole is a leg.`,
                es: line`Triángulo de la izquierda: el cable es la hipotenusa y el poste es un cateto.`,
              },
            ),
            explainedBy(
              equation(
                equation(equation(power(DB, 2), minus(power(t, 2), power(h, 2))), minus(t * t, h * h)),
                t * t - h * h,
              ),
              {
                en: line`Triangle on the right: the pole is a leg here too.`,
                es: line`Triángulo de la derecha: aquí el poste también es un cateto.`,
              },
            ),
            explainedBy(statements(equation(AD, p), equation(DB, q)), {
              en: line`Lengths: take the positive roots.`,
              es: line`Son longitudes: toma las raíces positivas.`,
            }),
            answerStep(equation(equation(AB, sum(p, q)), found), {
              en: line`Add both: the ends are ${found} apart.`,
              es: line`Suma las dos: los extremos están a ${found} uno del otro.`,
            }),
          ]
        : [
            explainedBy(
              equation(equation(equation(power(CD, 2), minus(power(s, 2), power(p, 2))), minus(s * s, p * p)), h * h),
              {
                en: line`Triangle on the left: cable ${symbol('AC')} is the hypotenuse. Find the square of the height of the pole.`,
                es: line`Triángulo de la izquierda: el cable ${symbol('AC')} es la hipotenusa. Halla el cuadrado de la altura del poste.`,
              },
            ),
            explainedBy(equation(equation(DB, minus(p + q, p)), q), {
              en: line`Subtract to find the other part of ${AB}.`,
              es: line`Resta para hallar la otra parte de ${AB}.`,
            }),
            explainedBy(
              equation(equation(equation(power(x, 2), sum(power(q, 2), power(CD, 2))), sum(q * q, h * h)), t * t),
              {
                en: line`Triangle on the right: cable ${BC} is the hypotenuse ${x}. Substitute the square of the height of the pole.`,
                es: line`Triángulo de la derecha: el cable ${BC} es la hipotenusa ${x}. Sustituye el cuadrado de la altura del poste.`,
              },
            ),
            answerStep(equation(x, found), {
              en: line`Take the positive root: cable ${BC} is ${found} long.`,
              es: line`Toma la raíz positiva: el cable ${BC} mide ${found}.`,
            }),
          ]
    },
    check(printed, { amount }) {
      const lines = printed.figure('triangle').lines.map(({ label }) => label as Expr | null)
      const values = lines.flatMap(label => (label && label.kind === 'measure' ? [evaluate(label)] : []))
      const roles = printed.terms('role')
      if (roles.length === 0) {
        // The base and its two parts, by the areas of the triangles: Heron against half of base times height.
        const [a, b, h] = [...values].sort((one, other) => other.compare(one)) as [Ratio, Ratio, Ratio]
        const parts = [a, b].map(side => Math.sqrt(side.power(2).minus(h.power(2)).toNumber()))
        return Math.abs(exact(amount).toNumber() - itemOf(parts, 0) - itemOf(parts, 1)) < 1e-9
      }
      const [far, near, cable] = [printed.role('all'), printed.role('near'), itemOf(values, 0)]
      const height = cable.power(2).minus(near.power(2))
      return exact(amount).n > 0 && exact(amount).power(2).minus(far.minus(near).power(2)).equals(height)
    },
  }),

  slides: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    lines: 5,
    draw(random) {
      const moving = random.evenly(movings)
      return { moving, move: itemOf(MOVES, random.pick(moving.moves)) }
    },
    answer: measured,
    solve: ({ moving, move }) => ({ amount: shown(move[2] - move[4], moving.by), unit: moving.unit }),
    ask({ moving: { tell, unit, by }, move: [c, a, , b] }) {
      return tell(
        role('long', measure(shown(c, by), unit)),
        role('before', measure(shown(a, by), unit)),
        role('after', measure(shown(b, by), unit)),
      )
    },
    solution({ moving: { unit, by, end }, move: [c, a, h, b, k] }, { amount }) {
      const [one, two] = [symbol('h', 1), symbol('h', 2)]
      const found = measure(amount, unit)
      const heightSquare = (letter: Expr, out: number, up: number) =>
        statements(
          equation(sum(power(shown(out, by), 2), power(letter, 2)), power(shown(c, by), 2)),
          equation(equation(power(letter, 2), minus(squared(c, by), squared(out, by))), squared(up, by)),
        )
      return [
        explainedBy(heightSquare(one, a, h), {
          en: line`Before: ${shown(c, by)} is the hypotenuse, ${shown(a, by)} is a leg, and the height ${one} is the other leg.`,
          es: line`Antes: ${shown(c, by)} es la hipotenusa, ${shown(a, by)} es un cateto y la altura ${one} es el otro cateto.`,
        }),
        explainedBy(heightSquare(two, b, k), {
          en: line`After: the hypotenuse is the same, and the legs are ${shown(b, by)} and the height ${two}.`,
          es: line`Después: la hipotenusa es la misma, y los catetos son ${shown(b, by)} y la altura ${two}.`,
        }),
        explainedBy(statements(equation(one, shown(h, by)), equation(two, shown(k, by))), {
          en: line`Both heights: take the positive roots.`,
          es: line`Las dos alturas: toma las raíces positivas.`,
        }),
        answerStep(equation(minus(shown(h, by), shown(k, by)), found), {
          en: [`Subtract the heights. ${end.en} `, found, '.'],
          es: [`Resta las alturas. ${end.es} `, found, '.'],
        }),
      ]
    },
    check(printed, { amount }) {
      const [long, before, after] = ['long', 'before', 'after'].map(name => printed.role(name).toNumber()) as [
        number,
        number,
        number,
      ]
      const down = Math.sqrt(long ** 2 - before ** 2) - Math.sqrt(long ** 2 - after ** 2)
      return Math.abs(exact(amount).toNumber() - down) < 1e-9
    },
  }),
})
