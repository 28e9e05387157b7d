import {
  absolute,
  type Block,
  type Both,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  fillTable,
  formulaChoice,
  itemOf,
  line,
  minus,
  type NumberTable,
  prose,
  type Random,
  type Ratio,
  rational,
  role,
  statements,
  sum,
  symbol,
  together,
  tupleOf,
  wholes,
  words,
} from '../../../author.ts'
import {
  at,
  coordinate,
  distanceStep,
  drawOnLine,
  ends,
  type Form,
  farBetween,
  gap,
  type OnLine,
  printedPairs,
  sharedStep,
  shown,
  twoPoints,
} from './lines.ts'

/** Halves in a third of the problems. */
const PARTS = [1, 0.5, 1] as const
const drawAcross = (random: Random): OnLine =>
  drawOnLine(random, { reach: 9, across: true, least: 5, part: random.evenly(PARTS) })

/** One point, and how far from it the other two are: one of them beyond the axis. */
function drawMissing(random: Random) {
  const part = random.evenly(PARTS)
  const isHorizontal = random.evenly([false, true])
  const sign = random.sign()
  const start = sign * (random.int(2, 7) + (part === 1 ? 0 : 0.5))
  // The other place is no mirror image of A.
  const by = random.pick(
    wholes(Math.ceil(Math.abs(start)) + 1, Math.ceil(Math.abs(start)) + 6).filter(n => n !== 2 * Math.abs(start)),
  )
  const drawn: OnLine = { isHorizontal, shared: random.intExcept(-9, 9, 0), places: [start, start + by] }
  return { drawn, by }
}

/** The sum or difference of absolute values that gives a distance, and what others would write. */
function drawExpressions(random: Random) {
  const isAcross = random.evenly([false, true])
  const drawn = drawOnLine(random, { reach: 12, across: isAcross, least: 3 })
  // On one side of the axis the absolute values tell more where both numbers are negative.
  const places = isAcross
    ? drawn.places
    : tupleOf(
        drawn.places.map(place => -Math.abs(place)),
        2,
      )
  const [far, near] = [Math.max(...places.map(Math.abs)), Math.min(...places.map(Math.abs))]
  const right = isAcross ? far + near : far - near
  // No wrong expression comes to the distance.
  const shared = wholes(1, 12).filter(n => n !== far && n !== near && Math.abs(far - n) !== right && far + n !== right)
  return { ...drawn, places, shared: random.sign() * random.pick(shared) }
}
const size = (value: number): Expr => absolute(coordinate(value))
function expressions({ places: [a, b], shared }: OnLine) {
  const [far, near] = Math.abs(a) > Math.abs(b) ? [a, b] : [b, a]
  const [added, taken] = [sum(size(far), size(near)), minus(size(far), size(near))]
  const isAcross = a * b < 0
  return {
    right: isAcross ? added : taken,
    wrong: {
      otherOperation: isAcross ? taken : added,
      withShared: sum(size(far), size(shared)),
      sharedTaken: minus(
        size(Math.abs(far) > Math.abs(shared) ? far : shared),
        size(Math.abs(far) > Math.abs(shared) ? shared : far),
      ),
    },
  }
}

const heads = [
  words('x-coordinate of A', 'coordenada x de A'),
  words('x-coordinate of B', 'coordenada x de B'),
  words('distance from A to B', 'distancia de A a B'),
] as const
/** B is always to the right of A; three distances and one coordinate are left out. */
function drawTable(random: Random): NumberTable {
  const row = (from: number, by: number) => [coordinate(from), coordinate(from + by), coordinate(by)] as const
  const [one, two, three, four] = [random.int(2, 8), random.int(2, 8), random.int(2, 6), random.int(3, 8)]
  // No two ends are the same: a missing one does not stand in the rows beside it.
  const { first, second, third, fourth } = random.until(
    () => ({
      first: random.intExcept(2, 8, one),
      second: random.int(2, 7),
      third: random.intExcept(2, 9, three),
      fourth: random.int(2, 4),
    }),
    by => new Set([by.first, by.second, by.third, by.fourth - four - 5]).size === 4,
  )
  const rows = random.shuffle([
    { cells: row(-one, one + first), blank: 2 },
    { cells: row(-two - 0.5, two + 0.5 + second), blank: 2 },
    { cells: row(-three, three + third), blank: 1 },
    { cells: row(-four - 5, fourth), blank: 2 },
  ] as const)
  return {
    head: heads,
    rows: rows.map(({ cells }) => cells),
    blanks: rows.map(({ blank }, i) => [i, blank] as const),
  }
}

