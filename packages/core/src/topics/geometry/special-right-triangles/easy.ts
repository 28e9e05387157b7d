import {
  approximate,
  type Block,
  type Both,
  blank,
  both,
  type Content,
  degrees,
  type Expr,
  equation,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  itemOf,
  line,
  list,
  over,
  prose,
  type Random,
  Ratio,
  rightTriangle,
  root,
  type Surd,
  statements,
  step,
  surd,
  surdExpr,
  table,
  tableCells,
  timesSurd,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { x, xAndY, y } from '../../kit/angles/x-and-y.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import {
  half,
  isToScale,
  near,
  type SideIndex,
  type Special,
  sidesFrom,
  toNumber,
} from '../../kit/triangles/special-triangles.ts'
import { HOW } from './joined.ts'
import type { levels } from './levels.ts'
import type { Given } from './parts.ts'
import { overRoot, readTriangle, sideSteps } from './side-steps.ts'

const TURNS = [0, 90, 180, 270, 25, 70, 125, 200, 250, 305] as const

interface Drawn {
  readonly special: Special
  readonly index: SideIndex
  readonly sides: readonly [Surd, Surd, Surd]
  readonly turn: number
  readonly isFlipped: boolean
  readonly isSmallShown: boolean
}

function drawSides(random: Random, { givens }: { readonly givens: readonly Given[] }): Drawn {
  const { special, index, roots, isOdd } = random.evenly(givens)
  const short = isOdd ? 2 * random.int(1, 9) + 1 : 2 * random.int(1, 9)
  const size = special === 30 && index === 2 ? 2 * short : short
  const given = surd(size, random.pick(roots))
  return {
    special,
    index,
    sides: sidesFrom(special, index, given),
    turn: random.pick(TURNS),
    isFlipped: random.chance(0.5),
    isSmallShown: random.chance(0.5),
  }
}

/** The acute angle that bears its size. */
const drawnAngle = ({ special, isSmallShown }: Drawn) => (isSmallShown ? special : 90 - special)

/** Short leg BC, long leg CA, hypotenuse AB: the smaller acute angle is at A. */
function drawing(drawn: Drawn, labels: readonly (Expr | null)[]): Block {
  const { sides, turn, isFlipped, isSmallShown } = drawn
  const [short, long, hypotenuse] = tupleOf(labels, 3)
  return figure(
    rightTriangle({
      legs: [toNumber(sides[0]), toNumber(sides[1])],
      sides: { BC: { label: short }, CA: { label: long }, AB: { label: hypotenuse } },
      angles: { [isSmallShown ? 'A' : 'B']: drawnAngle(drawn) },
      turn,
      flip: isFlipped,
    }),
  )
}

/** A row, after the quotient where a side is divided by a root. */
const rowWork = (special: Special, index: SideIndex, sides: Drawn['sides']): Content => {
  const row = list(...sides.map(surdExpr))
  const divisor = special === 45 ? (index === 2 ? 2 : null) : index === 1 ? 3 : null
  return divisor === null ? row : statements(equation(overRoot(sides[index], divisor), surdExpr(sides[0])), row)
}

const others = (index: SideIndex) => ([0, 1, 2] as const).filter(i => i !== index)

/** The given side bears its length, the first of the others x, the second y. */
const labelsOf = ({ index, sides }: Drawn) => {
  const [first] = others(index)
  return [0, 1, 2].map(i => (i === index ? surdExpr(sides[index]) : i === first ? x : y))
}

const findBoth = {
  en: prose`Find the exact lengths ${x} and ${y}. Simplify.`,
  es: prose`Halla las longitudes exactas ${x} e ${y}. Simplifica.`,
}

const findX = {
  en: prose`Find ${x}. Choose the exact answer.`,
  es: prose`Halla ${x}. Elige la respuesta exacta.`,
}

