import {
  answerStep,
  blank,
  both,
  box,
  defineTopic,
  drawing,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  expr,
  figure,
  figureChoice,
  findMistake,
  fractionAsBuilt,
  fractionCircle,
  gcd,
  integer,
  itemOf,
  line,
  list,
  minus,
  mixed,
  mixedNumber,
  mixedNumberInLowestTerms,
  numberLine,
  numbersAsWritten,
  type Of,
  order,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  relation,
  type Step,
  step,
  sum,
  times,
  toImproperFraction,
  tupleOf,
  type Value,
  withFigure,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { comparison, comparisonOf, comparisonSigns } from '../kit/facts/compare-signs.ts'
import { asItStands } from '../kit/fractions/mixed.ts'
import { wholesOut } from '../kit/fractions/wholes-out.ts'

interface Level {
  readonly wholes: readonly [least: number, most: number]
  readonly denominators: readonly number[]
}

/** A whole part and a proper fraction in lowest terms. */
function drawMixed(random: Random, { wholes, denominators }: Level) {
  const d = random.pick(denominators)
  return { w: random.int(...wholes), n: random.coprimeTo(d), d }
}
type Mixed = ReturnType<typeof drawMixed>
/** Not one that every pupil knows: 1 1/2. */
const drawLater = (random: Random, level: Level): Mixed =>
  random.until(
    () => drawMixed(random, level),
    ({ w, n, d }) => w * d + n > 6,
  )
const topOf = ({ w, n, d }: Mixed) => w * d + n
const valueOf = (facts: Mixed) => Ratio.of(topOf(facts), facts.d)
const improper = (facts: Mixed) => over(topOf(facts), facts.d)

/** Counts whole by whole: the parts of the wholes and the parts beside them. */
const partsOf = ({ over: top, under }: Of<'quotient'>) => [evaluate(top).n, evaluate(under).n] as const

const shadedParts = (printed: Printed) => {
  const circles = printed.figure('fraction-circle').circles
  return {
    shaded: circles.flat().filter(({ fill }) => fill !== 'white').length,
    perCircle: itemOf(circles, 0).length,
  }
}
const shadedCircles = (facts: Mixed) => fractionCircle({ parts: facts.d, shaded: topOf(facts) })

const wholesAndParts = (facts: Mixed): readonly Step[] => [
  step(expr(facts.w), because.count, { group: { en: line`the whole circles`, es: line`los círculos enteros` } }),
  step(over(facts.n, facts.d), because.read, {
    what: { en: line`the shaded part of the last circle`, es: line`la parte sombreada del último círculo` },
  }),
  step(equation(sum(facts.w, over(facts.n, facts.d)), mixed(valueOf(facts))), because.toMixedNumber),
]
const allParts = (facts: Mixed): readonly Step[] => [
  step(expr(facts.d), because.count, {
    group: { en: line`the parts of one circle`, es: line`las partes de un círculo` },
  }),
  step(
    equation(facts.n > 0 ? sum(times(facts.w, facts.d), facts.n) : times(facts.w, facts.d), topOf(facts)),
    because.countShadedParts,
    { parts: topOf(facts) },
  ),
  explainedBy(improper(facts), {
    en: line`There are ${topOf(facts)} shaded parts, and each is ${over(1, facts.d)} of a circle.`,
    es: line`Hay ${topOf(facts)} partes sombreadas y cada una es ${over(1, facts.d)} de un círculo.`,
  }),
]

const joined = (facts: Mixed): Step =>
  explainedBy(equation(sum(facts.w, over(facts.n, facts.d)), mixed(valueOf(facts))), {
    en: line`Write the whole number beside the fraction.`,
    es: line`Escribe el número entero junto a la fracción.`,
  })

/** Circles that a pupil might take for those of a mixed number. */
const otherCircles = ({ w, n, d }: Mixed) => ({
  rest: fractionCircle({ parts: d, shaded: w * d + (d - n) }),
  oneMore: fractionCircle({ parts: d, shaded: (w + 1) * d + n }),
  partMore: fractionCircle({ parts: d, shaded: w * d + n + 1 }),
  partsOnly: fractionCircle({ parts: d, shaded: w + n }),
})

const asMixed = { en: prose`Write a mixed number.`, es: prose`Escribe un número mixto.` }
const asImproper = { en: prose`Write an improper fraction.`, es: prose`Escribe una fracción impropia.` }

const lineFrom = (from: number, d: number, points: readonly Value[] = []) =>
  numberLine({
    from,
    to: from + 3,
    step: Ratio.of(1, d),
    labels: d,
    points: points.map(value => exact(value)),
  })

/** 5 2/4 is not reduced: its denominator is that of the fractions beside it. */
const mixedAsItStands = (top: number, d: number): Expr => asItStands({ w: Math.floor(top / d), n: top % d, d })
const partsOrOne = (value: Value): number => {
  const shown = expr(value)
  return shown.kind === 'quotient' ? evaluate(shown.under).n : 1
}

export const mixedNumbersImproperFractions = defineTopic(
  {
    id: 'mixed-numbers-improper-fractions',
    name: { en: 'Mixed numbers and improper fractions', es: 'Números mixtos y fracciones impropias' },
    description: {
      en: 'Write a mixed number as an improper fraction and an improper fraction as a mixed number.',
      es: 'Escribe un número mixto como fracción impropia y una fracción impropia como número mixto.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.B.3b', '4.NF.B.3c'],
    levels: {
      easy: { wholes: [1, 3], denominators: [2, 3, 4, 5, 6, 8] },
      medium: { wholes: [1, 5], denominators: [2, 3, 4, 5, 6, 8, 10, 12] },
      hard: { wholes: [6, 12], denominators: [3, 4, 5, 6, 8, 10, 12] },
    },
  },
  form => ({
    modelToMixed: form({
      levels: ['easy'],
      lines: 1,
      draw: drawMixed,
      answer: mixedNumber,
      solve: facts => mixed(valueOf(facts)),
      ask: facts =>
        withFigure(
          {
            en: prose`Each circle is one whole. Write the shaded part as a mixed number.`,
            es: prose`Cada círculo es un entero. Escribe la parte sombreada como número mixto.`,
          },
          shadedCircles(facts),
        ),
      solution: wholesAndParts,
      // Counts the shaded parts of all circles.
      check(printed, answer) {
        const { shaded, perCircle } = shadedParts(printed)
        return exact(answer).times(perCircle).equals(shaded)
      },
    }),

    modelToImproper: form({
      levels: ['easy'],
      lines: 1,
      draw: drawMixed,
      answer: fractionAsBuilt,
      solve: improper,
      ask: facts =>
        withFigure(
          {
            en: prose`Each circle is one whole. Write the shaded part as an improper fraction.`,
            es: prose`Cada círculo es un entero. Escribe la parte sombreada como fracción impropia.`,
          },
          shadedCircles(facts),
        ),
      solution: allParts,
      check(printed, answer) {
        const { shaded, perCircle } = shadedParts(printed)
        return exact(answer).times(perCircle).equals(shaded)
      },
    }),

    modelToBoth: form({
      levels: ['easy'],
      lines: 1,
      draw: (random, level) =>
        random.until(
          () => drawMixed(random, level),
          ({ w, d }) => w !== d,
        ),
      answer: numbersAsWritten,
      solve: facts => [mixed(valueOf(facts)), improper(facts)],
      ask: facts => ({
        en: [
          prose`Each circle is one whole. Write the shaded part in both forms.`,
          figure(shadedCircles(facts)),
          prose`Mixed number: ${blank(3)}`,
          prose`Improper fraction: ${blank(3)}`,
        ],
        es: [
          prose`Cada círculo es un entero. Escribe la parte sombreada de las dos formas.`,
          figure(shadedCircles(facts)),
          prose`Número mixto: ${blank(3)}`,
          prose`Fracción impropia: ${blank(3)}`,
        ],
      }),
      namedAnswer: facts => ({
        en: prose`mixed number ${mixed(valueOf(facts))}, improper fraction ${improper(facts)}`,
        es: prose`número mixto ${mixed(valueOf(facts))}, fracción impropia ${improper(facts)}`,
      }),
      solution: facts => [...wholesAndParts(facts), ...allParts(facts)],
      check(printed, answers) {
        const { shaded, perCircle } = shadedParts(printed)
        return answers.length === 2 && answers.every(answer => exact(answer).times(perCircle).equals(shaded))
      },
    }),

    whichCircles: form({
      levels: ['easy'],
      wide: true,
      draw: (random, { wholes, denominators }) => {
        const as = random.evenly(['mixed', 'improper'] as const)
        const facts = random.until(
          () => drawMixed(random, { wholes: [wholes[0], 2], denominators }),
          ({ w, n, d }) => d > 2 && n + 1 < d && 2 * n !== d && w + n !== d,
        )
        return { ...facts, as }
      },
      answer: figureChoice,
      solve: shadedCircles,
      mistakes: facts => {
        const { rest, oneMore, partMore, partsOnly } = otherCircles(facts)
        return facts.as === 'mixed' ? { rest, oneMore, partMore } : { partsOnly, oneMore, partMore }
      },
      ask: facts => {
        const shown = facts.as === 'mixed' ? mixed(valueOf(facts)) : improper(facts)
        return {
          en: prose`Each circle is one whole. In which picture is ${shown} shaded?`,
          es: prose`Cada círculo es un entero. ¿En qué dibujo está sombreado ${shown}?`,
        }
      },
      solution: facts => [
        facts.as === 'mixed'
          ? explainedBy(equation(mixed(valueOf(facts)), sum(facts.w, over(facts.n, facts.d))), {
              en: line`Whole circles that must be shaded: ${facts.w}. Of one more circle, ${over(facts.n, facts.d)} must be shaded.`,
              es: line`Círculos que deben estar sombreados enteros: ${facts.w}. De otro círculo debe estar sombreado ${over(facts.n, facts.d)}.`,
            })
          : explainedBy(expr(facts.d), {
              en: line`Each circle has ${facts.d} equal parts. Look for ${topOf(facts)} shaded parts.`,
              es: line`Cada círculo tiene ${facts.d} partes iguales. Busca ${topOf(facts)} partes sombreadas.`,
            }),
        answerStep(figure(shadedCircles(facts)), {
          en: line`Whole circles: ${facts.w}. Shaded parts of the last circle: ${facts.n} of ${facts.d}. No other picture has both.`,
          es: line`Círculos enteros: ${facts.w}. Partes sombreadas del último círculo: ${facts.n} de ${facts.d}. Ningún otro dibujo tiene ambas cosas.`,
        }),
      ],
      check(printed, answer) {
        const [shown] = tupleOf(printed.maths, 1)
        const { circles } = answer as ReturnType<typeof fractionCircle>
        const shaded = circles.flat().filter(({ fill }) => fill !== 'white').length
        return evaluate(shown).times(itemOf(circles, 0).length).equals(shaded)
      },
    }),

    toMixed: form({
      levels: ['medium'],
      share: 3,
      instruction: asMixed,
      draw: drawLater,
      answer: mixedNumber,
      solve: facts => mixed(valueOf(facts)),
      ask: facts => both(equation(improper(facts), blank(3))),
      solution: facts => [...wholesOut(topOf(facts), facts.d), joined(facts)],
      // As many parts as are printed on top.
      check(printed, answer) {
        const [n, d] = partsOf(printed.one('quotient'))
        return exact(answer).times(d).equals(n)
      },
    }),

    toImproper: form({
      levels: ['medium'],
      share: 3,
      instruction: asImproper,
      draw: drawLater,
      answer: fractionAsBuilt,
      solve: improper,
      ask: facts => both(equation(mixed(valueOf(facts)), blank(3))),
      solution: facts => toImproperFraction(valueOf(facts)),
      // The wholes and the parts taken away one by one leave nothing.
      check(printed, answer) {
        const value = evaluate(printed.one('number'))
        const rest = exact(answer).minus(Math.floor(value.toNumber()))
        return rest.equals(value.minus(Math.floor(value.toNumber())))
      },
    }),

    toMixedSimplified: form({
      levels: ['hard'],
      share: 3,
      instruction: {
        en: prose`Write a mixed number in lowest terms.`,
        es: prose`Escribe un número mixto en su mínima expresión.`,
      },
      draw(random, { wholes }) {
        const d = random.pick([4, 6, 8, 10, 12])
        const n = random.until(
          () => random.int(2, d - 2),
          value => gcd(value, d) > 1,
        )
        return { w: random.int(...wholes), n, d }
      },
      answer: mixedNumberInLowestTerms,
      solve: facts => mixed(valueOf(facts)),
      ask: facts => both(equation(improper(facts), blank(3))),
      solution(facts) {
        const asItStands = sum(facts.w, over(facts.n, facts.d))
        return [
          ...wholesOut(topOf(facts), facts.d),
          step(equation(asItStands, mixed(valueOf(facts))), because.divideBothTerms, { value: gcd(facts.n, facts.d) }),
        ]
      },
      check(printed, answer) {
        const [n, d] = partsOf(printed.one('quotient'))
        return exact(answer).times(d).equals(n)
      },
    }),

    place: form({
      levels: ['hard'],
      wide: true,
      draw(random) {
        // A mixed number in lowest terms on a line with smaller parts, or an improper fraction.
        const as = random.evenly(['mixed', 'improper'] as const)
        const d = random.pick(as === 'mixed' ? [4, 6, 8] : [3, 4, 5, 6])
        const from = random.int(2, 6)
        const n = random.until(
          () => random.int(1, d - 1),
          value => gcd(value, d) > 1 === (as === 'mixed'),
        )
        return { d, from, top: (from + random.int(0, 2)) * d + n, as }
      },
      answer: drawing(
        ({ d, from, top }: { readonly d: number; readonly from: number; readonly top: number }) =>
          lineFrom(from, d, [Ratio.of(top, d)]),
        ({ d, from, top }) => [
          { d, from, top: top + 1 },
          { d, from, top: top - 1 },
        ],
      ),
      solve: ({ d, from, top }) => ({ d, from, top }),
      ask({ d, from, top, as }) {
        const number = as === 'mixed' ? mixed(Ratio.of(top, d)) : over(top, d)
        return withFigure(
          { en: prose`Mark ${number} on the number line.`, es: prose`Marca ${number} en la recta numérica.` },
          lineFrom(from, d),
        )
      },
      solution({ d, top, as }) {
        const [w, n] = [Math.floor(top / d), top % d]
        const part = Ratio.of(n, d)
        return [
          ...(as === 'improper'
            ? wholesOut(top, d)
            : [
                explainedBy(equation(over(part.n, part.d), over(n, d)), {
                  en: line`Between two whole numbers, the line has ${d} equal parts. Write the fraction with denominator ${d}.`,
                  es: line`Entre dos números enteros, la recta tiene ${d} partes iguales. Escribe la fracción con denominador ${d}.`,
                }),
              ]),
          answerStep(sum(w, over(n, d)), {
            en: line`Start at ${w} and count ${n} of the ${d} equal parts to the right. Mark the point there.`,
            es: line`Empieza en ${w} y cuenta ${n} de las ${d} partes iguales hacia la derecha. Marca allí el punto.`,
          }),
        ]
      },
      // The point lies where the printed number is.
      check(printed, { d, top }) {
        const [wanted] = tupleOf(printed.maths, 1)
        return evaluate(wanted).times(d).equals(top)
      },
    }),

    compare: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Write <, >, or =.`, es: prose`Escribe <, > o =.` },
      draw(random) {
        const wanted = random.evenly(['less', 'greater', 'equal'])
        const d = random.pick([4, 5, 6, 8])
        const [w, n] = [random.int(2, 8), random.coprimeTo(d)]
        const top = w * d + n
        const off =
          wanted === 'equal'
            ? 0
            : random.until(
                () => (wanted === 'less' ? 1 : -1) * random.int(1, 2),
                more => (top + more) % d !== 0,
              )
        return { value: Ratio.of(top, d), top: top + off, d, mixedFirst: random.chance(0.5) }
      },
      answer: comparison,
      solve({ value, top, d, mixedFirst }) {
        const other = Ratio.of(top, d)
        return mixedFirst ? comparisonOf(value, other) : comparisonOf(other, value)
      },
      ask({ value, top, d, mixedFirst }) {
        const [a, b] = mixedFirst ? [mixed(value), over(top, d)] : [over(top, d), mixed(value)]
        return both(prose`${a} ${blank(2)} ${b}`)
      },
      solution({ value, top, d, mixedFirst }, answer) {
        const [a, b] = mixedFirst ? [value.n, top] : [top, value.n]
        const [left, right] = mixedFirst ? [mixed(value), over(top, d)] : [over(top, d), mixed(value)]
        return [
          ...toImproperFraction(value),
          step(relation(a, comparisonSigns[answer], b), because.moreEqualParts),
          ...(answer === 'equal' ? [] : [step(relation(left, comparisonSigns[answer], right), because.compare)]),
        ]
      },
      check(printed, answer) {
        const [a, b] = tupleOf(
          printed.maths.filter(({ kind }) => kind !== 'blank').map(item => evaluate(item)),
          2,
        )
        return answer === comparisonOf(a.minus(b), 0)
      },
    }),

    missingPart: form({
      levels: ['medium'],
      share: 2,
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      draw: (random, level) => ({ ...drawLater(random, level), hidden: random.evenly(['top', 'whole', 'improper']) }),
      answer: integer,
      solve: facts => ({ top: facts.n, whole: facts.w, improper: topOf(facts) })[facts.hidden],
      ask(facts) {
        const { w, n, d } = facts
        return {
          top: both(prose`${improper(facts)} = ${w} ${over(box(), d)}`),
          whole: both(prose`${improper(facts)} = ${box()} ${over(n, d)}`),
          improper: both(equation(mixed(valueOf(facts)), over(box(), d))),
        }[facts.hidden]
      },
      solution: facts =>
        facts.hidden === 'improper'
          ? toImproperFraction(valueOf(facts))
          : [...wholesOut(topOf(facts), facts.d), joined(facts)],
      // With the number in its blank, both sides are the same number of parts.
      check(printed, answer) {
        const value = exact(answer)
        const [first] = tupleOf(printed.maths, 1)
        if (first.kind === 'relation')
          return evaluate(first.left)
            .times(evaluate((first.right as Of<'quotient'>).under))
            .equals(value)
        const [given, whole, part] = tupleOf(printed.maths, 3)
        const { over: top, under } = part as Of<'quotient'>
        const filled = (item: Expr) => (item.kind === 'blank' ? value : evaluate(item))
        return filled(whole)
          .plus(filled(top).over(evaluate(under)))
          .equals(evaluate(given))
      },
    }),

    order: form(
      order({
        levels: ['hard'],
        draw(random) {
          const d = random.pick([3, 4, 5, 6, 8])
          const w = random.int(4, 9)
          const [one, two, three] = tupleOf(
            random.sample(
              Array.from({ length: 2 * d + 2 }, (_, i) => w * d - 1 + i).filter(top => top % d !== 0),
              3,
            ),
            3,
          )
          return [over(one, d), mixedAsItStands(two, d), over(three, d)]
        },
        solution: (sorted, printed) => [
          ...printed
            .filter(value => expr(value).kind !== 'quotient')
            .flatMap(value => {
              const d = Math.max(...printed.map(item => partsOrOne(item)))
              const top = exact(value).times(d).n
              return [
                explainedBy(equation(sum(times(Math.floor(top / d), d), top % d), top), {
                  en: line`Write ${value} as a fraction with denominator ${d}: multiply the whole number by ${d} and add ${top % d}.`,
                  es: line`Escribe ${value} como fracción con denominador ${d}: multiplica el entero por ${d} y suma ${top % d}.`,
                }),
                step(list(...sorted.map(item => exact(item).times(d).n).map(one => over(one, d))), because.explain, {
                  sentence: {
                    en: line`Now the denominators are equal: order by the numerators.`,
                    es: line`Ahora los denominadores son iguales: ordena por los numeradores.`,
                  },
                }),
              ]
            }),
          explainedBy(list(...sorted), {
            en: line`Write the numbers as they were given.`,
            es: line`Escribe los números como estaban dados.`,
          }),
        ],
      }),
    ),

    findMistake: form(
      findMistake({
        levels: ['hard'],
        lines: 2,
        draw: (random, level: Level) => {
          const [under, factor] = random.pick([
            [6, 2],
            [8, 2],
            [9, 3],
            [10, 2],
            [12, 2],
            [12, 3],
            [12, 4],
          ] as const)
          return { w: random.int(...level.wholes), n: random.coprimeTo(under / factor) * factor, d: under, factor }
        },
        work: facts => reduced(facts, facts.w, facts.n),
        steps: ({ w, n, d, factor }) => [
          explained(
            equation(over(w * d + n, d), sum(w, over(n, d))),
            line`Take out the wholes: ${equation(times(w, d), w * d)}, and ${equation(minus(w * d + n, w * d), n)} parts are left.`,
            line`Saca los enteros: ${equation(times(w, d), w * d)}, y quedan ${equation(minus(w * d + n, w * d), n)} partes.`,
          ),
          explained(
            equation(sum(w, over(n, d)), mixed(Ratio.of(w * d + n, d))),
            line`Divide both terms of ${over(n, d)} by ${factor}.`,
            line`Divide ambos términos de ${over(n, d)} entre ${factor}.`,
          ),
        ],
        mistakes: {
          oneWholeLess: {
            says: ({ w, n, d }) => ({
              en: line`${d} fits ${w} times in ${w * d + n}, not ${w - 1} times`,
              es: line`${d} cabe ${w} veces en ${w * d + n}, no ${w - 1} veces`,
            }),
            work: facts => reduced(facts, facts.w - 1, facts.n),
          },
          missingParts: {
            says: ({ w, n, d }) => ({
              en: line`${d - n} parts are missing to make ${w + 1} wholes; ${n} are left after ${w} wholes`,
              es: line`${d - n} partes son las que faltan para ${w + 1} enteros; después de ${w} enteros quedan ${n}`,
            }),
            work: facts => reduced(facts, facts.w, facts.d - facts.n),
          },
          numeratorOnly: {
            says: ({ factor }) => ({
              en: line`only the numerator was divided by ${factor}`,
              es: line`solo el numerador se dividió entre ${factor}`,
            }),
            work: facts => {
              const [given, first] = reduced(facts, facts.w, facts.n)
              return [given, first, asItStands({ w: facts.w, n: facts.n / facts.factor, d: facts.d })]
            },
          },
        },
        follows: (before, after) => evaluate(before).equals(evaluate(after)),
      }),
    ),
  }),
)

/** An improper fraction, its wholes beside the rest, and the mixed number in lowest terms. */
const reduced = ({ w, n, d }: Mixed, wholes: number, rest: number) =>
  [over(w * d + n, d), sum(wholes, over(rest, d)), mixed(Ratio.of(wholes * d + rest, d))] as const
