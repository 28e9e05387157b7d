import {
  absolute,
  type Block,
  type Both,
  blank,
  both,
  bracketed,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  type Inline,
  itemOf,
  line,
  name,
  namedNumbers,
  negative,
  people,
  prose,
  type Random,
  Ratio,
  rational,
  role,
  type Sentence,
  type Statement,
  sentenceChoice,
  statements,
  sum,
  symbol,
  trueStatement,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { type Writing, writtenAs } from '../../kit/integers/written.ts'
import { ABC, inside } from './easy.ts'
import {
  type Form,
  isSameNumbers,
  type Line,
  lineFigure,
  markedValues,
  parted,
  plotted,
  pointsOf,
  shownAt,
  valueAt,
} from './lines.ts'

const LINES: readonly Line[] = [
  parted(-3, 3, 4, 'mixed'),
  parted(-2, 1, 10, 'decimal'),
  parted(-3, 3, 2, 'decimal'),
  parted(-3, 2, 4, 'decimal'),
  parted(-1, 2, 10, 'decimal'),
  parted(-2, 3, 4, 'mixed'),
]
const partsOf = ({ step: [, d] }: Line): number => d
const isLabeled = (on: Line) => (mark: number) => mark % partsOf(on) === 0

/** Three marks between whole numbers: two negative, and one beyond −1 or 1. */
function drawThree(random: Random, ahead: number) {
  const line = itemOf(LINES, (random.turn(LINES.length) + ahead) % LINES.length)
  const d = partsOf(line)
  const marks = inside(line.from + 1, line.to - 1, isLabeled(line))
  const [low, high] = [marks.filter(mark => mark < 0), marks.filter(mark => mark > 0)]
  const far = marks.filter(mark => Math.abs(mark) > d)
  const drawn = random.until(
    () => {
      const one = random.pick(far)
      return [one, random.pick(low), random.pick(one < 0 ? high : low)]
    },
    all => all.every((a, i) => all.every((b, j) => i === j || (Math.abs(a - b) > 1 && a !== -b))),
  )
  return { line, marks: random.shuffle<readonly number[]>(drawn) }
}
/** From the whole number on the side of 0, so many parts away from 0. */
function counted(on: Line, mark: number): Both<readonly Inline[]> {
  const d = partsOf(on)
  const start = Math.trunc(mark / d)
  const many = Math.abs(mark - start * d)
  const left = mark < 0
  if (many === 1)
    return left
      ? { en: line`1 part to the left of ${start}`, es: line`1 parte a la izquierda del ${start}` }
      : { en: line`1 part to the right of ${start}`, es: line`1 parte a la derecha del ${start}` }
  return left
    ? { en: line`${many} parts to the left of ${start}`, es: line`${many} partes a la izquierda del ${start}` }
    : { en: line`${many} parts to the right of ${start}`, es: line`${many} partes a la derecha del ${start}` }
}
const partStep = (on: Line) =>
  explainedBy(writtenAs(Ratio.of(1, partsOf(on)), on.as), {
    en: line`There are ${partsOf(on)} equal parts from one whole number to the next: find one part.`,
    es: line`Hay ${partsOf(on)} partes iguales de un número entero al siguiente: halla una parte.`,
  })

/** −(−a), −(−(−a)), the opposite of the opposite of −a. */
const NESTED = ['signs', 'words', 'two signs'] as const
type Nested = (typeof NESTED)[number]
/** The number as it stands inside: negative, or positive within two signs. */
const nestedExpr = (kind: Nested, shown: Expr): Expr =>
  kind === 'two signs' ? negative(bracketed(negative(bracketed(shown)))) : negative(bracketed(shown))

const MISTAKES = ['wrongWay', 'noSign', 'tenths', 'oneTooMany'] as const
type Mistake = (typeof MISTAKES)[number]
type Told = Both<readonly Inline[]>
interface Misread {
  readonly line: Line
  readonly mark: number
}
/** The whole number on the side of 0, and how many parts lie from it to the mark. */
const fromWhole = ({ line: on, mark }: Misread) => {
  const d = partsOf(on)
  const start = Math.trunc(mark / d)
  return { d, start, many: Math.abs(mark - start * d) }
}
/** What somebody reads: from the next whole number the other way, without the sign, each part as a tenth, with one part too many. */
function misreadAt(mistake: Mistake, read: Misread): Ratio {
  const { d, start, many } = fromWhole(read)
  return {
    wrongWay: Ratio.of(start - 1).minus(Ratio.of(d - many, d)),
    noSign: valueAt(read.line, read.mark).negated(),
    tenths: Ratio.of(start).minus(Ratio.of(many, 10)),
    oneTooMany: Ratio.of(start).minus(Ratio.of(many + 1, d)),
  }[mistake]
}
function sayMistake(mistake: Mistake, read: Misread): Sentence {
  const { start } = fromWhole(read)
  const says = {
    wrongWay: {
      en: prose`The parts were counted from ${start - 1} to the left, away from 0.`,
      es: prose`Las partes se contaron desde ${start - 1} hacia la izquierda, alejándose del 0.`,
    },
    noSign: {
      en: prose`The point was read as if it were to the right of 0.`,
      es: prose`El punto se leyó como si estuviera a la derecha del 0.`,
    },
    tenths: {
      en: prose`Each part to the left of ${start} was counted as one tenth.`,
      es: prose`Cada parte a la izquierda de ${start} se contó como una décima.`,
    },
    oneTooMany: {
      en: prose`The mark at ${start} itself was counted as the first part.`,
      es: prose`La misma marca de ${start} se contó como la primera parte.`,
    },
  }
  return { key: mistake, says: says[mistake] }
}
/** How the mistake comes to the number that was read. */
function leadsTo(read: Misread & { readonly mistake: Mistake }): Told {
  const { d, start, many } = fromWhole(read)
  const number = misreadShown(read)
  const back = d - many
  return {
    wrongWay: {
      en: line`From ${start - 1}, ${count(back, nouns.part)} to the left is ${number}. It should be to the right.`,
      es: line`Desde ${start - 1}, ${count(back, nouns.part)} a la izquierda es ${number}. Debe ser a la derecha.`,
    },
    noSign: {
      en: line`${number} is as far from 0, but on the other side.`,
      es: line`${number} está a la misma distancia del 0, pero del otro lado.`,
    },
    tenths: {
      en: line`From ${start}, ${count(many, nouns.part)} of 0.1 to the left is ${number}.`,
      es: line`Desde ${start}, ${count(many, nouns.part)} de 0.1 a la izquierda es ${number}.`,
    },
    oneTooMany: {
      en: line`From ${start}, ${count(many + 1, nouns.part)} to the left is ${number}, one part too many.`,
      es: line`Desde ${start}, ${count(many + 1, nouns.part)} a la izquierda es ${number}, una parte de más.`,
    },
  }[read.mistake]
}
const misreadShown = (read: Misread & { readonly mistake: Mistake }): Expr =>
  writtenAs(misreadAt(read.mistake, read), read.mistake === 'tenths' ? 'decimal' : read.line.as)
function drawMisread(random: Random) {
  const line = random.evenly([itemOf(LINES, 0), itemOf(LINES, 3), itemOf(LINES, 5)])
  const d = partsOf(line)
  const mistake = random.evenly(MISTAKES)
  // One part too many leads to no whole number.
  const isLeftOut = (mark: number) => isLabeled(line)(mark) || (mistake === 'oneTooMany' && (mark - 1) % d === 0)
  const mark = random.pick(inside(line.from + 1, -d - 1, isLeftOut))
  return { line, mark, mistake, person: random.evenly(people) }
}

export const mediumForms = (form: Form) => ({
  readParts: form({
    levels: ['medium'],
    share: 2,
    wide: true,
    lines: 1,
    draw: random => drawThree(random, 0),
    answer: namedNumbers(...ABC),
    solve: ({ line: on, marks }) => marks.map(mark => shownAt(on, mark)),
    ask: ({ line: on, marks }) =>
      withFigure(
        {
          en: prose`What numbers are at points ${symbol('A')}, ${symbol('B')}, and ${symbol('C')}? Write each as a fraction, mixed number, or decimal.`,
          es: prose`¿Qué números están en los puntos ${symbol('A')}, ${symbol('B')} y ${symbol('C')}? Escribe cada uno como fracción, número mixto o decimal.`,
        },
        lineFigure(
          on,
          marks.map((mark, i) => [mark, itemOf(ABC, i)]),
        ),
      ),
    solution: ({ line: on, marks }) => [
      partStep(on),
      ...marks.map((mark, i) => {
        const { en, es } = counted(on, mark)
        const letter = symbol(itemOf(ABC, i))
        return explainedBy(equation(letter, shownAt(on, mark)), {
          en: [...line`${letter} is `, ...en, '.'],
          es: [...line`${letter} está `, ...es, '.'],
        })
      }),
    ],
    check: (printed, answer) => isSameNumbers(answer.map(exact), pointsOf(printed)),
  }),

  plotParts: form({
    levels: ['medium'],
    wide: true,
    draw: random => drawThree(random, 3),
    answer: plotted,
    solve: ({ line: on, marks }) => ({ ...on, points: marks.map((mark, i) => [mark, itemOf(ABC, i)] as const) }),
    ask: ({ line: on, marks }) => {
      const at = (i: number) => shownAt(on, itemOf(marks, i))
      return withFigure(
        {
          en: prose`Mark point ${symbol('A')} at ${at(0)}, point ${symbol('B')} at ${at(1)}, and point ${symbol('C')} at ${at(2)} on the number line.`,
          es: prose`Marca el punto ${symbol('A')} en ${at(0)}, el punto ${symbol('B')} en ${at(1)} y el punto ${symbol('C')} en ${at(2)} en la recta numérica.`,
        },
        lineFigure(on),
      )
    },
    solution: ({ line: on, marks }) => [
      partStep(on),
      ...marks.map((mark, i) => {
        const { en, es } = counted(on, mark)
        const letter = symbol(itemOf(ABC, i))
        return explainedBy(equation(letter, shownAt(on, mark)), {
          en: [...line`Mark ${letter} `, ...en, '.'],
          es: [...line`Marca ${letter} `, ...es, '.'],
        })
      }),
    ],
    check: (printed, answer) => isSameNumbers(markedValues(answer), printed.numbers),
  }),

  oppositeOfOpposite: form({
    levels: ['medium'],
    lines: 1,
    draw(random) {
      const kind: Nested = random.evenly(NESTED)
      const isDecimal = random.evenly([true, false])
      const isNegative = random.evenly([true, true, false])
      const d = random.pick([2, 3, 4, 5, 8])
      const whole = random.int(1, 9)
      const size = isDecimal
        ? Ratio.of(10 * whole + random.int(1, 9), 10)
        : Ratio.of(random.coprimeTo(d), d).plus(whole)
      // With signs outside, a negative number stands inside.
      return {
        kind,
        as: isDecimal ? ('decimal' as const) : ('mixed' as const),
        value: isNegative || kind !== 'words' ? size.negated() : size,
      }
    },
    answer: rational,
    solve: ({ kind, as, value }) => writtenAs(kind === 'signs' ? value.negated() : value, as),
    ask: ({ kind, as, value }) => {
      const shown = role('value', writtenAs(value, as))
      return kind === 'words'
        ? {
            en: prose`The opposite of the opposite of ${shown} is ____.`,
            es: prose`El opuesto del opuesto de ${shown} es ____.`,
          }
        : both(equation(nestedExpr(kind, writtenAs(value, as)), blank()))
    },
    solution: ({ kind, as, value }) => {
      const [shown, other] = [writtenAs(value, as), writtenAs(value.negated(), as)]
      if (kind === 'signs')
        return [
          explainedBy(shown, {
            en: line`The sign in front of the parentheses asks for the opposite of this number.`,
            es: line`El signo delante de los paréntesis pide el opuesto de este número.`,
          }),
          explainedBy(other, oppositeIs(shown, other)),
        ]
      return [
        explainedBy(other, oppositeIs(shown, other)),
        explainedBy(shown, {
          en: line`The opposite of that is ${shown} again: two opposites bring back the number.`,
          es: line`El opuesto de ese es otra vez ${shown}: dos opuestos devuelven el número.`,
        }),
      ]
    },
    check(printed, answer) {
      const [shown] = printed.maths
      if (!shown) return false
      // Each sign or each "opposite" turns the number over to the other side of 0.
      return printed.terms('role').length > 0
        ? printed.role('value').minus(exact(answer)).n === 0
        : shown.kind === 'relation' && evaluate(shown.left).equals(exact(answer))
    },
  }),

  misread: form({
    levels: ['medium'],
    wide: true,
    kind: 'find-mistake',
    draw: drawMisread,
    answer: sentenceChoice,
    solve: drawn => sayMistake(drawn.mistake, drawn),
    mistakes: drawn =>
      Object.fromEntries(
        MISTAKES.filter(mistake => mistake !== drawn.mistake).map(
          mistake => [mistake, sayMistake(mistake, drawn)] as const,
        ),
      ),
    ask: drawn => {
      const { line: on, mark, person } = drawn
      const read = role('read', misreadShown(drawn))
      const who = name(person)
      return withFigure(
        {
          en: prose`${who} says that point ${symbol('A')} is at ${read}. That is incorrect. What was the mistake?`,
          es: prose`${who} dice que el punto ${symbol('A')} está en ${read}. Eso es incorrecto. ¿Cuál fue el error?`,
        },
        lineFigure(on, [[mark, 'A']]),
      )
    },
    key: ({ line: on, mark }) => ({
      en: prose`${symbol('A')} is at ${shownAt(on, mark)}.`,
      es: prose`${symbol('A')} está en ${shownAt(on, mark)}.`,
    }),
    solution(drawn, { says }) {
      const { line: on, mark } = drawn
      const { en, es } = counted(on, mark)
      return [
        partStep(on),
        explainedBy(equation(symbol('A'), shownAt(on, mark)), {
          en: [...line`${symbol('A')} is `, ...en, '.'],
          es: [...line`${symbol('A')} está `, ...es, '.'],
        }),
        explainedBy(says, leadsTo(drawn)),
      ]
    },
    whyWrong: drawn =>
      Object.fromEntries(
        MISTAKES.filter(mistake => mistake !== drawn.mistake).map(mistake => {
          const other = misreadShown({ ...drawn, mistake })
          return [
            mistake,
            { en: line`This would give ${other}.`, es: line`Con este error se obtendría ${other}.` },
          ] as const
        }),
      ),
    check(printed, { key }) {
      const [at] = tupleOf(pointsOf(printed), 1)
      const { step: each } = printed.figure('number-line')
      if (each === null) return false
      const d = each.d
      const start = Math.trunc(at.toNumber())
      const past = at.minus(start).times(d).n
      const reads: Readonly<Record<string, Ratio>> = {
        noSign: at.negated(),
        // As far beyond the next whole number as the point lies before it.
        wrongWay: Ratio.of(2 * (start - 1)).minus(at),
        tenths: Ratio.of(10 * start + past, 10),
        oneTooMany: at.minus(Ratio.of(1, d)),
      }
      return reads[key]?.equals(printed.role('read')) ?? false
    },
  }),

  trueAboutOpposites: form(
    trueStatement({
      levels: ['medium'],
      draw(random) {
        const isDecimal = random.evenly([true, false])
        const d = random.pick([2, 3, 4, 5])
        const size = isDecimal
          ? Ratio.of(10 * random.int(1, 9) + random.int(1, 9), 10)
          : Ratio.of(random.coprimeTo(d), d).plus(random.int(1, 6))
        const right = random.evenly([0, 3, 1, 4, 2])
        const wrong = random.sample(
          [0, 1, 2, 3, 4].filter(i => i !== right),
          3,
        )
        return { size, as: isDecimal ? ('decimal' as const) : ('mixed' as const), right, wrong }
      },
      about: ({ size, as }) => {
        const number = role('size', writtenAs(size, as))
        return {
          en: [prose`Think of the number ${number} and its opposite.`],
          es: [prose`Piensa en el número ${number} y en su opuesto.`],
        }
      },
      statements: ({ size, as, right, wrong }) => [
        claimOf(trueClaims, right, 'true', size, as),
        ...wrong.map(i => claimOf(falseClaims, i, 'false', size, as)),
      ],
      solution: ({ size, as, right }, { says }) => [
        explainedBy(both(statements(expr(writtenAs(size, as)), expr(writtenAs(size.negated(), as)))), {
          en: line`The opposite is as far from 0, on the other side.`,
          es: line`El opuesto está a la misma distancia del 0, del otro lado.`,
        }),
        explainedBy(
          says,
          itemOf(trueClaims, right)(writtenAs(size.negated(), as), writtenAs(size, as), writtenAs(size.times(2), as))
            .why,
        ),
      ],
      holds(printed, key) {
        const high = printed.role('size')
        const low = Ratio.of(0).minus(high)
        const between = high.minus(low)
        const isSo: Readonly<Record<string, boolean>> = {
          'true 0': low.times(low).equals(high.times(high)),
          'true 1': low.plus(high).n === 0,
          'true 2': low.negated().equals(high),
          'true 3': high.negated().n < 0,
          'true 4': between.equals(high.plus(high)),
          'false 0': low.negated().negated().equals(high),
          'false 1': low.times(low).compare(high.times(high)) > 0,
          'false 2': low.negated().n < 0,
          'false 3': low.negated().n < 0,
          'false 4': between.equals(high),
        }
        return isSo[key] === true
      },
    }),
  ),
})

const oppositeIs = (shown: Expr, other: Expr) => ({
  en: line`The opposite of ${shown} is ${other}.`,
  es: line`El opuesto de ${shown} es ${other}.`,
})

interface Claim {
  readonly says: Both<Block>
  /** What is so instead, or why it is so. */
  readonly work: Expr
  readonly why: Both<readonly Inline[]>
}
type Claims = readonly ((low: Expr, high: Expr, twice: Expr) => Claim)[]
const claimOf = (claims: Claims, i: number, truth: 'true' | 'false', size: Ratio, as: Writing): Statement => {
  const claim = itemOf(claims, i)(writtenAs(size.negated(), as), writtenAs(size, as), writtenAs(size.times(2), as))
  const isTrue = truth === 'true'
  return {
    key: `${truth} ${i}`,
    isTrue,
    says: claim.says,
    ...(isTrue ? {} : { why: explainedBy(claim.work, claim.why) }),
  }
}

/** The statement that contradicts a true one has the same place in the list of false ones. */
const trueClaims: Claims = [
  (low, high) => ({
    says: {
      en: prose`${low} and ${high} are at the same distance from 0.`,
      es: prose`${low} y ${high} están a la misma distancia del 0.`,
    },
    work: high,
    why: { en: line`Each of them is ${high} units from 0.`, es: line`Cada uno está a ${high} unidades del 0.` },
  }),
  (low, high) => ({
    says: {
      en: prose`0 is halfway between ${low} and ${high}.`,
      es: prose`El 0 está a la mitad entre ${low} y ${high}.`,
    },
    work: equation(absolute(low), absolute(high)),
    why: {
      en: line`Opposites are at the same distance from 0, on two sides of it.`,
      es: line`Los opuestos están a la misma distancia del 0, uno a cada lado.`,
    },
  }),
  (low, high) => ({
    says: {
      en: prose`${negative(bracketed(low))} and ${high} are the same number.`,
      es: prose`${negative(bracketed(low))} y ${high} son el mismo número.`,
    },
    work: high,
    why: oppositeIs(low, high),
  }),
  (low, high) => ({
    says: {
      en: prose`The opposite of ${high} is to the left of 0 on the number line.`,
      es: prose`El opuesto de ${high} está a la izquierda del 0 en la recta numérica.`,
    },
    work: low,
    why: {
      en: line`It is ${low}, and negative numbers are to the left of 0.`,
      es: line`Es ${low}, y los números negativos están a la izquierda del 0.`,
    },
  }),
  (low, high, twice) => ({
    says: {
      en: prose`The distance from ${low} to ${high} on the number line is ${twice}.`,
      es: prose`La distancia de ${low} a ${high} en la recta numérica es ${twice}.`,
    },
    work: equation(sum(high, high), twice),
    why: {
      en: line`From ${low} to 0 is ${high}, and from 0 to ${high} is ${high} more.`,
      es: line`De ${low} a 0 hay ${high}, y de 0 a ${high} hay ${high} más.`,
    },
  }),
]
const falseClaims: Claims = [
  (low, high) => ({
    says: {
      en: prose`The opposite of the opposite of ${low} is ${high}.`,
      es: prose`El opuesto del opuesto de ${low} es ${high}.`,
    },
    work: equation(negative(bracketed(negative(bracketed(low)))), low),
    why: {
      en: line`The opposite of the opposite of ${low} is ${low} itself.`,
      es: line`El opuesto del opuesto de ${low} es el mismo ${low}.`,
    },
  }),
  (low, high) => ({
    says: {
      en: prose`0 is nearer to ${high} than to ${low}.`,
      es: prose`El 0 está más cerca de ${high} que de ${low}.`,
    },
    work: equation(absolute(low), absolute(high)),
    why: {
      en: line`0 is at the same distance from both numbers.`,
      es: line`El 0 está a la misma distancia de los dos números.`,
    },
  }),
  (_, high) => ({
    says: {
      en: prose`${negative(bracketed(negative(high)))} is a negative number.`,
      es: prose`${negative(bracketed(negative(high)))} es un número negativo.`,
    },
    work: equation(negative(bracketed(negative(high))), high),
    why: { en: line`This number is positive.`, es: line`Este número es positivo.` },
  }),
  (low, high) => ({
    says: {
      en: prose`The opposite of ${low} is to the left of 0 on the number line.`,
      es: prose`El opuesto de ${low} está a la izquierda del 0 en la recta numérica.`,
    },
    work: high,
    why: {
      en: line`The opposite of ${low} is positive, so it is to the right of 0.`,
      es: line`El opuesto de ${low} es positivo, así que está a la derecha del 0.`,
    },
  }),
  (low, high, twice) => ({
    says: {
      en: prose`The distance from ${low} to ${high} on the number line is ${high}.`,
      es: prose`La distancia de ${low} a ${high} en la recta numérica es ${high}.`,
    },
    work: equation(sum(high, high), twice),
    why: {
      en: line`The distance is ${twice}: from ${low} to 0, and from 0 to ${high}.`,
      es: line`La distancia es ${twice}: de ${low} a 0 y de 0 a ${high}.`,
    },
  }),
]
