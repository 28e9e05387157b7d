import {
  answerStep,
  type Block,
  type Both,
  count,
  divide,
  type Expr,
  equation,
  exact,
  explainedBy,
  figure,
  howMany,
  type Inline,
  itemOf,
  line,
  list,
  minus,
  namedNumbers,
  pointAnswer,
  point as pointExpr,
  prose,
  quantity,
  type Random,
  role,
  statements,
  sum,
  symbol,
  things,
  times,
  tupleOf,
  wholes,
} from '../../../author.ts'
import {
  coordinate,
  distanceWork,
  type Form,
  farBetween,
  isAcross,
  type OnLine,
  type Pair,
  planeTo,
  printedPairs,
  shown,
  type Told,
} from './lines.ts'
import { maps } from './maps.ts'

const REACH = 8
const PQS = ['p', 'q', 's'] as const
const paragraph = ({ en, es }: Told): Both<Block> => ({
  en: { kind: 'paragraph', content: en },
  es: { kind: 'paragraph', content: es },
})

/** The line from one corner of a route to the next. */
const onLine = ([x1, y1]: Pair, [x2, y2]: Pair): OnLine =>
  y1 === y2
    ? { isHorizontal: true, shared: y1, places: [x1, x2] }
    : { isHorizontal: false, shared: x1, places: [y1, y2] }
const length = ([x1, y1]: Pair, [x2, y2]: Pair) => Math.abs(x1 - x2) + Math.abs(y1 - y2)

/** A route over a map: three legs that turn at each place, two of them across an axis. */
function drawRoute(random: Random) {
  const map = random.evenly(maps)
  const scale = random.pick(map.scales)
  const legs = random.evenly([3, 2] as const)
  const side = () => random.sign()
  const [sx, sy] = [side(), side()]
  const start: Pair = [sx * random.int(2, 7), sy * random.int(2, 7)]
  const second: Pair = [-sx * random.int(1, 7), start[1]]
  const third: Pair = [second[0], -sy * random.int(1, 7)]
  const fourth: Pair = [third[0] + sx * random.int(2, 6), third[1]]
  const route: readonly Pair[] = [start, second, third, fourth].slice(0, legs + 1)
  return { map, scale, route, isTurned: random.evenly([true, false]) }
}
type Route = ReturnType<typeof drawRoute>
const cornersOf = ({ route, isTurned }: Route): readonly Pair[] =>
  isTurned ? route.map(([x, y]): Pair => [y, x]) : route
const legsOf = (drawn: Route): readonly (readonly [Pair, Pair])[] => {
  const corners = cornersOf(drawn)
  return corners.slice(1).map((to, i) => [itemOf(corners, i), to] as const)
}
/** From the station S to the theater T, and then to … */
function wayOf({ map: { places }, route }: Route): Told {
  const en = route.flatMap((_, i): readonly Inline[] => {
    const [letter, name] = itemOf(places, i)
    return [
      i === 0 ? ' from ' : i === 1 ? ' to ' : i === route.length - 1 ? ', and then to ' : ', then to ',
      ...name.en,
      ' ',
      symbol(letter),
    ]
  })
  const es = route.flatMap((_, i): readonly Inline[] => {
    const [letter, name] = itemOf(places, i)
    return [
      i === 0 ? ' desde ' : i === 1 ? ' hasta ' : i === route.length - 1 ? ' y después hasta ' : ', luego hasta ',
      ...name.es,
      ' ',
      symbol(letter),
    ]
  })
  return { en, es }
}

