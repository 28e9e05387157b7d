import {
  answerStep,
  count,
  degrees,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  geometryDiagram,
  itemOf,
  line,
  list,
  match,
  measure,
  measureAnswer,
  minus,
  noun,
  type Pair,
  prose,
  quantity,
  type Random,
  relation,
  role,
  statements,
  sum,
  symbol,
  times,
  tupleOf,
  type UnitId,
} from '../../../author.ts'
import { alone } from '../../kit/stories/endings.ts'
import { COUNTS, HOW_MANY, type HowMany } from './how-many.ts'
import type { levels } from './levels.ts'
import { closes, inOrder, isTriangle } from './sides.ts'

const CM: UnitId = 'centimeter'
const TRIANGLE = noun('triangle', 'triangles', 'triángulo', 'triángulos', 'm')
const ALL = degrees(180)

/** Two sides with the angle between them, or a side with two angles. */
type Given =
  | { readonly kind: 'sas'; readonly a: number; readonly b: number; readonly angle: number }
  | { readonly kind: 'asa' | 'aas'; readonly angles: readonly [number, number]; readonly side: number }
function drawGiven(random: Random): Given {
  const kind = random.evenly(['asaNone', 'aas', 'sas', 'asa', 'aasNone'] as const)
  if (kind === 'sas') return { kind, a: random.int(4, 9), b: random.int(10, 15), angle: 5 * random.int(5, 28) }
  const isNone = kind.endsWith('None')
  const angles = random.until(
    () => [random.int(36, 125), random.int(36, 125)] as const,
    ([p, q]) => p !== q && (isNone ? p + q >= 180 && p + q < 200 : p + q > 150 && p + q < 180),
  )
  return { kind: kind.startsWith('asa') ? 'asa' : 'aas', angles, side: random.int(4, 15) }
}
const outcomeOf = (given: Given): HowMany =>
  given.kind !== 'sas' && given.angles[0] + given.angles[1] >= 180 ? 'none' : 'one'

/** An angle of 30° at A, AB of length s on one arm, and BC to the other arm. */
interface Swung {
  readonly s: number
  readonly opposite: number
  readonly isUp: boolean
}
function drawSwung(random: Random): Swung {
  const outcome = random.evenly(['none', 'many', 'one'] as const)
  const s = 2 * random.int(4, 10)
  const opposite =
    outcome === 'none'
      ? random.int(Math.ceil(s / 4), s / 2 - 1)
      : outcome === 'many'
        ? random.int(s / 2 + 1, s - 1)
        : random.int(s + 1, s + 5)
  return { s, opposite, isUp: random.chance(0.5) }
}
const swungOutcome = ({ s, opposite }: Swung): HowMany => (2 * opposite < s ? 'none' : opposite < s ? 'many' : 'one')

interface Sticks {
  readonly lengths: readonly [number, number, number, number]
}
const triples = ([a, b, c, d]: Sticks['lengths']) =>
  [
    [a, b, c],
    [a, b, d],
    [a, c, d],
    [b, c, d],
  ] as const

/** Two sides of an isosceles triangle, of which only one can be doubled. */
interface Isosceles {
  readonly short: number
  readonly long: number
  readonly isLongFirst: boolean
}

