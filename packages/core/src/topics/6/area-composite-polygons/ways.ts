import {
  answerStep,
  blocksOf,
  type Expr,
  equation,
  evaluate,
  explained,
  itemOf,
  line,
  minus,
  Printed,
  prose,
  type Ratio,
  type Sentence,
  sentenceChoice,
  statements,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import { drawnArea, isNearDrawn, isTrueToScale } from '../../kit/geometry/drawn.ts'
import { areaOf, type Composite } from './composites.ts'
import { drawSlot } from './cut-shapes.ts'
import { drawnOf, type Form, figureOf } from './parts.ts'

/** A rectangle with a slot: the whole less the slot, three columns, or a bar with two posts. */
function waysOf({ labels, pieces }: Composite) {
  const [w, h, right, left] = [labels.AB, labels.BC, labels.CD, labels.GH] as [Ratio, Ratio, Ratio, Ratio]
  const [gap, depth] = itemOf(pieces, 1).sizes
  const rest = h.minus(depth)
  return {
    right: {
      whole: minus(times(w, h), times(gap, depth)),
      columns: sum(times(left, h), times(gap, rest), times(right, h)),
      bar: sum(times(w, rest), times(left, depth), times(right, depth)),
    },
    wrong: {
      /** The corners of the bar are counted twice. */
      overlap: sum(times(w, rest), times(left, h), times(right, h)),
      /** The slot is taken for what is under it. */
      mixed: minus(times(w, h), times(gap, rest)),
      /** What is between the posts is as long as the slot is deep. */
      deep: sum(times(left, h), times(gap, depth), times(right, h)),
    },
  } as const
}
type Wrong = 'overlap' | 'mixed' | 'deep'
const WRONGS: readonly Wrong[] = ['overlap', 'mixed', 'deep']
const RIGHTS = ['whole', 'columns', 'bar'] as const

const sentence = (key: string, work: Expr): Sentence => ({ key, says: { en: prose`${work}`, es: prose`${work}` } })

export const waysForms = (form: Form) => ({
  ways: form({
    levels: ['hard'],
    kind: 'choose',
    draw(random) {
      const wrong = random.evenly(WRONGS)
      return random.until(
        () => ({ ...drawnOf(random, drawSlot(random)), wrong }),
        ({ composite }) =>
          Object.values(waysOf(composite).wrong).every(one => !evaluate(one).equals(areaOf(composite))),
      )
    },
    answer: sentenceChoice,
    solve: ({ composite, wrong }) => sentence(wrong, waysOf(composite).wrong[wrong]),
    mistakes: ({ composite }) => {
      const { right } = waysOf(composite)
      return Object.fromEntries(RIGHTS.map(name => [name, sentence(name, right[name])]))
    },
    ask: drawn => {
      const shape = figureOf(drawn)
      return {
        en: [prose`Which expression does not give the area of the shaded figure?`, shape],
        es: [prose`¿Qué expresión no da el área de la figura sombreada?`, shape],
      }
    },
    solution: ({ composite, wrong }) => {
      const work = waysOf(composite).wrong[wrong]
      const [AB, EF, FG, HA] = ['AB', 'EF', 'FG', 'HA'].map(side => symbol(side)) as [Expr, Expr, Expr, Expr]
      const [gap, depth] = itemOf(composite.pieces, 1).sizes
      return [
        explained(
          statements(
            equation(
              EF,
              equation(
                minus(minus(composite.labels.AB as Ratio, composite.labels.GH as Ratio), composite.labels.CD as Ratio),
                gap,
              ),
            ),
            equation(minus(composite.labels.BC as Ratio, depth), (composite.labels.BC as Ratio).minus(depth)),
          ),
          line`Find ${EF} and the distance from ${EF} to ${AB}.`,
          line`Halla ${EF} y la distancia de ${EF} a ${AB}.`,
        ),
        answerStep(
          equation(work, evaluate(work)),
          wrong === 'overlap'
            ? {
                en: line`With the whole lengths ${HA} and ${symbol('BC')}, the parts overlap.`,
                es: line`Con las longitudes completas ${HA} y ${symbol('BC')} las partes se traslapan.`,
              }
            : wrong === 'mixed'
              ? {
                  en: line`It subtracts the part between ${EF} and ${AB}, not the one that is cut out.`,
                  es: line`Resta la parte entre ${EF} y ${AB}, y no la que se quita.`,
                }
              : {
                  en: line`Between ${EF} and ${AB} it uses the length of ${FG}.`,
                  es: line`Entre ${EF} y ${AB} usa la longitud de ${FG}.`,
                },
        ),
      ]
    },
    whyWrong: ({ composite }) => {
      const { right } = waysOf(composite)
      const area = areaOf(composite)
      const [AB, CD, EF, FG, GH] = ['AB', 'CD', 'EF', 'FG', 'GH'].map(side => symbol(side)) as [
        Expr,
        Expr,
        Expr,
        Expr,
        Expr,
      ]
      return {
        whole: explained(
          equation(right.whole, area),
          line`This gives the area: the whole rectangle minus rectangle ${symbol('DEFG')}, which is cut out.`,
          line`Esta sí da el área: el rectángulo completo menos el rectángulo ${symbol('DEFG')}, que se quita.`,
        ),
        columns: explained(
          equation(right.columns, area),
          line`This gives the area: extend ${FG} and ${symbol('DE')} to ${AB} for three rectangles side by side.`,
          line`Esta sí da el área: prolonga ${FG} y ${symbol('DE')} hasta ${AB} y hay tres rectángulos, uno al lado del otro.`,
        ),
        bar: explained(
          equation(right.bar, area),
          line`This gives the area: extend ${EF} to both sides for one long rectangle, one at ${GH}, and one at ${CD}.`,
          line`Esta sí da el área: prolonga ${EF} hacia los dos lados y hay un rectángulo largo, uno en ${GH} y otro en ${CD}.`,
        ),
      }
    },
    check(printed, { says }) {
      const drawn = printed.figure('polygon')
      const [work] = new Printed(blocksOf(says.en)).maths
      return work !== undefined && isTrueToScale(drawn) && !isNearDrawn(evaluate(work), drawnArea(drawn))
    },
  }),
})
