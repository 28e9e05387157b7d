import {
  coordinatePlane,
  equation,
  exact,
  explainedBy,
  figure,
  formulaChoice,
  itemOf,
  line,
  measure,
  type Point,
  prose,
  relation,
  statements,
  symbol,
  triangleNamed,
  tupleOf,
  type UnitId,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import { areApart } from '../../kit/transformations/figures.ts'
import { paragraph } from '../../kit/transformations/points.ts'
import { rightCorner } from './legs.ts'
import { AXIS, type Form } from './parts.ts'

const NAMES = [
  ['ABC', 'KPR'],
  ['DEF', 'MQT'],
  ['PQR', 'JLN'],
  ['GHJ', 'RTW'],
  ['KLM', 'BDF'],
  ['RST', 'EHP'],
  ['BCD', 'LQV'],
  ['MNP', 'AFK'],
] as const
/** Orders of three that are not the alphabetical one, and not its reverse. */
const ORDERS = [
  [1, 0, 2],
  [0, 2, 1],
  [1, 2, 0],
  [2, 0, 1],
] as const
type Order = readonly [number, number, number]
const inOrder = (names: string, order: Order) => order.map(i => names.charAt(i)).join('')
const congruent = (one: string, two: string) => relation(triangleNamed(one), '≅', triangleNamed(two))

const LEGS = [
  [2, 5],
  [3, 6],
  [2, 4],
  [3, 5],
  [4, 6],
  [2, 6],
  [4, 7],
  [3, 7],
] as const
const UNITS: readonly UnitId[] = ['centimeter', 'inch', 'meter', 'foot']
const SIDES = [
  [7, 9, 12],
  [6, 11, 8],
  [10, 13, 15],
  [9, 14, 8],
  [16, 12, 11],
  [5, 8, 10],
  [18, 15, 14],
  [13, 9, 17],
] as const
/** Which letters of a statement name a side. */
const PLACES = [
  [0, 1],
  [1, 2],
  [0, 2],
] as const
const between = (name: string, [i, j]: readonly [number, number]) => name.charAt(i) + name.charAt(j)

export const matchedForms = (form: Form) => ({
  congruenceStatement: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const match = random.evenly(ORDERS)
      const [one, two] = random.evenly(NAMES)
      const [short, long] = random.evenly(LEGS)
      // The letters at the end of the short leg, at the right angle, at the end of the long leg.
      const first = random.shuffle<[number, number, number]>([0, 1, 2]) as Order
      const second = tupleOf(
        first.map(i => itemOf(match, i)),
        3,
      )
      const isUpright = random.chance(0.5)
      const drawn = random.until(
        () => [rightCorner(random, [short, long], isUpright), rightCorner(random, [short, long], !isUpright)] as const,
        ([a, b]) => areApart(a, b),
      )
      return { one, two, short, long, first, second, match, drawn }
    },
    answer: formulaChoice,
    solve: ({ one, two, match }) => congruent(one, inOrder(two, match)),
    mistakes({ one, two, match: [a, b, c] }) {
      return {
        lastTwo: congruent(one, inOrder(two, [a, c, b])),
        firstTwo: congruent(one, inOrder(two, [b, a, c])),
        turned: congruent(one, inOrder(two, [c, a, b])),
      }
    },
    ask({ one, two, first, second, drawn }) {
      const named = (vertices: readonly Point[], letters: string) => ({ vertices, names: letters })
      const shown = figure(
        coordinatePlane({
          polygons: [{ ...named(drawn[0], inOrder(one, first)), shaded: true }, named(drawn[1], inOrder(two, second))],
          x: AXIS,
          y: AXIS,
        }),
      )
      return {
        en: [shown, prose`The two triangles are congruent. Which statement names the matching vertices in order?`],
        es: [
          shown,
          prose`Los dos triángulos son congruentes. ¿Qué enunciado nombra en orden los vértices correspondientes?`,
        ],
      }
    },
    solution({ one, two, short, long, first, second }, answer) {
      const [A, B, C] = [...inOrder(one, first)].map(letter => symbol(letter))
      const [P, Q, R] = [...inOrder(two, second)].map(letter => symbol(letter))
      const [a, p] = [inOrder(one, first), inOrder(two, second)]
      return [
        explainedBy(paragraph(line`${B!} → ${Q!}`), {
          en: line`The right angles match: they are at ${B!} and at ${Q!}.`,
          es: line`Los ángulos rectos son correspondientes: están en ${B!} y en ${Q!}.`,
        }),
        explainedBy(
          statements(
            equation(equation(symbol(between(a, [1, 0])), symbol(between(p, [1, 0]))), short),
            equation(equation(symbol(between(a, [1, 2])), symbol(between(p, [1, 2]))), long),
          ),
          {
            en: line`Count grid squares along the legs. The shorter legs match, so ${A!} → ${P!}. The longer legs match, so ${C!} → ${R!}.`,
            es: line`Cuenta los cuadritos a lo largo de los catetos. Los catetos más cortos son correspondientes, así que ${A!} → ${P!}. Los más largos también, así que ${C!} → ${R!}.`,
          },
        ),
        explainedBy(answer as ReturnType<typeof congruent>, {
          en: line`Write the matching vertices in the same places.`,
          es: line`Escribe los vértices correspondientes en los mismos lugares.`,
        }),
      ]
    },
    whyWrong: ({ one, two, match: [a, b, c] }) => {
      const notAt = (i: number, right: number, wrong: number) => {
        const [own, fits, said] = [symbol(one.charAt(i)), symbol(two.charAt(right)), symbol(two.charAt(wrong))]
        return {
          en: line`Vertex ${own} matches ${fits}, not ${said}.`,
          es: line`El vértice ${own} corresponde a ${fits}, no a ${said}.`,
        }
      }
      return { lastTwo: notAt(1, b, c), firstTwo: notAt(0, a, b), turned: notAt(0, a, c) }
    },
    // Sides at the same places of the statement are equally long.
    check(printed, answer) {
      const places = new Map(
        printed
          .figure('coordinate-plane')
          .polygons.flatMap(({ vertices, names }) =>
            names.map((label, i) => [label.kind === 'symbol' ? label.name : '', itemOf(vertices, i)] as const),
          ),
      )
      if (typeof answer !== 'object' || !('kind' in answer) || answer.kind !== 'relation') return false
      const [one, two] = [answer.left, answer.right].map(side =>
        side.kind === 'prefixed' && side.of.kind === 'symbol'
          ? [...side.of.name].map(letter => places.get(letter)!)
          : [],
      )
      return PLACES.every(
        ([i, j]) => squared(itemOf(one!, i), itemOf(one!, j)) === squared(itemOf(two!, i), itemOf(two!, j)),
      )
    },
  }),

  matchingSide: form({
    levels: ['medium'],
    share: 2,
    lines: 2,
    draw(random) {
      const asked = random.evenly([0, 1, 2] as const)
      const second = random.evenly(ORDERS)
      const [one, two] = random.evenly(NAMES)
      const first = random.pick(ORDERS)
      return {
        asked,
        one: inOrder(one, first),
        two: inOrder(two, second),
        sides: random.evenly(SIDES),
        unit: random.pick(UNITS),
        listed: random.shuffle<[number, number, number]>([0, 1, 2]),
      }
    },
    answer: measured,
    solve: ({ sides, unit, asked }) => ({ amount: sides[asked], unit }),
    ask({ one, two, sides, unit, asked, listed }) {
      const [a, b, c] = listed.map(i =>
        equation(symbol(alphabetical(between(two, itemOf(PLACES, i)))), measure(itemOf(sides, i), unit)),
      )
      const side = symbol(alphabetical(between(one, itemOf(PLACES, asked))))
      const statement = congruent(one, two)
      return {
        en: prose`A rigid motion shows that ${statement}. In the second triangle, ${a!}, ${b!}, and ${c!}. Find ${side}.`,
        es: prose`Un movimiento rígido muestra que ${statement}. En el segundo triángulo, ${a!}, ${b!} y ${c!}. Halla ${side}.`,
      }
    },
    solution({ one, two, asked }, { amount, unit }) {
      const [i, j] = itemOf(PLACES, asked)
      const side = symbol(alphabetical(between(one, [i, j])))
      const other = symbol(alphabetical(between(two, [i, j])))
      const [A, B] = [symbol(one.charAt(i)), symbol(one.charAt(j))]
      const [P, Q] = [symbol(two.charAt(i)), symbol(two.charAt(j))]
      return [
        explainedBy(paragraph(line`${A} → ${P}; ${B} → ${Q}`), {
          en: line`In a congruence statement, matching vertices stand in the same places.`,
          es: line`En un enunciado de congruencia, los vértices correspondientes están en los mismos lugares.`,
        }),
        explainedBy(equation(equation(side, other), measure(amount, unit)), {
          en: line`So ${side} matches the side between ${P} and ${Q}, and matching sides are equally long.`,
          es: line`Entonces ${side} corresponde al lado que está entre ${P} y ${Q}, y los lados correspondientes miden lo mismo.`,
        }),
      ]
    },
    check(printed, { amount, unit }) {
      const [statement, ...given] = printed.all('relation')
      const nameOf = (side: unknown) => (side as { of: { name: string } }).of.name
      const [one, two] = [nameOf(statement!.left), nameOf(statement!.right)]
      const asked = printed.maths.findLast(item => item.kind === 'symbol')
      const wanted = asked?.kind === 'symbol' ? [...asked.name].map(letter => two.charAt(one.indexOf(letter))) : []
      const side = given.find(
        ({ left }) => left.kind === 'symbol' && wanted.every(letter => left.name.includes(letter)),
      )
      return side?.right.kind === 'measure' && side.right.unit === unit && exact(side.right.of).equals(exact(amount))
    },
  }),
})
const squared = ([x, y]: Point, [u, v]: Point) => (x - u) ** 2 + (y - v) ** 2
const alphabetical = (name: string) => [...name].toSorted().join('')
