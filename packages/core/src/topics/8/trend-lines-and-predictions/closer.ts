import {
  absolute,
  answerStep,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  figure,
  itemOf,
  line,
  minus,
  type Point,
  type Printed,
  prose,
  Ratio,
  type Sentence,
  sentenceChoice,
  sideBySide,
  statements,
  sum,
  symbol,
  table,
  times,
  tupleOf,
} from '../../../author.ts'
import { X, Y } from '../../kit/lines/line-equation.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { distancesFrom, meanOf } from './fits.ts'
import {
  drawData,
  drawLine,
  heightAt,
  otherLine,
  plotOf,
  ruleOf,
  scaleOf,
  secondColumns,
  shown,
  sideOf,
  type Trend,
} from './lines.ts'
import { amountOf, atOf, choiceOf, type Form, lettersTold, paragraphOf } from './says.ts'
import { settingsAt } from './settings.ts'

const MINE = {
  closerLine: settingsAt(4, 8),
  reliable: settingsAt(17, 6),
} as const
const [P, Q, A, B] = [symbol('p'), symbol('q'), symbol('A'), symbol('B')]
/** How many hundredths of a cell the points are from the line. */
const [TIGHT, LOOSE] = [[26, 50] as const, [80, 190] as const]
const offOf = (trend: Trend, [x, y]: Point) => Math.abs(y - heightAt(trend, x))
const REASONS = {
  close: { en: 'because its points lie closer to the line.', es: 'porque sus puntos están más cerca de la recta.' },
  spread: { en: 'because its points are more spread out.', es: 'porque sus puntos están más dispersos.' },
} as const
const trusted = (why: 'close' | 'spread', isA: boolean): Sentence =>
  choiceOf(`${isA ? 'A' : 'B'} ${why}`, {
    en: [...line`Plot ${isA ? A : B}, `, REASONS[why].en],
    es: [...line`El diagrama ${isA ? A : B}, `, REASONS[why].es],
  })
type Pair = readonly [number, number]
type Row = readonly [x: number, y: number]
const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const offsOf = (trend: Trend, rows: readonly Row[]) => rows.map(([x, y]) => y - heightAt(trend, x))
const distanceOf = (trend: Trend, rows: readonly Row[]) => total(offsOf(trend, rows).map(Math.abs))
/** What is compared of both lines: the sums of distances, those with signs, and the first distances alone. */
const comparedIn = (p: Trend, q: Trend, rows: readonly Row[]) => {
  const both = (of: (offs: readonly number[]) => number): Pair => [of(offsOf(p, rows)), of(offsOf(q, rows))]
  return [
    both(offs => total(offs.map(Math.abs))),
    both(offs => Math.abs(total(offs))),
    both(offs => Math.abs(itemOf(offs, 0))),
  ] as const
}
/** "Line p, because 6 is less than 9." */
const closer = (key: string, isP: boolean, less: number, more: number): Sentence =>
  choiceOf(`${isP ? 'p' : 'q'} ${key}`, {
    en: line`Line ${isP ? P : Q}, because ${shown(less)} is less than ${shown(more)}.`,
    es: line`La recta ${isP ? P : Q}, porque ${shown(less)} es menor que ${shown(more)}.`,
  })
const farther = (isP: boolean, more: number, less: number): Sentence =>
  choiceOf('greater', {
    en: line`Line ${isP ? P : Q}, because ${shown(more)} is greater than ${shown(less)}.`,
    es: line`La recta ${isP ? P : Q}, porque ${shown(more)} es mayor que ${shown(less)}.`,
  })
/** The sum of the distances from either printed line. */
function sumsIn(printed: Printed): readonly [Ratio, Ratio] {
  const [xs, ys] = tupleOf(
    printed.block('table').rows.map(row => row.slice(1).map(([cell]) => exact(cell as Expr))),
    2,
  )
  const [p, q] = printed.all('relation').map(({ right }) =>
    xs.reduce((sum, x, i) => {
      const off = evaluate(right, { x }).minus(itemOf(ys, i))
      return sum.plus(off.n < 0 ? off.negated() : off)
    }, Ratio.of(0)),
  )
  return [p ?? Ratio.of(0), q ?? Ratio.of(0)]
}

