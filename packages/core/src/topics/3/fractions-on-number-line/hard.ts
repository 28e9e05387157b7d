import { evaluate, type FormMaker, figure, line, numberLine, over, prose, Ratio, step } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { marked, plotted } from './parts.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  cutTheLine: form({
    levels: ['hard'],
    draw: random => {
      const parts = random.pick([2, 3, 4, 6])
      return { parts, wholes: 2, at: parts + random.int(1, parts - 1) }
    },
    answer: plotted,
    solve: facts => facts,
    ask({ parts, wholes, at }) {
      const drawn = figure(numberLine({ from: 0, to: wholes, step: 1, labels: 'all' }))
      return {
        en: [prose`Divide each whole into equal parts. Then mark ${over(at, parts)}.`, drawn],
        es: [prose`Divide cada entero en partes iguales. Luego marca ${over(at, parts)}.`, drawn],
      }
    },
    solution: ({ parts, wholes, at }) => [
      step(over(1, parts), because.explain, {
        sentence: {
          en: line`Divide each whole into ${parts} equal parts.`,
          es: line`Divide cada entero en ${parts} partes iguales.`,
        },
      }),
      ...marked(parts, wholes, at),
    ],
    check: (printed, { parts, at }) => evaluate(printed.one('quotient')).equals(Ratio.of(at, parts)),
  }),
})