/** Three corners of a rectangle whose sides cross both axes, the longer one among them. */
function drawRectangle(random: Random) {
  const isHalf = random.evenly([false, false, true])
  const add = isHalf ? 0.5 : 0
  const [left, bottom] = [-random.int(2, 8) - add, -random.int(2, 8) - add]
  const [wide, tall] = random.until(
    () => [-left + random.int(1, 8), -bottom + random.int(1, 8)] as const,
    ([a, b]) => Math.abs(a - b) >= 2,
  )
  const corners: readonly Pair[] = [
    [left, bottom],
    [left + wide, bottom],
    [left + wide, bottom + tall],
    [left, bottom + tall],
  ]
  const first = random.int(0, 3)
  return [0, 1, 2, 3].map(i => itemOf(corners, (first + i) % 4))
}
/** Two moves from a point, each across an axis. */
function drawMoves(random: Random) {
  const isHalf = random.evenly([false, true, false])
  const [sx, sy] = [random.evenly([1, -1]), random.sign()]
  const [x, y] = random.sample([2, 3, 4, 5, 6, 7], 2)
  const start: Pair = [sx * (x + (isHalf ? 0.5 : 0)), sy * y]
  // No two of the four numbers that are worked with agree.
  const [across, up] = random.until(
    () => {
      const [beyond, above] = random.sample(
        wholes(1, 8).filter(n => n !== x && n !== y),
        2,
      )
      return [Math.ceil(Math.abs(start[0])) + beyond, y + above] as const
    },
    ([one, other]) => one !== other,
  )
  return { start, across, up, middle: [start[0] - sx * across, start[1]] as Pair }
}
type Moves = ReturnType<typeof drawMoves>
const endOf = ({ start: [, y], middle: [x], up }: Moves): Pair => [x, y > 0 ? y - up : y + up]

/** Two points whose distance in blocks is told, and two more. */
function drawScale(random: Random) {
  const map = random.evenly(maps)
  const scale = random.pick(map.scales)
  const [sx, sy] = [random.sign(), random.sign()]
  const one: Pair = [sx * random.int(2, 8), sy * random.int(2, 8)]
  const two: Pair = [-sx * random.int(1, 8), one[1]]
  const three: Pair = random.until(
    (): Pair => [two[0], -sy * random.int(1, 8)],
    place => length(two, place) !== length(one, two),
  )
  return { map, scale, points: [one, two, three] as const }
}