const HEADS: Record<Special, readonly Expr[]> = {
  45: [words('Leg', 'Cateto'), words('Leg', 'Cateto'), words('Hypotenuse', 'Hipotenusa')],
  30: [words('Short leg', 'Cateto menor'), words('Long leg', 'Cateto mayor'), words('Hypotenuse', 'Hipotenusa')],
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  twoSides: form({
    levels: ['easy', 'medium'],
    instruction: findBoth,
    lines: 3,
    draw: drawSides,
    answer: { ...xAndY, requires: 'simplified' },
    solve: ({ index, sides }) => others(index).map(i => surdExpr(sides[i])),
    ask: drawn => both(drawing(drawn, labelsOf(drawn))),
    solution: drawn => {
      const { special, index, sides } = drawn
      const [first, second] = others(index)
      return [
        ...readTriangle(special, index, sides, drawnAngle(drawn)),
        ...sideSteps(
          special,
          index,
          sides,
          Object.fromEntries([
            [first, x],
            [second, y],
          ]),
        ),
      ]
    },
    // The labels are as long as the sides are drawn, at the true angles.
    check: (printed, [first, second]) =>
      isToScale(printed.figure('right-triangle'), {
        x: approximate(expr(first!)),
        y: approximate(expr(second!)),
      }),
  }),
  table: form({
    levels: ['easy', 'medium'],
    lines: 1,
    draw(random, level) {
      const special = random.evenly(level.tables)
      const rows = random.until(
        () => random.shuffle(level.rows[special]).map(given => drawSides(random, { givens: [given] })),
        rows => new Set(rows.map(({ sides }) => toNumber(sides[0]))).size === 3,
      )
      return { special, rows }
    },
    answer: tableCells,
    solve: ({ special, rows }) => ({
      head: HEADS[special],
      rows: rows.map(({ sides }) => sides.map(surdExpr)),
      blanks: rows.flatMap(({ sides, index }) => others(index).map(i => surdExpr(sides[i]))),
    }),
    ask({ special, rows }): Both<Content> {
      const printed = table({
        head: HEADS[special],
        rows: rows.map(({ sides, index }) => sides.map((side, i) => (i === index ? surdExpr(side) : blank(3)))),
      })
      const acute = [degrees(special), degrees(90 - special)] as const
      return {
        en: [
          prose`Each row is a right triangle with angles of ${acute[0]}, ${acute[1]}, and ${degrees(90)}. Complete the table with exact lengths.`,
          printed,
        ],
        es: [
          prose`Cada fila es un triángulo rectángulo con ángulos de ${acute[0]}, ${acute[1]} y ${degrees(90)}. Completa la tabla con longitudes exactas.`,
          printed,
        ],
      }
    },
    solution: ({ special, rows }) =>
      rows.map(({ sides, index }, i) =>
        step(rowWork(special, index, sides), because.explain, {
          sentence: {
            en: [...line`Row ${i + 1}: `, ...HOW[special][index].en],
            es: [...line`Fila ${i + 1}: `, ...HOW[special][index].es],
          },
        }),
      ),
    // The theorem of Pythagoras, and the ratio of short leg to hypotenuse.
    check(printed, { blanks }) {
      const [angle] = printed.all('measure')
      const sine = Math.sin((approximate(angle!.of) * Math.PI) / 180)
      let next = 0
      return printed.block('table').rows.every(row => {
        const [a, b, c] = row.map(([item]) =>
          approximate(
            typeof item === 'object' && item.kind === 'blank' ? expr(itemOf(blanks, next++)) : (item as Expr),
          ),
        ) as [number, number, number]
        return near(a * a + b * b, c * c) && near(a, c * sine)
      })
    },
  }),
  choice: form({
    levels: ['easy', 'medium'],
    instruction: findX,
    draw(random, level) {
      const drawn = drawSides(random, { givens: startingAt(level.givens, 1) })
      return {
        ...drawn,
        asked:
          drawn.special === 45 ? (drawn.index === 2 ? 0 : 2) : drawn.index === 2 ? 1 : random.pick(others(drawn.index)),
      }
    },
    answer: formulaChoice,
    solve: ({ sides, asked }) => surdExpr(sides[asked]),
    mistakes: ({ special, sides, index, asked }) => {
      const [given, right] = [sides[index], toNumber(sides[asked])]
      const [own, other] = special === 45 ? [2, 3] : [3, 2]
      const times = (factor: Surd) => timesSurd(given, factor)
      const found = {
        timesOwnRoot: times(surd(1, own)),
        dividedByOwnRoot: times(surd(Ratio.of(1, own), own)),
        halfTimesRoot: times(surd(Ratio.of(1, 2), own)),
        timesOtherRoot: times(surd(1, other)),
        doubled: times(surd(2)),
        halved: half(given),
        copied: given,
      }
      const wrong = Object.entries(found).filter(([, value]) => !near(toNumber(value), right))
      // Those that look like the answer, with a root or without one, come first.
      const hasRoot = ({ k }: Surd) => k > 1
      const alike = wrong.filter(([, value]) => hasRoot(value) === hasRoot(sides[asked]))
      const unlike = wrong.filter(([, value]) => hasRoot(value) !== hasRoot(sides[asked]))
      return Object.fromEntries([...alike, ...unlike].map(([name, value]) => [name, surdExpr(value)]))
    },
    ask: drawn => {
      const { index, asked, sides } = drawn
      return both(
        drawing(
          drawn,
          [0, 1, 2].map(i => (i === index ? surdExpr(itemOf(sides, i)) : i === asked ? x : null)),
        ),
      )
    },
    solution: drawn => {
      const { special, index, sides, asked } = drawn
      return [
        ...readTriangle(special, index, sides, drawnAngle(drawn)),
        ...sideSteps(special, index, sides, { [asked]: x }),
      ]
    },
    whyWrong: ({ special }) => {
      const own = special === 45 ? 2 : 3
      const multiplied = (factor: Expr) => ({
        en: line`The given side was multiplied by ${factor}.`,
        es: line`El lado dado se multiplicó por ${factor}.`,
      })
      return {
        timesOwnRoot: multiplied(root(own)),
        dividedByOwnRoot: {
          en: line`The given side was divided by ${root(own)}.`,
          es: line`El lado dado se dividió entre ${root(own)}.`,
        },
        halfTimesRoot: multiplied(over(root(own), 2)),
        timesOtherRoot:
          special === 45
            ? {
                en: line`${root(3)} belongs to the sides of a 30°-60°-90° triangle.`,
                es: line`${root(3)} corresponde a los lados de un triángulo 30°-60°-90°.`,
              }
            : {
                en: line`${root(2)} belongs to the sides of a 45°-45°-90° triangle.`,
                es: line`${root(2)} corresponde a los lados de un triángulo 45°-45°-90°.`,
              },
        doubled: multiplied(expr(2)),
        halved: { en: line`It is half the given side.`, es: line`Es la mitad del lado dado.` },
        copied: { en: line`It is the given side.`, es: line`Es el lado dado.` },
      }
    },
    check: (printed, choice) => isToScale(printed.figure('right-triangle'), { x: approximate(expr(choice)) }),
  }),
})