const tableAsks: Both<Block> = {
  en: prose`Points A and B lie on a horizontal line. B is to the right of A. Complete the table.`,
  es: prose`Los puntos A y B están en una recta horizontal. B está a la derecha de A. Completa la tabla.`,
}

export const mediumForms = (form: Form) => ({
  acrossAnAxis: form({
    levels: ['medium'],
    share: 2,
    lines: 2,
    draw: drawAcross,
    answer: rational,
    solve: drawn => coordinate(gap(drawn)),
    ask: drawn => {
      const [a, b] = ends(drawn)
      return {
        en: prose`What is the distance between ${shown(a)} and ${shown(b)}? ____ units`,
        es: prose`¿Cuál es la distancia entre ${shown(a)} y ${shown(b)}? ____ unidades`,
      }
    },
    solution: drawn => [sharedStep(drawn), distanceStep(drawn)],
    check(printed, answer) {
      const [a, b] = printedPairs(printed)
      return a !== undefined && b !== undefined && farBetween(a, b)?.equals(exact(answer)) === true
    },
  }),

  bothPlaces: form({
    levels: ['medium'],
    lines: 2,
    draw: drawMissing,
    answer: twoPoints,
    solve: ({ drawn, by }) => {
      const [start] = drawn.places
      return [at(drawn, start + by), at(drawn, start - by)].map(([x, y]) => [coordinate(x), coordinate(y)])
    },
    ask: ({ drawn, by }) => {
      const [a] = ends(drawn)
      const [A, B, units] = [symbol('A'), symbol('B'), role('by', by)]
      return drawn.isHorizontal
        ? {
            en: prose`Point ${A} is at ${shown(a)}. Point ${B} is on the same horizontal line, ${units} units from ${A}. What are the two possible locations of ${B}?`,
            es: prose`El punto ${A} está en ${shown(a)}. El punto ${B} está en la misma recta horizontal, a ${units} unidades de ${A}. ¿Cuáles son las dos ubicaciones posibles de ${B}?`,
          }
        : {
            en: prose`Point ${A} is at ${shown(a)}. Point ${B} is on the same vertical line, ${units} units from ${A}. What are the two possible locations of ${B}?`,
            es: prose`El punto ${A} está en ${shown(a)}. El punto ${B} está en la misma recta vertical, a ${units} unidades de ${A}. ¿Cuáles son las dos ubicaciones posibles de ${B}?`,
          }
    },
    solution: ({ drawn, by }) => {
      const [start] = drawn.places
      const [one, two] = [start + by, start - by]
      const letter = symbol(drawn.isHorizontal ? 'x' : 'y')
      const past = start > 0 ? two : one
      const beyond = explainedBy(equation(minus(by, coordinate(Math.abs(start))), coordinate(Math.abs(past))), {
        en: line`From ${coordinate(start)} to 0 is ${coordinate(Math.abs(start))} units. What is left of the ${by} units is beyond 0: ${letter} = ${coordinate(past)}.`,
        es: line`De ${coordinate(start)} a 0 hay ${coordinate(Math.abs(start))} unidades. Lo que queda de las ${by} unidades está más allá del 0: ${letter} = ${coordinate(past)}.`,
      })
      const away = start > 0 ? one : two
      return [
        beyond,
        explainedBy(equation(sum(coordinate(Math.abs(start)), by), coordinate(Math.abs(away))), {
          en: line`The other point is ${by} units farther from 0: ${letter} = ${coordinate(away)}.`,
          es: line`El otro punto está ${by} unidades más lejos del 0: ${letter} = ${coordinate(away)}.`,
        }),
        explainedBy(
          together(shown(at(drawn, one)), shown(at(drawn, two))),
          drawn.isHorizontal
            ? {
                en: line`On a horizontal line, the ${symbol('y')}-coordinate stays ${coordinate(drawn.shared)}.`,
                es: line`En una recta horizontal, la coordenada ${symbol('y')} sigue siendo ${coordinate(drawn.shared)}.`,
              }
            : {
                en: line`On a vertical line, the ${symbol('x')}-coordinate stays ${coordinate(drawn.shared)}.`,
                es: line`En una recta vertical, la coordenada ${symbol('x')} sigue siendo ${coordinate(drawn.shared)}.`,
              },
        ),
      ]
    },
    check(printed, answer) {
      const [a] = printedPairs(printed)
      const found = answer.map(items => tupleOf(items.map(exact), 2))
      const [one, two] = found
      if (!a || !one || !two || found.length !== 2) return false
      const by = printed.role('by')
      return (
        found.every(place => farBetween(a, place)?.equals(by) === true) &&
        farBetween(one, two)?.equals(by.plus(by)) === true
      )
    },
  }),

  whichExpression: form({
    levels: ['medium'],
    draw: drawExpressions,
    answer: formulaChoice,
    solve: (drawn): Expr => expressions(drawn).right,
    mistakes: drawn => expressions(drawn).wrong,
    ask: drawn => {
      const [a, b] = ends(drawn)
      return {
        en: prose`Which expression gives the distance between ${shown(a)} and ${shown(b)}?`,
        es: prose`¿Qué expresión da la distancia entre ${shown(a)} y ${shown(b)}?`,
      }
    },
    solution: (drawn, answer) => {
      const across = symbol(drawn.isHorizontal ? 'y' : 'x')
      const [a, b] = drawn.places
      return [
        sharedStep(drawn),
        explainedBy(
          expr(answer),
          a * b < 0
            ? {
                en: line`The points are on opposite sides of the ${across}-axis: add their distances from it.`,
                es: line`Los puntos están en lados opuestos del eje ${across}: suma sus distancias a él.`,
              }
            : {
                en: line`The points are on the same side of the ${across}-axis: subtract the lesser distance from the greater one.`,
                es: line`Los puntos están del mismo lado del eje ${across}: resta la distancia menor de la mayor.`,
              },
        ),
      ]
    },
    whyWrong: drawn => {
      const other = symbol(drawn.isHorizontal ? 'y' : 'x')
      const shared = {
        en: line`Both points have the same ${other}-coordinate: it is not used.`,
        es: line`Los dos puntos tienen la misma coordenada ${other}: no se usa.`,
      }
      const [a, b] = drawn.places
      return {
        otherOperation:
          a * b < 0
            ? {
                en: line`It subtracts, but the points are on opposite sides of the axis.`,
                es: line`Resta, pero los puntos están en lados opuestos del eje.`,
              }
            : {
                en: line`It adds, but the points are on the same side of the axis.`,
                es: line`Suma, pero los puntos están del mismo lado del eje.`,
              },
        withShared: shared,
        sharedTaken: shared,
      }
    },
    check(printed, answer) {
      const [a, b] = printedPairs(printed)
      return a !== undefined && b !== undefined && farBetween(a, b)?.equals(evaluate(expr(answer))) === true
    },
  }),

  completeTable: form(
    fillTable({
      levels: ['medium'],
      instruction: tableAsks,
      draw: drawTable,
      solution: ({ rows, blanks }) => {
        const of = (row: number) => tupleOf(itemOf(rows, row).map(exact), 3)
        const across = blanks.filter(([row, column]) => column === 2 && of(row)[1].n > 0)
        const same = blanks.filter(([row, column]) => column === 2 && of(row)[1].n < 0)
        const place = blanks.filter(([, column]) => column === 1)
        const number = (value: Ratio) => coordinate(value.toNumber())
        return [
          explainedBy(
            statements(
              ...across.map(([row]) =>
                equation(sum(absolute(number(of(row)[0])), absolute(number(of(row)[1]))), number(of(row)[2])),
              ),
            ),
            {
              en: line`On opposite sides of 0: add the distances from 0.`,
              es: line`En lados opuestos del 0: suma las distancias al 0.`,
            },
          ),
          explainedBy(
            statements(
              ...same.map(([row]) =>
                equation(minus(absolute(number(of(row)[0])), absolute(number(of(row)[1]))), number(of(row)[2])),
              ),
            ),
            {
              en: line`On the same side of 0: subtract the distances from 0.`,
              es: line`Del mismo lado del 0: resta las distancias al 0.`,
            },
          ),
          explainedBy(
            statements(
              ...place.map(([row]) =>
                equation(minus(number(of(row)[2]), absolute(number(of(row)[0]))), number(of(row)[1])),
              ),
            ),
            {
              en: line`Where a coordinate is missing, subtract the distance from A to 0: the rest is beyond 0.`,
              es: line`Donde falta una coordenada, resta la distancia de A al 0: el resto está más allá del 0.`,
            },
          ),
        ]
      },
      // From A to B is the distance.
      fits: rows =>
        rows.every(row => {
          const [a, b, far] = tupleOf(row, 3)
          return a.plus(far).equals(b) && far.n > 0
        }),
    }),
  ),
})
