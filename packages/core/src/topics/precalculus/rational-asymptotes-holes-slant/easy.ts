import {
  approximate,
  blank,
  both,
  type Expr,
  equation,
  expr,
  type FilledTable,
  type FormMaker,
  line,
  list,
  point as pointOf,
  prose,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  ascending,
  beside,
  drawQuotient,
  expanded,
  f,
  holes,
  inFactors,
  isSame,
  type Quotient,
  seen,
  valueAt,
  x,
  y,
} from './parts.ts'

const NONE = words('none', 'no hay')

const listed = (items: readonly Expr[]): Expr =>
  items.length === 0 ? NONE : items.length === 1 ? items[0]! : list(...items)

const ROWS = {
  zeros: words('zeros', 'ceros'),
  holes: words('holes', 'huecos'),
  vertical: words('vertical asymptotes', 'asíntotas verticales'),
  horizontal: words('horizontal asymptote', 'asíntota horizontal'),
  intercept: words('y-intercept', 'intersección con el eje y'),
}

/** The finished table, from what a function does at whole numbers and far out. */
function features(of: Quotient): FilledTable {
  const end = of.zeros.length < of.poles.length ? 0 : of.lead
  const isCut = of.poles.includes(0) || of.hole === 0
  const values: readonly (readonly [Expr, Expr])[] = [
    [ROWS.zeros, listed(ascending(of.zeros).map(zero => expr(zero)))],
    [ROWS.holes, listed(holes(of).map(hole => pointOf(hole, valueAt(of, hole))))],
    [ROWS.vertical, listed(ascending(of.poles).map(pole => equation(x, pole)))],
    [ROWS.horizontal, equation(y, end)],
    [ROWS.intercept, isCut ? NONE : expr(valueAt(of, 0))],
  ]
  return {
    blanks: values.map(([, value]) => value),
    rows: values.map(([name, value]) => [line`${name}`, line`${value}`]),
    rowHeads: true,
  }
}

const numbersIn = (of: Expr): readonly number[] => {
  if (of.kind === 'words') return []
  if (of.kind === 'list' && of.brackets === '') return of.items.flatMap(numbersIn)
  if (of.kind === 'relation') return [approximate(of.right)]
  return [approximate(of)]
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  table: form({
    levels: ['easy', 'medium'],
    share: 2,
    wide: true,
    instruction: {
      en: prose`Complete the table. Write a hole as a point. Write “none” where there is none.`,
      es: prose`Completa la tabla. Escribe un hueco como un punto. Escribe “no hay” donde no haya.`,
    },
    draw: (random, level) => drawQuotient(random, level),
    answer: tableCells,
    solve: features,
    ask(of) {
      const rows = Object.values(ROWS).map(name => [line`${name}`, line`${blank(8)}`])
      return both([
        { kind: 'maths', of: equation(f, of.hole === null ? inFactors(of) : expanded(of)) },
        table({ rows, rowHeads: true }),
      ])
    },
    check(printed, { blanks }) {
      const { zeros, holes, poles, value } = seen(printed)
      const [zeroCell, holeCell, verticalCell, horizontalCell, interceptCell] = blanks.map(cell => expr(cell))
      if (!zeroCell || !holeCell || !verticalCell || !horizontalCell || !interceptCell) return false
      const isHole =
        holes.length === 0
          ? holeCell.kind === 'words'
          : holeCell.kind === 'list' &&
            isSame(
              holeCell.items.map(item => approximate(item)),
              [holes[0] ?? 0, beside(value, holes[0] ?? 0)],
            )
      const start = value(0)
      return (
        isHole &&
        isSame(numbersIn(zeroCell), zeros) &&
        isSame(numbersIn(verticalCell), poles) &&
        isSame(numbersIn(horizontalCell), [Math.round(value(1e7))]) &&
        isSame(numbersIn(interceptCell), Number.isFinite(start) ? [start] : []) &&
        horizontalCell.kind === 'relation'
      )
    },
  }),
})
