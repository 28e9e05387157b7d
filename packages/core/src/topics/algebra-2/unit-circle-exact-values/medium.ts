import {
  approximate,
  type Block,
  type Both,
  blank,
  both,
  type CellHole,
  call,
  type Expr,
  equation,
  explained,
  expr,
  type FormMaker,
  figure,
  itemOf,
  line,
  over,
  prose,
  type Random,
  statements,
  step,
  symbol,
  table,
  tableCells,
  tupleOf,
  unitCircle,
  valueOrUndefined,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { AROUND, angleExpr, NAMES, type Name, type Unit } from '../../kit/triangles/exact-values.ts'
import type { levels } from './levels.ts'
import { ACUTE, BEYOND, drawUnit, exprAt, isValueOf, near, placeOf, referenceOf, valueAt, θ } from './parts.ts'
import { referenceSteps, valueSteps } from './steps.ts'

const exactly = {
  en: prose`Find the exact value without a calculator.`,
  es: prose`Halla el valor exacto sin calculadora.`,
}

const valueTable = (angles: readonly Expr[], cells: readonly CellHole[]) => ({
  head: [θ, ...NAMES.map(name => call(name, θ))],
  rowHeads: true,
  rows: angles.map((angle, i) => [angle, ...NAMES.map((_, j) => cells[3 * i + j] ?? blank(3))]),
})

const LETTERS = ['P', 'Q', 'R', 'S'] as const

const QUADRANTS = ['I', 'II', 'III', 'IV'].map(name => words(name, name))

/** A letter at each point of the circle; its angle or both its coordinates are left out. */
function circleTable(angles: readonly number[], unit: Unit, hidden: readonly boolean[], isPrompt: boolean) {
  const blanks: Expr[] = []
  const rows = angles.map((angle, i) => {
    const cells = [angleExpr(angle, unit), exprAt('cos', angle), exprAt('sin', angle)]
    const isHidden = (j: number) => (j === 0) === itemOf(hidden, i)
    blanks.push(...cells.filter((_, j) => isHidden(j)))
    return [symbol(itemOf(LETTERS, i)), ...cells.map((cell, j) => (isPrompt && isHidden(j) ? blank(3) : cell))]
  })
  return { blanks, head: [words('Point', 'Punto'), θ, symbol('x'), symbol('y')], rows, rowHeads: true }
}

/** P: cos θ = √3/2 and sin θ = 1/2, so θ = π/6; or, where the angle is given, its cosine and sine. */
function pointWork(angle: number, unit: Unit, letter: string, isHidden: boolean): Both<Block> {
  const [name, shown] = [symbol(letter), angleExpr(angle, unit)]
  const of = isHidden ? θ : shown
  const [cosine, sine] = [
    equation(call('cos', of), exprAt('cos', angle)),
    equation(call('sin', of), exprAt('sin', angle)),
  ]
  const found = equation(θ, shown)
  return isHidden
    ? { en: prose`${name}: ${cosine}, ${sine}, so ${found}`, es: prose`${name}: ${cosine}, ${sine}, así que ${found}` }
    : both(prose`${name}: ${cosine}, ${sine}`)
}

const quadrantTable = (angle: number, unit: Unit, name: Name, cells: readonly CellHole[]) => ({
  head: [
    words('Angle', 'Ángulo'),
    words('Quadrant', 'Cuadrante'),
    words('Reference angle', 'Ángulo de referencia'),
    call(name, angleExpr(angle, unit)),
  ],
  rows: [[angleExpr(angle, unit), ...[0, 1, 2].map(i => cells[i] ?? blank(3))]],
})

const UNDEFINED = words('undefined', 'no está definido')

/** An angle beyond a quarter turn; forms on one sheet begin at other reference angles. */
function drawBeyond(random: Random, turns: number): number {
  const reference = random.evenly(startingAt(ACUTE, turns))
  return random.pick(BEYOND.filter(angle => referenceOf(angle) === reference))
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  around: form({
    levels: ['medium'],
    share: 2,
    instruction: exactly,
    draw: random => ({ angle: drawBeyond(random, 0), name: random.evenly(NAMES), unit: drawUnit(random) }),
    answer: valueOrUndefined,
    solve: ({ name, angle }) => valueAt(name, angle) ?? 'none',
    ask: ({ name, unit, angle }) => both(call(name, angleExpr(angle, unit))),
    solution: ({ name, unit, angle }) => valueSteps(name, angle, unit),
    check: (printed, answer) => isValueOf(printed.one('call'), answer),
  }),

  table: form({
    levels: ['medium'],
    instruction: {
      en: prose`Complete the table with exact values. Write “undefined” where there is none.`,
      es: prose`Completa la tabla con valores exactos. Escribe “no está definido” donde no los haya.`,
    },
    // One of the tangents is undefined.
    draw: random => {
      const top = random.pick([90, 270])
      const others = random.sample(
        AROUND.filter(angle => angle % 90 !== 0),
        2,
      )
      return { angles: [top, ...others].sort((a, b) => a - b), unit: drawUnit(random) }
    },
    answer: tableCells,
    solve: ({ angles, unit }) => {
      const blanks = angles.flatMap(angle => NAMES.map(name => valueAt(name, angle) ?? UNDEFINED))
      return {
        blanks,
        ...valueTable(
          angles.map(angle => angleExpr(angle, unit)),
          blanks,
        ),
      }
    },
    ask: ({ angles, unit }) =>
      both(
        table(
          valueTable(
            angles.map(angle => angleExpr(angle, unit)),
            [],
          ),
        ),
      ),
    solution: ({ angles, unit }) => {
      const shown = angles.map(angle => angleExpr(angle, unit))
      const cells = angles.flatMap(angle => NAMES.map(name => valueAt(name, angle) ?? UNDEFINED))
      return [
        step(statements(...angles.map(placeOf)), because.coordinatesOfAngle),
        step(
          statements(
            ...angles
              .filter(angle => valueAt('tan', angle) !== null)
              .map(angle =>
                equation(
                  equation(call('tan', angleExpr(angle, unit)), over(exprAt('sin', angle), exprAt('cos', angle))),
                  exprAt('tan', angle),
                ),
              ),
          ),
          because.tangentIsQuotient,
        ),
        explained(
          table(valueTable(shown, cells)),
          line`Write the results in the table.`,
          line`Escribe los resultados en la tabla.`,
        ),
      ]
    },
    check(printed, { blanks }) {
      const angles = printed.block('table').rows.map(([first]) => approximate(first?.[0] as Expr))
      return angles.every((angle, i) =>
        [Math.sin, Math.cos, Math.tan].every((value, j) => {
          const written = expr(itemOf(blanks, 3 * i + j))
          const size = value(angle)
          return Math.abs(size) > 1e9 ? written.kind === 'words' : near(size, approximate(written))
        }),
      )
    },
  }),

  blankCircle: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Use the unit circle to complete the table with exact values.`,
      es: prose`Usa el círculo unitario para completar la tabla con valores exactos.`,
    },
    draw: (random, { circle }: { readonly circle: readonly number[] }) => {
      const angles = random.sample(circle, circle.length > 3 ? 4 : 3)
      // One printed angle tells whether degrees or radians are wanted.
      const printed = random.int(0, angles.length - 1)
      return {
        angles: angles.sort((a, b) => a - b),
        unit: drawUnit(random),
        hidden: angles.map((_, i) => random.chance(0.5) && i !== printed),
      }
    },
    answer: tableCells,
    solve: ({ angles, unit, hidden }) => circleTable(angles, unit, hidden, false),
    ask: ({ angles, unit, hidden }) => {
      const { head, rows } = circleTable(angles, unit, hidden, true)
      const shown = [
        figure(unitCircle({ angles: angles.map((degrees, i) => ({ degrees, point: itemOf(LETTERS, i) })) })),
        table({ head, rows, rowHeads: true }),
      ]
      return hidden.includes(true)
        ? {
            en: [prose`Each angle is at least 0 and less than a full turn.`, ...shown],
            es: [prose`Cada ángulo es mayor o igual que 0 y menor que una vuelta completa.`, ...shown],
          }
        : both(shown)
    },
    solution: ({ angles, unit, hidden }) => {
      const { head, rows } = circleTable(angles, unit, hidden, false)
      return [
        step(
          {
            en: angles.map((angle, i) => pointWork(angle, unit, itemOf(LETTERS, i), itemOf(hidden, i)).en),
            es: angles.map((angle, i) => pointWork(angle, unit, itemOf(LETTERS, i), itemOf(hidden, i)).es),
          },
          because.coordinatesOfAngle,
        ),
        step(table({ head, rows, rowHeads: true }), because.fillWithResults),
      ]
    },
    // The point at the angle of its letter in the figure.
    check(printed, { blanks }) {
      const drawn = printed.figure('unit-circle').angles
      let next = 0
      return printed.block('table').rows.every(([, angle, u, v], i) => {
        const turn = (itemOf(drawn, i).degrees * Math.PI) / 180
        return [
          [angle, turn],
          [u, Math.cos(turn)],
          [v, Math.sin(turn)],
        ].every(([cell, value]) => {
          const of = itemOf(cell as readonly Expr[], 0)
          return near(approximate(of.kind === 'blank' ? expr(itemOf(blanks, next++)) : of), value as number)
        })
      })
    },
  }),

  referenceAndValue: form({
    levels: ['medium'],
    instruction: {
      en: prose`Complete the table. Use the reference angle to find the exact value.`,
      es: prose`Completa la tabla. Usa el ángulo de referencia para hallar el valor exacto.`,
    },
    draw: random => ({
      angle: drawBeyond(random, 1),
      unit: drawUnit(random),
      name: random.evenly(NAMES),
    }),
    answer: tableCells,
    solve: ({ angle, unit, name }) => {
      const cells = [
        itemOf(QUADRANTS, Math.floor(angle / 90)),
        angleExpr(referenceOf(angle), unit),
        exprAt(name, angle),
      ]
      return { blanks: cells, ...quadrantTable(angle, unit, name, cells) }
    },
    ask: ({ angle, unit, name }) => both(table(quadrantTable(angle, unit, name, []))),
    solution: ({ angle, unit, name }) => {
      const cells = [
        itemOf(QUADRANTS, Math.floor(angle / 90)),
        angleExpr(referenceOf(angle), unit),
        exprAt(name, angle),
      ]
      return [
        ...referenceSteps(angle, unit),
        ...valueSteps(name, angle, unit, false),
        step(table(quadrantTable(angle, unit, name, cells)), because.fillWithResults),
      ]
    },
    // The signs tell the quadrant.
    check(printed, { blanks }) {
      if (blanks.length !== 3) return false
      const [quadrant, reference, value] = tupleOf(blanks, 3)
      const of = printed.one('call')
      const turn = approximate(of.of)
      const acute = approximate(expr(reference))
      const expected = Math.sin(turn) > 0 ? (Math.cos(turn) > 0 ? 'I' : 'II') : Math.cos(turn) < 0 ? 'III' : 'IV'
      const written = expr(quadrant)
      return (
        written.kind === 'words' &&
        written.en === expected &&
        acute > 0 &&
        acute < Math.PI / 2 &&
        near(Math.abs(Math.tan(turn)), Math.tan(acute)) &&
        near(approximate(of), approximate(expr(value)))
      )
    },
  }),
})
