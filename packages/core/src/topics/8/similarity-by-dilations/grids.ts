import {
  bracketed,
  degrees,
  type Expr,
  equation,
  exact,
  explainedBy,
  expr,
  figure,
  fractionInLowestTerms,
  itemOf,
  line,
  minus,
  type Point,
  point,
  prose,
  type Random,
  Ratio,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  symbol,
  transformationGrid,
} from '../../../author.ts'
import { blankAnswers, type NamedBlank, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import { dilated, type Factor, isDilated, ORIGIN, ratioOf, WIDE } from '../../kit/transformations/dilations.ts'
import { letteredPoint } from '../../kit/transformations/lettered.ts'
import { type Move, moved, moveSaid } from '../../kit/transformations/moves.ts'
import {
  atLetter,
  letter,
  nameOf,
  PRIME,
  paragraph,
  printedPoints,
  type Vertices,
} from '../../kit/transformations/points.ts'
import { type Form, type Level, type Said, shorterRatio, tidy } from './parts.ts'

type Motion =
  | { readonly kind: 'move'; readonly by: Move }
  | { readonly kind: 'flip'; readonly over: 'x' | 'y' }
  | { readonly kind: 'turn' }
const AXIS = { from: -WIDE, to: WIDE, every: 2 }
const [X, Y] = [symbol('x'), symbol('y')]

const afterMotion = (points: Vertices, motion: Motion): Vertices => {
  switch (motion.kind) {
    case 'move':
      return moved(points, motion.by)
    case 'flip':
      return points.map(([x, y]): Point => (motion.over === 'x' ? [x, -y + 0] : [-x + 0, y]))
    case 'turn':
      return points.map(([x, y]): Point => [-x + 0, -y + 0])
  }
}
const motionSaid = (motion: Motion): Said => {
  switch (motion.kind) {
    case 'move': {
      const { en, es } = moveSaid(motion.by)
      return { en: [...line`a translation `, ...en], es: [...line`una traslación de `, ...es] }
    }
    case 'flip': {
      const axis = motion.over === 'x' ? X : Y
      return { en: line`a reflection across the ${axis}-axis`, es: line`una reflexión sobre el eje ${axis}` }
    }
    case 'turn':
      return {
        en: line`a rotation of ${degrees(180)} about the origin`,
        es: line`una rotación de ${degrees(180)} alrededor del origen`,
      }
  }
}
const keyOf = (motion: Motion) =>
  motion.kind === 'move' ? `move ${motion.by.join(' ')}` : motion.kind === 'flip' ? `flip ${motion.over}` : 'turn'
const ofKey = (words: readonly string[]): Motion =>
  words[0] === 'move'
    ? { kind: 'move', by: [Number(words[1]), Number(words[2])] }
    : words[0] === 'flip'
      ? { kind: 'flip', over: words[1] === 'x' ? 'x' : 'y' }
      : { kind: 'turn' }
const sequence = (factor: Factor, motion: Motion): Sentence => {
  const { en, es } = motionSaid(motion)
  const k = ratioOf(factor)
  return {
    key: `${factor.join(' ')} ${keyOf(motion)}`,
    says: {
      en: paragraph(line`a dilation with scale factor ${k} and center at the origin, then `, en),
      es: paragraph(line`una dilatación de factor de escala ${k} y centro en el origen, y luego `, es),
    },
  }
}
const isInside = (points: Vertices) => points.every(at => at.every(value => Math.abs(value) <= WIDE))
const crosses = (one: Vertices, other: Vertices) => {
  const span = (points: Vertices, i: 0 | 1) =>
    [Math.min(...points.map(at => at[i])), Math.max(...points.map(at => at[i]))] as const
  return ([0, 1] as const).every(i => {
    const [a, b] = span(one, i)
    const [c, d] = span(other, i)
    return a < d && c < b
  })
}

interface Drawn {
  readonly factor: Factor
  readonly motion: Motion
  readonly other: Motion
  readonly given: Vertices
  readonly image: Vertices
}
const drawMotion = (random: Random, kind: Motion['kind']): Motion =>
  kind === 'move'
    ? { kind, by: [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)] }
    : kind === 'flip'
      ? { kind, over: random.pick(['x', 'y'] as const) }
      : { kind }