export const closerForms = (form: Form) => ({
  closerLine: form({
    levels: ['hard'],
    lines: 5,
    draw(random) {
      const isP = random.evenly([true, false])
      return random.until(
        () => {
          const one = drawLine(random, MINE.closerLine)
          const { setting } = one
          const other = otherLine(random, one)
          const { grain } = scaleOf(setting.y)
          const fine = grain < 100 ? 10 : grain
          const xs = secondColumns(setting).filter(x =>
            [one, other].every(({ trend }) => heightAt(trend, x) % fine === 0),
          )
          const chosen = xs.length < 3 ? [] : [...random.sample(xs, 3)].toSorted((a, b) => a - b)
          const rows = chosen.map((x): Row => {
            const [low, high] = [heightAt(one.trend, x), heightAt(other.trend, x)]
            const middle = (low + high) / 2 + (random.int(-12, 12) * scaleOf(setting.y).step) / 10
            return [x, grain * Math.round(middle / grain)]
          })
          const [near, far] = [one.trend, other.trend].toSorted((a, b) => distanceOf(a, rows) - distanceOf(b, rows))
          const [p, q] = isP ? [near, far] : [far, near]
          return { setting, isP, p: p ?? one.trend, q: q ?? one.trend, rows }
        },
        ({ p, q, rows }) => {
          if (rows.length < 3 || [...offsOf(p, rows), ...offsOf(q, rows)].includes(0)) return false
          const pairs = comparedIn(p, q, rows)
          return (
            pairs.every(([one, other]) => one !== other) &&
            new Set(pairs.map(pair => pair.toSorted().join())).size === 3
          )
        },
      )
    },
    answer: sentenceChoice,
    solve({ isP, p, q, rows }) {
      const [less, more] = isP ? [p, q] : [q, p]
      return closer('distances', isP, distanceOf(less, rows), distanceOf(more, rows))
    },
    mistakes({ isP, p, q, rows }): Readonly<Record<string, Sentence>> {
      const [less, more] = isP ? [p, q] : [q, p]
      const [, [one, other], [a, b]] = comparedIn(p, q, rows)
      return {
        greater: farther(!isP, distanceOf(more, rows), distanceOf(less, rows)),
        signed: closer('signed', one < other, Math.min(one, other), Math.max(one, other)),
        first: closer('first', a < b, Math.min(a, b), Math.max(a, b)),
      }
    },
    ask({ setting, p, q, rows }) {
      const data = table({
        rows: [
          [X, ...rows.map(([x]) => shown(x))],
          [Y, ...rows.map(([, y]) => shown(y))],
        ],
        rowHeads: true,
      })
      const text = paragraph(
        {
          en: [`The table shows data for ${setting.who.en}.`],
          es: [`La tabla muestra datos de ${setting.who.es}.`],
        },
        lettersTold(setting),
      )
      const rules = paragraph(
        {
          en: line`Two students propose trend lines: line ${P} is ${ruleOf(p)}, and line ${Q} is ${ruleOf(q)}.`,
          es: line`Dos estudiantes proponen rectas de tendencia: la recta ${P} es ${ruleOf(p)} y la recta ${Q} es ${ruleOf(q)}.`,
        },
        {
          en: line`For each line, add the distances between the actual and the predicted values of ${Y}. Which line is closer to the data?`,
          es: line`Para cada recta, suma las distancias entre los valores reales y los previstos de ${Y}. ¿Qué recta está más cerca de los datos?`,
        },
      )
      return { en: [text.en, data, rules.en], es: [text.es, data, rules.es] }
    },
    solution({ p, q, rows }, answer) {
      const lineSteps = (name: Expr, trend: Trend) => {
        const heights = rows.map(([x]) => shown(heightAt(trend, x)))
        const offs = offsOf(trend, rows).map(off => shown(Math.abs(off)))
        return [
          explained(
            statements(
              ...rows.map(([x], i) =>
                equation(sum(times(shown(trend.slope), shown(x)), shown(trend.start)), itemOf(heights, i)),
              ),
            ),
            line`Substitute each value of ${X} to find what line ${name} predicts.`,
            line`Sustituye cada valor de ${X} para hallar lo que predice la recta ${name}.`,
          ),
          explained(
            statements(
              ...rows.map(([, y], i) => equation(absolute(minus(shown(y), itemOf(heights, i))), itemOf(offs, i))),
            ),
            line`Find how far each actual value is from the value that line ${name} predicts.`,
            line`Halla a qué distancia está cada valor real del que predice la recta ${name}.`,
          ),
        ]
      }
      const total = (trend: Trend) =>
        equation(sum(...offsOf(trend, rows).map(off => shown(Math.abs(off)))), shown(distanceOf(trend, rows)))
      return [
        ...lineSteps(P, p),
        ...lineSteps(Q, q),
        explained(
          statements(total(p), total(q)),
          line`Add the distances for line ${P}, and then those for line ${Q}.`,
          line`Suma las distancias de la recta ${P} y luego las de la recta ${Q}.`,
        ),
        answerStep(sentenceChoice.show(answer), {
          en: line`The line with the smaller total is closer.`,
          es: line`La recta con la suma menor está más cerca.`,
        }),
      ]
    },
    whyWrong: () => ({
      greater: {
        en: line`A greater total means that the line is farther away.`,
        es: line`Una suma mayor significa que la recta está más lejos.`,
      },
      signed: {
        en: line`The differences were added with their signs, so they partly cancel.`,
        es: line`Las diferencias se sumaron con sus signos, así que en parte se cancelan.`,
      },
      first: {
        en: line`These are the distances of the first point only.`,
        es: line`Son las distancias del primer punto solamente.`,
      },
    }),
    // The sums again, from the printed table and the printed rules.
    check(printed, { key }) {
      const [one, other] = sumsIn(printed)
      return key === `${one.compare(other) < 0 ? 'p' : 'q'} distances`
    },
  }),

  reliable: form({
    levels: ['medium'],
    wide: true,
    draw(random) {
      const isA = random.evenly([true, false])
      const drawn = drawLine(random, MINE.reliable)
      const at = random.pick(drawn.crossings)[0]
      const [tight, loose] = [drawData(random, drawn, 9, [], TIGHT), drawData(random, drawn, 9, [], LOOSE)]
      return { drawn, isA, at, data: isA ? ([tight, loose] as const) : ([loose, tight] as const) }
    },
    answer: sentenceChoice,
    solve: ({ isA }) => trusted('close', isA),
    mistakes: ({ isA }): Readonly<Record<string, Sentence>> => ({
      spread: trusted('spread', !isA),
      equal: choiceOf('equal', {
        en: line`Both equally, because the two lines are the same.`,
        es: line`Los dos por igual, porque las dos rectas son iguales.`,
      }),
      neither: choiceOf('neither', {
        en: line`Neither, because no line passes through all of its points.`,
        es: line`Ninguno, porque ninguna recta pasa por todos sus puntos.`,
      }),
    }),
    ask({ drawn: { setting, trend }, at, data }) {
      const some = setting.x.some(amountOf(setting.x, at))
      const drawings = data.map(points => figure(plotOf(setting, points, [sideOf(trend)])))
      const captions = [A, B].map(letter => ({ en: prose`Plot ${letter}`, es: prose`Diagrama ${letter}` }))
      const both = (locale: 'en' | 'es') =>
        sideBySide(...drawings.map((drawing, i) => [itemOf(captions, i)[locale], drawing]))
      const text = paragraph(
        {
          en: [...line`Plots ${A} and ${B} show two sets of data for `, `${setting.who.en}.`],
          es: [...line`Los diagramas ${A} y ${B} muestran dos conjuntos de datos de `, `${setting.who.es}.`],
        },
        {
          en: ['They have the same trend line. Which plot gives the more reliable prediction for ', ...some.en, '?'],
          es: [
            'Tienen la misma recta de tendencia. ¿Qué diagrama da la predicción más confiable para ',
            ...some.es,
            '?',
          ],
        },
      )
      return { en: [text.en, both('en')], es: [text.es, both('es')] }
    },
    solution({ drawn: { setting, trend }, data }, answer) {
      return [
        ...data.map((points, i) => {
          const letter = i === 0 ? A : B
          const far = itemOf(
            points.toSorted((one, other) => offOf(trend, other) - offOf(trend, one)),
            0,
          )
          const { grain } = scaleOf(setting.y)
          const amount = amountOf(setting.y, grain * Math.round(offOf(trend, far) / grain))
          return explained(
            paragraphOf({ en: [letter, ': about ', amount], es: [letter, ': cerca de ', amount] }),
            line`In plot ${letter}, no point is farther from the line than ${atOf(far)}. Measure its distance straight up or down to the line.`,
            line`En el diagrama ${letter}, ningún punto está más lejos de la recta que ${atOf(far)}. Mide su distancia vertical hasta la recta.`,
          )
        }),
        answerStep(sentenceChoice.show(answer), {
          en: line`Where the points are close, actual values differ little from predictions.`,
          es: line`Donde los puntos están cerca, los valores reales difieren poco de los previstos.`,
        }),
      ]
    },
    whyWrong: () => ({
      spread: {
        en: line`Where the points are spread out, actual values differ more from predictions.`,
        es: line`Donde los puntos están dispersos, los valores reales difieren más de los previstos.`,
      },
      equal: {
        en: line`The lines are the same, but one fits its points better.`,
        es: line`Las rectas son iguales, pero una se ajusta mejor a sus puntos.`,
      },
      neither: {
        en: line`A trend line need not pass through all of its points.`,
        es: line`Una recta de tendencia no tiene que pasar por todos sus puntos.`,
      },
    }),
    // The mean distance of the drawn points from the drawn line.
    check(printed, { key }) {
      const [one, other] = tupleOf(
        printed
          .figures('scatter-plot')
          .map(({ curves, data }) => meanOf(distancesFrom(itemOf(curves, 0), data, 1).map(Math.abs))),
        2,
      )
      return key === `${one < other ? 'A' : 'B'} close`
    },
  }),
})
