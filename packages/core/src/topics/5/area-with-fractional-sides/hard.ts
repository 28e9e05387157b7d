import {
  answerStep,
  areaModel,
  blank,
  divide,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  lcm,
  line,
  measure,
  minus,
  mixed,
  multiplyFractions,
  numberList,
  over,
  prose,
  type Random,
  Ratio,
  role,
  type Step,
  statements,
  step,
  sum,
  times,
  toSimplestForm,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { inLowestTerms, proper } from '../../kit/fractions/fractions.ts'
import { measured } from '../../kit/measures/measured.ts'
import type { levels } from './levels.ts'
import { lowest } from './medium.ts'
import {
  areaOf,
  drawnArea,
  inSquares,
  isStout,
  lengthTimesWidth,
  longOf,
  lowestTerms,
  mixedInLowestTerms,
  rectangle,
  type Sides,
  SQUARES,
  squareOf,
  UNITS,
} from './rectangles.ts'
import { largeThings, pairs, strips } from './settings.ts'

const asMixed = {
  en: prose`Write the answer as a mixed number in lowest terms.`,
  es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
}

const wholeOf = (value: Ratio) => Math.floor(value.toNumber())
const partOf = (value: Ratio) => value.minus(wholeOf(value))

/** Two mixed numbers of different denominators whose product is one too. */
function drawMixedSides(random: Random, wholes: readonly [number, number], denominators: readonly number[]): Sides {
  const draw = () => proper(random, random.pick(denominators)).plus(random.int(...wholes))
  return random.until(
    () => ({ length: draw(), width: draw() }),
    sides => {
      const { length, width } = sides
      return (
        length.compare(width) > 0 &&
        isStout(sides) &&
        length.d !== width.d &&
        areaOf(sides).d > 1 &&
        areaOf(sides).d <= 20
      )
    },
  )
}

/** The four areas of the parts, row by row. */
const partsOf = ({ length, width }: Sides): readonly [Ratio, Ratio, Ratio, Ratio] => [
  Ratio.of(wholeOf(length) * wholeOf(width)),
  partOf(length).times(wholeOf(width)),
  partOf(width).times(wholeOf(length)),
  partOf(length).times(partOf(width)),
]

const multiplied = ({ length, width }: Sides) =>
  equation(times(expr(length), expr(width)), expr(areaOf({ length, width })))

/** 4 1/3 × 3 1/2 = 13/3 × 7/2 = 91/6. */
const asImproper = (sides: Sides) => equation(times(mixed(sides.length), mixed(sides.width)), multiplied(sides))

/** The greater area less the other, over a common denominator where theirs differ. */
function difference(more: Ratio, less: Ratio): readonly Step[] {
  const d = lcm(more.d, less.d)
  const [a, b] = [more.times(d).n, less.times(d).n]
  const renamed = [more, less].filter(area => area.d !== d)
  return [
    ...(renamed.length > 0
      ? [
          step(statements(...renamed.map(area => equation(area, over(area.times(d).n, d)))), because.sameDenominator, {
            value: d,
          }),
        ]
      : []),
    step(equation(minus(over(a, d), over(b, d)), over(a - b, d)), because.subtractNumerators),
    ...toSimplestForm({ n: a - b, d }),
  ]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  largeThings: form({
    levels: ['hard'],
    kind: 'story',
    instruction: asMixed,
    lines: 4,
    draw(random) {
      const setting = random.evenly(largeThings)
      return { setting, ...drawMixedSides(random, setting.wholes, setting.denominators) }
    },
    answer: mixedInLowestTerms,
    solve: rect => inSquares(areaOf(rect), rect.setting.unit),
    ask: ({ setting: { unit, ask }, length, width }) =>
      ask(role('length', longOf(length, unit)), role('width', longOf(width, unit))),
    solution: ({ setting, length, width }, { amount, unit }) => [
      lengthTimesWidth({ length, width }),
      ...multiplyFractions(length, width),
      answerStep(measure(amount, unit), setting.ends(measure(amount, unit))),
    ],
    check: (printed, { amount }) => exact(amount).over(printed.role('width')).equals(printed.role('length')),
  }),

  labelledMixed: form({
    levels: ['hard'],
    instruction: asMixed,
    lines: 4,
    draw: (random, { denominators }) => ({
      unit: random.evenly(UNITS),
      ...drawMixedSides(random, [1, 6], denominators),
    }),
    answer: mixedInLowestTerms,
    solve: rect => inSquares(areaOf(rect), rect.unit),
    ask: rect =>
      withFigure(
        { en: prose`Find the area of the rectangle.`, es: prose`Halla el área del rectángulo.` },
        rectangle(rect),
      ),
    solution: (rect, { amount, unit }) => [
      lengthTimesWidth(rect),
      ...multiplyFractions(rect.length, rect.width),
      answerStep(measure(amount, unit), {
        en: line`The area is ${measure(amount, unit)}.`,
        es: line`El área es de ${measure(amount, unit)}.`,
      }),
    ],
    check: (printed, { amount }) => drawnArea(printed, evaluate)?.equals(exact(amount)) === true,
  }),

  partialProducts: form({
    levels: ['hard'],
    lines: 3,
    draw: (random, { denominators }) => ({
      unit: random.evenly(['foot', 'yard', 'meter'] as const),
      ...drawMixedSides(random, [1, 5], denominators),
    }),
    answer: { ...numberList, requires: 'mixed-in-lowest-terms' },
    solve: rect => [...partsOf(rect), areaOf(rect)].map(inLowestTerms),
    ask(rect) {
      const { length, width, unit } = rect
      const model = figure(
        areaModel({
          columns: [longOf(Ratio.of(wholeOf(length)), unit), longOf(partOf(length), unit)],
          rows: [longOf(Ratio.of(wholeOf(width)), unit), longOf(partOf(width), unit)],
          columnSizes: [3, 2],
          rowSizes: [3, 2],
          cells: [
            [blank(2), blank(2)],
            [blank(2), blank(2)],
          ],
        }),
      )
      const [a, b, square] = [longOf(length, unit), longOf(width, unit), measure(blank(3), SQUARES[unit])]
      return {
        en: [
          prose`A rectangle is ${a} long and ${b} wide. Write the area of each part, row by row, and the total. Write each as a fraction, a whole number, or a mixed number in lowest terms.`,
          model,
          prose`Total: ${square}`,
        ],
        es: [
          prose`Un rectángulo mide ${a} de largo y ${b} de ancho. Escribe el área de cada parte, fila por fila, y el total. Escribe cada una como fracción, número entero o número mixto en su mínima expresión.`,
          model,
          prose`Total: ${square}`,
        ],
      }
    },
    namedAnswer(_, answer) {
      const [a, b, c, d, total] = tupleOf(answer, 5)
      return {
        en: prose`Top left: ${a}; top right: ${b}; bottom left: ${c}; bottom right: ${d}; total: ${total}`,
        es: prose`Arriba a la izquierda: ${a}; arriba a la derecha: ${b}; abajo a la izquierda: ${c}; abajo a la derecha: ${d}; total: ${total}`,
      }
    },
    solution(rect) {
      const { length, width } = rect
      const [a, b, c, d] = partsOf(rect)
      const fractions = [b, c, d].map(partOf).filter(part => part.n > 0)
      const common = fractions.map(part => part.d).reduce(lcm)
      const top = fractions.reduce((total, part) => total + part.times(common).n, 0)
      const renamed = fractions.map(part => over(part.times(common).n, common))
      const added = renamed.length > 1 ? equation(sum(...renamed), over(top, common)) : over(top, common)
      const area = (one: Ratio | number, other: Ratio | number, value: Ratio) =>
        value.compare(1) > 0 && !value.isInteger
          ? equation(equation(times(one, other), value), mixed(value))
          : equation(times(one, other), value)
      return [
        step(
          statements(area(wholeOf(length), wholeOf(width), a), area(partOf(length), wholeOf(width), b)),
          because.explain,
          { sentence: { en: line`Find the areas of the upper row.`, es: line`Halla las áreas de la fila de arriba.` } },
        ),
        step(
          statements(area(wholeOf(length), partOf(width), c), area(partOf(length), partOf(width), d)),
          because.explain,
          { sentence: { en: line`Find the areas of the lower row.`, es: line`Halla las áreas de la fila de abajo.` } },
        ),
        step(
          Ratio.of(top, common).d === common && top < common
            ? added
            : equation(added, inLowestTerms(Ratio.of(top, common))),
          because.explain,
          {
            sentence: {
              en: line`Add the fractions over the denominator ${common}.`,
              es: line`Suma las fracciones con denominador ${common}.`,
            },
          },
        ),
        answerStep(equation(sum(a, inLowestTerms(b), inLowestTerms(c), inLowestTerms(d)), mixed(areaOf(rect))), {
          en: line`Add the whole numbers and this sum: the total of the four areas.`,
          es: line`Suma los números enteros y ese resultado: es el total de las cuatro áreas.`,
        }),
      ]
    },
    // The sides of the boxes, and the two printed sides multiplied.
    check(printed, answers) {
      const [a, b, c, d, total] = tupleOf(answers, 5).map(exact)
      const { columns, rows } = printed.figure('area-model')
      const lengthOf = ({ label }: (typeof columns)[number]) =>
        label?.kind === 'measure' ? evaluate(label.of) : Ratio.of(0)
      const boxes = rows.flatMap(row => columns.map(column => lengthOf(row).times(lengthOf(column))))
      const [length, width] = printed.numbers
      return (
        [a, b, c, d].every((part, i) => part !== undefined && boxes[i]?.equals(part) === true) &&
        length !== undefined &&
        width !== undefined &&
        total?.equals(length.times(width)) === true
      )
    },
  }),

  missingSide: form({
    levels: ['hard'],
    kind: 'story',
    lines: 2,
    draw(random) {
      const strip = random.evenly(strips)
      return random.until(
        () => ({ strip, d: random.pick(strip.denominators), whole: random.int(...strip.wholes) }),
        ({ d, whole }) => d !== whole,
      )
    },
    answer: measured,
    solve: ({ strip: { kind, unit }, d, whole }) => ({
      amount: kind === 'unit area' ? Ratio.of(1, d * whole) : Ratio.of(d * whole),
      unit,
    }),
    ask({ strip: { kind, unit, ask }, d, whole }) {
      const [area, side] = kind === 'unit area' ? [Ratio.of(1, d), Ratio.of(whole)] : [Ratio.of(whole), Ratio.of(1, d)]
      return ask(role('area', squareOf(area, unit)), role('side', longOf(side, unit)))
    },
    solution({ strip: { kind, unit, ends }, d, whole }, { amount }) {
      const [area, side] = kind === 'unit area' ? [Ratio.of(1, d), Ratio.of(whole)] : [Ratio.of(whole), Ratio.of(1, d)]
      return [
        step(divide(area, side), because.explain, {
          sentence: {
            en: line`Area is length times width: divide the area by the side that you know.`,
            es: line`El área es el largo por el ancho: divide el área entre el lado que conoces.`,
          },
        }),
        step(equation(divide(area, side), exact(amount)), because.explain, {
          sentence:
            kind === 'unit area'
              ? {
                  en: line`${area} divided into ${whole} equal parts: each part is ${exact(amount)}.`,
                  es: line`${area} dividido en ${whole} partes iguales: cada parte es ${exact(amount)}.`,
                }
              : {
                  en: line`In 1 there are ${d} parts of ${side}, and in ${whole} there are ${exact(amount)}.`,
                  es: line`En 1 hay ${d} partes de ${side} y en ${whole} hay ${exact(amount)}.`,
                },
        }),
        answerStep(measure(amount, unit), ends(measure(amount, unit))),
      ]
    },
    check: (printed, { amount }) => exact(amount).times(printed.role('side')).equals(printed.role('area')),
  }),

  comparedAreas: form({
    levels: ['hard'],
    kind: 'story',
    instruction: lowest,
    lines: 5,
    draw(random) {
      const pair = random.evenly(pairs)
      return random.until(
        () => ({
          pair,
          more: drawMixedSides(random, pair.wholes, [2, 3, 4]),
          less: drawMixedSides(random, pair.wholes, [2, 3, 4]),
        }),
        ({ more, less }) => {
          const apart = areaOf(more).minus(areaOf(less))
          return (
            apart.compare(0) > 0 &&
            !apart.isInteger &&
            apart.compare(8) < 0 &&
            !more.length.equals(less.length) &&
            !more.width.equals(less.width)
          )
        },
      )
    },
    answer: lowestTerms,
    solve: ({ pair, more, less }) => inSquares(areaOf(more).minus(areaOf(less)), pair.unit),
    ask: ({ pair: { unit, ask }, more, less }) =>
      ask(
        role('a', longOf(more.length, unit)),
        role('b', longOf(more.width, unit)),
        role('c', longOf(less.length, unit)),
        role('d', longOf(less.width, unit)),
      ),
    solution: ({ more, less }, { amount, unit }) =>
      [
        step(statements(asImproper(more), asImproper(less)), because.explain, {
          sentence: {
            en: line`Write the sides as improper fractions. Multiply those of A, then those of B.`,
            es: line`Escribe los lados como fracciones impropias. Multiplica los de A y luego los de B.`,
          },
        }),
        ...difference(areaOf(more), areaOf(less)),
        answerStep(measure(amount, unit), {
          en: line`The area of A is greater than that of B by ${measure(amount, unit)}.`,
          es: line`El área de A supera a la de B en ${measure(amount, unit)}.`,
        }),
      ].slice(-6),
    // The smaller area and the difference make the greater one.
    check(printed, { amount }) {
      const [a, b, c, d] = (['a', 'b', 'c', 'd'] as const).map(name => printed.role(name))
      return (
        a !== undefined &&
        b !== undefined &&
        c !== undefined &&
        d !== undefined &&
        exact(amount).plus(c.times(d)).equals(a.times(b))
      )
    },
  }),
})