/** Small triangles without symmetry, as wide as fits with any factor. */
const SMALL: readonly Vertices[] = [
  [
    [0, 0],
    [2, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [2, 0],
    [2, 1],
  ],
  [
    [0, 1],
    [2, 1],
    [0, 0],
  ],
  [
    [0, 0],
    [1, 2],
    [0, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 2],
  ],
]
/** Those with a denominator up to 3 leave room on the grid. */
const GRID_FACTORS: readonly Factor[] = [
  [2, 3],
  [4, 3],
  [3, 4],
  [5, 3],
]
const placeOf = (random: Random, size: number, room: number, isOneSided: boolean): number => {
  if (!isOneSided) return random.int(-room, room - size)
  return random.chance(0.5) ? random.int(0, room - size) : random.int(-room, -size)
}
/** Figure and image stand apart on the grid, and none of the other choices gives the image. */
function drawSequence(random: Random, { factors }: Level, kinds: readonly Motion['kind'][]): Drawn {
  const factor = random.evenly(itemOf(factors, 0)[0] === 2 ? GRID_FACTORS : factors)
  const kind = random.evenly(kinds)
  const otherKind = kind === 'move' ? 'move' : kind === 'turn' ? 'flip' : random.pick(['flip', 'turn'] as const)
  const [n, d] = factor
  const room = Math.floor(WIDE / Math.max(n, d))
  return random.until(
    () => {
      const base = random.pick(SMALL)
      const [wide, high] = [Math.max(...base.map(([x]) => x)), Math.max(...base.map(([, y]) => y))]
      const motion = drawMotion(random, kind)
      const isFlip = motion.kind === 'flip'
      const px = placeOf(random, wide, room, motion.kind === 'turn' || (isFlip && motion.over === 'y'))
      const py = placeOf(random, high, room, motion.kind === 'turn' || (isFlip && motion.over === 'x'))
      const first = random.int(0, 2)
      const given = base.map((_, i): Point => {
        const [x, y] = itemOf(base, (i + first) % 3)
        return [d * (x + px), d * (y + py)]
      })
      const other = drawMotion(random, otherKind)
      return { factor, motion, other, given, image: afterMotion(dilated(given, factor), motion) }
    },
    ({ given, image, motion, other }) =>
      isInside(image) &&
      // The dilation moves every vertex.
      given.every(([x, y]) => x !== 0 || y !== 0) &&
      !crosses(given, image) &&
      keyOf(motion) !== keyOf(other) &&
      String(afterMotion(dilated(given, factor), other)) !== String(image),
  )
}
const inverse = ([n, d]: Factor): Factor => [d, n]
const gridOf = ({ given, image }: Drawn) => figure(transformationGrid({ figure: given, image, x: AXIS, y: AXIS }))
const MOTIONS = ['move', 'flip', 'turn'] as const
const lengthOf = ([x, y]: Point, [u, v]: Point) => (x - u) ** 2 + (y - v) ** 2
/** How far a side goes across and up: the factor is read off where one of these is not 0. */
const sideRead = ([x, y]: Point, [u, v]: Point): readonly [number, number] => [Math.abs(u - x), Math.abs(v - y)]

/** The scale factor, read from two matching sides, and where the dilation takes a vertex. */
function dilationSteps({ factor, given, image }: Drawn, at: number): readonly Step[] {
  const k = ratioOf(factor)
  const [before, after] = [sideRead(itemOf(given, 0), itemOf(given, 1)), sideRead(itemOf(image, 0), itemOf(image, 1))]
  const i = before[0] === 0 ? 1 : 0
  const middle = itemOf(dilated(given, factor), at)
  const [a, b, p, q] = [letter(0), letter(1), letter(0, PRIME), letter(1, PRIME)]
  return [
    explainedBy(equation(symbol('k'), shorterRatio(Ratio.of(after[i]), Ratio.of(before[i]))), {
      en:
        i === 0
          ? line`${a} and ${b} are ${before[i]} apart from left to right, ${p} and ${q} are ${after[i]} apart. Divide to find the scale factor ${symbol('k')}.`
          : line`${a} and ${b} are ${before[i]} apart from top to bottom, ${p} and ${q} are ${after[i]} apart. Divide to find the scale factor ${symbol('k')}.`,
      es:
        i === 0
          ? line`La distancia horizontal entre ${a} y ${b} es ${before[i]}, y entre ${p} y ${q} es ${after[i]}. Divide para hallar el factor de escala ${symbol('k')}.`
          : line`La distancia vertical entre ${a} y ${b} es ${before[i]}, y entre ${p} y ${q} es ${after[i]}. Divide para hallar el factor de escala ${symbol('k')}.`,
    }),
    explainedBy(paragraph(line`${atLetter(letter(at), ...itemOf(given, at))} → (${middle[0]}, ${middle[1]})`), {
      en: line`The dilation comes first: it multiplies both coordinates of ${letter(at)} by ${k}.`,
      es: line`Primero va la dilatación: multiplica las dos coordenadas de ${letter(at)} por ${k}.`,
    }),
  ]
}
const FACTOR: NamedBlank = { name: { en: 'scale factor', es: 'factor de escala' } }
/** The scale factor, and what the translation adds to each coordinate: the signs tell the directions. */
const PARTS: readonly NamedBlank[] = [
  FACTOR,
  { name: { en: 'added to each x-coordinate', es: 'se suma a cada coordenada x' } },
  { name: { en: 'added to each y-coordinate', es: 'se suma a cada coordenada y' } },
]

export const gridForms = (form: Form) => ({
  nameSequence: form({
    levels: ['hard'],
    share: 2,
    draw: (random, level) => drawSequence(random, level, ['move']),
    answer: blankAnswers,
    solve: ({ factor, motion }) => [
      ratioOf(factor),
      ...(motion.kind === 'move' ? motion.by.map(value => Ratio.of(value)) : []),
    ],
    ask(drawn) {
      const [one, two] = [nameOf(3), nameOf(3, PRIME)]
      const [shown, lines] = [gridOf(drawn), namedLines(...PARTS)]
      return {
        en: [
          shown,
          prose`A dilation with center at the origin, followed by a translation, takes triangle ${one} to triangle ${two}. Find the scale factor, and what the translation adds to each coordinate.`,
          ...lines.en,
        ],
        es: [
          shown,
          prose`Una dilatación con centro en el origen, seguida de una traslación, lleva el triángulo ${one} al triángulo ${two}. Halla el factor de escala y lo que la traslación suma a cada coordenada.`,
          ...lines.es,
        ],
      }
    },
    solution(drawn, values) {
      const { given, image, factor, motion } = drawn
      const [x, y] = itemOf(dilated(given, factor), 0)
      const [u, v] = itemOf(image, 0)
      const less = (value: number) => (value < 0 ? bracketed(expr(value)) : value)
      return [
        ...dilationSteps(drawn, 0),
        explainedBy(statements(equation(minus(u, less(x)), u - x), equation(minus(v, less(y)), v - y)), {
          en: line`Compare this point with ${atLetter(letter(0, PRIME), u, v)}: subtract its coordinates to find how far the translation moves it.`,
          es: line`Compara este punto con ${atLetter(letter(0, PRIME), u, v)}: resta sus coordenadas para hallar cuánto lo mueve la traslación.`,
        }),
        explainedBy(namedKey(PARTS, values), {
          en: [
            ...line`This is `,
            ...motionSaid(motion).en,
            ...line`: a positive difference goes right or up, a negative one left or down.`,
          ],
          es: [
            ...line`Es `,
            ...motionSaid(motion).es,
            ...line`: una diferencia positiva va a la derecha o hacia arriba; una negativa, a la izquierda o hacia abajo.`,
          ],
        }),
      ]
    },
    // Every vertex, dilated and moved.
    check(printed, values) {
      const [k, across, up] = values.map(value => exact(value))
      const [given, image] = printed.figure('transformation-grid').shapes
      if (!k || !across || !up) return false
      return given!.vertices.every(([x, y], i) => {
        const [u, v] = image!.vertices[i]!
        return (
          k.times(Ratio.of(x)).plus(across).equals(Ratio.of(u)) && k.times(Ratio.of(y)).plus(up).equals(Ratio.of(v))
        )
      })
    },
  }),

  whichSequence: form({
    levels: ['medium'],
    share: 2,
    draw: (random, level) => drawSequence(random, level, MOTIONS),
    answer: sentenceChoice,
    solve: ({ factor, motion }) => sequence(factor, motion),
    mistakes: ({ factor, motion, other }) => ({
      inverted: sequence(inverse(factor), motion),
      otherMotion: sequence(factor, other),
      both: sequence(inverse(factor), other),
    }),
    ask(drawn) {
      const [one, two] = [nameOf(3), nameOf(3, PRIME)]
      const shown = gridOf(drawn)
      return {
        en: [shown, prose`Which sequence takes triangle ${one} to triangle ${two}?`],
        es: [shown, prose`¿Qué secuencia lleva el triángulo ${one} al triángulo ${two}?`],
      }
    },
    solution(drawn, { says }) {
      const { factor, motion, other, given, image } = drawn
      const [one, two] = [nameOf(3), nameOf(3, PRIME)]
      const elsewhere = afterMotion(dilated(given, factor), other)
      // A vertex that the other motion takes to another place.
      const i = given.findIndex((_, j) => String(elsewhere[j]) !== String(image[j]))
      const to = itemOf(image, i)
      return [
        ...dilationSteps(drawn, i),
        explainedBy(
          paragraph(
            line`(${itemOf(dilated(given, factor), i)[0]}, ${itemOf(dilated(given, factor), i)[1]}) → ${atLetter(letter(i, PRIME), ...to)}`,
          ),
          {
            en: ['This is ', ...motionSaid(motion).en, '.'],
            es: ['Esto es ', ...motionSaid(motion).es, '.'],
          },
        ),
        explainedBy(says, {
          en: line`The dilation and then this motion take ${one} to ${two}.`,
          es: line`La dilatación y luego este movimiento llevan ${one} a ${two}.`,
        }),
      ]
    },
    whyWrong({ factor, other, given, image }) {
      const [one, two] = [nameOf(3), nameOf(3, PRIME)]
      const elsewhere = afterMotion(dilated(given, factor), other)
      const i = given.findIndex((_, j) => String(elsewhere[j]) !== String(image[j]))
      const [to, missed] = [itemOf(image, i), itemOf(elsewhere, i)]
      const [reached, wanted] = [point(...missed), atLetter(letter(i, PRIME), ...to)]
      const back = ratioOf(inverse(factor))
      return {
        inverted: {
          en: line`The factor ${back} goes from ${two} to ${one}.`,
          es: line`El factor ${back} va de ${two} a ${one}.`,
        },
        otherMotion: {
          en: line`It takes vertex ${letter(i)} to ${reached}, not to ${wanted}.`,
          es: line`Lleva el vértice ${letter(i)} a ${reached}, no a ${wanted}.`,
        },
        both: {
          en: line`The factor ${back} goes from ${two} to ${one}, and the motion is another one.`,
          es: line`El factor ${back} va de ${two} a ${one}, y el movimiento es otro.`,
        },
      }
    },
    check(printed, { key }) {
      const [n = '1', d = '1', ...words] = key.split(' ')
      const [given, image] = printed.figure('transformation-grid').shapes
      const factor: Factor = [Number(n), Number(d)]
      return String(afterMotion(dilated(given!.vertices, factor), ofKey(words))) === String(image!.vertices)
    },
  }),

  readFactor: form({
    levels: ['medium'],
    share: 2,
    lines: 2,
    draw: (random, level) => ({ ...drawSequence(random, level, MOTIONS), isBack: random.evenly([false, true]) }),
    answer: fractionInLowestTerms,
    solve: ({ factor: [n, d], isBack }) => (isBack ? Ratio.of(d, n) : Ratio.of(n, d)),
    ask(drawn) {
      const [one, two] = drawn.isBack ? [nameOf(3, PRIME), nameOf(3)] : [nameOf(3), nameOf(3, PRIME)]
      const shown = gridOf(drawn)
      return {
        en: [
          shown,
          prose`The two triangles are similar. What is the scale factor from triangle ${one} to triangle ${two}? Write the factor in lowest terms.`,
        ],
        es: [
          shown,
          prose`Los dos triángulos son semejantes. ¿Cuál es el factor de escala del triángulo ${one} al triángulo ${two}? Escribe el factor en su mínima expresión.`,
        ],
      }
    },
    solution({ given, image, isBack }) {
      const [one, two] = isBack ? [image, given] : [given, image]
      const [before, after] = [sideRead(itemOf(one, 0), itemOf(one, 1)), sideRead(itemOf(two, 0), itemOf(two, 1))]
      const i = before[0] === 0 ? 1 : 0
      const [p, q] = isBack ? [PRIME, ''] : ['', PRIME]
      return [
        explainedBy(
          paragraph(
            line`${letter(0, p)} → ${letter(1, p)}: ${before[i]}; ${letter(0, q)} → ${letter(1, q)}: ${after[i]}`,
          ),
          {
            en:
              i === 0
                ? line`Read on the grid how far two matching vertices are apart from left to right, in both triangles.`
                : line`Read on the grid how far two matching vertices are apart from top to bottom, in both triangles.`,
            es:
              i === 0
                ? line`Lee en la cuadrícula la distancia horizontal entre dos vértices, y entre los correspondientes del otro triángulo.`
                : line`Lee en la cuadrícula la distancia vertical entre dos vértices, y entre los correspondientes del otro triángulo.`,
          },
        ),
        explainedBy(shorterRatio(Ratio.of(after[i]), Ratio.of(before[i])), {
          en: line`The scale factor is the second distance divided by the first.`,
          es: line`El factor de escala es la segunda distancia dividida entre la primera.`,
        }),
      ]
    },
    check(printed, answer) {
      const [given, image] = printed.figure('transformation-grid').shapes
      const [one, two] = [
        lengthOf(given!.vertices[0]!, given!.vertices[1]!),
        lengthOf(image!.vertices[0]!, image!.vertices[1]!),
      ]
      const square = exact(answer).power(2)
      const named = JSON.stringify(printed.blocksOf('paragraph'))
      const isBack = named.indexOf(`"A${PRIME}B${PRIME}C${PRIME}"`) < named.indexOf('"ABC"')
      return exact(answer).n > 0 && (isBack ? square.times(two).equals(one) : square.times(one).equals(two))
    },
  }),

  imagePoint: form({
    levels: ['medium'],
    share: 2,
    lines: 2,
    draw(random, { factors }) {
      const [factor, kind] = [random.evenly(factors), random.evenly(['move', 'flip', 'turn'] as const)]
      const [n, d] = factor
      const name = random.evenly(['Q', 'R', 'S', 'T', 'K', 'M'] as const)
      const at: Point = [d * random.sign() * random.int(1, 5), d * random.sign() * random.int(2, 5)]
      return { factor, name, at, motion: drawMotion(random, kind), n }
    },
    answer: letteredPoint,
    solve: ({ factor, name, at, motion }) => ({
      name: name + PRIME,
      at: itemOf(afterMotion(dilated([at], factor), motion), 0),
    }),
    ask({ factor, name, at, motion }) {
      const { en, es } = motionSaid(motion)
      const [from, to, k] = [atLetter(symbol(name), ...at), symbol(name + PRIME), ratioOf(factor)]
      return {
        en: paragraph(
          line`A dilation with scale factor ${k} and center at the origin, followed by `,
          en,
          line`, takes ${from} to ${to}. What are the coordinates of ${to}?`,
        ),
        es: paragraph(
          line`Una dilatación de factor de escala ${k} y centro en el origen, seguida de `,
          es,
          line`, lleva ${from} a ${to}. ¿Cuáles son las coordenadas de ${to}?`,
        ),
      }
    },
    solution({ factor, at, motion }, { name, at: to }) {
      const k = ratioOf(factor)
      const [p, q] = itemOf(dilated([at], factor), 0)
      const times = (value: number): Expr => ({
        kind: 'product',
        sign: true,
        factors: [itemOf([k], 0), value].map(one =>
          typeof one === 'number' ? tidy(Ratio.of(one)) : fractionExpr(one),
        ),
      })
      const said: Said =
        motion.kind === 'move'
          ? {
              en: [...line`Move this point `, ...moveSaid(motion.by).en, '.'],
              es: [...line`Mueve este punto `, ...moveSaid(motion.by).es, '.'],
            }
          : motion.kind === 'turn'
            ? {
                en: line`A half turn about the origin changes the sign of both coordinates.`,
                es: line`Media vuelta alrededor del origen cambia el signo de las dos coordenadas.`,
              }
            : motion.over === 'x'
              ? {
                  en: line`A reflection across the ${X}-axis changes the sign of the ${Y}-coordinate.`,
                  es: line`Una reflexión sobre el eje ${X} cambia el signo de la coordenada ${Y}.`,
                }
              : {
                  en: line`A reflection across the ${Y}-axis changes the sign of the ${X}-coordinate.`,
                  es: line`Una reflexión sobre el eje ${Y} cambia el signo de la coordenada ${X}.`,
                }
      return [
        explainedBy(paragraph(line`${equation(times(at[0]), p)}; ${equation(times(at[1]), q)}`), {
          en: line`The dilation comes first: multiply both coordinates by ${k}.`,
          es: line`Primero va la dilatación: multiplica las dos coordenadas por ${k}.`,
        }),
        explainedBy(atLetter(symbol(name), ...to), said),
      ]
    },
    check(printed, { at: to }) {
      const [from] = printedPoints(printed).values()
      const k = printed.numbers[0] ?? Ratio.of(0)
      const undone = (point: Point): Point => {
        const { text } = printed
        const letters = printed.maths.flatMap(one => (one.kind === 'symbol' ? [one.name] : []))
        if (/rotation|rotación/.test(text)) return [-point[0] + 0, -point[1] + 0]
        if (/reflection|reflexión/.test(text))
          return letters.includes('x') ? [point[0], -point[1] + 0] : [-point[0] + 0, point[1]]
        return point
      }
      const isMove = /translation|traslación/.test(printed.text)
      const [x, y] = undone(to)
      if (!from) return false
      if (!isMove) return isDilated(from, [x, y], k, ORIGIN)
      const sizes = printed.terms('quantity').map(({ amount }) => exact(amount).toNumber())
      const right = /right|derecha/.test(printed.text) ? 1 : -1
      const up = /up|arriba/.test(printed.text) ? 1 : -1
      return isDilated(from, [x - right * (sizes[0] ?? 0), y - up * (sizes[1] ?? 0)], k, ORIGIN)
    },
  }),
})
const fractionExpr = (value: Ratio): Expr => ({ kind: 'number', n: value.n, d: value.d, as: 'fraction' }) as Expr
