import {
  angleDegrees,
  degrees,
  type Expr,
  equation,
  exact,
  explainedBy,
  figure,
  itemOf,
  line,
  measure,
  measureOfAngle,
  minus,
  type Printed,
  type Random,
  type Step,
  sum,
  triangle,
  type UnitId,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import { PRIME, paragraph } from '../../kit/transformations/points.ts'
import { at, drawNames, type Form, NAMED_MOTIONS, nameWith, sideName } from './parts.ts'

const UNITS: readonly UnitId[] = ['centimeter', 'inch', 'foot', 'meter']
/** Sides in the order AB, BC, CA. */
const SIDES = [
  [7, 5, 8],
  [6, 8, 9],
  [9, 7, 5],
  [10, 8, 7],
  [5, 6, 8],
  [8, 11, 9],
  [12, 9, 10],
  [7, 9, 11],
  [11, 6, 9],
  [9, 12, 8],
] as const
const ANGLES = [
  [70, 105, 85, 100],
  [115, 80, 95, 70],
  [62, 118, 74, 106],
  [88, 97, 66, 109],
  [124, 58, 101, 77],
  [95, 72, 120, 73],
  [81, 112, 64, 103],
  [107, 69, 98, 86],
] as const

/** The letters of a quadrilateral and of its image. */
const PAIRS = [
  ['ABCD', 'PQRS'],
  ['KLMN', 'DEFG'],
  ['PQRS', 'HJKL'],
  ['DEFG', 'TUVW'],
  ['JKLM', 'ABCD'],
  ['RSTU', 'EFGH'],
  ['MNPQ', 'FGHJ'],
  ['FGHJ', 'RSTU'],
] as const

const angleAt = (names: string, i: number, prime = '') => measureOfAngle(names.charAt(i) + prime)
const motionOf = (random: Random) => random.evenly(NAMED_MOTIONS)
/** The size that an equation of the prompt gives to a name. */
const told = (printed: Printed, name: string) => {
  const found = printed
    .all('relation')
    .find(({ left }) =>
      left.kind === 'symbol'
        ? left.name === name
        : left.kind === 'prefixed' && (left.of as { name?: string }).name === name,
    )
  return found?.right.kind === 'measure' ? exact(found.right.of) : null
}
const asked = (printed: Printed, kind: 'symbol' | 'prefixed'): string => {
  const last = printed.maths.findLast(one => one.kind === kind)
  return last?.kind === 'symbol'
    ? last.name
    : last?.kind === 'prefixed'
      ? ((last.of as { name?: string }).name ?? '')
      : ''
}
const withoutPrimes = (name: string) => name.replaceAll(PRIME, '')

const matchStep = (names: string, i: number): Step => {
  const [from, to] = [at(names, i), at(names, (i + 1) % names.length)]
  const [fromImage, toImage] = [at(names, i, PRIME), at(names, (i + 1) % names.length, PRIME)]
  return explainedBy(paragraph(line`${sideName(names, i)} → ${sideName(names, i, PRIME)}`), {
    en: line`${fromImage} is the image of ${from}, and ${toImage} is the image of ${to}, so these sides match.`,
    es: line`${fromImage} es la imagen de ${from}, y ${toImage} es la imagen de ${to}, así que estos lados son correspondientes.`,
  })
}

export const keptForms = (form: Form) => ({
  keptSide: form({
    levels: ['easy'],
    share: 2,
    lines: 1,
    draw: random => ({
      motion: motionOf(random),
      asked: random.evenly([0, 1, 2] as const),
      names: drawNames(random, 3),
      sides: random.evenly(SIDES),
      unit: random.pick(UNITS),
      turn: random.pick([-24, -12, 0, 12, 24]),
    }),
    answer: measured,
    solve: ({ sides, unit, asked: i }) => ({ amount: sides[i], unit }),
    ask({ names, motion, sides: [c, a, b], unit, asked: i, turn }) {
      const [A, B, C] = [...names]
      const drawn = figure(
        triangle({
          shape: { sides: [a, b, c] },
          names,
          sides: {
            [`${A}${B}`]: measure(c, unit),
            [`${B}${C}`]: measure(a, unit),
            [`${C}${A}`]: measure(b, unit),
          },
          turn,
        }),
      )
      const [one, two, side] = [nameWith(names), nameWith(names, PRIME), sideName(names, i, PRIME)]
      return {
        en: [
          drawn,
          paragraph(line`A `, motion.en, line` takes triangle ${one} to triangle ${two}. How long is side ${side}?`),
        ],
        es: [
          drawn,
          paragraph(
            line`Una `,
            motion.es,
            line` lleva el triángulo ${one} al triángulo ${two}. ¿Cuánto mide el lado ${side}?`,
          ),
        ],
      }
    },
    solution: ({ names, motion, asked: i }, { amount, unit }) => [
      matchStep(names, i),
      explainedBy(equation(equation(sideName(names, i, PRIME), sideName(names, i)), measure(amount, unit)), {
        en: [
          ...line`A `,
          ...motion.en,
          ...line` keeps every length: read the length of ${sideName(names, i)} in the figure.`,
        ],
        es: [
          ...line`Una `,
          ...motion.es,
          ...line` conserva todas las longitudes: lee en la figura la longitud de ${sideName(names, i)}.`,
        ],
      }),
    ],
    // The side of the drawn triangle that has the same letters bears this label.
    check(printed, { amount, unit }) {
      const drawn = printed.figure('triangle')
      const [from, to] = [...withoutPrimes(asked(printed, 'symbol'))]
      const label = drawn.lines.find(side => side.from === from && side.to === to)?.label
      return label?.kind === 'measure' && label.unit === unit && exact(label.of).equals(exact(amount))
    },
  }),

  keptAngle: form({
    levels: ['easy'],
    share: 2,
    lines: 1,
    draw: random => ({
      motion: motionOf(random),
      asked: random.evenly([0, 1, 2, 3] as const),
      names: random.evenly(PAIRS),
      angles: random.evenly(ANGLES),
      order: random.until(
        () => random.shuffle([0, 1, 2, 3]),
        order => order.some((place, i) => place !== i),
      ),
    }),
    answer: angleDegrees,
    solve: ({ angles, asked: i }) => angles[i],
    ask({ names: [one, two], motion, angles, asked: i, order }) {
      const angle = angleAt(two, itemOf(order, i))
      const [a, b, c, d] = angles.map((size, j) => equation(angleAt(one, j), degrees(size)))
      const [p, q, r, s] = order.map(place => at(two, place))
      const [A, B, C, D] = [0, 1, 2, 3].map(j => at(one, j))
      return {
        en: paragraph(
          line`In quadrilateral ${nameWith(one)}, ${a!}, ${b!}, ${c!}, and ${d!}. A `,
          motion.en,
          line` takes ${A!} to ${p!}, ${B!} to ${q!}, ${C!} to ${r!}, and ${D!} to ${s!}. Find ${angle}.`,
        ),
        es: paragraph(
          line`En el cuadrilátero ${nameWith(one)}, ${a!}, ${b!}, ${c!} y ${d!}. Una `,
          motion.es,
          line` lleva ${A!} a ${p!}, ${B!} a ${q!}, ${C!} a ${r!} y ${D!} a ${s!}. Halla ${angle}.`,
        ),
      }
    },
    solution({ names: [one, two], motion, asked: i, order }, size) {
      const place = itemOf(order, i)
      return [
        explainedBy(paragraph(line`${at(one, i)} → ${at(two, place)}`), {
          en: line`${at(two, place)} is the image of ${at(one, i)}, so the angles at these two vertices match.`,
          es: line`${at(two, place)} es la imagen de ${at(one, i)}, así que los ángulos en estos dos vértices son correspondientes.`,
        }),
        explainedBy(equation(equation(angleAt(two, place), angleAt(one, i)), degrees(size)), {
          en: [...line`A `, ...motion.en, ...line` keeps the measure of every angle.`],
          es: [...line`Una `, ...motion.es, ...line` conserva la medida de todos los ángulos.`],
        }),
      ]
    },
    // Goes back from the vertex asked to the one that is taken to it.
    check(printed, size) {
      const letters = printed.maths.flatMap(one => (one.kind === 'symbol' && one.name.length === 1 ? [one.name] : []))
      const place = letters.findIndex((letter, i) => i % 2 === 1 && letter === asked(printed, 'prefixed'))
      return told(printed, itemOf(letters, place - 1))?.equals(exact(size)) ?? false
    },
  }),

  bothPerimeters: form({
    levels: ['medium'],
    share: 2,
    lines: 3,
    draw: random => ({
      motion: motionOf(random),
      start: random.evenly([0, 1, 2] as const),
      names: drawNames(random, 3),
      sides: random.evenly(SIDES),
      unit: random.pick(UNITS),
    }),
    answer: measured,
    solve: ({ sides, unit, start }) => ({ amount: itemOf(sides, (start + 2) % 3), unit }),
    ask({ names, motion, sides, unit, start }) {
      const [one, two] = [nameWith(names), nameWith(names, PRIME)]
      const [i, j, k] = [0, 1, 2].map(n => (start + n) % 3) as [number, number, number]
      const first = equation(sideName(names, i), measure(itemOf(sides, i), unit))
      const second = equation(sideName(names, j, PRIME), measure(itemOf(sides, j), unit))
      const around = measure(sides[0] + sides[1] + sides[2], unit)
      const side = sideName(names, k)
      return {
        en: paragraph(
          line`A `,
          motion.en,
          line` takes triangle ${one} to triangle ${two}. In triangle ${one}, ${first}. In triangle ${two}, ${second}, and the perimeter is ${around}. What is ${side}?`,
        ),
        es: paragraph(
          line`Una `,
          motion.es,
          line` lleva el triángulo ${one} al triángulo ${two}. En el triángulo ${one}, ${first}. En el triángulo ${two}, ${second} y el perímetro es ${around}. ¿Cuánto mide ${side}?`,
        ),
      }
    },
    solution({ names, sides, unit, start }, { amount }) {
      const [i, j, k] = [0, 1, 2].map(n => (start + n) % 3) as [number, number, number]
      const around = sides[0] + sides[1] + sides[2]
      const both = itemOf(sides, i) + itemOf(sides, j)
      return [
        explainedBy(
          equation(equation(sideName(names, j), sideName(names, j, PRIME)), measure(itemOf(sides, j), unit)),
          {
            en: line`Matching sides of the two triangles are equal, and so are their perimeters.`,
            es: line`Los lados correspondientes de los dos triángulos son iguales, y también sus perímetros.`,
          },
        ),
        explainedBy(equation(sum(itemOf(sides, i), itemOf(sides, j)), both), {
          en: line`Add the two known sides of triangle ${nameWith(names)}.`,
          es: line`Suma los dos lados conocidos del triángulo ${nameWith(names)}.`,
        }),
        explainedBy(equation(minus(around, both), amount), {
          en: line`Subtract the sum from the perimeter.`,
          es: line`Resta la suma del perímetro.`,
        }),
        explainedBy(equation(sideName(names, k), measure(amount, unit)), {
          en: line`Write the length with its unit.`,
          es: line`Escribe la longitud con su unidad.`,
        }),
      ]
    },
    // The answer and both printed sides make the printed perimeter.
    check(printed, { amount }) {
      const [one, two, around] = printed.all('measure').map(({ of }) => exact(of))
      return one!.plus(two!).plus(exact(amount)).equals(around!)
    },
  }),

  thirdAngle: form({
    levels: ['medium'],
    share: 2,
    lines: 3,
    draw: random => ({
      motion: motionOf(random),
      isBack: random.evenly([false, true]),
      start: random.evenly([0, 1, 2] as const),
      names: drawNames(random, 3),
      angles: random.until(
        () => [random.int(35, 95), random.int(35, 95)] as const,
        ([a, b]) => a + b < 150 && a !== b && a !== 90 && b !== 90 && ![a, b, 90].includes(180 - a - b),
      ),
    }),
    answer: angleDegrees,
    solve: ({ angles: [a, b] }) => 180 - a - b,
    ask({ names, motion, angles: [a, b], start, isBack }) {
      const [i, j, k] = [0, 1, 2].map(n => (start + n) % 3) as [number, number, number]
      const [one, two] = [nameWith(names), nameWith(names, PRIME)]
      const first = equation(angleAt(names, i), degrees(a))
      const second = equation(angleAt(names, j, PRIME), degrees(b))
      const angle = angleAt(names, k, isBack ? '' : PRIME)
      return {
        en: paragraph(
          line`Triangle ${two} is the image of triangle ${one} under a `,
          motion.en,
          line`. If ${first} and ${second}, what is ${angle}?`,
        ),
        es: paragraph(
          line`El triángulo ${two} es la imagen del triángulo ${one} en una `,
          motion.es,
          line`. Si ${first} y ${second}, ¿cuánto es ${angle}?`,
        ),
      }
    },
    solution({ names, angles: [a, b], start, isBack }, size) {
      const [i, j, k] = [0, 1, 2].map(n => (start + n) % 3) as [number, number, number]
      const own = isBack ? '' : PRIME
      const known: Expr = isBack
        ? equation(equation(angleAt(names, j), angleAt(names, j, PRIME)), degrees(b))
        : equation(equation(angleAt(names, i, PRIME), angleAt(names, i)), degrees(a))
      return [
        explainedBy(known, {
          en: line`Matching angles are equal, so two angles of triangle ${nameWith(names, own)} are known.`,
          es: line`Los ángulos correspondientes son iguales, así que se conocen dos ángulos del triángulo ${nameWith(names, own)}.`,
        }),
        explainedBy(equation(sum(degrees(a), degrees(b)), degrees(a + b)), {
          en: line`Add these two angles.`,
          es: line`Suma estos dos ángulos.`,
        }),
        explainedBy(equation(equation(angleAt(names, k, own), minus(degrees(180), degrees(a + b))), degrees(size)), {
          en: line`The angles of a triangle add up to ${degrees(180)}: subtract.`,
          es: line`Los ángulos de un triángulo suman ${degrees(180)}: resta.`,
        }),
      ]
    },
    check(printed, size) {
      const [a, b] = printed.all('measure').map(({ of }) => exact(of))
      return a!.plus(b!).plus(exact(size)).equals(180)
    },
  }),
})
