import {
  approximate,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  figure,
  integer,
  isNear,
  line,
  measure,
  minus,
  option,
  power,
  prose,
  type Random,
  relation,
  role,
  root,
  rootOf,
  type Sentence,
  sentenceChoice,
  step,
  sum,
  surdExpr,
  symbol,
  triangle,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { blankAnswers, type NamedBlank, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { frames } from './frames.ts'
import { type Form, type Kind, notOfKind, paragraph, signOf, sumLine } from './parts.ts'

const exactRoot = (square: number): Expr => surdExpr(rootOf(square))
const isWhole = (square: number) => Number.isInteger(Math.sqrt(square))
/** The root as it is found: to simplify it is for a later grade. */
const lengthOf = (square: number): Expr => (isWhole(square) ? expr(Math.sqrt(square)) : root(square))
const UNITS = ['centimeter', 'inch', 'meter', 'foot'] as const
const AS = (unit: (typeof UNITS)[number]): readonly NamedBlank[] => [
  { name: { en: 'Third side as the hypotenuse', es: 'Tercer lado como hipotenusa' }, unit },
  { name: { en: 'Third side as a leg', es: 'Tercer lado como cateto' }, unit },
]
/** Two lengths of which the third side of a right triangle can have two. */
const TWO: readonly (readonly [number, number])[] = [
  [5, 13],
  [3, 4],
  [7, 11],
  [4, 6],
  [8, 17],
  [5, 7],
  [6, 12],
  [4, 8],
  [5, 11],
  [3, 7],
  [12, 13],
  [5, 12],
  [2, 6],
  [7, 9],
  [8, 15],
  [6, 9],
]
/** Two shorter sides. */
const SHORTER: readonly (readonly [number, number])[] = [
  [6, 7],
  [5, 8],
  [6, 8],
  [7, 9],
  [8, 9],
  [9, 10],
  [7, 10],
  [8, 11],
  [9, 12],
  [10, 11],
  [6, 11],
  [8, 15],
  [10, 13],
  [4, 7],
]
/** Height, then both parts of the base. */
const ALTITUDES: Readonly<Record<Kind, readonly (readonly [number, number, number])[]>> = {
  right: [
    [12, 9, 16],
    [6, 4, 9],
    [10, 5, 20],
    [8, 4, 16],
    [12, 8, 18],
    [12, 6, 24],
    [4, 2, 8],
  ],
  acute: [
    [12, 8, 16],
    [8, 5, 12],
    [10, 6, 15],
    [9, 5, 14],
    [11, 7, 16],
    [7, 4, 11],
  ],
  obtuse: [
    [11, 9, 16],
    [6, 5, 8],
    [9, 5, 18],
    [8, 6, 12],
    [10, 7, 16],
    [5, 3, 10],
  ],
}

const squareLine = (name: string, a: number, b: number): Expr =>
  equation(equation(power(symbol(name), 2), sum(power(a, 2), power(b, 2))), a * a + b * b)

export const hardForms = (form: Form) => ({
  bothThirds: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw: random => ({ pair: random.evenly(TWO), unit: random.evenly(UNITS) }),
    answer: { ...blankAnswers, requires: 'exact' as const },
    solve: ({ pair: [a, b] }) => [exactRoot(a * a + b * b), exactRoot(b * b - a * a)],
    ask({ pair: [a, b], unit }) {
      const { en, es } = namedLines(...AS(unit))
      return {
        en: [
          prose`Two sides of a right triangle measure ${measure(a, unit)} and ${measure(b, unit)}. The third side can have two different lengths. Find both exactly.`,
          ...en,
        ],
        es: [
          prose`Dos lados de un triángulo rectángulo miden ${measure(a, unit)} y ${measure(b, unit)}. El tercer lado puede tener dos longitudes distintas. Halla las dos de forma exacta.`,
          ...es,
        ],
      }
    },
    solution({ pair: [a, b], unit }, values) {
      const x = symbol('x')
      const found = (square: number): Expr => {
        const shown = exactRoot(square)
        const isPlain = !isWhole(square) && rootOf(square).q.equals(1)
        return isPlain ? equation(x, measure(shown, unit)) : equation(equation(x, root(square)), measure(shown, unit))
      }
      const rooted = (square: number) => {
        const { q, k } = rootOf(square)
        return isWhole(square) || q.equals(1)
          ? step(found(square), because.positiveRoot)
          : explainedBy(found(square), {
              en: line`A length: take the positive root. Here ${square} is ${q.n * q.n} × ${k}.`,
              es: line`Es una longitud: toma la raíz positiva. Aquí ${square} es ${q.n * q.n} × ${k}.`,
            })
      }
      return [
        explainedBy(equation(equation(power(x, 2), sum(power(a, 2), power(b, 2))), a * a + b * b), {
          en: line`If the third side ${x} is the hypotenuse, both given sides are legs: add their squares.`,
          es: line`Si el tercer lado ${x} es la hipotenusa, los dos lados dados son catetos: suma sus cuadrados.`,
        }),
        rooted(a * a + b * b),
        explainedBy(equation(equation(power(x, 2), minus(power(b, 2), power(a, 2))), b * b - a * a), {
          en: line`If ${x} is a leg, the longer given side, ${b}, is the hypotenuse: subtract the squares.`,
          es: line`Si ${x} es un cateto, el lado dado más largo, ${b}, es la hipotenusa: resta los cuadrados.`,
        }),
        rooted(b * b - a * a),
        explainedBy(namedKey(AS(unit), values), {
          en: line`Write both lengths.`,
          es: line`Escribe las dos longitudes.`,
        }),
      ]
    },
    check(printed, values) {
      const [a, b] = printed.take(2).map(one => one.toNumber()) as [number, number]
      const [hypotenuse, leg] = values.map(one => approximate(expr(one))) as [number, number]
      return isNear(hypotenuse, Math.hypot(a, b)) && leg > 0 && isNear(Math.hypot(leg, a), b)
    },
  }),

  longestSide: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw: random => ({
      kind: random.evenly(['obtuse', 'acute'] as const),
      pair: random.evenly(SHORTER),
      unit: random.evenly(['centimeter', 'foot', 'meter'] as const),
    }),
    answer: integer,
    solve: ({ kind, pair: [a, b] }) => {
      const edge = Math.sqrt(a * a + b * b)
      return kind === 'obtuse' ? Math.floor(edge) + 1 : Math.ceil(edge) - 1
    },
    ask({ kind, pair: [a, b], unit }) {
      const [p, q, c] = [measure(a, unit), measure(b, unit), symbol('c')]
      return kind === 'obtuse'
        ? {
            en: prose`The two shorter sides of an obtuse triangle measure ${p} and ${q}. The longest side measures ${measure(c, unit)}, and ${c} is a whole number. What is the least possible value of ${c}?`,
            es: prose`Los dos lados más cortos de un triángulo obtusángulo miden ${p} y ${q}. El lado más largo mide ${measure(c, unit)}, y ${c} es un número entero. ¿Cuál es el menor valor posible de ${c}?`,
          }
        : {
            en: prose`In an acute triangle, the longest side measures ${measure(c, unit)}, where ${c} is a whole number, and the two shorter sides measure ${p} and ${q}. What is the greatest possible value of ${c}?`,
            es: prose`En un triángulo acutángulo, el lado más largo mide ${measure(c, unit)}, donde ${c} es un número entero, y los dos lados más cortos miden ${p} y ${q}. ¿Cuál es el mayor valor posible de ${c}?`,
          }
    },
    solution({ kind, pair: [a, b] }, answer) {
      const c = exact(answer).toNumber()
      const square = a * a + b * b
      const letter = symbol('c')
      const isObtuse = kind === 'obtuse'
      const next = isObtuse ? c - 1 : c + 1
      return [
        explainedBy(relation(power(letter, 2), isObtuse ? '>' : '<', sum(power(a, 2), power(b, 2))), {
          en: isObtuse
            ? line`In an obtuse triangle the square of the longest side is greater than the sum of the other two squares.`
            : line`In an acute triangle the square of the longest side is less than the sum of the other two squares.`,
          es: isObtuse
            ? line`En un triángulo obtusángulo, el cuadrado del lado más largo es mayor que la suma de los otros dos cuadrados.`
            : line`En un triángulo acutángulo, el cuadrado del lado más largo es menor que la suma de los otros dos cuadrados.`,
        }),
        explainedBy(relation(power(letter, 2), isObtuse ? '>' : '<', square), {
          en: line`Add the squares: ${equation(sum(a * a, b * b), square)}.`,
          es: line`Suma los cuadrados: ${equation(sum(a * a, b * b), square)}.`,
        }),
        explainedBy(
          paragraph(
            line`${next * next === square ? equation(power(next, 2), square) : relation(equation(power(next, 2), next * next), signOf(next * next, square), square)}; ${relation(equation(power(c, 2), c * c), signOf(c * c, square), square)}`,
          ),
          {
            en: line`Try whole numbers: ${next} is ruled out, and ${c} fits.`,
            es: line`Prueba números enteros: ${next} queda descartado y ${c} cumple.`,
          },
        ),
        explainedBy(equation(letter, c), {
          en: isObtuse
            ? line`This is the least value. It is less than ${equation(sum(a, b), a + b)}, so the sides do make a triangle.`
            : line`This is the greatest value. It is not less than the other sides, so it is the longest one.`,
          es: isObtuse
            ? line`Es el menor valor. Es menor que ${equation(sum(a, b), a + b)}, así que los lados sí forman un triángulo.`
            : line`Es el mayor valor. No es menor que los otros lados, así que es el más largo.`,
        }),
      ]
    },
    check(printed, answer) {
      const [a, b] = printed.take(2).map(one => one.toNumber()) as [number, number]
      const c = exact(answer).toNumber()
      const cosine = (side: number) => a * a + b * b - side * side
      const isObtuse = /obtuse|obtusángulo/.test(printed.text)
      return isObtuse ? cosine(c) < 0 && cosine(c - 1) >= 0 : cosine(c) > 0 && cosine(c + 1) <= 0
    },
  }),

  corner: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    kind: 'choose',
    draw(random) {
      const isSmall = random.evenly([true, false])
      const frame = random.evenly(startingAt(frames, 3))
      const [a, b, c] = random.pick(frame.triples)
      return { frame, ...drawOff(random, a, b, c, isSmall) }
    },
    answer: sentenceChoice,
    solve: ({ frame, a, b, c }) => choiceOf(c * c < a * a + b * b, lengthOf(a * a + b * b), frame.unit),
    mistakes({ frame, a, b, c }): Readonly<Record<string, Sentence>> {
      const isLess = c * c < a * a + b * b
      const right = lengthOf(a * a + b * b)
      const difference = lengthOf(Math.abs(b * b - a * a))
      return {
        opposite: choiceOf(!isLess, right, frame.unit),
        subtracted: choiceOf(isLess, difference, frame.unit),
        bothWrong: choiceOf(!isLess, difference, frame.unit),
      }
    },
    ask({ frame, a, b, c }) {
      const shown = (name: string, value: number) => role(name, measure(value, frame.unit))
      const { en, es } = frame.tell(shown('first', a), shown('second', b), shown('across', c))
      return {
        en: [
          en,
          paragraph([
            `Is the angle at ${frame.corner.en} less or greater than a right angle? Exactly how long would ${frame.across.en} be if the angle were right?`,
          ]),
        ],
        es: [
          es,
          paragraph([
            `¿El ángulo en ${frame.corner.es} es menor o mayor que un ángulo recto? ¿Cuánto mediría exactamente ${frame.across.es} si el ángulo fuera recto?`,
          ]),
        ],
      }
    },
    solution({ a, b, c }, { says }) {
      const square = a * a + b * b
      const isLess = c * c < square
      return [
        explainedBy(sumLine(a, b), {
          en: line`Add the squares of the sides that meet at the corner.`,
          es: line`Suma los cuadrados de los lados que se unen en la esquina.`,
        }),
        explainedBy(relation(equation(power(c, 2), c * c), signOf(c * c, square), square), {
          en: isLess
            ? line`The square of the third length is less, so the angle is less than a right angle.`
            : line`The square of the third length is greater, so the angle is greater than a right angle.`,
          es: isLess
            ? line`El cuadrado de la tercera longitud es menor, así que el ángulo es menor que un ángulo recto.`
            : line`El cuadrado de la tercera longitud es mayor, así que el ángulo es mayor que un ángulo recto.`,
        }),
        explainedBy(isWhole(square) ? equation(root(square), Math.sqrt(square)) : root(square), {
          en: line`With a right angle the third length would be the root of the sum.`,
          es: line`Con un ángulo recto, la tercera longitud sería la raíz de la suma.`,
        }),
        explainedBy(says, {
          en: line`Put both findings together.`,
          es: line`Junta las dos conclusiones.`,
        }),
      ]
    },
    whyWrong({ a, b, c }) {
      const compared = relation(c * c, signOf(c * c, a * a + b * b), a * a + b * b)
      return {
        opposite: {
          en: line`The comparison is turned around: ${compared}.`,
          es: line`La comparación está invertida: ${compared}.`,
        },
        subtracted: {
          en: line`The squares were subtracted, not added.`,
          es: line`Los cuadrados se restaron en vez de sumarse.`,
        },
        bothWrong: {
          en: line`The comparison is turned around, and the squares were subtracted.`,
          es: line`La comparación está invertida y los cuadrados se restaron.`,
        },
      }
    },
    check(printed, { key }) {
      const [a, b, c] = ['first', 'second', 'across'].map(name => printed.role(name).toNumber()) as [
        number,
        number,
        number,
      ]
      const [size, length] = key.split(' ')
      return (size === 'less') === c < Math.hypot(a, b) && Math.abs(Number(length) - Math.hypot(a, b)) < 1e-4
    },
  }),

  altitude: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw(random) {
      const kind = random.evenly(['right', 'obtuse', 'acute'] as const)
      const [h, p, q] = random.pick(ALTITUDES[kind])
      return { kind, h, ...(random.chance(0.5) ? { p, q } : { p: q, q: p }), unit: random.evenly(UNITS) }
    },
    answer: option<Kind>({
      acute: { en: prose`an acute angle`, es: prose`un ángulo agudo` },
      right: { en: prose`a right angle`, es: prose`un ángulo recto` },
      obtuse: { en: prose`an obtuse angle`, es: prose`un ángulo obtuso` },
    }),
    solve: ({ kind }) => kind,
    ask({ h, p, q, unit }) {
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
          cevians: [{ from: 'C', as: 'altitude', foot: 'D', label: measure(h, unit) }],
          lines: [
            { of: 'AD', label: measure(p, unit), side: 'right' },
            { of: 'DB', label: measure(q, unit), side: 'right' },
          ],
          size: 14,
        }),
      )
      return {
        en: [
          drawn,
          prose`Segment ${symbol('CD')} is perpendicular to ${symbol('AB')}. What kind of angle do the sides ${symbol('AC')} and ${symbol('BC')} make at ${symbol('C')}?`,
        ],
        es: [
          drawn,
          prose`El segmento ${symbol('CD')} es perpendicular a ${symbol('AB')}. ¿Qué tipo de ángulo forman los lados ${symbol('AC')} y ${symbol('BC')} en ${symbol('C')}?`,
        ],
      }
    },
    solution({ kind, h, p, q }) {
      const [ac, bc, ab] = [p * p + h * h, q * q + h * h, (p + q) ** 2]
      return [
        explainedBy(squareLine('AC', p, h), {
          en: line`Triangle ${symbol('ADC')} is right: use the Pythagorean theorem.`,
          es: line`El triángulo ${symbol('ADC')} es rectángulo: usa el teorema de Pitágoras.`,
        }),
        explainedBy(squareLine('BC', q, h), {
          en: line`Do the same in triangle ${symbol('BDC')}.`,
          es: line`Haz lo mismo en el triángulo ${symbol('BDC')}.`,
        }),
        explainedBy(equation(equation(power(symbol('AB'), 2), power(p + q, 2)), ab), {
          en: line`Side ${symbol('AB')} is across from ${symbol('C')}. Its length is ${equation(sum(p, q), p + q)}.`,
          es: line`El lado ${symbol('AB')} está frente a ${symbol('C')}. Su longitud es ${equation(sum(p, q), p + q)}.`,
        }),
        explainedBy(
          ac + bc === ab
            ? equation(sum(ac, bc), ab)
            : relation(equation(sum(ac, bc), ac + bc), signOf(ac + bc, ab), ab),
          {
            en: line`Compare the sum of the squares of ${symbol('AC')} and ${symbol('BC')} with the square of ${symbol('AB')}.`,
            es: line`Compara la suma de los cuadrados de ${symbol('AC')} y ${symbol('BC')} con el cuadrado de ${symbol('AB')}.`,
          },
        ),
        explainedBy(ANGLES[kind], {
          en:
            kind === 'right'
              ? line`They are equal, so the angle at ${symbol('C')} is right (converse of the Pythagorean theorem).`
              : kind === 'acute'
                ? line`The sum is greater, so the angle at ${symbol('C')} is less than a right angle.`
                : line`The sum is less, so the angle at ${symbol('C')} is greater than a right angle.`,
          es:
            kind === 'right'
              ? line`Son iguales, así que el ángulo en ${symbol('C')} es recto (recíproco del teorema de Pitágoras).`
              : kind === 'acute'
                ? line`La suma es mayor, así que el ángulo en ${symbol('C')} es menor que un ángulo recto.`
                : line`La suma es menor, así que el ángulo en ${symbol('C')} es mayor que un ángulo recto.`,
        }),
      ]
    },
    whyWrong: ({ kind, h, p, q }) => notOfKind(kind, p * p + q * q + 2 * h * h, (p + q) ** 2),
    // By the dot product of the two sides: the square of the height against the product of the parts.
    check(printed, answer) {
      const { lines } = printed.figure('triangle')
      const at = (...names: string[]) =>
        evaluate(lines.find(({ from, to, label }) => label && names.includes(from + to))?.label as Expr).toNumber()
      const [h, p, q] = [at('CD', 'DC'), at('AD', 'DA'), at('DB', 'BD')]
      return answer === (h * h === p * q ? 'right' : h * h > p * q ? 'acute' : 'obtuse')
    },
  }),
})

