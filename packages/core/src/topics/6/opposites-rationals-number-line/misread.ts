import {
  type Both,
  count,
  type Expr,
  equation,
  explainedBy,
  type Inline,
  itemOf,
  line,
  name,
  people,
  prose,
  type Random,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  symbol,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { writtenAs } from '../../kit/integers/written.ts'
import { inside } from './easy.ts'
import { type Form, type Line, lineFigure, pointsOf, shownAt, valueAt } from './lines.ts'
import { counted, isLabeled, LINES, partStep, partsOf, simplified } from './parts.ts'

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

export const misreadForms = (form: Form) => ({
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
          en: [...line`${symbol('A')} is `, ...en, ...simplified(on, mark), '.'],
          es: [...line`${symbol('A')} está `, ...es, ...simplified(on, mark), '.'],
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
      return reads[key]?.equals(printed.role('read')) === true
    },
  }),
})