const matched = (random: Random): readonly Pair[] => {
  const [a, b] = random.until(
    () => [random.int(5, 12), random.int(5, 12)] as const,
    ([a, b]) => a !== b,
  )
  const angle = 5 * random.int(7, 26)
  const c = a + b + random.int(0, 4)
  const [p, q] = random.until(
    () => [5 * random.int(6, 18), 5 * random.int(6, 18)] as const,
    ([p, q]) => p !== q && p + q < 150,
  )
  const cm = (value: number) => measure(value, CM)
  const listOf = (...items: readonly Expr[]): Expr => ({ kind: 'list', items, brackets: '' })
  const none = random.evenly([true, false])
    ? listOf(cm(a), cm(b), cm(c))
    : listOf(degrees(p), degrees(q), degrees(190 - p - q))
  // The instruction says what an angle between two sides is, so there is one in every problem.
  const one = listOf(cm(a), degrees(angle), cm(b))
  const [r, s] = [p + 5, q + 5]
  return random.shuffle<Pair[]>([
    [none, COUNTS.none],
    [one, COUNTS.one],
    [listOf(degrees(r), degrees(s), degrees(180 - r - s)), COUNTS.many],
  ])
}
const partsIn = (item: unknown): readonly { readonly value: number; readonly isAngle: boolean }[] => {
  const parts = (item as Expr).kind === 'list' ? (item as Extract<Expr, { kind: 'list' }>).items : []
  return parts.map(part =>
    part.kind === 'measure'
      ? { value: evaluate(part.of).toNumber(), isAngle: part.unit === 'degree' }
      : { value: 0, isAngle: false },
  )
}
const countFor = (item: unknown): HowMany => {
  const parts = partsIn(item)
  const angles = parts.filter(({ isAngle }) => isAngle)
  if (angles.length === 1) return 'one'
  if (angles.length === 3) return angles.reduce((all, { value }) => all + value, 0) === 180 ? 'many' : 'none'
  const [a, b, c] = tupleOf(
    parts.map(({ value }) => value),
    3,
  )
  return closes([a, b, c]) ? 'one' : 'none'
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  parts: form({
    levels: ['hard'],
    draw: drawGiven,
    answer: HOW_MANY,
    solve: outcomeOf,
    ask(given) {
      if (given.kind === 'sas')
        return {
          en: prose`Two sides of a triangle measure ${measure(given.a, CM)} and ${measure(given.b, CM)}, and the angle between them measures ${degrees(given.angle)}. How many different triangles are possible?`,
          es: prose`Dos lados de un triángulo miden ${measure(given.a, CM)} y ${measure(given.b, CM)}, y el ángulo entre ellos mide ${degrees(given.angle)}. ¿Cuántos triángulos diferentes son posibles?`,
        }
      const [p, q] = given.angles
      return given.kind === 'asa'
        ? {
            en: prose`A side of a triangle must be ${measure(given.side, CM)} long, and the angles at its ends must measure ${degrees(p)} and ${degrees(q)}. How many different triangles are possible?`,
            es: prose`Un lado de un triángulo debe medir ${measure(given.side, CM)} y los ángulos en sus extremos deben medir ${degrees(p)} y ${degrees(q)}. ¿Cuántos triángulos diferentes son posibles?`,
          }
        : {
            en: prose`Two angles of a triangle must measure ${degrees(p)} and ${degrees(q)}, and the side opposite the angle of ${degrees(p)} must be ${measure(given.side, CM)} long. How many different triangles are possible?`,
            es: prose`Dos ángulos de un triángulo deben medir ${degrees(p)} y ${degrees(q)}, y el lado opuesto al ángulo de ${degrees(p)} debe medir ${measure(given.side, CM)}. ¿Cuántos triángulos diferentes son posibles?`,
          }
    },
    solution(given, answer) {
      if (given.kind === 'sas')
        return [
          explained(
            degrees(given.angle),
            line`Draw the angle between the two sides first. It is less than ${ALL}, so it can be part of a triangle.`,
            line`Dibuja primero el ángulo entre los dos lados. Mide menos de ${ALL}, así que puede ser parte de un triángulo.`,
          ),
          explained(
            statements(measure(given.a, CM), measure(given.b, CM)),
            line`Mark these lengths on its two arms: the ends are fixed.`,
            line`Marca estas longitudes en sus dos lados: los extremos quedan fijos.`,
          ),
          answerStep(COUNTS.one, {
            en: line`Only one segment joins the two ends, so the third side is fixed too.`,
            es: line`Solo un segmento une los dos extremos, así que el tercer lado también queda fijo.`,
          }),
        ]
      const [p, q] = given.angles
      const total = explained(
        statements(
          equation(sum(degrees(p), degrees(q)), degrees(p + q)),
          p + q === 180 ? equation(degrees(p + q), ALL) : relation(degrees(p + q), p + q < 180 ? '<' : '>', ALL),
        ),
        line`Add the two angles and compare with ${ALL}, the sum of all three angles of a triangle.`,
        line`Suma los dos ángulos y compara con ${ALL}, la suma de los tres ángulos de un triángulo.`,
      )
      return answer === 'none'
        ? [
            total,
            answerStep(COUNTS.none, {
              en: line`Nothing is left of ${ALL} for a third angle, so no triangle is possible.`,
              es: line`De ${ALL} no queda nada para un tercer ángulo, así que no es posible ningún triángulo.`,
            }),
          ]
        : [
            total,
            explained(
              equation(minus(ALL, degrees(p + q)), degrees(180 - p - q)),
              line`The third angle is fixed, so the shape of the triangle is fixed.`,
              line`El tercer ángulo queda fijo, así que la forma del triángulo queda fija.`,
            ),
            answerStep(COUNTS.one, {
              en: line`One side of known length fixes the size as well.`,
              es: line`Un lado de longitud conocida fija también el tamaño.`,
            }),
          ]
    },
    check(printed, answer) {
      const angles = printed
        .all('measure')
        .filter(({ unit }) => unit === 'degree')
        .slice(0, 2)
      const turn = angles.reduce((all, { of }) => all + evaluate(of).toNumber(), 0)
      return answer === (turn < 180 ? 'one' : 'none')
    },
  }),

  swung: form({
    levels: ['hard'],
    draw: drawSwung,
    answer: HOW_MANY,
    solve: swungOutcome,
    ask({ s, opposite, isUp }) {
      const height = isUp ? 1 : -1
      const drawn = figure(
        geometryDiagram({
          points: { A: [0, 0], B: [8.66, 5 * height], P: [17, 0] },
          lines: [
            { of: 'AB', label: measure(s, CM) },
            { of: 'AP', extent: 'ray' },
          ],
          angles: [{ of: 'PAB', label: 30 }],
          dots: true,
        }),
      )
      return {
        en: [
          drawn,
          prose`In triangle ${symbol('ABC')}, point ${symbol('C')} lies on ray ${symbol('AP')}, and ${symbol('BC')} measures ${role('opposite', measure(opposite, CM))}. How many different triangles are possible?`,
        ],
        es: [
          drawn,
          prose`En el triángulo ${symbol('ABC')}, el punto ${symbol('C')} está en la semirrecta ${symbol('AP')}, y ${symbol('BC')} mide ${role('opposite', measure(opposite, CM))}. ¿Cuántos triángulos diferentes son posibles?`,
        ],
      }
    },
    solution({ s, opposite }, answer) {
      const half = explained(
        equation(divide(s, 2), s / 2),
        line`Reflect ${symbol('B')} over the ray: with ${symbol('A')} it makes an equilateral triangle, since twice ${degrees(30)} is ${degrees(60)}. So the shortest way from ${symbol('B')} to the ray is half of ${symbol('AB')}.`,
        line`Refleja ${symbol('B')} sobre la semirrecta: con ${symbol('A')} forma un triángulo equilátero, pues el doble de ${degrees(30)} es ${degrees(60)}. Por eso, el camino más corto de ${symbol('B')} a la semirrecta es la mitad de ${symbol('AB')}.`,
      )
      if (answer === 'none')
        return [
          half,
          explained(
            relation(opposite, '<', s / 2),
            line`${symbol('BC')} is shorter than that, so it does not reach the ray.`,
            line`${symbol('BC')} es más corto, así que no llega a la semirrecta.`,
          ),
          answerStep(COUNTS.none, { en: line`No triangle closes.`, es: line`No se cierra ningún triángulo.` }),
        ]
      return answer === 'many'
        ? [
            half,
            explained(
              relation(relation(s / 2, '<', opposite), '<', s),
              line`${symbol('BC')} is longer than that and shorter than ${symbol('AB')}, so it meets the ray on both sides of the nearest point.`,
              line`${symbol('BC')} es más largo que eso y más corto que ${symbol('AB')}, así que toca la semirrecta a ambos lados del punto más cercano.`,
            ),
            answerStep(COUNTS.many, {
              en: line`There are two places for ${symbol('C')}, and so two triangles.`,
              es: line`Hay dos lugares para ${symbol('C')} y, por lo tanto, dos triángulos.`,
            }),
          ]
        : [
            explained(
              relation(opposite, '>', s),
              line`${symbol('BC')} is longer than ${symbol('AB')}, so it meets the ray once: on the other side it would meet the line only behind ${symbol('A')}.`,
              line`${symbol('BC')} es más largo que ${symbol('AB')}, así que toca la semirrecta una vez: del otro lado tocaría la recta solo detrás de ${symbol('A')}.`,
            ),
            answerStep(COUNTS.one, {
              en: line`There is one place for ${symbol('C')} on the ray.`,
              es: line`Hay un solo lugar para ${symbol('C')} en la semirrecta.`,
            }),
          ]
    },
    // The points of the ray at the distance BC from B, by their coordinates.
    check(printed, answer) {
      const { lines } = printed.figure('geometry-diagram')
      const label = lines.map(({ label }) => label).find(item => item?.kind === 'measure')
      const s = label?.kind === 'measure' ? evaluate(label.of).toNumber() : 0
      const opposite = printed.role('opposite').toNumber()
      const [across, up] = [s * Math.cos(Math.PI / 6), s * Math.sin(Math.PI / 6)]
      const square = opposite ** 2 - up ** 2
      const places =
        square < 0 ? [] : [across - Math.sqrt(square), across + Math.sqrt(square)].filter(place => place > 1e-9)
      return answer === (['none', 'one', 'many'] as const)[places.length]
    },
  }),

  sticks: form({
    levels: ['hard'],
    draw(random): Sticks {
      const wanted = random.evenly([1, 2, 3, 2])
      return random.until(
        () => ({ lengths: random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], 4) }),
        ({ lengths }) => triples(lengths).filter(isTriangle).length === wanted,
      )
    },
    answer: quantity,
    solve: ({ lengths }) => count(triples(lengths).filter(isTriangle).length, TRIANGLE),
    ask: ({ lengths: [a, b, c, d] }) => ({
      en: prose`Four sticks measure ${measure(a, CM)}, ${measure(b, CM)}, ${measure(c, CM)}, and ${measure(d, CM)}. How many different triangles can be made with three of them as sides?`,
      es: prose`Cuatro palitos miden ${measure(a, CM)}, ${measure(b, CM)}, ${measure(c, CM)} y ${measure(d, CM)}. ¿Cuántos triángulos diferentes se pueden formar con tres de ellos como lados?`,
    }),
    solution({ lengths }, answer) {
      const ordered = [...lengths].sort((p, q) => p - q) as [number, number, number, number]
      return [
        ...triples(ordered).map(sides => {
          const [a, b, c] = sides
          const isIt = isTriangle(sides)
          return explained(
            relation(sum(a, b), a + b > c ? '>' : a + b === c ? '=' : '<', c),
            isIt
              ? line`The lengths ${a}, ${b}, and ${c} make a triangle.`
              : line`The lengths ${a}, ${b}, and ${c} do not make a triangle.`,
            isIt
              ? line`Las longitudes ${a}, ${b} y ${c} forman un triángulo.`
              : line`Las longitudes ${a}, ${b} y ${c} no forman un triángulo.`,
          )
        }),
        answerStep(alone(answer), {
          en: line`Of the four choices of three sticks, count those that make a triangle.`,
          es: line`De las cuatro maneras de elegir tres palitos, cuenta las que forman un triángulo.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const [a, b, c, d] = printed.take(4).map(value => value.toNumber()) as [number, number, number, number]
      return exact(amount).equals(triples([a, b, c, d]).filter(sides => closes(sides)).length)
    },
  }),

  isosceles: form({
    levels: ['hard'],
    draw: (random): Isosceles =>
      random.until(
        () => ({ short: random.int(3, 9), long: random.int(7, 20), isLongFirst: random.evenly([true, false]) }),
        ({ short, long }) => 2 * short <= long,
      ),
    answer: measureAnswer(CM),
    solve: ({ short, long }) => short + 2 * long,
    ask({ short, long, isLongFirst }) {
      const [p, q] = isLongFirst ? [long, short] : [short, long]
      return {
        en: prose`Two of the sides of an isosceles triangle measure ${measure(p, CM)} and ${measure(q, CM)}. What is the perimeter of the triangle?`,
        es: prose`Dos de los lados de un triángulo isósceles miden ${measure(p, CM)} y ${measure(q, CM)}. ¿Cuál es el perímetro del triángulo?`,
      }
    },
    solution: ({ short, long }) => [
      explained(
        relation(times(2, short), 2 * short === long ? '=' : '<', long),
        line`The third side equals one of the two. If it were ${short}, the two shorter sides together would be ${2 * short}, not more than ${long}: no triangle.`,
        line`El tercer lado es igual a uno de los dos. Si fuera ${short}, los dos lados más cortos juntos sumarían ${2 * short}, no más de ${long}: no habría triángulo.`,
      ),
      explained(
        relation(sum(short, long), '>', long),
        line`So the third side is ${long}: with it the sides make a triangle.`,
        line`Entonces el tercer lado es ${long}: con él los lados forman un triángulo.`,
      ),
      explained(
        equation(sum(short, long, long), measure(short + 2 * long, CM)),
        line`Add the three sides: this is the perimeter.`,
        line`Suma los tres lados: ese es el perímetro.`,
      ),
    ],
    check(printed, answer) {
      const [p, q] = printed.take(2).map(value => value.toNumber()) as [number, number]
      const possible = [p, q].filter(third => closes([p, q, third])).map(third => p + q + third)
      return possible.length === 1 && exact(answer).equals(itemOf(possible, 0))
    },
  }),

  matching: form(
    match({
      levels: ['hard'],
      what: {
        en: line`each set of measures with the number of triangles that have them (an angle written between two sides is the angle that they form)`,
        es: line`cada grupo de medidas con el número de triángulos que las tienen (un ángulo escrito entre dos lados es el ángulo que forman)`,
      },
      draw: matched,
      belong(left, right) {
        const word = right[0] as Expr
        const found = (Object.keys(COUNTS) as HowMany[]).find(
          key => word.kind === 'words' && COUNTS[key].kind === 'words' && word.en === COUNTS[key].en,
        )
        return found === countFor(left[0])
      },
      solution: (pairs, letters) => [
        ...pairs.map(([left, right], i) => {
          const parts = partsIn(left)
          const angles = parts.filter(({ isAngle }) => isAngle).length
          const [a, b, c] = parts.map(({ value }) => value) as [number, number, number]
          const shown = right as Expr
          if (angles === 1)
            return explained(
              shown,
              line`Row ${i + 1}: two sides and the angle between them fix the triangle.`,
              line`Fila ${i + 1}: dos lados y el ángulo entre ellos fijan el triángulo.`,
            )
          if (angles === 3) {
            const turn = equation(sum(degrees(a), degrees(b), degrees(c)), degrees(a + b + c))
            return a + b + c === 180
              ? explained(
                  shown,
                  line`Row ${i + 1}: ${turn}, and no side gives the size.`,
                  line`Fila ${i + 1}: ${turn}, y ningún lado da el tamaño.`,
                )
              : explained(
                  shown,
                  line`Row ${i + 1}: ${turn}, but the angles of a triangle add up to ${ALL}.`,
                  line`Fila ${i + 1}: ${turn}, pero los ángulos de un triángulo suman ${ALL}.`,
                )
          }
          const [least, middle, greatest] = inOrder([a, b, c])
          return explained(
            shown,
            line`Row ${i + 1}: ${sum(least, middle)} is not greater than ${greatest}, so these sides form no triangle.`,
            line`Fila ${i + 1}: ${sum(least, middle)} no es mayor que ${greatest}, así que estos lados no forman ningún triángulo.`,
          )
        }),
        explained(
          list(...letters.map(letter => symbol(letter))),
          line`Write the letters of these numbers, starting with row 1.`,
          line`Escribe las letras de esos números, desde la fila 1.`,
        ),
      ],
    }),
  ),
})