export const hardForms = (form: Form) => ({
  routeOnAMap: form({
    levels: ['hard'],
    kind: 'story',
    lines: 3,
    draw: drawRoute,
    answer: quantity,
    solve: drawn => count(drawn.scale * legsOf(drawn).reduce((all, [a, b]) => all + length(a, b), 0), drawn.map.unit),
    ask: drawn => {
      const { map, scale } = drawn
      const way = wayOf(drawn)
      const each = role('scale', count(scale, map.unit))
      const drawnMap = figure(
        planeTo(
          REACH,
          cornersOf(drawn).map(([x, y], i) => [x, y, itemOf(map.places, i)[0]] as const),
        ),
      )
      const told = paragraph({
        en: [
          ...line`The grid is `,
          ...map.what.en,
          ...line`. One unit on the grid represents ${each}. `,
          ...map.who.en,
          ...way.en,
          ...line`, always along the grid lines. How long is the route? ____ ${things(map.unit)}`,
        ],
        es: [
          ...line`La cuadrícula es `,
          ...map.what.es,
          ...line`. Una unidad de la cuadrícula representa ${each}. `,
          ...map.who.es,
          ...way.es,
          ...line`, siempre por las líneas de la cuadrícula. ¿Cuánto mide el recorrido? ____ ${things(map.unit)}`,
        ],
      })
      return { en: [told.en, drawnMap], es: [told.es, drawnMap] }
    },
    solution: (drawn, answer) => {
      const { map, scale } = drawn
      const legs = legsOf(drawn)
      const units = legs.map(([a, b]) => length(a, b))
      const all = units.reduce((sum, one) => sum + one, 0)
      return [
        explainedBy(statements(...legs.map(([a, b]) => distanceWork(onLine(a, b)))), {
          en: legs.every(([a, b]) => isAcross(onLine(a, b)))
            ? line`Find each part of the route. The ends are on opposite sides of an axis: add their distances from it.`
            : line`Find each part of the route. On opposite sides of an axis, add the distances from it; on the same side, subtract them.`,
          es: legs.every(([a, b]) => isAcross(onLine(a, b)))
            ? line`Halla cada parte del recorrido. Los extremos están en lados opuestos de un eje: suma sus distancias a él.`
            : line`Halla cada parte del recorrido. En lados opuestos de un eje, suma las distancias a él; del mismo lado, réstalas.`,
        }),
        explainedBy(equation(sum(...units), all), { en: line`Add the units.`, es: line`Suma las unidades.` }),
        answerStep(equation(times(all, scale), all * scale), {
          en: line`One unit represents ${count(scale, map.unit)}, so the route is ${answer} long.`,
          es: line`Una unidad representa ${count(scale, map.unit)}, así que el recorrido mide ${answer}.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const places = printed.figure('coordinate-plane').points.map(({ at }) => at)
      const all = places.slice(1).reduce((total, [x, y], i) => {
        const [u, v] = itemOf(places, i)
        return total + Math.hypot(x - u, y - v)
      }, 0)
      return exact(amount).equals(printed.role('scale').times(Math.round(all)))
    },
  }),

  fourthCorner: form({
    levels: ['hard'],
    lines: 3,
    draw: random => ({
      // Numbers that change places must show.
      corners: random.until(
        () => drawRectangle(random),
        corners => itemOf(itemOf(corners, 3), 0) !== itemOf(itemOf(corners, 3), 1),
      ),
    }),
    answer: namedNumbers('p', 'q', 's'),
    solve: ({ corners }) => {
      const [a, b, c, d] = tupleOf(corners, 4)
      return [...d, Math.max(length(a, b), length(b, c))].map(coordinate)
    },
    ask: ({ corners }) => {
      const [a, b, c] = tupleOf(corners, 4)
      const [A, B, C, D] = [symbol('A'), symbol('B'), symbol('C'), symbol('D')]
      return {
        en: prose`${A}${shown(a)}, ${B}${shown(b)}, and ${C}${shown(c)} are three vertices of rectangle ${symbol('ABCD')}. Vertex ${D} is at ${pointExpr(symbol('p'), symbol('q'))}, and the longer side is ${symbol('s')} units long. Find ${symbol('p')}, ${symbol('q')}, and ${symbol('s')}.`,
        es: prose`${A}${shown(a)}, ${B}${shown(b)} y ${C}${shown(c)} son tres vértices del rectángulo ${symbol('ABCD')}. El vértice ${D} está en ${pointExpr(symbol('p'), symbol('q'))} y el lado más largo mide ${symbol('s')} unidades. Halla ${symbol('p')}, ${symbol('q')} y ${symbol('s')}.`,
      }
    },
    solution: ({ corners }, answer) => {
      const [a, b, c, d] = tupleOf(corners, 4)
      const [one, two] = [onLine(a, b), onLine(b, c)]
      const [longer, shorter] = length(a, b) > length(b, c) ? [one, two] : [two, one]
      const [D, xs, ys] = [
        symbol('D'),
        d[0] === a[0] ? symbol('A') : symbol('C'),
        d[1] === a[1] ? symbol('A') : symbol('C'),
      ]
      const [isAbove, isRight] = [d[1] > b[1], d[0] > b[0]]
      const [side, other] = [Math.max(length(a, b), length(b, c)), Math.min(length(a, b), length(b, c))]
      return [
        explainedBy(shown(d), {
          en: [
            ...line`${D} is straight `,
            ...(isAbove ? line`above` : line`below`),
            ...line` ${xs} and straight to the `,
            ...(isRight ? line`right` : line`left`),
            ...line` of ${ys}: it has the ${symbol('x')}-coordinate of ${xs} and the ${symbol('y')}-coordinate of ${ys}.`,
          ],
          es: [
            ...line`${D} está justo `,
            ...(isAbove ? line`arriba` : line`abajo`),
            ...line` de ${xs} y justo a la `,
            ...(isRight ? line`derecha` : line`izquierda`),
            ...line` de ${ys}: tiene la coordenada ${symbol('x')} de ${xs} y la coordenada ${symbol('y')} de ${ys}.`,
          ],
        }),
        explainedBy(distanceWork(longer), {
          en: line`Find the length of one side.`,
          es: line`Halla la longitud de un lado.`,
        }),
        explainedBy(distanceWork(shorter), {
          en: line`Find the length of the other side.`,
          es: line`Halla la longitud del otro lado.`,
        }),
        explainedBy(list(...answer.map((value, i) => equation(symbol(itemOf(PQS, i)), value))), {
          en: line`${coordinate(side)} is greater than ${coordinate(other)}, so the longer side is ${coordinate(side)} units long.`,
          es: line`${coordinate(side)} es mayor que ${coordinate(other)}, así que el lado más largo mide ${coordinate(side)} unidades.`,
        }),
      ]
    },
    // Opposite corners have the same middle.
    check(printed, answer) {
      const [a, b, c] = printedPairs(printed)
      const [x, y, side] = tupleOf(answer.map(exact), 3)
      if (!a || !b || !c) return false
      const [one, two] = [farBetween(a, b), farBetween(b, c)]
      return (
        x.plus(b[0]).equals(a[0].plus(c[0])) &&
        y.plus(b[1]).equals(a[1].plus(c[1])) &&
        one !== null &&
        two !== null &&
        side.equals(one.compare(two) > 0 ? one : two)
      )
    },
  }),

  twoMoves: form({
    levels: ['hard'],
    lines: 2,
    draw: drawMoves,
    answer: pointAnswer,
    solve: drawn => endOf(drawn).map(coordinate),
    ask: drawn => {
      const { start, across, up } = drawn
      const [A, B, C] = [symbol('A'), symbol('B'), symbol('C')]
      const [first, second] = [role(start[0] > 0 ? 'left' : 'right', across), role(start[1] > 0 ? 'down' : 'up', up)]
      const isLeft = start[0] > 0
      const isDown = start[1] > 0
      return isLeft
        ? isDown
          ? {
              en: prose`Point ${A} is at ${shown(start)}. Point ${B} is ${first} units to the left of ${A}. Point ${C} is ${second} units below ${B}. What are the coordinates of ${C}?`,
              es: prose`El punto ${A} está en ${shown(start)}. El punto ${B} está ${first} unidades a la izquierda de ${A}. El punto ${C} está ${second} unidades abajo de ${B}. ¿Cuáles son las coordenadas de ${C}?`,
            }
          : {
              en: prose`Point ${A} is at ${shown(start)}. Point ${B} is ${first} units to the left of ${A}. Point ${C} is ${second} units above ${B}. What are the coordinates of ${C}?`,
              es: prose`El punto ${A} está en ${shown(start)}. El punto ${B} está ${first} unidades a la izquierda de ${A}. El punto ${C} está ${second} unidades arriba de ${B}. ¿Cuáles son las coordenadas de ${C}?`,
            }
        : isDown
          ? {
              en: prose`Point ${A} is at ${shown(start)}. Point ${B} is ${first} units to the right of ${A}. Point ${C} is ${second} units below ${B}. What are the coordinates of ${C}?`,
              es: prose`El punto ${A} está en ${shown(start)}. El punto ${B} está ${first} unidades a la derecha de ${A}. El punto ${C} está ${second} unidades abajo de ${B}. ¿Cuáles son las coordenadas de ${C}?`,
            }
          : {
              en: prose`Point ${A} is at ${shown(start)}. Point ${B} is ${first} units to the right of ${A}. Point ${C} is ${second} units above ${B}. What are the coordinates of ${C}?`,
              es: prose`El punto ${A} está en ${shown(start)}. El punto ${B} está ${first} unidades a la derecha de ${A}. El punto ${C} está ${second} unidades arriba de ${B}. ¿Cuáles son las coordenadas de ${C}?`,
            }
    },
    solution: drawn => {
      const { start, across, up, middle } = drawn
      const end = endOf(drawn)
      const beyond = (letter: Expr, by: number, from: number, to: number) =>
        explainedBy(equation(minus(by, coordinate(Math.abs(from))), coordinate(Math.abs(to))), {
          en: line`From ${coordinate(from)} to 0 is ${coordinate(Math.abs(from))}. The rest of the ${by} units is beyond 0: ${equation(letter, coordinate(to))}.`,
          es: line`De ${coordinate(from)} a 0 hay ${coordinate(Math.abs(from))}. El resto de las ${by} unidades está más allá del 0: ${equation(letter, coordinate(to))}.`,
        })
      return [
        beyond(symbol('x'), across, start[0], middle[0]),
        explainedBy(shown(middle), {
          en: line`${symbol('B')} keeps the ${symbol('y')}-coordinate of ${symbol('A')}.`,
          es: line`${symbol('B')} conserva la coordenada ${symbol('y')} de ${symbol('A')}.`,
        }),
        beyond(symbol('y'), up, start[1], end[1]),
        explainedBy(shown(end), {
          en: line`${symbol('C')} keeps the ${symbol('x')}-coordinate of ${symbol('B')}.`,
          es: line`${symbol('C')} conserva la coordenada ${symbol('x')} de ${symbol('B')}.`,
        }),
      ]
    },
    // Back by the same moves to where A is.
    check(printed, answer) {
      const [start] = printedPairs(printed)
      const [x, y] = tupleOf(answer.map(exact), 2)
      if (!start) return false
      const way = (plus: string, minus: string) =>
        printed.terms('role').some(({ name }) => name === plus) ? printed.role(plus) : printed.role(minus).negated()
      return x.minus(way('right', 'left')).equals(start[0]) && y.minus(way('up', 'down')).equals(start[1])
    },
  }),

  scaleOfAMap: form({
    levels: ['hard'],
    kind: 'story',
    lines: 3,
    draw: drawScale,
    answer: quantity,
    solve: ({ map, scale, points: [, two, three] }) => count(scale * length(two, three), map.unit),
    ask: ({ map, scale, points }) => {
      const [one, two, three] = points
      const [a, b, c] = tupleOf(map.places, 4)
      const told = role('told', count(scale * length(one, two), map.unit))
      const [atOne, atTwo, atThree] = [shown(one), shown(two), shown(three)]
      return paragraph({
        en: [
          ...line`A coordinate plane shows `,
          ...map.what.en,
          ...line` with `,
          ...a[1].en,
          ...line` at ${atOne}, `,
          ...b[1].en,
          ...line` at ${atTwo}, and `,
          ...c[1].en,
          ...line` at ${atThree}. It is ${told} from `,
          ...a[1].en,
          ' to ',
          ...b[1].en,
          ...line`. ${howMany(map.unit)} is it from `,
          ...b[1].en,
          ' to ',
          ...c[1].en,
          '?',
        ],
        es: [
          ...line`Un plano de coordenadas muestra `,
          ...map.what.es,
          ...line`, con `,
          ...a[1].es,
          ...line` en ${atOne}, `,
          ...b[1].es,
          ...line` en ${atTwo} y `,
          ...c[1].es,
          ...line` en ${atThree}. Entre `,
          ...a[1].es,
          ' y ',
          ...b[1].es,
          ...line` hay ${told}. ¿${howMany(map.unit)} hay entre `,
          ...b[1].es,
          ' y ',
          ...c[1].es,
          '?',
        ],
      })
    },
    solution: ({ map, scale, points: [one, two, three] }, answer) => {
      const [near, far] = [length(one, two), length(two, three)]
      const [a, b, c] = tupleOf(map.places, 4)
      return [
        explainedBy(distanceWork(onLine(one, two)), {
          en: [...line`Find how many units there are from `, ...a[1].en, ' to ', ...b[1].en, '.'],
          es: [...line`Halla cuántas unidades hay entre `, ...a[1].es, ' y ', ...b[1].es, '.'],
        }),
        explainedBy(equation(divide(scale * near, near), scale), {
          en: line`Divide to find what one unit represents: ${count(scale, map.unit)}.`,
          es: line`Divide para hallar cuánto representa una unidad: ${count(scale, map.unit)}.`,
        }),
        explainedBy(distanceWork(onLine(two, three)), {
          en: [...line`Find how many units there are from `, ...b[1].en, ' to ', ...c[1].en, '.'],
          es: [...line`Halla cuántas unidades hay entre `, ...b[1].es, ' y ', ...c[1].es, '.'],
        }),
        answerStep(equation(times(far, scale), far * scale), {
          en: [...line`It is ${answer} from `, ...b[1].en, ' to ', ...c[1].en, '.'],
          es: [...line`Hay ${answer} entre `, ...b[1].es, ' y ', ...c[1].es, '.'],
        }),
      ]
    },
    // As many times the first distance as the units are.
    check(printed, { amount }) {
      const [a, b, c] = printedPairs(printed)
      if (!a || !b || !c) return false
      const [near, far] = [farBetween(a, b), farBetween(b, c)]
      return near !== null && far !== null && exact(amount).times(near).equals(printed.role('told').times(far))
    },
  }),
})