const ANGLES = {
  acute: { en: prose`an acute angle`, es: prose`un ángulo agudo` },
  right: { en: prose`a right angle`, es: prose`un ángulo recto` },
  obtuse: { en: prose`an obtuse angle`, es: prose`un ángulo obtuso` },
}
const choiceOf = (isLess: boolean, length: Expr, unit: (typeof frames)[number]['unit']): Sentence => {
  const shown = measure(length, unit)
  return {
    key: `${isLess ? 'less' : 'greater'} ${approximate(length).toFixed(6)}`,
    says: {
      en: paragraph(isLess ? line`less; ${shown}` : line`greater; ${shown}`),
      es: paragraph(isLess ? line`menor; ${shown}` : line`mayor; ${shown}`),
    },
  }
}
/** The third length is off by one or two, and so is one of the others: the root need not be whole. */
const drawOff = (random: Random, a: number, b: number, c: number, isSmall: boolean) =>
  random.until(
    () => {
      const [p, q] = [a + random.pick([0, 1, -1]), b + random.pick([0, 1, -1])]
      const edge = Math.sqrt(p * p + q * q)
      const r = isSmall ? Math.ceil(edge) - random.int(1, 2) : Math.floor(edge) + random.int(1, 2)
      return { a: p, b: q, c: r, edge }
    },
    ({ a: p, b: q, c: r, edge }) =>
      p !== q && r > Math.max(p, q) && r < p + q && r !== edge && Math.abs(r - edge) > 0.2 && Math.abs(r - c) < 4,
  )
